import { a4, type Composition, type Layout } from '../../layout'
import { dmy, iso, later } from '../../people/dates'
import type { Random } from '../../random'
import { PageWriter } from '../pages/page-writer'
import { DeedFacts, devaDigits, lakhs, plain } from './facts'
import { landClasses } from './land-classes'
import { person, taluka, village } from './marathi'

const page = (random: Random, fields: Record<string, string>, write: (w: PageWriter) => void): Composition => ({
  ...a4,
  fields,
  draw: (pen) => write(new PageWriter(pen, random.fork('style'))),
})

/** What an extract of Index II says. */
function registration(random: Random) {
  const f = new DeedFacts(random.fork('facts'))
  const [seller, buyer] = [person(random.fork('seller')), person(random.fork('buyer'))]
  const executed = f.date()
  const registered = later(executed, 0, random.int(0, 12))
  const price = f.sum(400000, 15000000, 1000)
  const market = f.sum(300000, 14000000, 500)
  const where = village(random.fork('village'))
  const number = `${random.int(101, 19999)}/${registered.year}`
  const office = `सह दु.नि. ${random.pick(['हवेली', 'मुळशी', 'ठाणे', 'नाशिक'])} ${random.int(1, 27)}`
  const area = `${random.int(35, 160)}.${random.pick(['00', '50', '25'])} चौ.मीटर`
  const kind = random.pick(['करारनामा', 'खरेदीखत', 'अभिहस्तांतरणपत्र', 'बक्षीसपत्र', 'सेल डीड'])
  const described = `पालिकेचे नाव: पुणे म.न.पा. इतर वर्णन: सदनिका नं. ${random.int(101, 1204)}, ${random.int(1, 12)} वा मजला, सर्व्हे नं. ${random.int(1, 199)}, मौजे ${where}`
  const duty = Math.round(price * 0.05)
  const fields = {
    document_number: number,
    registration_date: iso(registered),
    sub_registrar_office: office,
    village: where,
    deed_type: kind,
    consideration_amount: plain(price),
    market_value: plain(market),
    property_description: described,
    area,
    seller_name: seller.name,
    buyer_name: buyer.name,
    execution_date: iso(executed),
    stamp_duty: plain(duty),
    registration_fee: '30000.00',
  }
  return {
    fields,
    seller,
    buyer,
    executed,
    registered,
    price,
    market,
    where,
    number,
    office,
    area,
    kind,
    described,
    duty,
  }
}

/** The state's print-out: a ruled table of fourteen rows. */
function indexTable(random: Random): Composition {
  const r = registration(random)
  const money = (value: number): string => (random.chance(0.5) ? String(value) : `${lakhs(value)}.00`)
  return page(random, r.fields, (w) => {
    w.rows([
      [dmy(r.registered), 'सूची क्र.2'],
      ['', `दुय्यम निबंधक : ${r.office}`],
      ['', `दस्त क्रमांक : ${r.number}`],
      ['नोदंणी :', 'Regn:63m'],
    ])
    w.gap(40).title(`गावाचे नाव : ${r.where}`)
    w.table([0.42, 0.58], [
      ['(1)विलेखाचा प्रकार', r.kind],
      ['(2)मोबदला', money(r.price)],
      ['(3) बाजारभाव(भाडेपटट्याच्या बाबतितपटटाकार आकारणी देतो की पटटेदार ते नमुद करावे)', money(r.market)],
      ['(4) भू-मापन,पोटहिस्सा व घरक्रमांक(असल्यास)', `1) ${r.described}`],
      ['(5) क्षेत्रफळ', r.area],
      ['(6)आकारणी किंवा जुडी देण्यात असेल तेव्हा.', ''],
      ['(7) दस्तऐवज करुन देणा-या/लिहून ठेवणा-या पक्षकाराचे नाव किंवा दिवाणी न्यायालयाचा हुकुमनामा किंवा आदेश असल्यास,प्रतिवादिचे नाव व पत्ता.', `1): नाव:-${r.seller.name} वय:-${r.seller.age}; पत्ता:-प्लॉट नं: ${random.int(1, 99)}, रोड नं: -, महाराष्ट्र, पुणे. पिन कोड:-4110${random.int(10, 60)} पॅन नं:-ABCP${random.letters(1)}${random.digits(4)}K`],
      ['(8)दस्तऐवज करुन घेणा-या पक्षकाराचे व किंवा दिवाणी न्यायालयाचा हुकुमनामा किंवा आदेश असल्यास,प्रतिवादिचे नाव व पत्ता', `1): नाव:-${r.buyer.name} वय:-${r.buyer.age}; पत्ता:-प्लॉट नं: ${random.int(1, 99)}, रोड नं: -, महाराष्ट्र, पुणे. पिन कोड:-4110${random.int(10, 60)}`],
      ['(9) दस्तऐवज करुन दिल्याचा दिनांक', dmy(r.executed)],
      ['(10)दस्त नोंदणी केल्याचा दिनांक', dmy(r.registered)],
      ['(11)अनुक्रमांक,खंड व पृष्ठ', r.number],
      ['(12)बाजारभावाप्रमाणे मुद्रांक शुल्क', money(r.duty)],
      ['(13)बाजारभावाप्रमाणे नोंदणी शुल्क', money(30000)],
      ['(14)शेरा', ''],
    ]) // prettier-ignore
  })
}

