import type { Layout } from '../../layout'
import { makeAddress } from '../../people/address'
import { dmy, iso, later } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { printAddress, withoutEmpty } from '../address'
import { DeedFacts, devaDigits, inWords, lakhs, plain } from './facts'
import { hindiPerson, signatory } from './names-of-deeds'
import { Paper, paperStyle } from './paper'
import { periodEnd } from './rents'
import { stampPaper, stampPaperTop } from './stamp-paper'

function term(random: Random, months: number) {
  const f = new DeedFacts(random.fork('facts'))
  const signed = f.date(2016, 2025)
  const soon = later(signed, 0, random.int(0, 25))
  const from = { ...soon, day: Math.min(soon.day, 28) }
  const to = periodEnd(from, months)
  const monthly = f.sum(3500, 60000, 500)
  const deposit = monthly * random.int(2, 6)
  return {
    f,
    signed,
    from,
    to,
    monthly,
    deposit,
    fields: {
      agreement_date: iso(signed),
      monthly_rent: plain(monthly),
      deposit_amount: plain(deposit),
      start_date: iso(from),
      end_date: iso(to),
    },
  }
}

const kin = (random: Random, n: number): string => fullName(makeFamily(random.fork(`kin-${n}`)).name)

/** Delhi: an owner and a tenant who are the first and the second party, on stamp paper. */
function parties(random: Random) {
  const { f, signed, from, to, monthly, deposit, fields } = term(random, 11)
  const [landlord, tenant] = [f.party().name, f.party().name]
  const where = printAddress(random.fork('where'), makeAddress(random.fork('premises'), 'Delhi'), '', 'card')
  const mark = random.pick(['.', '/', '-'])
  const paper = stampPaper(
    new Paper(paperStyle(random.fork('style'), stampPaperTop)),
    100,
    'Government of National Capital Territory of Delhi',
  )
  paper.title('RENT AGREEMENT')
  paper.para(
    `This Rent Agreement is made and executed at Delhi on this ${dmy(signed, mark)}, between Sh. ${landlord} S/o Sh. ${kin(random, 1)} R/o ${f.address('Delhi')}, (hereinafter called the Owner/First Party)`,
  )
  paper.title('AND', 28)
  paper.para(
    `Sh. ${tenant} S/o Late Sh. ${kin(random, 2)} R/o ${f.address('Uttar Pradesh')}, (hereinafter called the Tenant/Second Party).`,
  )
  paper.para(
    'The expressions of both the parties shall mean and include their respective heirs, successors, legal representatives and assigns.',
  )
  paper.para(
    `Whereas the First Party is the owner of ${where.value} and whereas on the request of the Second Party, the First Party has agreed to let out one room set with kitchen and bathroom of the said property on the following terms and conditions:`,
  )
  const conditions = [
    `That the monthly rent of the above said premises has been settled @ Rs. ${lakhs(monthly)}/- (Rupees ${inWords(monthly)} Only) per month excluding electricity and water charges.`,
    `That the tenancy is for a period of 11 months commencing w.e.f. ${dmy(from, mark)} to ${dmy(to, mark)}.`,
    `That the Second Party has paid Rs. ${lakhs(deposit)}/- (Rupees ${inWords(deposit)} Only) as interest free security to the First Party which shall be refunded at the time of vacating the premises.`,
    'That the Second Party shall not make any addition or alteration in the said premises without the written consent of the First Party.',
    "That either party may terminate this agreement by giving one month's advance notice in writing to the other party.",
  ]
  conditions.forEach((condition, i) => paper.para(`${i + 1}. ${condition}`))
  paper.gap(40).columns('WITNESSES:', 'FIRST PARTY').columns('1.', '').columns('2.', 'SECOND PARTY')
  return paper.composition({
    ...fields,
    landlord_name: landlord,
    tenant_name: tenant,
    property_address: where.value,
    ...withoutEmpty(where.formatted),
  })
}

/** The wording of the state's online registration of leave and licence in Maharashtra. */
function registered(random: Random) {
  const { f, signed, from, to, monthly, deposit, fields } = term(random, 24)
  const [licensor, licensee, second] = [f.party(), f.party(), f.party()]
  const two = random.chance(0.5)
  const told = (n: number, p: typeof licensor): string =>
    `${n}) Name: ${p.title} ${p.name}, Age : About ${p.age} Years, Occupation : ${random.pick(['Business', 'Service', 'Retired'])}, PAN : ${f.pan()} Residing at: House No:${random.int(1, 90)}, Road:Civil Lines, Nagpur, Maharashtra, 440001`
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title('LEAVE AND LICENSE AGREEMENT')
  paper.para(`This agreement is made and executed on ${dmy(signed)} at Pune`).para('Between,')
  paper.para(told(1, licensor))
  paper.para(
    "HEREINAFTER called 'the Licensor (which expression shall mean and include the Licensor above named as also his/her/their respective heirs, successors, assigns, executors and administrators)",
  )
  paper.para('AND').para(told(1, licensee))
  if (two) paper.para(told(2, second))
  paper.para(
    `HEREINAFTER called 'the Licensee${two ? 's' : ''}' (which expression shall mean and include only Licensee${two ? 's' : ''} above named).`,
  )
  paper.para(
    `1) Period: That the Licensor hereby grants to the Licensee a revocable leave and license, to occupy the Licensed Premises, described in Schedule I hereunder written without creating any tenancy rights for a period of 24 Months commencing from ${dmy(from)} and ending on ${dmy(to)}`,
  )
  paper.para(
    `2) License Fee & Deposit: That the Licensee shall pay to the Licensor License fee at the rate of Rs. ${lakhs(monthly)} (Rupees ${inWords(monthly)} Only) per month towards the compensation and Rs. ${lakhs(deposit)} (Rupees ${inWords(deposit)} Only) interest free refundable deposit, for the use of the said Licensed premises.`,
  )
  paper.para(
    '3) Maintenance Charges: That all outgoings including all rates, taxes, levies, assessment, maintenance charges, non occupancy charges, etc. in respect of the said premises shall be paid by the Licensor.',
  )
  paper.para(
    '4) Use: That the Licensed premises shall only be used by the Licensee for Residential purpose. The Licensee shall maintain the said premises in its existing condition.',
  )
  return paper.composition({
    ...fields,
    landlord_name: licensor.name,
    tenant_name: two ? `${licensee.name}, ${second.name}` : licensee.name,
  })
}

