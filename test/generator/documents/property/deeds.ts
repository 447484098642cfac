import type { Composition, Fields, Layout } from '../../layout'
import { dmy, iso, later } from '../../people/dates'
import { makeAddress } from '../../people/address'
import type { Random } from '../../random'
import { printAddress, withoutEmpty } from '../address'
import { DeedFacts, devaDigits, inWords, lakhs, marathiMonths, plain, spokenDay, type Person } from './facts'
import { person, village } from './marathi'
import { Paper, paperStyle } from './paper'

const filler = [
  'AND WHEREAS the Vendor has represented that the said property is free from all encumbrances, charges, liens and claims of any nature whatsoever and that the Vendor has good and marketable title thereto.',
  'That the Vendor has handed over vacant and peaceful possession of the said property to the Purchaser on the execution of these presents, and the Purchaser has taken possession of the same.',
  'That all taxes, cesses and outgoings in respect of the said property up to the date of these presents have been paid by the Vendor and thereafter shall be borne and paid by the Purchaser alone.',
  'That the Vendor hereby agrees to indemnify and keep indemnified the Purchaser against any loss that the Purchaser may suffer on account of any defect in the title of the Vendor.',
  'That the Purchaser shall be entitled to get the said property mutated in his or her own name in the records of the municipal authorities and of the electricity company at his or her own cost.',
  'That the expenses of this deed, the stamp duty and the registration charges have been borne by the Purchaser.',
]

const told = (p: Person): string =>
  `${p.title} ${p.name}, ${p.relation}, aged about ${p.age} years, residing at ${p.home}`

function deed(random: Random): Composition {
  const f = new DeedFacts(random.fork('facts'))
  const [seller, buyer] = [f.party(), f.party()]
  const executed = f.date()
  const registered = later(executed, 0, random.int(0, 20))
  const price = f.sum(400000, 24000000, random.pick([1000, 50000, 100000]))
  const duty = Math.round(price * 0.06)
  const where = printAddress(random.fork('where'), makeAddress(random.fork('property')), '', 'card')
  const number = `${random.int(101, 19999)}/${registered.year}`
  const office = random.pick(['Haveli No. 5', 'Haveli No. 12', 'Andheri 3', 'Jayanagar', 'Mulshi', 'Kapashera'])
  const [one, other] = random.pick([['VENDOR', 'PURCHASER'], ['SELLER', 'BUYER'], ['VENDOR', 'VENDEE'], ['SELLER', 'PURCHASER']] as const) // prettier-ignore
  const paper = new Paper(paperStyle(random.fork('style'), random.pick([180, 520])))
  paper.title(random.pick(['SALE DEED', 'DEED OF SALE', 'DEED OF ABSOLUTE SALE', 'ABSOLUTE SALE DEED']))
  paper.para(
    random.pick([
      `THIS DEED OF SALE is made and executed at ${random.pick(['Pune', 'Mumbai', 'Bengaluru'])} on this ${spokenDay(executed)}`,
      `This Sale Deed is made on this the ${spokenDay(executed)}`,
      `This Deed of Absolute Sale is executed on ${dmy(executed)}`,
    ]),
  )
  const heading = random.chance(0.5)
  if (heading) paper.title('BETWEEN', 28)
  paper.para(
    `${heading ? '' : 'BETWEEN '}${told(seller)}, hereinafter ${random.pick(['called', 'referred to as'])} the "${one}" (which expression shall unless repugnant to the context or meaning thereof mean and include his or her heirs, executors, administrators and assigns) of the ONE PART`,
  )
  if (heading) paper.title('AND', 28)
  paper.para(
    `${heading ? '' : 'AND '}${told(buyer)}, hereinafter ${random.pick(['called', 'referred to as'])} the "${other}" (which expression shall mean and include his or her heirs, executors, administrators and assigns) of the OTHER PART.`,
  )
  if (random.chance(0.6)) {
    paper.para(
      `WHEREAS the ${one} became the absolute owner of the schedule property by virtue of a Sale Deed registered as Document No. ${random.int(100, 9000)}/${executed.year - random.int(3, 15)} in the office of the Sub-Registrar.`,
    )
  }
  paper.para(
    random.pick([
      `AND WHEREAS the ${one} has agreed to sell and the ${other} has agreed to purchase the schedule property for a total consideration of Rs. ${lakhs(price)}/- (Rupees ${inWords(price)} Only).`,
      `NOW THIS DEED WITNESSETH that in pursuance of the said agreement and in consideration of a sum of Rs. ${lakhs(price)}/- (Rupees ${inWords(price)} only) paid by the ${other} to the ${one}, the receipt whereof is hereby acknowledged, the ${one} doth hereby sell and convey the schedule property unto the ${other}.`,
      `AND WHEREAS the ${one} has offered to sell the schedule property at a sale price of Rs.${lakhs(price)} (Rupees ${inWords(price)} only) and the ${other} has accepted the same.`,
    ]),
  )
  const clauses = random.int(4, 12)
  for (let i = 0; i < clauses; i++)
    paper.para(
      `${i + 1}. ${(filler[(i + clauses) % filler.length] ?? '').replace(/Vendor/g, one[0] + one.slice(1).toLowerCase()).replace(/Purchaser/g, other[0] + other.slice(1).toLowerCase())}`,
    )
  paper.heading(random.pick(['SCHEDULE OF THE PROPERTY', 'SCHEDULE OF PROPERTY', 'THE SCHEDULE PROPERTY']))
  paper.para(
    `All that piece and parcel of the residential property admeasuring ${random.int(400, 3200)} sq. ft. situated at ${where.value} and bounded on the East by a road, on the West by the property of others, on the North by an open plot and on the South by a lane.`,
  )
  paper.para(
    'IN WITNESS WHEREOF the parties hereto have set and subscribed their hands on the day, month and year first above written.',
  )
  paper.gap(60).columns(one, other).columns(seller.name, buyer.name).columns('WITNESSES: 1.', '2.')
  const endorsed = random.chance(0.75)
  if (endorsed) {
    paper.gap(40)
    paper.para(`Stamp Duty paid : Rs. ${lakhs(duty)}/-`)
    paper.para(
      `Registered as Document No. ${number} of Book No. 1 on ${dmy(registered)} in the office of the Sub-Registrar, ${office}.`,
    )
  }
  const fields: Fields = {
    execution_date: iso(executed),
    seller_name: seller.name,
    buyer_name: buyer.name,
    property_address: where.value,
    consideration_amount: plain(price),
    ...(endorsed ? { document_number: number, registration_date: iso(registered), stamp_duty: plain(duty), sub_registrar_office: office } : {}), // prettier-ignore
    ...withoutEmpty(where.formatted),
  }
  return paper.composition(fields)
}