/** A copy from the office: rows without rules, Devanagari digits. */
function indexRows(random: Random): Composition {
  const r = registration(random)
  const d = devaDigits
  const fields = {
    ...r.fields,
    document_number: d(r.number),
    sub_registrar_office: d(r.office),
    area: d(r.area),
    property_description: d(r.described),
  }
  return page(random, fields, (w) => {
    w.title('सूची क्रमांक २', 'Index II')
    w.rows(
      [
        ['दुय्यम निबंधक', d(r.office)],
        ['दस्त क्रमांक', d(r.number)],
        ['गावाचे नाव', r.where],
        ['(१) विलेखाचा प्रकार', r.kind],
        ['(२) मोबदला', d(`रु. ${lakhs(r.price)}/-`)],
        ['(३) बाजारभाव', d(`रु. ${lakhs(r.market)}/-`)],
        ['(४) भू-मापन, पोटहिस्सा व घरक्रमांक', d(`1) ${r.described}`)],
        ['(५) क्षेत्रफळ', d(r.area)],
        ['(७) दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव', r.seller.name],
        ['(८) दस्तऐवज करून घेणाऱ्या पक्षकाराचे नाव', r.buyer.name],
        ['(९) दस्तऐवज करून दिल्याचा दिनांक', d(dmy(r.executed))],
        ['(१०) दस्त नोंदणी केल्याचा दिनांक', d(dmy(r.registered))],
        ['(१२) मुद्रांक शुल्क', d(`रु. ${lakhs(r.duty)}/-`)],
        ['(१३) नोंदणी शुल्क', d('रु. 30,000/-')],
      ],
      700,
    )
  })
}

function land(random: Random) {
  const f = new DeedFacts(random.fork('facts'))
  const [tal, district] = taluka(random.fork('taluka'))
  const issued = f.date(2018, 2025)
  const survey = random.pick([`${random.int(1, 900)}/${random.int(1, 12)}`, String(random.int(1, 900)), `${random.int(1, 300)}/${random.int(1, 9)}/${random.pick(['अ', 'ब'])}`]) // prettier-ignore
  return {
    tal,
    district,
    issued,
    survey,
    village: village(random.fork('village')),
    account: String(random.int(1, 2400)),
    owner: person(random.fork('owner')).name,
    area: `${random.int(0, 4)}.${random.digits(2)}.${random.pick(['00', '50'])}`,
    tenure: `भोगवटादार वर्ग -${random.pick(['1', '1', '2'])}`,
  }
}

