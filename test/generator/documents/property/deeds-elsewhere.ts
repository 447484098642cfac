import type { Fields, Layout } from '../../layout'
import { dmy, iso, later } from '../../people/dates'
import { makeAddress } from '../../people/address'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { printAddress, withoutEmpty } from '../address'
import { DeedFacts, devaDigits, inWords, lakhs, marathiMonths, plain, spokenDay } from './facts'
import { village } from './marathi'
import { hindiPerson, signatory } from './names-of-deeds'
import { Paper, paperStyle } from './paper'
import { stampPaper, stampPaperTop } from './stamp-paper'

/** Clauses as deeds of the north and of Mumbai have them; `V` sells to `P`. */
const clauses = (V: string, P: string): readonly string[] => [
  `That the ${V} has received the entire sale consideration from the ${P} in the manner stated above and nothing remains due to the ${V} on any account whatsoever.`,
  `That the ${V} assures the ${P} that the said property is free from all sorts of encumbrances such as sale, gift, mortgage, disputes, litigation, attachment, acquisition, lien, surety and stay orders.`,
  `That the actual, physical and vacant possession of the said property has been delivered by the ${V} to the ${P} at the spot.`,
  `That all the dues, demands, taxes, electricity and water charges up to the date of registration of this deed shall be borne by the ${V} and thereafter by the ${P}.`,
  `That the ${P} shall hereafter hold, use, enjoy, sell and transfer the said property as absolute owner without any hindrance by the ${V} or any person claiming through the ${V}.`,
  `That if the ownership of the said property is found to be defective the ${V} shall be liable to make good the loss so suffered by the ${P}.`,
]

function facts(random: Random, state?: string) {
  const f = new DeedFacts(random.fork('facts'))
  const executed = f.date(2014, 2024)
  return {
    f,
    executed,
    registered: later(executed, 0, random.int(0, 20)),
    price: f.sum(900000, 19000000, 50000),
    where: printAddress(random.fork('where'), makeAddress(random.fork('property'), state), '', 'card'),
    relative: (n: number): string => fullName(makeFamily(random.fork(`relative-${n}`)).name),
  }
}

/** Delhi: on stamp paper, in favour of the vendee, the certificate of the registrar on the last page. */
function delhi(random: Random) {
  const { f, executed, registered, price, where, relative } = facts(random, 'Delhi')
  const [seller, buyer] = [f.party(), f.party()]
  const duty = Math.round(price * 0.06)
  const paper = stampPaper(
    new Paper(paperStyle(random.fork('style'), stampPaperTop)),
    duty,
    'e-Stamp  Government of National Capital Territory of Delhi',
  )
  paper.title('SALE DEED')
  paper.para(`Sale consideration : Rs. ${lakhs(price)}/-`).para(`Stamp duty paid @ 6% : Rs. ${lakhs(duty)}/-`)
  paper.para(
    `This Sale Deed is executed at Delhi on this ${spokenDay(executed)} by ${seller.title} ${seller.name} ${random.pick(['S/o', 'D/o'])} Shri ${relative(1)} R/o ${f.address('Delhi')} (PAN ${f.pan()}), hereinafter called the "VENDOR" (which expression shall mean and include legal heirs, successors, executors, nominees and assignees) of the one part;`,
  )
  paper.title('IN FAVOUR OF', 28)
  paper.para(
    `${buyer.title} ${buyer.name} W/o Shri ${relative(2)} R/o ${f.address('Delhi')}, hereinafter called the "VENDEE" (which expression shall mean and include legal heirs, successors, executors, nominees and assignees) of the other part.`,
  )
  paper.para(
    `WHEREAS the Vendor is the absolute and recorded owner in possession of freehold built up property bearing ${where.value}, measuring ${random.int(50, 250)} sq. yards, by virtue of a Sale Deed duly registered vide document no. ${random.int(1000, 9000)} with the Sub-Registrar, Delhi (hereinafter referred to as the said property).`,
  )
  paper.para(
    `AND WHEREAS the Vendor for legal needs and requirements has agreed to sell, convey, transfer and assign to the Vendee the said property for a total sale consideration of Rs. ${lakhs(price)}/- (Rupees ${inWords(price)} Only).`,
  )
  paper.heading('NOW THIS SALE DEED WITNESSETH AS UNDER:')
  clauses('Vendor', 'Vendee').forEach((clause, i) => paper.para(`${i + 1}. ${clause}`))
  paper.gap(50).columns('WITNESSES:', 'VENDOR').columns('1.', '').columns('2.', 'VENDEE')
  const endorsed = random.chance(0.5)
  const number = String(random.int(900, 14000))
  if (endorsed) {
    paper.newPage().gap(300).title('Certificate (Section 60)', 30)
    paper.para(
      `Registered as Document No. ${number} in Book No. 1 Vol No. ${random.int(1000, 9000)} on page ${random.int(10, 60)} to ${random.int(61, 99)} on this date ${dmy(registered)}.`,
    )
    paper.right('Sub Registrar').right('New Delhi/Delhi')
  }
  return paper.composition({
    execution_date: iso(executed),
    seller_name: seller.name,
    buyer_name: buyer.name,
    property_address: where.value,
    consideration_amount: plain(price),
    stamp_duty: plain(duty),
    ...(endorsed ? { document_number: number, registration_date: iso(registered) } : {}),
    ...withoutEmpty(where.formatted),
  })
}

