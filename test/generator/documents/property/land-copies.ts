import { dmy, iso, later } from '../../people/dates'
import type { Random } from '../../random'
import { formLayout, type Form } from '../forms/form-writer'
import { DeedFacts, devaDigits } from './facts'
import { landClasses } from './land-classes'
import { signatory } from './names-of-deeds'

const talukas = [
  ['मावळ', 'पुणे'],
  ['बारामती', 'पुणे'],
  ['खेड', 'पुणे'],
  ['वाई', 'सातारा'],
  ['सिन्नर', 'नाशिक'],
  ['राहुरी', 'अहमदनगर'],
  ['माढा', 'सोलापूर'],
  ['वाळवा', 'सांगली'],
] as const
const villages = 'वडगाव तळेगाव कुसगाव पिंपरी शिरवळ देवळाली बोरगाव निमगाव टाकळी सावरगाव आंबळे'.split(' ')

function plot(random: Random) {
  const [taluka, district] = random.pick(talukas)
  const own = random.chance(0.6)
  const write = (text: string): string => (own ? devaDigits(text) : text)
  const issued = new DeedFacts(random.fork('facts')).date(2018, 2025)
  const survey = write(
    random.pick([
      `${random.int(2, 400)}/${random.int(1, 12)}`,
      String(random.int(2, 900)),
      `${random.int(2, 90)}/${random.int(1, 9)}/${random.pick(['अ', 'ब', 'क'])}`,
    ]),
  )
  const tenure = `भोगवटादार वर्ग${random.pick(['-', ' -', ' '])}${random.pick(['१', '१', '२'])}`
  const account = write(String(random.int(11, 2500)))
  const area = write(`${random.int(0, 4)}.${random.digits(2)}.${random.pick(['00', '50', '20'])}`)
  return {
    write,
    taluka,
    district,
    village: random.pick(villages),
    survey,
    account,
    area,
    ...landClasses(random.fork('land'), area, write),
    holder: signatory(random.fork('holder')).name,
    second: signatory(random.fork('second')).name,
    tenure,
    issued,
    day: write(dmy(issued)),
  }
}
type Plot = ReturnType<typeof plot>

const fieldsOf = (p: Plot, more: { readonly area?: string; readonly occupant_name?: string } = {}) => ({
  village: p.village,
  taluka: p.taluka,
  district: p.district,
  survey_number: p.survey,
  account_number: p.account,
  occupant_name: p.holder,
  area: p.area,
  land_type: p.land,
  issue_date: iso(p.issued),
  ...more,
})

/** The portal's sheet of today: day of the report first, plot number and tenure in two boxes, then the holders. */
function portal(random: Random): Form {
  const p = plot(random)
  const change = `${random.int(100, 4000)} व दिनांक : ${dmy(later(p.issued, -2))}`
  return {
    fields: fieldsOf(p),
    pages: [
      (w) => {
        w.prose(`अहवाल दिनांक : ${p.day}`)
        w.title('महाराष्ट्र शासन', 'गाव नमुना सात', 'अधिकार अभिलेख पत्रक')
        w.grid([0.34, 0.33, 0.33], [[`गाव :- ${p.village}`, `तालुका :- ${p.taluka}`, `जिल्हा :- ${p.district}`]], false)
        w.grid(
          [0.5, 0.5],
          [
            [`ULPIN : ${random.digits(11)}`, `गट क्रमांक व उपविभाग : ${p.survey}`],
            [`भू-धारणा पद्धती : ${p.tenure}`, 'शेताचे स्थानिक नाव : -'],
          ],
        )
        w.table(
          [0.24, 0.1, 0.28, 0.12, 0.1, 0.16],
          ['क्षेत्र, एकक व आकारणी', 'खाते क्र.', 'भोगवटादाराचे नांव', 'क्षेत्र', 'आकार', 'इतर अधिकार'],
          [
            ['क्षेत्राचे एकक हे.आर.चौ.मी\nअ) लागवड योग्य क्षेत्र', p.account, p.holder, p.area, p.write('2.15'), 'कुळाचे नाव'],
            ...p.rows.map((row) => [row.join('   '), '', '', '', '', '']),
            ['ब) पोटखराब क्षेत्र (लागवड अयोग्य)', '', '', '', '', 'प्रलंबित फेरफार : नाही.'],
          ],
        )
        w.grid([0.5, 0.5], [[`शेवटचा फेरफार क्रमांक : ${p.write(change)}`, 'सीमा आणि भूमापन चिन्हे :']])
        w.title('गाव नमुना बारा').table(
          [0.2, 0.2, 0.3, 0.3],
          ['वर्ष', 'हंगाम', 'पिकाचे नाव', 'शेरा'],
          [['२०२३-२४', 'खरीप', random.pick(['सोयाबीन', 'बाजरी', 'भात']), '']],
        )
      },
    ],
  }
}

