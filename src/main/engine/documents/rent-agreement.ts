/** Agreements to let: rent, lease, leave and licence; English or Marathi. */
import { bareAmountsIn } from '../extraction/prose/amounts'
import { fromFlow } from '../extraction/prose/candidates'
import type { Flow } from '../extraction/prose/flow'
import type { Candidate } from '../extraction/rules/rule'
import { editsOf, ownDays } from './deeds/deed-days'
import { amountAfter, amountBefore, electedRule, partyRules, proseRule } from './deeds/deed-rules'
import { agreementsToLet } from './languages/agreements'
import { rentPeriod } from './deeds/rent-period'
import { rentedPlace } from './deeds/rent-premises'
import { titles, words, type DocumentDefinition } from './definition'

const parties = partyRules(
  'rent',
  {
    first:
      'land\\s?lords?|landlady|licensors?|licencors?|lessors?|(?:house\\s+|flat\\s+)?owners?|first\\s+party|party\\s+no\\.?\\s*1|घरमालक|मालक|परवाना\\s+देणार|लायसन्सर|लायसेन्सॉर|भाड्याने\\s+देणार|लिहून\\s+देणार|मकान\\s*माल(?:िक|किन)|भवन\\s*स्वामी|भू-?स्वामी|किरायादाता|प्रथम\\s+पक्ष(?:कार)?',
    second:
      'tenants?|paying\\s+guests?|second\\s+party|party\\s+no\\.?\\s*2|licensees?|licencees?|lessees?|भाडेकरू|भाडेकरु|परवाना\\s+घेणार|परवाना\\s*धारक|लायसन्सी|लायसेन्सी|भाड्याने\\s+घेणार|लिहून\\s+घेणार|किरायेदार|किराएदार|किरायादार|द्वितीय\\s+पक्ष(?:कार)?',
  },
  ['landlord_name', 'tenant_name'],
)

const agreed = electedRule('rent.agreement_date.own', 'agreement_date', ownDays, editsOf)

const deposit =
  /(?<!payment\s+of\s+(?:the\s+)?|(?:payable|due)\s+(?:\p{L}+\s+){0,2}in\s+)(?:(?:(?:interest[\s-]*free|refundable|security|advance|caution)[\s,/-]+)+(?:and\s+)?(?:(?:interest[\s-]*free|refundable|security|non-interest\s+bearing)[\s,-]+)*(?:deposit|amount|money)?(?!\s*(?:monthly\s+)?(?:rent|licen[cs]e|notice))|deposit(?:\s+amount)?(?![^.;\d]{0,70}?monthly\s+(?:rent|licen[cs]e\s+fees?|compensation)\s+(?:of|is|at|@)))/giu

/** "Rs. 12,000/- (Rupees …) per month": no deposit is paid by the month, whatever the heading over it says. */
const byTheMonth =
  /^\s*\/?[-–=]*\s*(?:\([^)]{3,120}\))?\s*(?:only)?[\s,]*(?:for\s+)?(?:per|every|each|a|p\.?)\s*(?:calendar\s+)?m(?:onth|\.)/iu

const depositAmount = amountAfter(
  'rent.deposit.phrase',
  'deposit_amount',
  [
    { phrase: deposit, reach: 70, strength: 0.9 },
    { phrase: /(?<=\n|[).]\s)advance(?:\s+amount)?(?:\t|\s*[:–-])\s*/giu, reach: 12, strength: 0.85 },
    {
      phrase: /(?<!\p{L})(?:has|have)\s+(?:\p{L}+\s+){0,3}(?:advanced|deposited)\s[^.;]{0,60}?(?=rs|₹|inr)/giu,
      reach: 4,
      strength: 0.85,
    },
    {
      phrase:
        /(?<!payment\s+of\s+(?:the\s+)?(?:security\s+|refundable\s+)?)(?:security\s+|refundable\s+)?deposit[^\n]{0,24}[:)]/giu,
      reach: 12,
      strength: 0.92,
      bare: true,
    },
    // "Advance / Caution money" in one cell of a row, and its sum in the next: the sign before it may be misread.
    {
      phrase:
        /(?<=\n)[^\S\n]*(?:(?:interest[\s-]*free|refundable|security|advance|caution)[ ,/-]+)+(?:deposit|money|amount)[^\S\n]*\t/giu,
      reach: 4,
      strength: 0.88,
      bare: true,
    },
    // How it was paid may be told in parts.
    {
      phrase: /payment\s+of\s+(?:the\s+)?(?:(?:security|refundable)\s+)*deposit\s*[:：–-]/giu,
      reach: 12,
      strength: 0.6,
    },
    {
      phrase:
        /(?:अनामत(?:\s+रक्कम)?|डिपॉझिट|सुरक्षा\s+(?:ठेव|राशि|निधि)|(?:जमानत|अमानत|धरोहर|अग्रिम|पेशगी)\s*(?:\([^)\n]{2,20}\)\s*)?(?:राशि|धन|के\s+रूप\s+में))/gu,
      reach: 50,
      strength: 0.9,
    },
  ],
  // "… is the security deposit and Rs. 18,000/- is the rent": the sum behind it is another one. Under a heading of both,
  // "Rent and deposit:", the row of the rent has its own.
  /(?<![\p{L}\p{M}])(?:and|&|plus|व|आणि|तथा|एवं)[\s.]*$|\n[^\p{L}\n]*(?:monthly\s+)?(?:rent(?:al)?|licen[cs]e\s+fees?|compensation)(?!\p{L})[^\n\t:]*[\t:][^\n]*$/iu,
  byTheMonth,
)

