import type { Composition, Layout } from '../../layout'
import { makeAddress } from '../../people/address'
import { dmy, iso, later, type Day } from '../../people/dates'
import type { Random } from '../../random'
import { printAddress, withoutEmpty } from '../address'
import { DeedFacts, dayOf, devaDigits, inWords, lakhs, monthName, plain, spokenDay } from './facts'
import { person, village } from './marathi'
import { Paper, paperStyle } from './paper'

/** The last day of so many months from a day that every month has. */
export function periodEnd(from: Day, months: number): Day {
  const month = from.month - 1 + months
  return later({ year: from.year + Math.floor(month / 12), month: (month % 12) + 1, day: from.day }, 0, -1)
}

const clauses = [
  'That the Tenant shall use the said premises for residential purposes only and shall not sublet, assign or part with the possession thereof to any other person.',
  'That the Tenant shall pay the electricity and water charges as per the meter readings directly to the authorities concerned.',
  'That the Landlord or his authorised agent may inspect the premises at any reasonable time after giving due notice.',
  'That the Tenant shall not make any structural additions or alterations in the premises without the written consent of the Landlord.',
  'That either party may terminate this agreement by giving one month notice in writing to the other.',
  'That the Tenant shall hand over the vacant and peaceful possession of the premises on the expiry of the period of this agreement.',
]

const words = { 11: 'eleven', 12: 'twelve', 24: 'twenty four', 36: 'thirty six' } as const

function rent(random: Random): Composition {
  const f = new DeedFacts(random.fork('facts'))
  const [landlord, tenant] = [f.party(), f.party()]
  const signed = f.date(2015, 2025)
  const start = { ...later(signed, 0, random.int(0, 25)) }
  const from = { ...start, day: Math.min(start.day, 28) }
  const months = random.pick([11, 11, 12, 24, 36] as const)
  const to = periodEnd(from, months)
  const monthly = f.sum(4000, 90000, 500)
  const deposit = monthly * random.int(1, 10)
  const where = printAddress(random.fork('where'), makeAddress(random.fork('premises')), '', 'card')
  const licence = random.chance(0.45)
  const [one, other] = licence ? (['LICENSOR', 'LICENSEE'] as const) : random.pick([['LANDLORD', 'TENANT'], ['OWNER', 'TENANT'], ['LESSOR', 'LESSEE']] as const) // prettier-ignore
  const [One, Other] = [one, other].map((w) => w[0] + w.slice(1).toLowerCase())
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title(licence ? 'LEAVE AND LICENSE AGREEMENT' : random.pick(['RENT AGREEMENT', 'RENTAL AGREEMENT', 'LEASE AGREEMENT', 'HOUSE RENT AGREEMENT'])) // prettier-ignore
  const day = random.pick([spokenDay(signed), dmy(signed), `${dayOf(signed)} ${monthName(signed)} ${signed.year}`])
  paper.para(
    `This Agreement is made and executed on this ${day} at ${random.pick(['Pune', 'New Delhi', 'Chennai'])} BETWEEN`,
  )
  paper.para(
    `${landlord.title} ${landlord.name}, ${landlord.relation}, aged about ${landlord.age} years, residing at ${landlord.home}, hereinafter called the "${one}" (which term shall include his or her heirs and legal representatives) of the FIRST PART;`,
  )
  paper.title('AND', 28)
  paper.para(
    `${tenant.title} ${tenant.name}, ${tenant.relation}, aged about ${tenant.age} years, having permanent address at ${tenant.home}, hereinafter called the "${other}" of the SECOND PART.`,
  )
  paper.para(
    random.pick([
      `WHEREAS the ${One} is the absolute owner of the premises situated at ${where.value}, hereinafter called the said premises.`,
      `WHEREAS the ${One} is the owner and in possession of the house property located at ${where.value} and has agreed to let out the same to the ${Other}.`,
    ]),
  )
  const printed = random.chance(0.65)
  const span = `${months} (${words[months]}) months commencing from ${dmy(from)}`
  paper.para(
    `1. That the ${One} grants the said premises to the ${Other} for a period of ${span}${printed ? ` and ending on ${dmy(to)}` : ''}.`,
  )
  paper.para(
    random.pick([
      `2. That the ${Other} shall pay to the ${One} a monthly ${licence ? 'license fee' : 'rent'} of Rs. ${lakhs(monthly)}/- (Rupees ${inWords(monthly)} Only) on or before the ${random.int(3, 10)}th day of each English calendar month.`,
      `2. That the ${Other} shall pay Rs.${lakhs(monthly)}/- per month towards the ${licence ? 'compensation' : 'rent'} of the said premises in advance.`,
    ]),
  )
  paper.para(
    random.pick([
      `3. That the ${Other} has paid an interest free refundable security deposit of Rs. ${lakhs(deposit)}/- (Rupees ${inWords(deposit)} Only) to the ${One}.`,
      `3. That the ${Other} has deposited with the ${One} a sum of Rs. ${lakhs(deposit)} as security deposit, which shall be refunded without interest.`,
    ]),
  )
  for (let i = 0; i < random.int(3, 12); i++)
    paper.para(
      `${i + 4}. ${(clauses[i % clauses.length] ?? '').replace(/Tenant/g, Other ?? '').replace(/Landlord/g, One ?? '')}`,
    )
  paper.para('IN WITNESS WHEREOF the parties have set their hands on the day and year first above written.')
  paper
    .gap(70)
    .columns(One ?? '', Other ?? '')
    .columns(landlord.name, tenant.name)
    .columns('Witness 1:', 'Witness 2:')
  return paper.composition({
    agreement_date: iso(signed),
    landlord_name: landlord.name,
    tenant_name: tenant.name,
    property_address: where.value,
    monthly_rent: plain(monthly),
    deposit_amount: plain(deposit),
    start_date: iso(from),
    end_date: iso(to),
    ...withoutEmpty(where.formatted),
  })
}