/** An older view: heads over their values in rows of three, several holders under each other. */
function heads(random: Random): Form {
  const p = plot(random)
  const two = random.chance(0.4)
  return {
    fields: fieldsOf(p, two ? { occupant_name: `${p.holder}, ${p.second}` } : {}),
    pages: [
      (w) => {
        w.title('गाव नमुना ७ (अधिकार अभिलेख पत्रक)')
        w.grid([0.34, 0.33, 0.33], [[`गाव : ${p.village}`, `तालुका : ${p.taluka}`, `जिल्हा : ${p.district}`]])
        w.grid(
          [0.33, 0.3, 0.37],
          [
            ['भूमापन क्रमांक व उपविभाग', 'भू-धारणा पद्धती', 'भोगवटादाराचे नाव'],
            [p.survey, p.tenure, two ? `${p.holder}\n${p.second}` : p.holder],
            ['शेताचे स्थानिक नाव', 'खाते क्रमांक', 'कुळाचे नाव'],
            [random.pick(['माळ', 'मळा', '-']), p.account, ''],
          ],
        )
        w.grid(
          [0.33, 0.3, 0.37],
          [
            ['क्षेत्र (हे. आर. चौ.मी.)', 'आकारणी', 'इतर अधिकार'],
            [p.area, p.write('3.40'), random.pick(['विहीर हिस्सा', 'नाही', 'बोजा - सेवा सोसायटी'])],
          ],
        )
        w.gap(20).grid([0.33, 0.3], p.rows, random.chance(0.5))
        w.gap(30).grid([0.5, 0.5], [[`दिनांक : ${p.day}`, 'तलाठी सजा']], false)
      },
    ],
  }
}

/** A certified copy: numbered rows of label and value. */
function certified(random: Random): Form {
  const p = plot(random)
  const area = `${p.area} हे.आर`
  const rows = [
    ['मौजे', p.village],
    ['तालुका', p.taluka],
    ['जिल्हा', p.district],
    [random.pick(['गट नंबर', 'सर्व्हे नंबर']), p.survey],
    ['भूधारणा पद्धती', p.tenure],
    ...(random.chance(0.5) ? [['जमिनीचा प्रकार', p.land] as const] : p.rows),
    ['खाते नंबर', p.account],
    [random.pick(['कब्जेदाराचे नाव', 'भोगवटादाराचे नाव']), p.holder],
    ['एकूण क्षेत्र', area],
    ['आकारणी रु. पैसे', p.write('4.25')],
    ['इतर हक्क', 'निरंक'],
  ] as const
  const ruled = random.chance(0.6)
  return {
    fields: fieldsOf(p, { area }),
    pages: [
      (w) => {
        w.title('सातबारा उतारा', 'गाव नमुना सात - बारा')
        w.grid(
          [0.08, 0.42, 0.5],
          rows.map(([label, value], i) => [p.write(String(i + 1)), label, value]),
          ruled,
        )
        w.prose(`${random.pick(['उतारा दिनांक', 'दिनांक'])} : ${p.day}`).right('ग्राम महसूल अधिकारी')
      },
    ],
  }
}

export const landCopies = [
  formLayout('satbara.portal', 'SATBARA', portal),
  formLayout('satbara.heads', 'SATBARA', heads),
  formLayout('satbara.certified', 'SATBARA', certified),
]
