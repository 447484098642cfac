import { a4, type Composition, type Layout } from '../../layout'
import { makeAddress } from '../../people/address'
import { dmy, iso, later } from '../../people/dates'
import type { Random } from '../../random'
import { printAddress, withoutEmpty } from '../address'
import { PageWriter } from '../pages/page-writer'
import { DeedFacts, dayOf, devaDigits, inWords, lakhs, monthName, plain } from '../property/facts'
import { person, taluka, village } from '../property/marathi'
import { Paper, paperStyle } from '../property/paper'

/** A conveyance in other words than those that rules were written by. */
function conveyance(random: Random): Composition {
  const f = new DeedFacts(random.fork('facts'))
  const [owner, taker] = [f.party(), f.party()]
  const executed = f.date()
  const price = f.sum(600000, 18000000, 10000)
  const where = printAddress(random.fork('where'), makeAddress(random.fork('property')), '', 'card')
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title('DEED OF ABSOLUTE SALE')
  paper.para(
    `This Deed of Absolute Sale executed at ${random.pick(['Nagpur', 'Kochi'])} on the ${dayOf(executed)} ${monthName(executed)} ${executed.year} by ${owner.title} ${owner.name} (${owner.relation}), aged ${owner.age}, now residing at ${owner.home} (hereinafter termed the SELLER, which term includes successors and assigns) in favour of ${taker.title} ${taker.name} (${taker.relation}), aged ${taker.age}, now residing at ${taker.home} (hereinafter termed the BUYER, which term includes successors and assigns).`,
  )
  paper.para(
    'WHEREAS the Seller is in absolute possession and enjoyment of the property set out below, free of any charge.',
  )
  paper.para(
    `It is agreed that the Seller sells and the Buyer buys the said property for a price of Rupees ${lakhs(price)}/- (${inWords(price)} Rupees only), paid by cheque and acknowledged by the Seller.`,
  )
  for (let i = 0; i < random.int(4, 9); i++)
    paper.para(
      'The Seller covenants that the Buyer shall hold the property quietly, without any let or hindrance from the Seller or from anyone claiming under the Seller, and shall do all further acts that the Buyer may reasonably require.',
    )
  paper.heading('SCHEDULE')
  paper.para(`The land and building located at ${where.value} with all easements and appurtenances.`)
  paper.gap(60).columns(`SELLER: ${owner.name}`, `BUYER: ${taker.name}`)
  return paper.composition({
    execution_date: iso(executed),
    seller_name: owner.name,
    buyer_name: taker.name,
    property_address: where.value,
    consideration_amount: plain(price),
    ...withoutEmpty(where.formatted),
  })
}

function tenancy(random: Random): Composition {
  const f = new DeedFacts(random.fork('facts'))
  const [owner, tenant] = [f.party(), f.party()]
  const signed = { ...f.date(2015, 2025), day: random.int(1, 28) }
  const to = later({ ...signed, year: signed.year + 1 }, 0, -1)
  const monthly = f.sum(5000, 70000, 500)
  const deposit = monthly * random.int(2, 6)
  const where = printAddress(random.fork('where'), makeAddress(random.fork('premises')), '', 'card')
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title('RESIDENTIAL LEASE AGREEMENT')
  paper.para(
    `THIS LEASE is entered into on ${dayOf(signed)} ${monthName(signed)}, ${signed.year} by and between ${owner.title} ${owner.name}, ${owner.relation}, resident of ${owner.home} ("Lessor") and ${tenant.title} ${tenant.name}, ${tenant.relation}, resident of ${tenant.home} ("Lessee").`,
  )
  paper.para(`PREMISES. The Lessor lets to the Lessee the residential premises located at ${where.value}.`)
  paper.para(`TERM. The term of this lease is 12 months, from ${dmy(signed)} to ${dmy(to)}.`)
  paper.para(`RENT. The Lessee shall pay a rent of Rs. ${lakhs(monthly)} per month, payable in advance.`)
  paper.para(`DEPOSIT. The Lessee has paid a refundable security deposit of INR ${lakhs(deposit)} to the Lessor.`)
  for (let i = 0; i < random.int(3, 7); i++)
    paper.para(
      'UPKEEP. The Lessee shall keep the premises in good order, make no alterations without consent, and give them back at the end of the term in the condition in which they were received, fair wear excepted.',
    )
  paper.gap(60).columns('LESSOR', 'LESSEE').columns(owner.name, tenant.name)
  return paper.composition({
    agreement_date: iso(signed),
    landlord_name: owner.name,
    tenant_name: tenant.name,
    property_address: where.value,
    monthly_rent: plain(monthly),
    deposit_amount: plain(deposit),
    start_date: iso(signed),
    end_date: iso(to),
    ...withoutEmpty(where.formatted),
  })
}