function marathiRent(random: Random): Composition {
  const f = new DeedFacts(random.fork('facts'))
  const [landlord, tenant] = [person(random.fork('landlord')), person(random.fork('tenant'))]
  const signed = f.date(2015, 2025)
  const from = { ...signed, day: 1 }
  const to = periodEnd(from, 11)
  const monthly = f.sum(3000, 40000, 500)
  const deposit = monthly * random.int(1, 6)
  const own = random.chance(0.7)
  const digits = (text: string): string => (own ? devaDigits(text) : text)
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title(random.pick(['भाडे करारनामा', 'भाडेकरार']))
  paper.para(digits(`हा करार आज दिनांक ${dmy(signed)} रोजी पुणे येथे करण्यात आला.`))
  paper.para(
    digits(`घरमालक : ${landlord.title} ${landlord.name}, वय ${landlord.age} वर्षे, रा. ${village(random)}, जि. पुणे`),
  )
  paper.para(digits(`भाडेकरू : ${tenant.title} ${tenant.name}, वय ${tenant.age} वर्षे, रा. ${village(random)}, जि. पुणे`))
  paper.para(digits(`१) सदर जागेचे दरमहा भाडे रु. ${lakhs(monthly)}/- ठरले आहे.`))
  paper.para(digits(`२) भाडेकरू यांनी अनामत रक्कम रु. ${lakhs(deposit)}/- घरमालक यांच्याकडे जमा केली आहे.`))
  paper.para(digits(`३) कराराची मुदत 11 महिने दिनांक ${dmy(from)} पासून ते ${dmy(to)} पर्यंत राहील.`))
  for (let i = 0; i < random.int(2, 6); i++)
    paper.para(
      'भाडेकरू यांनी सदर जागा फक्त राहण्यासाठी वापरावयाची असून पोटभाडेकरू ठेवता येणार नाही. वीज व पाणी यांचे बिल भाडेकरू यांनी भरावयाचे आहे.',
    )
  paper.gap(60).columns('घरमालक', 'भाडेकरू').columns(landlord.name, tenant.name)
  return paper.composition({
    agreement_date: iso(signed),
    landlord_name: landlord.name,
    tenant_name: tenant.name,
    monthly_rent: plain(monthly),
    deposit_amount: plain(deposit),
    start_date: iso(from),
    end_date: iso(to),
  })
}

export const rents: readonly Layout[] = [
  { id: 'rent.paper', type: 'RENT_AGREEMENT', hidden: false, weight: 3, form: 'page', compose: rent },
  { id: 'rent.marathi', type: 'RENT_AGREEMENT', hidden: false, weight: 1, form: 'page', compose: marathiRent },
]
