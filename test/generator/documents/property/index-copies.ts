import { dmy, iso, later, type Day } from '../../people/dates'
import type { Random } from '../../random'
import { formLayout, type Form, type FormWriter } from '../forms/form-writer'
import { DeedFacts, devaDigits, lakhs, plain } from './facts'
import { signatory } from './names-of-deeds'

const places = 'बालेवाडी कात्रज पाषाण विमाननगर घोरपडी औंध बिबवेवाडी येरवडा फुरसुंगी'.split(' ')

interface Registration {
  readonly executed: Day
  readonly registered: Day
  readonly price: number
  readonly market: number
  readonly duty: number
  readonly fee: number
  readonly number: string
  readonly place: string
}

function registrationOf(random: Random): Registration {
  const f = new DeedFacts(random.fork('facts'))
  const executed = f.date()
  const registered = later(executed, 0, random.int(0, 15))
  const price = f.sum(600000, 16000000, 1000)
  return {
    executed,
    registered,
    price,
    market: f.sum(500000, 15000000, 500),
    duty: Math.round(price * 0.06),
    fee: random.pick([20000, 30000]),
    number: `${random.int(300, 19000)}/${registered.year}`,
    place: random.pick(places),
  }
}

const moneyOf = (r: Registration) => ({
  consideration_amount: plain(r.price),
  market_value: plain(r.market),
  stamp_duty: plain(r.duty),
  registration_fee: plain(r.fee),
  execution_date: iso(r.executed),
  registration_date: iso(r.registered),
})

/** A ruled extract with its rows numbered in a column of their own; two people on the side that buys. */
function numbered(random: Random): Form {
  const r = registrationOf(random)
  const [seller, buyer, second] = ['s', 'b', 'c'].map((who) => signatory(random.fork(who)))
  const own = random.chance(0.7)
  const d = (text: string): string => (own ? devaDigits(text) : text)
  const office = d(`सह दु.नि. ${random.pick(['हवेली', 'मावळ', 'कल्याण', 'पनवेल'])} ${random.int(1, 27)}`)
  const area = d(`${random.int(40, 190)}.${random.pick(['20', '45', '80', '00'])} चौ.मीटर`)
  const kind = random.pick(['करारनामा', 'खरेदीखत', 'सेल डीड', 'बक्षीसपत्र'])
  const described = d(
    random.pick([
      `सर्व्हे नं. ${random.int(10, 200)} पैकी प्लॉट नं. ${random.int(1, 60)}, मौजे ${r.place}`,
      `सदनिका क्र. ${random.int(101, 1204)}, ${random.int(2, 12)} वा मजला, सर्व्हे नं. ${random.int(2, 90)}/${random.int(1, 9)}, ${r.place}`,
    ]),
  )
  const two = random.chance(0.5)
  const buyers = `१) ${buyer!.name}, रा. हडपसर, पुणे${two ? `\n२) ${second!.name}, रा. हडपसर, पुणे` : ''}`
  return {
    fields: {
      document_number: d(r.number),
      sub_registrar_office: office,
      village: r.place,
      deed_type: kind,
      area,
      property_description: described,
      seller_name: seller!.name,
      buyer_name: two ? `${buyer!.name}, ${second!.name}` : buyer!.name,
      ...moneyOf(r),
    },
    pages: [
      (w) => {
        w.title('सूची क्रमांक दोन (INDEX II)')
        w.right(`दस्त क्रमांक : ${d(r.number)}`).right(`दुय्यम निबंधक : ${office}`)
        w.heading(`गावाचे नाव : ${r.place}`)
        w.grid(
          [0.08, 0.4, 0.52],
          [
            ['(१)', 'विलेखाचा प्रकार', kind],
            ['(२)', 'मोबदला', `रु. ${d(lakhs(r.price))}/-`],
            ['(३)', 'बाजारभाव', `रु. ${d(lakhs(r.market))}/-`],
            ['(४)', 'भू-मापन, पोटहिस्सा व घरक्रमांक (असल्यास)', described],
            ['(५)', 'क्षेत्रफळ', area],
            ['(६)', 'आकारणी किंवा जुडी देण्यात असेल तेव्हा', '-'],
            ['(७)', 'दस्तऐवज करून देणाऱ्या पक्षकाराचे नाव व पत्ता', `१) ${seller!.name}, रा. ${r.place}, पुणे`],
            ['(८)', 'दस्तऐवज करून घेणाऱ्या पक्षकाराचे नाव व पत्ता', buyers],
            ['(९)', 'दस्तऐवज करून दिल्याचा दिनांक', d(dmy(r.executed))],
            ['(१०)', 'दस्त नोंदणी केल्याचा दिनांक', d(dmy(r.registered))],
            ['(११)', 'अनुक्रमांक, खंड व पृष्ठ', d(r.number)],
            ['(१२)', 'मुद्रांक शुल्क', `रु. ${d(lakhs(r.duty))}/-`],
            ['(१३)', 'नोंदणी शुल्क', `रु. ${d(lakhs(r.fee))}/-`],
            ['(१४)', 'शेरा', '-'],
          ],
        )
      },
    ],
  }
}

/** A summary in English, label and value with colons between. */
function english(random: Random): Form {
  const r = registrationOf(random)
  const f = new DeedFacts(random.fork('people'))
  const [seller, buyer] = [f.party().name, f.party().name]
  const village = random.pick(['Baner', 'Balewadi', 'Wakad', 'Kharadi', 'Undri', 'Moshi'])
  const office = `Joint S.R. ${random.pick(['Haveli', 'Maval', 'Thane'])} ${random.int(1, 27)}`
  const kind = random.pick(['Agreement to Sale', 'Sale Deed', 'Gift Deed', 'Deed of Apartment'])
  const area = `${random.int(40, 140)}.${random.digits(2)} Sq. Mtr.`
  const described = `Flat No. ${random.int(101, 1204)}, ${random.pick(['A', 'B', 'C'])} Wing, Survey No. ${random.int(10, 99)}, Village ${village}`
  const rows = (w: FormWriter): FormWriter =>
    w.columns(
      [
        ['Sub Registrar Office', office],
        ['Document No.', r.number],
        ['Village', village],
        ['Type of Deed', kind],
        ['Consideration', `Rs. ${lakhs(r.price)}`],
        ['Market Value', `Rs. ${lakhs(r.market)}`],
        ['Property Description', described],
        ['Area', area],
        ['Name of Seller', seller],
        ['Name of Purchaser', buyer],
        ['Date of Execution', dmy(r.executed, '-')],
        ['Date of Registration', dmy(r.registered, '-')],
        ['Stamp Duty', `Rs. ${lakhs(r.duty)}`],
        ['Registration Fee', `Rs. ${lakhs(r.fee)}`],
      ].map(([label, value]) => ({ label: label!, value: value! })),
      0.42,
      random.pick(['', ' :']),
    )
  return {
    fields: {
      document_number: r.number,
      sub_registrar_office: office,
      village,
      deed_type: kind,
      area,
      property_description: described,
      seller_name: seller,
      buyer_name: buyer,
      ...moneyOf(r),
    },
    pages: [(w) => void rows(w.title('INDEX - II', 'Department of Registration and Stamps, Maharashtra'))],
  }
}

export const indexCopies = [
  formLayout('index2.numbered', 'INDEX_2', numbered, { weight: 2 }),
  formLayout('index2.english', 'INDEX_2', english),
]