const page = (random: Random, fields: Record<string, string>, write: (w: PageWriter) => void): Composition => ({
  ...a4,
  fields,
  draw: (pen) => write(new PageWriter(pen, random.fork('style'))),
})

function indexCopy(random: Random): Composition {
  const f = new DeedFacts(random.fork('facts'))
  const [seller, buyer] = [person(random.fork('seller')), person(random.fork('buyer'))]
  const executed = f.date()
  const price = f.sum(500000, 9000000, 1000)
  const market = f.sum(400000, 9000000, 1000)
  const duty = Math.round(price * 0.06)
  const where = village(random.fork('village'))
  const number = `${random.int(100, 9999)}/${executed.year}`
  const area = `${random.int(40, 140)} चौ.मी.`
  return page(
    random,
    {
      document_number: number,
      registration_date: iso(executed),
      sub_registrar_office: 'हवेली क्र. 9',
      village: where,
      deed_type: 'खरेदीखत',
      consideration_amount: plain(price),
      market_value: plain(market),
      area,
      seller_name: seller.name,
      buyer_name: buyer.name,
      execution_date: iso(executed),
      stamp_duty: plain(duty),
      registration_fee: '30000.00',
    },
    (w) => {
      w.title('सूची क्र. 2')
      w.table([0.5, 0.5], [
        ['दुय्यम निबंधक : हवेली क्र. 9', `दस्त क्रमांक : ${number}`],
        ['गावाचे नाव', where],
        ['विलेखाचा प्रकार', 'खरेदीखत'],
        ['मोबदला', `₹ ${lakhs(price)}`],
        ['बाजारभाव', `₹ ${lakhs(market)}`],
        ['क्षेत्रफळ', area],
        ['दस्तऐवज करुन देणा-या पक्षकाराचे नाव', `नाव: ${seller.name}, वय: ${seller.age}`],
        ['दस्तऐवज करुन घेणा-या पक्षकाराचे नाव', `नाव: ${buyer.name}, वय: ${buyer.age}`],
        ['दस्तऐवज करुन दिल्याचा दिनांक', dmy(executed)],
        ['दस्त नोंदणी केल्याचा दिनांक', dmy(executed)],
        ['मुद्रांक शुल्क', `₹ ${lakhs(duty)}`],
        ['नोंदणी शुल्क', '₹ 30,000'],
      ]) // prettier-ignore
    },
  )
}

function landCopy(random: Random): Composition {
  const f = new DeedFacts(random.fork('facts'))
  const [tal, district] = taluka(random.fork('taluka'))
  const owner = person(random.fork('owner')).name
  const where = village(random.fork('village'))
  const survey = `${random.int(1, 600)}/${random.int(1, 9)}`
  const account = String(random.int(1, 1500))
  const area = `${random.int(0, 3)}.${random.digits(2)}`
  const issued = f.date(2018, 2025)
  const d = devaDigits
  const kind = random.fork('kind').pick(['जिरायत', 'बागायत'])
  return page(
    random,
    {
      village: where,
      taluka: tal,
      district,
      survey_number: d(survey),
      account_number: d(account),
      occupant_name: owner,
      area: d(area),
      land_type: kind,
      issue_date: iso(issued),
    },
    (w) => {
      w.title('गाव नमुना सात', 'अधिकार अभिलेख पत्रक')
      w.rows([
        [`गाव : ${where}`, `तालुका : ${tal}`],
        [`जिल्हा : ${district}`, `दिनांक : ${d(dmy(issued))}`],
      ])
      w.table([0.22, 0.2, 0.34, 0.24], [
        ['भूमापन क्रमांक', 'खाते क्रमांक', 'भोगवटादाराचे नाव', 'क्षेत्र'],
        [d(survey), d(account), owner, d(area)],
      ]) // prettier-ignore
      w.rows([
        ['भूधारणा पद्धती :', d('भोगवटादार वर्ग -1')],
        ['जमिनीचा प्रकार :', kind],
      ])
    },
  )
}

export const hiddenProperty: readonly Layout[] = [
  { id: 'hidden.conveyance', type: 'SALE_DEED', hidden: true, weight: 2, form: 'page', compose: conveyance },
  { id: 'hidden.tenancy', type: 'RENT_AGREEMENT', hidden: true, weight: 2, form: 'page', compose: tenancy },
  { id: 'hidden.index-copy', type: 'INDEX_2', hidden: true, weight: 2, form: 'page', compose: indexCopy },
  { id: 'hidden.land-copy', type: 'SATBARA', hidden: true, weight: 2, form: 'page', compose: landCopy },
]