/**
 * "… as interest free refundable security deposit", "by way of advance", "Rs. 60000 interest free refundable deposit".
 */
const depositBefore = amountBefore(
  'rent.deposit.before',
  'deposit_amount',
  /^,?\s*(?:is|was)\s+(?:paid\s+as\s+)?(?:the\s+|an?\s+)?(?:(?:interest[\s-]*free|refundable|security|non-interest\s+bearing|caution|and)[\s,-]+)*(?:security|deposit)(?!\p{L})|^,?\s*(?:in\s+advance\s+(?=as\s))?(?:(?:to|with)\s+the\s+[\p{L} ]{3,30}?\s(?=as\s))?(?:(?:has|have)\s+been\s+(?:paid|deposited)\s[^.;()\d]{0,60}?(?=\sas\s)\s)?(?:(?:by\s+(?:way\s+of\s+)?|through\s+|in\s+|vide\s+)(?:an?\s+)?(?:bank\s+transfer|cheque|cash|demand\s+draft|neft|rtgs|imps|upi|online)[^.;()]{0,50}?\s)?(?:\(?(?:being|equal(?:\s+to)?|equivalent\s+to|i\.\s?e\.?,?)\s[^.;()\d]{3,40}?\s(?:rent|fees?)\)?,?\s+)?(?:(?:as|being|towards|by\s+way\s+of|in\s+the\s+form\s+of)\s+)+(?:an?\s+|the\s+)?(?:\p{L}+\s+months?['’]?s?['’]?\s+)?(?:(?:interest[\s-]*free|refundable|security|non-interest\s+bearing|caution|advance|and)[\s,-]+)*(?:security|deposit|advance)(?!\s+rent)|^,?\s*(?:(?:interest[\s-]*free|refundable|security)[\s,-]+)+deposit(?![^\n\t]{0,20}[\t:]\s*(?:rs|inr|₹|\d))|^,?\s*(?:(?!भाड|किराय|शुल्क|दरमहा|मासिक)[\p{L}\p{M}]+\s+){0,3}?(?:अनामत|डिपॉझिट|सुरक्षा\s+(?:ठेव|राशि|निधि|धन)|(?:जमानत|अमानत|धरोहर|पेशगी|सि[क्]{1,2}य[ोुू]रिटी)(?![\p{L}\p{M}])|अग्रिम\s+राशि)/iu,
)