/** Village form VII as the state prints it. */
function landForm(random: Random): Composition {
  const l = land(random)
  const d = devaDigits
  const kinds = landClasses(random.fork('land'), d(l.area), d)
  const fields = {
    village: l.village,
    taluka: l.tal,
    district: l.district,
    survey_number: d(l.survey),
    account_number: d(l.account),
    occupant_name: l.owner,
    area: d(l.area),
    land_type: kinds.land,
    issue_date: iso(l.issued),
  }
  return page(random, fields, (w) => {
    w.title(
      'महाराष्ट्र शासन',
      'गाव नमुना सात (अधिकार अभिलेख पत्रक)',
      '[महाराष्ट्र जमीन महसूल अधिकार अभिलेख आणि नोंदवह्या (तयार करणे व सुस्थितीत ठेवणे) नियम, १९७१ यातील नियम ३, ५, ६ आणि ७]',
    )
    w.rows([[`गाव :- ${l.village}`, `तालुका :- ${l.tal}          जिल्हा :- ${l.district}`]])
    w.rows(
      [
        ['गट क्रमांक व उपविभाग :', d(l.survey)],
        ['भू-धारणा पद्धती :', d(l.tenure)],
        ['शेताचे स्थानिक नाव :', ''],
      ],
      560,
    )
    w.table([0.3, 0.12, 0.3, 0.14, 0.14], [
      ['क्षेत्र, एकक व आकारणी', 'खाते क्र.', 'भोगवटादाराचे नाव', 'क्षेत्र', 'आकार'],
      ['क्षेत्राचे एकक हे.आर.चौ.मी', d(l.account), l.owner, d(l.area), d(`${random.int(0, 9)}.${random.digits(2)}`)],
      ['अ) लागवड योग्य क्षेत्र', '', '', '', ''],
      ...kinds.rows.map((row) => [row.join('   '), '', '', '', '']),
    ]) // prettier-ignore
    w.title('गाव नमुना बारा (पिकांची नोंदवही)').table([0.16, 0.16, 0.3, 0.2, 0.18], [
      ['वर्ष', 'हंगाम', 'पिकाचे नाव', 'जल सिंचित', 'शेरा'],
      ['२०२२-२३', 'खरीप', 'सोयाबीन', '०.४०', ''],
      ['२०२२-२३', 'रब्बी', 'गहू', '०.४०', ''],
    ]) // prettier-ignore
    w.rows([['अहवाल दिनांक :', d(dmy(l.issued))]])
  })
}

/** The older extract that a talathi writes out: labels and values, Latin digits. */
function landRows(random: Random): Composition {
  const l = land(random)
  const kinds = landClasses(random.fork('land'), l.area, (text) => text)
  const fields = {
    village: l.village,
    taluka: l.tal,
    district: l.district,
    survey_number: l.survey,
    account_number: l.account,
    occupant_name: l.owner,
    area: `${l.area} हे.आर`,
    land_type: kinds.land,
    issue_date: iso(l.issued),
  }
  return page(random, fields, (w) => {
    w.title('गाव नमुना ७/१२', 'सातबारा उतारा')
    w.rows(
      [
        ['गाव', l.village],
        ['तालुका', l.tal],
        ['जिल्हा', l.district],
        ['भूमापन क्रमांक व उपविभाग', l.survey],
        ['भूधारणा पद्धती', l.tenure],
        ['खाते क्रमांक', l.account],
        ['भोगवटादाराचे नाव', l.owner],
        ...kinds.rows,
        ['एकूण क्षेत्र', `${l.area} हे.आर`],
        ['आकारणी', `${random.int(1, 9)}.${random.digits(2)}`],
        ['इतर अधिकार', 'विहीर, बोअरवेल'],
        ['दिनांक', dmy(l.issued)],
      ],
      620,
    )
    w.right('तलाठी')
  })
}

export const propertyForms: readonly Layout[] = [
  { id: 'index2.table', type: 'INDEX_2', hidden: false, weight: 2, form: 'page', compose: indexTable },
  { id: 'index2.rows', type: 'INDEX_2', hidden: false, weight: 1, form: 'page', compose: indexRows },
  { id: 'satbara.form', type: 'SATBARA', hidden: false, weight: 2, form: 'page', compose: landForm },
  { id: 'satbara.rows', type: 'SATBARA', hidden: false, weight: 1, form: 'page', compose: landRows },
]