function marathiDeed(random: Random): Composition {
  const f = new DeedFacts(random.fork('facts'))
  const [seller, buyer] = [person(random.fork('seller')), person(random.fork('buyer'))]
  const executed = f.date()
  const price = f.sum(300000, 9000000, 1000)
  const own = random.chance(0.7)
  const digits = (text: string): string => (own ? devaDigits(text) : text)
  const number = `${random.int(101, 9999)}/${executed.year}`
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title('खरेदीखत')
  paper.para(digits(random.pick([`आज दिनांक ${executed.day} माहे ${marathiMonths[executed.month - 1] ?? ''} सन ${executed.year} रोजी पुणे येथे`, `खरेदीखत आज दिनांक ${dmy(executed)} रोजी पुणे मुक्कामी`]))) // prettier-ignore
  paper.para(digits(`${buyer.title} ${buyer.name}, वय ${buyer.age} वर्षे, धंदा नोकरी, रा. ${village(random)}, जि. पुणे`))
  paper.para('यापुढे ज्यांचा उल्लेख "लिहून घेणार" असा केला आहे')
  paper.para('यांसी')
  paper.para(digits(`${seller.title} ${seller.name}, वय ${seller.age} वर्षे, धंदा शेती, रा. ${village(random)}, जि. पुणे`))
  paper.para('यापुढे ज्यांचा उल्लेख "लिहून देणार" असा केला आहे')
  paper.para(
    'कारणे खरेदीखत लिहून देतो ऐसा जे की, खालील वर्णनाची मिळकत आमच्या मालकीची व कब्जे वहिवाटीची असून ती आम्ही आपणास कायम खरेदी दिली आहे.',
  )
  paper.para(digits(`सदर मिळकतीचा मोबदला रक्कम रु. ${lakhs(price)}/- ठरला असून तो आम्हास पूर्ण मिळाला आहे.`))
  for (let i = 0; i < random.int(2, 8); i++)
    paper.para(
      'सदर मिळकतीवर कोणत्याही प्रकारचा बोजा नाही. तसे आढळून आल्यास त्याची संपूर्ण जबाबदारी लिहून देणार यांची राहील. यापुढील सर्व कर लिहून घेणार यांनी भरावयाचे आहेत.',
    )
  paper.para(digits(`दस्त क्रमांक ${number}`))
  paper.gap(60).columns('लिहून देणार', 'लिहून घेणार').columns(seller.name, buyer.name)
  return paper.composition({
    execution_date: iso(executed),
    seller_name: seller.name,
    buyer_name: buyer.name,
    consideration_amount: plain(price),
    document_number: digits(number),
  })
}

export const deeds: readonly Layout[] = [
  { id: 'deed.paper', type: 'SALE_DEED', hidden: false, weight: 3, form: 'page', compose: deed },
  { id: 'deed.marathi', type: 'SALE_DEED', hidden: false, weight: 1, form: 'page', compose: marathiDeed },
]