const rent = amountAfter(
  'rent.monthly_rent.phrase',
  'monthly_rent',
  [
    {
      phrase:
        /(?:monthly\s+(?:rent(?:al)?|licen[cs]e\s+fees?|compensation|lease\s+rent|charges)|(?:rent(?:al)?|licen[cs]e\s+fees?|compensation)\s+(?:of|a\s+sum\s+of|at\s+the\s+rate\s+of|is|shall\s+be|will\s+be|fixed\s+at|(?:per|(?:for\s+)?(?:each|every))\s+month|amount))/giu,
      reach: 60,
      strength: 0.9,
    },
    {
      phrase: /(?:monthly\s+)?(?:rent|licen[cs]e\s+fees?|compensation)[^\n]{0,24}[:)]/giu,
      reach: 12,
      strength: 0.88,
      bare: true,
    },
    {
      phrase:
        /(?<=\n)[^\S\n]*(?:monthly\s+)?(?:rent(?:al)?|licen[cs]e\s+fees?|compensation)(?: (?:payable|amount|(?:for )?(?:per|each|every|the|a) month))*[^\S\n]*\t/giu,
      reach: 4,
      strength: 0.88,
      bare: true,
    },
    {
      phrase:
        /(?<!(?:[-–=]|\d|रुपये|रुपए)[^\S\n])(?:दरमहा|मासिक|प्रति\s*माह|दर\s+महिना|महिना)\s*(?:भाडे|भाड्याची|परवाना\s+शुल्क|शुल्क)?/gu,
      reach: 40,
      strength: 0.88,
    },
  ],
  // "On renewal the rent shall be enhanced by 10% i.e. Rs. 10,450/-": what it will be is not what it is.
  /deposit|advance|अनामत|maintenance|penalty|enhanc|increas|escalat|(?:वाढ|वृद्धि|बढ़)[\p{L}\p{M}]*/iu,
)

/** "a sum of Rs. 21,000/- (Rupees …) as monthly rent". */
const rentBefore = amountBefore(
  'rent.monthly_rent.before',
  'monthly_rent',
  /^,?\s*(?:per\s+month\s+)?(?:(?:as|being|towards|by\s+way\s+of|in\s+the\s+form\s+of)\s+)+(?:the\s+|a\s+)?(?:monthly\s+(?:rent|licen[cs]e\s+fee|compensation)|rent(?:al)?\s+(?:per|every|each)\s+month)|^,?\s*(?:इतके\s+|एवढे\s+)?(?:मासिक|दरमहा)\s+(?:भाडे|किराया)|^,?\s*(?:मासिक|प्रति\s*माह|प्रतिमाह)/iu,
)

/** "Maintenance of Rs. 1,800/- per month": what is paid by the month beside the rent. */
const besideRent =
  /(?<!\p{L})(?:maintenance|electricity|water|parking|society|service|furniture)(?!\p{L})(?:(?!(?<!\p{L})(?:rent|licen[cs]e))[^.;]){0,40}$/iu

/** "Rs. 12,000/- (Rupees …) per month": the sum stands before what it is for. */
const rentPerMonth = proseRule('rent.monthly_rent.per_month', (flow) =>
  [
    ...flow.text.matchAll(
      /(?:rs\.?|₹|inr|रु\.?|रुपये)[\s.:]*(?<number>\d[\d,]*(?:\.\d{1,2})?)\s*\/?[-–=]*\s*(?:\([^)]{3,120}\))?\s*(?:only)?[\s,]*(?:for\s+)?(?:per|every|each|a|p\.?)\s*(?:calendar\s+)?m(?:onth|\.)/giu,
    ),
  ]
    .filter(({ index }) => !besideRent.test(flow.text.slice(Math.max(0, index - 60), index)))
    .slice(0, 3)
    .flatMap((match, nth) => {
      const number = match.groups?.number ?? ''
      const start = match.index + match[0].indexOf(number)
      const value = Number(number.replace(/,/g, '')).toFixed(2)
      return fromFlow(
        flow,
        'monthly_rent',
        'rent.monthly_rent.per_month',
        { value, start, end: start + number.length },
        0.88 * 0.95 ** nth,
      )
    }),
)

const rentHead = /(?<!\p{L})(?:rent(?:al)?|licen[cs]e\s+fees?|compensation)(?!\p{L})|भाडे|किराया|शुल्क/iu
const notOfRent = /deposit|total|annual|yearly|increase|%|अनामत|एकूण|वार्षिक/iu
/** Rows of other things may stand between a head and its first sum. */
const rowsUnderHead = 2