/** Mumbai: two transferors of a flat, and the summary of the registration on a page of its own. */
function flat(random: Random) {
  const { f, executed, registered, price, where } = facts(random, 'Maharashtra')
  const [first, second, buyer] = [f.party(), f.party(), f.party()]
  const duty = Math.round(price * 0.06)
  const number = `${random.int(300, 14000)}/${registered.year}`
  const office = `${random.pick(['Borivali', 'Andheri', 'Kurla', 'Thane'])} ${random.int(1, 9)}`
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title('DEED OF ABSOLUTE SALE')
  paper.para(
    `THIS DEED OF ABSOLUTE SALE made and entered into at Mumbai on this ${spokenDay(executed).replace(',', ' in the Christian year')}`,
  )
  paper.title('BETWEEN', 28)
  paper.para(
    `(1) ${first.title} ${first.name}, aged ${first.age} years, PAN ${f.pan()} and (2) ${second.title} ${second.name}, aged ${second.age} years, PAN ${f.pan()}, both adult Indian inhabitants of Mumbai, residing at ${f.address('Maharashtra')}, hereinafter jointly referred to as "THE TRANSFERORS" (which expression shall unless it be repugnant to the context be deemed to mean and include their respective heirs, executors and administrators) of the ONE PART;`,
  )
  paper.title('AND', 28)
  paper.para(
    `${buyer.title} ${buyer.name}, aged ${buyer.age} years, PAN ${f.pan()}, adult Indian inhabitant, residing at ${buyer.home}, hereinafter referred to as "THE TRANSFEREE" (which expression shall unless it be repugnant to the context be deemed to mean and include heirs, executors and administrators) of the OTHER PART.`,
  )
  paper.para(
    `WHEREAS the Transferors are the joint owners of ${where.value}, admeasuring ${random.int(300, 900)} sq. ft. carpet area (hereinafter referred to as "the said Flat").`,
  )
  paper.para(
    `AND WHEREAS the Transferors have agreed to sell and the Transferee has agreed to purchase the said Flat for the lump sum price of Rs. ${lakhs(price)}/- (Rupees ${inWords(price)} Only).`,
  )
  paper.heading('NOW THIS DEED WITNESSETH AS FOLLOWS:')
  clauses('Transferors', 'Transferee').forEach((clause, i) => paper.para(`${i + 1}) ${clause}`))
  paper.title('THE SCHEDULE ABOVE REFERRED TO', 28)
  paper.para(`All that residential premises being ${where.value}.`)
  paper.para('SIGNED AND DELIVERED by the within named TRANSFERORS and TRANSFEREE in the presence of witnesses.')
  paper.newPage().title('Summary of Registration', 30)
  const summary = [
    ['Document No.', number],
    ['Date of Registration', dmy(registered)],
    ['Office of Sub Registrar', office],
    ['Stamp Duty Paid', `Rs. ${lakhs(duty)}/-`],
    ['Registration Fee', 'Rs. 30,000/-'],
  ] as const
  for (const [label, value] of summary) paper.columns(label, value)
  return paper.composition({
    document_number: number,
    execution_date: iso(executed),
    registration_date: iso(registered),
    seller_name: `${first.name}, ${second.name}`,
    buyer_name: buyer.name,
    property_address: where.value,
    consideration_amount: plain(price),
    stamp_duty: plain(duty),
    sub_registrar_office: office,
    ...withoutEmpty(where.formatted),
  })
}