/** Hindi: the parties are the first and the second side. */
function hindi(random: Random) {
  const { signed, from, to, monthly, deposit, fields } = term(random, 11)
  const [landlord, tenant] = [hindiPerson(random.fork('landlord')), hindiPerson(random.fork('tenant'))]
  const town = random.pick(['लखनऊ', 'जयपुर', 'भोपाल', 'पटना', 'कानपुर'])
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title('किरायानामा')
  paper.para(`यह किरायानामा आज दिनांक ${dmy(signed)} को ${town} में निष्पादित किया गया।`)
  paper.para(
    `${landlord.title} ${landlord.name} ${landlord.relation}, निवासी अलीगंज, ${town}, जिन्हें आगे प्रथम पक्ष (मकान मालिक) कहा जाएगा।`,
  )
  paper.title('और', 28)
  paper.para(
    `${tenant.title} ${tenant.name} ${tenant.relation}, निवासी ग्राम भीमपुर, जिला सीतापुर, जिन्हें आगे द्वितीय पक्ष (किरायेदार) कहा जाएगा।`,
  )
  const conditions = [
    `यह कि मासिक किराया रु. ${lakhs(monthly)}/- प्रतिमाह तय हुआ है जो प्रत्येक माह की 7 तारीख तक देय होगा।`,
    `यह कि किरायेदारी की अवधि 11 माह की होगी जो दिनांक ${dmy(from)} से ${dmy(to)} तक मान्य होगी।`,
    `यह कि द्वितीय पक्ष ने रु. ${lakhs(deposit)}/- अग्रिम सुरक्षा राशि के रूप में प्रथम पक्ष को अदा कर दिये हैं।`,
    'यह कि बिजली व पानी का बिल द्वितीय पक्ष द्वारा अलग से दिया जाएगा।',
    'यह कि द्वितीय पक्ष मकान को केवल आवासीय प्रयोजन में ही प्रयोग करेगा तथा किसी अन्य को किराये पर नहीं देगा।',
  ]
  conditions.forEach((condition, i) => paper.para(`${i + 1}. ${condition}`))
  paper.gap(40).columns('हस्ताक्षर प्रथम पक्ष', 'हस्ताक्षर द्वितीय पक्ष')
  return paper.composition({ ...fields, landlord_name: landlord.name, tenant_name: tenant.name })
}

/** Marathi: the house is told with its number, rent and term in numbered clauses. */
function house(random: Random) {
  const { signed, from, to, monthly, deposit, fields } = term(random, 11)
  const [landlord, tenant] = [signatory(random.fork('landlord')), signatory(random.fork('tenant'))]
  const own = random.chance(0.7)
  const d = (text: string): string => (own ? devaDigits(text) : text)
  const paper = new Paper(paperStyle(random.fork('style')))
  paper.title('भाडेकरार')
  paper.para(d(`भाडेकरार आज दिनांक ${dmy(signed)} रोजी मौजे सातारा येथे खालील पक्षकारांमध्ये करण्यात येत आहे.`))
  paper.para(
    d(`घर मालक : ${landlord.title} ${landlord.name}, वय ${landlord.age} वर्षे, व्यवसाय - निवृत्त, रा. शाहूपुरी, सातारा`),
  )
  paper.para(d(`भाडेकरू : ${tenant.title} ${tenant.name}, वय ${tenant.age} वर्षे, व्यवसाय - नोकरी, रा. कोरेगाव, जि. सातारा`))
  paper.para(d('१) घर मालक यांच्या मालकीची जागा भाडेकरू यांना राहण्यासाठी ११ महिन्यांच्या मुदतीसाठी भाड्याने दिली आहे.'))
  paper.para(d(`२) भाड्याची मुदत दि. ${dmy(from)} पासून दि. ${dmy(to)} पर्यंत राहील.`))
  paper.para(d(`३) सदर जागेचे मासिक भाडे रु. ${lakhs(monthly)}/- ठरले असून ते दर महिन्याच्या ५ तारखेच्या आत देण्याचे आहे.`))
  paper.para(d(`४) भाडेकरू यांनी अनामत म्हणून रु. ${lakhs(deposit)}/- घर मालक यांच्याकडे बिनव्याजी ठेवले आहेत.`))
  paper.para('५) विजेचे बिल भाडेकरू यांनी मीटर प्रमाणे भरावयाचे आहे.')
  paper.para('६) मुदत संपल्यानंतर भाडेकरू यांनी जागेचा ताबा बिनतक्रार परत द्यावयाचा आहे.')
  paper.gap(40).columns('घर मालक सही', 'भाडेकरू सही').columns(landlord.name, tenant.name)
  return paper.composition({ ...fields, landlord_name: landlord.name, tenant_name: tenant.name })
}

const lease = (id: string, compose: Layout['compose']): Layout => ({
  id: `rent.${id}`,
  type: 'RENT_AGREEMENT',
  hidden: false,
  weight: 1,
  form: 'page',
  compose,
})

export const leases: readonly Layout[] = [
  lease('parties', parties),
  lease('registered', registered),
  lease('hindi', hindi),
  lease('house', house),
]