/** A rent that rises is told in a table: what the first row of its column says is paid first. */
const rentOfTable = proseRule('rent.monthly_rent.table', (flow) => {
  const lines = [...flow.text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({ index, cells: line.split('\t') }))
  return lines.flatMap(({ cells }, i) => {
    const at = cells.findIndex((cell) => rentHead.test(cell) && !notOfRent.test(cell))
    if (at < 0 || cells.length < 2 || cells.some((cell) => /\d{3}|[:：]$/.test(cell.trim()))) return []
    const rows = lines.slice(i + 1, i + 1 + rowsUnderHead)
    const row = rows.find((line) => line.cells.length === cells.length)
    // Cells that stand close are one: of the last column the sum still ends the row.
    if (!row) return at === cells.length - 1 ? rows.flatMap((line) => sumAtEnd(flow, line)).slice(0, 1) : []
    const from = row.index + row.cells.slice(0, at).join('\t').length + (at > 0 ? 1 : 0)
    const [amount, ...more] = bareAmountsIn(row.cells[at]!)
    if (!amount || more.length > 0) return []
    const place = { value: amount.value, start: from + amount.start, end: from + amount.end }
    return fromFlow(flow, 'monthly_rent', 'rent.monthly_rent.table', place, 0.85)
  })
})

/** "1 to 12  10/12/2023 09/12/2024 54,000/-": a sum in its usual form at the end of a row. */
function sumAtEnd(flow: Flow, { index, cells }: { index: number; cells: readonly string[] }): Candidate[] {
  const row = cells.join('\t')
  const sum = /(?<=\s)\d{1,3}(?:,\d{2,3})+(?:\.\d{2})?(?=\s*(?:\/[-–]?)?\s*$)/u.exec(row)
  if (!sum) return []
  const start = index + sum.index
  const value = Number(sum[0].replace(/,/g, '')).toFixed(2)
  return fromFlow(flow, 'monthly_rent', 'rent.monthly_rent.table', { value, start, end: start + sum[0].length }, 0.8)
}

const everyTitle = Object.fromEntries(
  ['Rent', 'Rental', 'Tenancy', 'Lease'].flatMap((how) =>
    ['Agreement', 'Deed', 'Contract'].map((paper) => [`${how} ${paper}`, 1.85]),
  ),
)

export const rentAgreementDocument: DocumentDefinition = {
  type: 'RENT_AGREEMENT',
  prose: true,
  cues: [
    ...titles({
      ...everyTitle,
      'Agreement for Rent': 1.8,
      'Agreement for Tenancy': 1.8,
      'Agreement of Tenancy': 1.8,
      'Leave and License Agreement': 2,
      'Leave and Licence Agreement': 2,
      'Leave and License': 1.5,
      'Agreement of Lease': 1.6,
      'House Rent Agreement': 2,
      'Deed of Rent': 1.8,
      'Paying Guest Agreement': 1.9,
      'Paying Guest Accommodation': 1.7,
      'Paying Guest Registration': 1.6,
      'PG Agreement': 1.7,
      'PG Accommodation Agreement': 1.9,
      'Deed of Lease': 1.8,
      'Rent Note': 1.5,
      'Leave & License Agreement': 2,
      'Leave & Licence Agreement': 2,
      'भाडे करार': 1.8,
      भाडेकरार: 1.8,
      'भाडे करारनामा': 1.8,
      भाडेकरारपत्र: 1.8,
      'भाडे करारपत्र': 1.8,
      भाडेपट्टा: 1.4,
      'किराया अनुबंध': 1.8,
      किरायानामा: 1.8,
      'किराया नामा': 1.8,
      'किराया करार': 1.8,
      'किराया पत्र': 1.6,
      भाडेपत्र: 1.6,
      'लीव्ह अँड लायसन्स': 1.8,
    }),
    ...words({
      'This Rent Agreement': 0.8,
      Licensor: 0.5,
      Licensee: 0.4,
      Landlord: 0.4,
      Tenant: 0.4,
      Lessor: 0.5,
      Lessee: 0.5,
      'Paying Guest': 0.5,
      'Monthly Rent': 0.5,
      'Security Deposit': 0.3,
      'License Fee': 0.3,
      'monthly rent of': 0.4,
      घरमालक: 0.5,
      भाडेकरू: 0.5,
      'दरमहा भाडे': 0.5,
      'मासिक भाडे': 0.5,
      'अनामत रक्कम': 0.4,
      'मकान मालिक': 0.5,
      किरायेदार: 0.5,
      'मासिक किराया': 0.5,
    }),
  ],
  signs: {},
  labels: {},
  rules: [
    ...parties,
    agreed,
    rent,
    rentBefore,
    rentPerMonth,
    rentOfTable,
    depositAmount,
    depositBefore,
    rentPeriod,
    rentedPlace,
    ...agreementsToLet,
  ],
}