/** The deed of Hindi-speaking states: who sells and who buys in paragraphs of their own, price and duty at the head. */
function hindi(random: Random) {
  const { executed, price } = facts(random)
  const [seller, buyer] = [hindiPerson(random.fork('seller')), hindiPerson(random.fork('buyer'))]
  const duty = Math.round(price * 0.07)
  const own = random.chance(0.3)
  const d = (text: string): string => (own ? devaDigits(text) : text)
  const town = random.pick(['मथुरा', 'आगरा', 'कानपुर', 'जयपुर', 'भोपाल'])
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title('विक्रय पत्र')
  paper
    .columns('विक्रय मूल्य', d(`रु. ${lakhs(price)}/-`))
    .columns('स्टाम्प शुल्क', d(`रु. ${lakhs(duty)}/-`))
    .gap(20)
  paper.para(
    d(
      `हम कि ${seller.title} ${seller.name} ${seller.relation}, आयु ${seller.age} वर्ष, निवासी ग्राम राधापुर, तहसील ${town}, जिला ${town}, (जिसे आगे विक्रेता कहा गया है)`,
    ),
  )
  paper.title('एवं', 28)
  paper.para(
    d(
      `${buyer.title} ${buyer.name} ${buyer.relation}, आयु ${buyer.age} वर्ष, निवासी कृष्णा नगर, ${town}, (जिसे आगे क्रेता कहा गया है)`,
    ),
  )
  paper.para(d('यह कि विक्रेता उक्त सम्पत्ति का एकमात्र स्वामी व काबिज है तथा उक्त सम्पत्ति हर प्रकार के भार से मुक्त है।'))
  paper.para(
    d(
      `यह कि विक्रेता ने उक्त सम्पत्ति का विक्रय मूल्य मुबलिग ${lakhs(price)}/- रुपये में क्रेता के हक में विक्रय कर दिया है तथा सम्पूर्ण प्रतिफल प्राप्त कर लिया है।`,
    ),
  )
  for (const clause of [
    'यह कि विक्रीत सम्पत्ति का वास्तविक कब्जा आज ही मौके पर क्रेता को दे दिया गया है।',
    'यह कि यदि भविष्य में विक्रेता के स्वामित्व में कोई दोष पाया गया तो उसकी समस्त जिम्मेदारी विक्रेता की होगी।',
    'यह कि आज से पूर्व के सभी कर आदि विक्रेता द्वारा तथा आज के बाद के कर क्रेता द्वारा देय होंगे।',
  ])
    paper.para(clause)
  paper.para(d(`अतः यह विक्रय पत्र आज दिनांक ${dmy(executed, random.pick(['.', '/', '-']))} को लिख दिया ताकि प्रमाण रहे।`))
  paper.gap(40).columns('हस्ताक्षर विक्रेता', 'हस्ताक्षर क्रेता').columns(seller.name, buyer.name)
  return paper.composition({
    execution_date: iso(executed),
    seller_name: seller.name,
    buyer_name: buyer.name,
    consideration_amount: plain(price),
    stamp_duty: plain(duty),
  })
}

/** Marathi: each party in a block with its part at the right margin. */
function permanent(random: Random) {
  const { executed, price } = facts(random)
  const [seller, buyer] = [signatory(random.fork('seller')), signatory(random.fork('buyer'))]
  const own = random.chance(0.7)
  const d = (text: string): string => (own ? devaDigits(text) : text)
  const home = village(random.fork('home'))
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title('॥ श्री ॥', 26).title('कायम खरेदीखत')
  paper.para(
    d(
      `कायम खरेदीखत आज तारीख ${executed.day} माहे ${marathiMonths[executed.month - 1] ?? ''} सन ${executed.year} रोजी ते दिवशी मुक्काम पुणे येथे,`,
    ),
  )
  paper.para(`${buyer.title} ${buyer.name}`).para(d(`वय ${buyer.age} वर्षे, धंदा - नोकरी, राहणार - शिवाजीनगर, पुणे`))
  paper.right('... लिहून घेणार (खरेदीदार)').title('यांसी', 28)
  paper.para(`${seller.title} ${seller.name}`)
  paper.para(d(`वय ${seller.age} वर्षे, धंदा - शेती, राहणार - मु. पो. ${home}, जि. पुणे`))
  paper.right('... लिहून देणार (विक्रेता)').gap(20)
  paper.para(
    'कारणे कायम खरेदीखत लिहून देतो की, खाली परिशिष्टात नमूद केलेली मिळकत ही लिहून देणार यांच्या स्वकष्टार्जित मालकीची असून त्यावर लिहून देणार यांची प्रत्यक्ष वहिवाट आहे.',
  )
  paper.para(
    d(
      `सदरची मिळकत लिहून देणार यांनी लिहून घेणार यांना रक्कम रुपये ${lakhs(price)}/- एवढ्या किमतीस कायमची विकली असून सदर रक्कम लिहून देणार यांना धनादेशाद्वारे पोहोचली आहे.`,
    ),
  )
  for (let i = random.int(1, 4); i > 0; i--)
    paper.para(
      'सदर मिळकतीचा प्रत्यक्ष ताबा आज रोजी लिहून घेणार यांना दिलेला असून यापुढील सर्व सरकारी कर, पट्टी लिहून घेणार यांनी भरावयाची आहे.',
    )
  paper.para('येणेप्रमाणे खरेदीखत लिहून दिले असे.')
  paper.gap(50).columns('लिहून देणार', 'लिहून घेणार').columns(seller.name, buyer.name)
  const fields: Fields = {
    execution_date: iso(executed),
    seller_name: seller.name,
    buyer_name: buyer.name,
    consideration_amount: plain(price),
  }
  return paper.composition(fields)
}

const deed = (id: string, compose: Layout['compose']): Layout => ({
  id: `deed.${id}`,
  type: 'SALE_DEED',
  hidden: false,
  weight: 1,
  form: 'page',
  compose,
})

export const deedsElsewhere: readonly Layout[] = [
  deed('delhi', delhi),
  deed('flat', flat),
  deed('hindi', hindi),
  deed('permanent', permanent),
]
