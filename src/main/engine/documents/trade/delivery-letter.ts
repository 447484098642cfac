/** What a delivery order that is a letter says in its sentences: who finances whom, for what, and with how much. */
import { mostDoubted } from '../../extraction/rules/bounds'
import type { Flow } from '../../extraction/prose/flow'
import { fromFlow, fromFlowParts } from '../../extraction/prose/candidates'
import { namesIn, titlesOfPeople } from '../../extraction/prose/names'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { readAmount, rupees } from '../../extraction/tables/amounts'
import { proseRule } from '../deeds/deed-rules'

/** Who finances says so: "We, Bajaj Finance Limited, have sanctioned …", "hypothecation in favour of …". */
const financing =
  /(?:(?<=^|[\s,.])we,\s+|hypothecat(?:ion|ed)\s+(?:to|with|in\s+favou?r\s+of)\s+|endors\w+\s+in\s+favou?r\s+of\s+|\b(?:generated|issued|approved)\s+by\s+|\bthat\s+(?=[^.,\n]{6,60}\s(?:has|have)\s+(?:sanctioned|approved|agreed\s+to\s+finance)\b))(?:m\/s\.?\s*)?(?=\p{Lu})/giu
/** "in favour of this Bank" names none. */
const firmAhead =
  /^(?!(?:this|our|said|your|any)\s|the\s+(?:said\s+)?(?:bank|company)\b(?!\s+of\b))(?:[\p{Lu}&][\p{L}.&'-]*\s+){0,6}?(?:bank(?:\s+of\s+\p{Lu}\p{L}+)?|finance|financial\s+services|fincorp|capital|credit)(?:\s+(?:company|corporation|india))*(?:\s+(?:private|pvt\.?))?(?:\s+(?:limited|ltd))?/iu

export const financierInLetter = proseRule('delivery.financier.letter', (flow) =>
  [...flow.text.matchAll(financing)].slice(0, 3).flatMap((match) => {
    const start = match.index + match[0].length
    const value = firmAhead.exec(flow.text.slice(start, start + 90))?.[0]
    if (value === undefined) return []
    const found = { value: value.replace(/\s+/g, ' '), start, end: start + value.length }
    return fromFlow(flow, 'financier_name', 'delivery.financier.letter', found, 0.85)
  }),
)

const oneOf =
  '(?:(?:one|1|01)\\s*(?:\\(\\w+\\)\\s*)?(?:(?:no|nos|unit|number)s?\\.?\\s+(?:of\\s+)?)?|an?\\s+|the\\s+)?(?:brand\\s+)?(?:new\\s+)?(?:vehicle\\s+)?'
/** What a letter asks for, up to the numbers of it: "Please deliver One No. ASHOK LEYLAND DOST (Chassis No. …". */
const delivered = new RegExp(
  `\\b(?:deliver|supply|hand\\s+over|release)\\s+${oneOf}(?<what>\\p{Lu}[^(,;:\\n]{5,60}?)(?=\\s*(?:[(,;]|\\b(?:bearing|complete|with|to|having|chassis|engine)\\b))`,
  'giu',
)
/** Behind whom it is for: "Please deliver to Sri Bimal Roy, Vill. Rampur, one Hero Splendor, Black of your Proforma No. 12". */
const deliveredTo =
  /\b(?:deliver|supply|hand\s+over|release)\s+to\s+(?:(?!\.\s+\p{Lu}\p{Ll}+\s+\p{Ll})[^;:\n]){5,120}?,\s*(?:one|1|01|an?)\s+(?:(?:no|unit)\.?\s+)?(?:new\s+)?(?<what>\p{Lu}[^(;:\n]{5,80}?)(?=\s*(?:[(;]|\b(?:of|as\s+per|against|vide)\s+your\b|\b(?:costing|bearing|having|chassis|engine)\b))/giu
/**
 * For what the loan is: "for the purchase of one new Mahindra 575 DI (47 HP) tractor from your dealership", "our order on
 * you for the supply of a brand new Maruti Suzuki Dzire VXi to our hirer".
 */
const bought = new RegExp(
  `\\b(?:purchase|buying|financing|acquisition|(?<=order\\b[^.:\\n]{0,40}\\s)supply)\\s+(?:of\\s+)?${oneOf}(?<what>\\p{Lu}[^,;:\\n]{5,70}?)(?=\\s*(?:[,;]|\\.\\s|\\.?\\n\\s*\\n|\\b(?:as\\s+per|from\\s+(?:your?|m\\/s)\\b|to\\s+(?:our|the\\s+(?:above|said))\\b|vide|against|under|bearing|having|by|on\\s+hypothecation|chassis|engine|costing|at\\s+a|model\\s+no)\\b))`,
  'giu',
)

/** What is bought on a line of its own: "for purchase of the following:" over "Sonalika DI 745 Tractor — total cost Rs. …". */
const listed =
  /\b(?:purchase|supply|delivery|financing)\s+of\s+(?:the\s+)?(?:following|under\s?-?mentioned|below\s?-?mentioned)(?:\s+(?:vehicle|article|asset|machine|equipment|goods))?\s*[:：][-–—\s]*(?<what>\p{Lu}[^,;:\n]{5,80}?)(?=\s*(?:[,;\n]|\s[-–—]\s|\b(?:total\s+)?cost(?:ing)?\b|\brs\.|₹|$))/giu

/** What the subject of a letter is about: "Sub: Delivery of Mahindra 575 DI Tractor (47 HP), Model 2024, Red". */
const subject = new RegExp(
  `(?:^|\\n)[^\\S\\n]*sub(?:ject)?\\s*[.:–-]+\\s*(?:request\\s+for\\s+)?(?:delivery|release|supply)\\s+of\\s+${oneOf}(?<what>(?!(?:${titlesOfPeople})[.\\s])\\p{Lu}[^;:\\n]{5,110}?)(?=\\s*(?:\\n|\\s[-–—]\\s|\\b(?:to|in\\s+favou?r|against|for|under|a\\/c)\\b|$))`,
  'giu',
)

export const assetOfSubject = proseRule('delivery.asset.subject', (flow) =>
  [...flow.text.matchAll(subject)].slice(0, 1).flatMap((match) => {
    const value = match.groups?.['what'] ?? ''
    const start = match.index + match[0].indexOf(value)
    if (!/^\p{Lu}\S*\s+\S*[\p{Lu}\d]/u.test(value)) return []
    const found = { value: value.replace(/\s+/g, ' '), start, end: start + value.length }
    return fromFlow(flow, 'asset_description', 'delivery.asset.subject', found, 0.8)
  }),
)

export const assetInLetter = proseRule('delivery.asset.letter', (flow) => {
  const text = flow.text.replace(/(?<=[^\n])\n(?=[^\n])/g, ' ')
  return [delivered, deliveredTo, bought, listed].flatMap((told) =>
    [...text.matchAll(told)].slice(0, 1).flatMap((match) => {
      const value = match.groups?.['what'] ?? ''
      const start = match.index + match[0].indexOf(value)
      // A make opens with a capital; "the vehicle detailed below" is told elsewhere.
      if (!/^\p{Lu}/u.test(value) || !/^\S+\s+\S*[\p{Lu}\d]/u.test(value)) return []
      const found = { value: value.replace(/\s+/g, ' '), start, end: start + value.length }
      // "Eicher Pro 2059, 16 ft. deck": what follows a comma may be of it.
      const goesOn = /^\s*,/.test(text.slice(start + value.length))
      return fromFlow(flow, 'asset_description', 'delivery.asset.letter', found, 0.75).map((c) =>
        goesOn ? { ...c, most: mostDoubted } : c,
      )
    }),
  )
})

const money = '(?:rs\\.?|inr|₹)\\s*(?<digits>\\d[\\d,]*(?:\\.\\d{2})?)'
const whose = "(?:the|his|her|their|your|our|(?:the\\s+)?(?:borrower|hirer|customer|applicant)s?['’]?s?)"
const being = `\\s*(?:\\/-|\\/=)?\\s*(?:\\([^)]{0,90}\\)\\s*)?(?:only\\s*)?,?\\s*(?:(?:directly\\s+)?to\\s+you\\s+(?:directly\\s+)?)?(?:towards|being|as)\\s+(?:${whose}\\s+)?`
const amounting = '(?:\\s+(?:of|for|amounting\\s+to|to\\s+the\\s+(?:extent|tune)\\s+of|is|being))?\\s*:?-?\\s*'

/** "the initial payment of Rs. 1,42,350/-", "Rs. 96,000/- towards the hirer's margin": sums that a letter names. */
const sumInLetter = (path: string, rule: string, what: string): Rule => {
  const before = new RegExp(
    `\\b(?:${what})(?:\\s+(?:amount|component|contributed\\s+by\\s+\\p{L}+))?(?:\\s*\\([\\p{L}\\s]{3,30}\\))?${amounting}${money}`,
    'giu',
  )
  const behind = new RegExp(`${money}${being}(?:${what})\\b`, 'giu')
  return proseRule(rule, (flow) =>
    [before, behind].flatMap((sum) =>
      [...flow.text.matchAll(sum)].slice(0, 1).flatMap((match) => sumOf(flow, path, rule, match)),
    ),
  )
}

function sumOf(flow: Flow, path: string, rule: string, match: RegExpExecArray): Candidate[] {
  const digits = match.groups?.['digits'] ?? ''
  const amount = readAmount(digits)
  const start = match.index + match[0].indexOf(digits)
  const value = amount && rupees(amount.paise)
  return value ? fromFlow(flow, path, rule, { value, start, end: start + digits.length }, 0.85) : []
}

export const loanInLetter = sumInLetter(
  'loan_amount',
  'delivery.loan.letter',
  '(?:(?:term|vehicle|tractor|car)\\s+)?loan|finance|sanctioned',
)
export const downInLetter = sumInLetter(
  'down_payment',
  'delivery.down.letter',
  "(?:initial|down)\\s+(?:payment|contribution)|margin(?:\\s+money)?|own\\s+contribution|(?:borrower|hirer|customer|applicant)s?['’]?s?\\s+(?:share|contribution|margin)",
)

/** "We undertake to pay you the sum of Rs. 4,50,000/- on receipt of the invoice". */
const undertaken = new RegExp(
  `\\b(?:pay|remit|release|disburse)\\s+(?:to\\s+)?(?:you\\s+)?(?:(?:a|the)\\s+)?(?:sum|amount|balance)\\s+of\\s+${money}`,
  'giu',
)
export const paidInLetter = proseRule('delivery.loan.undertaken', (flow) =>
  [...flow.text.matchAll(undertaken)]
    .slice(0, 1)
    .flatMap((match) => sumOf(flow, 'loan_amount', 'delivery.loan.undertaken', match)),
)

/** Titles as letters write them. */
const titles = `${titlesOfPeople}|sh|messrs`
/** Of whom a letter speaks: "delivery order for vehicle in favour of Mr. Yogesh Tupe", "to our hirer SHAIK MASTAN VALI". */
const spokenOf = new RegExp(
  [
    '(?:\\b(?:to|by)\\s+(?:our|your|the)\\s+(?:customer|borrower|client|hirer|applicant)[\\s,:]+(?=\\p{Lu}[\\p{Lu}.]+\\s\\p{Lu})',
    `(?:in\\s+favou?r\\s+of|\\b(?:please|kindly)\\s+(?:deliver|release|hand\\s+over)\\s+(?:(?:the|an?|one)\\s+(?:[\\p{L}-]+\\s+){1,5}?)?to|(?:our|your)\\s+(?:customer|borrower|client|member|loanee)s?|account\\s+of|applicant|loan\\s+to|(?:purchase|delivery)\\s+of\\s+(?:an?\\s+|the\\s+)?(?:new\\s+)?[\\p{L}-]+(?:\\s+[\\p{L}-]+)?\\s+(?:by|to)|(?:sanctioned|granted|financ\\w+|extended|approved)(?:\\s+(?:rs\\.|[\\d,.]+(?:\\/-)?|[^.\\s]+)){0,11}?\\s+to)[\\s,:]+(?=(?:${titles})[.\\s]))`,
  ].join('|'),
  'giu',
)
/** "Subject: Delivery order for tractor - Shri Ramlakhan Patel S/o Shri Bhaiyalal": whose order a letter is about. */
const subjectOf = new RegExp(
  `(?:^|\\n)[^\\S\\n]*sub(?:ject)?\\s*[.:–-]+[^\\n]{8,90}?\\s[-–—]\\s*(?=(?:${titles})[.\\s])`,
  'giu',
)
/** "Sh. Onkar Chand s/o Sh. Prabhu Ram has been granted a loan": who opens such a sentence. */
const hasBeenGranted = new RegExp(
  `(?:\\n|[.:]\\s|\\bthat\\s)\\s*(?:that\\s+)?(?=(?:${titles})[.\\s](?:(?!\\n\\s*\\n)[\\s\\S]){4,160}?\\s(?:has|have)\\s+been\\s+(?:granted|sanctioned|approved|given|extended)\\b)`,
  'giu',
)

export const customerInLetter = proseRule('delivery.customer.letter', (flow) =>
  [spokenOf, hasBeenGranted, subjectOf]
    .flatMap((said) => [...flow.text.matchAll(said)])
    .slice(0, 4)
    .flatMap((match) => {
      const from = match.index + match[0].length
      return namedFrom(flow, from)
    }),
)

/** A line and the one that it goes on in: with such a word a letter begins under its subject. */
const lineAndNext = /^[^,;(\n]*(?:\n(?!(?:we|with|this|please|kindly|dear|as|you|i|in|further)\s)[^,;(\n]*)?/iu

/** One customer or two who borrow together; of two the second may not be read whole. */
function namedFrom(flow: Flow, from: number): Candidate[] {
  const told = lineAndNext.exec(flow.text.slice(from, from + 140))?.[0] ?? ''
  const block =
    told.split(/\s(?:for|against|towards|has|have|had|who|of|vide|as|with|from|under|after|on|[-–—])\s/)[0] ?? ''
  const names = namesIn(block, from)
  const [first] = names
  if (!first || first.start - from > 12) return []
  const strength = 0.85 * Math.min(...names.map(({ fit }) => fit))
  const addressed = names.slice(0, 2).map((name) => ({ ...name, ...name.addressed }))
  return fromFlowParts(flow, 'customer_name', 'delivery.customer.letter', addressed, strength, {
    most: names.length > 1 ? mostDoubted : 1,
  })
}
