/**
 * The stamp duty of a deed: the sum behind its name, or all of it where it was paid in parts, as by a challan and on
 * stamped paper.
 */
import { bareAmountsIn, type ProseAmount } from '../../extraction/prose/amounts'
import { fromFlow } from '../../extraction/prose/candidates'
import { flowOf, type Flow } from '../../extraction/prose/flow'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { amountAfter, amountBefore, mostInDoubt } from './deed-rules'

const name = 'sale_deed.stamp_duty'
const path = 'stamp_duty'

/** The duty is measured by a value or a price, and is neither. */
const measuredBy =
  /(?:market|guideline|circle|assessed|set\s?forth)\s+(?:value|rate)|(?<!\p{L})on\s+(?:the\s+|a\s+)?(?:\p{L}+\s+){0,3}(?:value|consideration|price|amount)(?!\p{L})|consideration|(?<!\p{L})price(?!\p{L})|बाजार|मोबदल|मालियत|प्रतिफल|मूल्यांकन/iu

const phrases = [
  // What a state, a town and a village take of it is told apart before.
  {
    phrase: /total\s+(?:e-?\s?)?stamp\s*(?:duty|amount|value)[^\d.;\n]{0,30}/giu,
    reach: 30,
    strength: 0.95,
    bare: true,
  },
  // "कुल स्टाम्प शुल्क (मुद्रांक, उपकर व नगरीय शुल्क सहित)": the same in Hindi, and in Marathi.
  {
    phrase:
      /(?:कुल|एकूण|समस्त)\s+(?:देय\s+)?(?:मुद्रांक|स्टाम्प|स्टॅम्प|स्टैम्प|स्टांप)\s*(?:शुल्क|ड्यूटी|ड्युटी)(?:\s*\([^)\n]{2,60}\))?[\s:–-]*/gu,
    reach: 30,
    strength: 0.95,
    bare: true,
  },
  {
    phrase:
      /(?<!(?:deficit|deficient|govt\.?|government)\s+)stamp\s*(?:duty|value)(?:\s+(?:paid|amount|of|value))*(?:\s*\(\s*(?:in\s+)?rs\.?\s*\))?\s*[:=-]*/giu,
    reach: 45,
    strength: 0.93,
    bare: true,
  },
  {
    phrase:
      /(?:मुद्रांक|स्टाम्प|स्टॅम्प|स्टैम्प|स्टांप)\s*(?:शुल्क|कर|फी|ड्यूटी|ड्युटी)(?![\p{L}\p{M}])|(?:देय|अदा|कुल)\s+(?:स्टाम्प|स्टैम्प|स्टांप)(?=[\s:]+(?:रु|₹|मु|\d))|(?<=\n)[^\p{L}\n]*मुद्रांक(?=[\s:]+(?:रु|₹|मो|मु|\d))/gu,
    reach: 40,
    strength: 0.9,
    bare: true,
  },
  // "e-Stamp - IN-MH20418827715560T   Rs. 1,20,000": the sum behind the number of a certificate is what it was bought for.
  { phrase: /(?<!\p{L})IN-[A-Z]{2}\d{8,}[A-Z](?![\p{L}\d])[^\p{L}\d\n]{0,12}(?=rs|₹)/giu, reach: 4, strength: 0.8 },
  // A bank or an office franks the duty itself.
  {
    phrase: /(?<!\p{L})frank(?:ing|ed)\s+(?:sr|serial|machine|no|value|amount|for)(?!\p{L})[^;\n]{0,60}?(?=rs|₹)/giu,
    reach: 4,
    strength: 0.8,
  },
]

/** "… was paid on the Agreement for Sale dated …": of another deed. */
const ofOther =
  /^[^.;]{0,70}?(?<!\p{L})(?:on|for)\s+(?:the\s+|an?\s+|such\s+|said\s+)*(?:earlier|previous|prior|agreement|development)(?!\p{L})/iu

const alone = amountAfter(`${name}.phrase`, path, phrases, measuredBy, ofOther)

/** "have paid 327600.00 rupees as the prescribed stamp duty", "Rs. 5,000/- towards stamp duty". */
const before = amountBefore(
  `${name}.before`,
  path,
  /^,?\s*(?:(?:has|have)\s+been\s+paid\s+|paid\s+)?(?:as|towards|being|for)\s+(?:the\s+)?(?:(?:prescribed|requisite|proper|required|necessary|payable|due|full|total)\s+)*stamp\s*duty|^,?\s*(?:इतके\s+|एवढे\s+)?(?:मुद्रांक|स्टाम्प|स्टॅम्प|स्टैम्प|स्टांप)\s*(?:शुल्क|ड्यूटी|ड्युटी)/iu,
)

/** "Non-Judicial Stamp Rs. 1,32,000/-": what a deed is stamped with is its duty where it names none; some pay the rest otherwise. */
const onStamp = amountAfter(`${name}.stamp`, path, [
  {
    phrase: /(?<!\p{L})non[\s-]*judicial\s+stamps?(?:\s+(?:papers?|of|worth|value))*[\s:–-]*(?=rs|₹)/giu,
    reach: 4,
    strength: 0.8,
  },
])

/** By what a part of the duty is paid. */
const means =
  /(?<![\p{L}\p{M}])(?:stamp\s*papers?|stamps?|impressed|adhesive|e-?\s?stamp(?:ing)?|challan|e-?\s?challan|grn|franking|cash|online|d\.?\s?d|demand\s+draft|pay\s?order|cheque|bank|neft|rtgs|चलन|चालान|ई-?चलन|मुद्रांक|फ्रँकिंग|रोख|नकद)(?![\p{L}\p{M}])/iu
const joins = /(?<![\p{L}\p{M}])(?:and|plus|balance|remaining|व|आणि|तथा|एवं|उर्वरित|शेष)(?![\p{L}\p{M}])|[,&+;]/iu
const otherDue =
  /(?<!\p{L})(?:tax|taxes|fees?|cess|registration|consideration|price|penalty|tds|t\.d\.s)(?!\p{L})|नोंदणी|पंजी/iu
/** So far apart are two parts of one duty. */
const mostApart = 110
const mostParts = 5

/** The sums that are told one after the other from a place on, each with what it was paid by. */
function partsFrom(text: string, amounts: readonly ProseAmount[], first: number): readonly ProseAmount[] {
  const parts = [amounts[first]!]
  for (const next of amounts.slice(first + 1, first + mostParts)) {
    const between = text.slice(parts.at(-1)!.end, next.start)
    if (
      between.length > mostApart ||
      otherDue.test(between) ||
      !means.test(between) ||
      !joins.test(between) ||
      /\n\s*\n/.test(between)
    )
      break
    parts.push(next)
  }
  return parts
}

const sumOf = (amounts: readonly { readonly value: string }[]): string =>
  amounts.reduce((sum, { value }) => sum + Number(value), 0).toFixed(2)

/** Of what looks like parts, the first or the last may be the sum of the others. */
function totalAmong(parts: readonly ProseAmount[]): string | null {
  if (parts.length < 3) return null
  const [first, last] = [parts[0]!.value, parts.at(-1)!.value]
  if (sumOf(parts.slice(1)) === first) return first
  return sumOf(parts.slice(0, -1)) === last ? last : null
}

interface Parted {
  readonly parts: readonly ProseAmount[]
  /** Where the sum of the parts is printed. */
  readonly totals: readonly ProseAmount[]
}

/** The duties of a deed that are told in parts. */
function partedDuties({ text }: Flow): Parted[] {
  const amounts = bareAmountsIn(text)
  return phrases.flatMap(({ phrase, reach }) =>
    [...text.matchAll(phrase)].flatMap((match) => {
      const from = match.index + match[0].length
      const first = amounts.findIndex(({ start, end }) => end > from && start <= from + reach)
      if (first < 0 || measuredBy.test(text.slice(match.index, amounts[first]!.start))) return []
      const parts = partsFrom(text, amounts, first)
      if (parts.length < 2) return []
      const total = totalAmong(parts) ?? sumOf(parts)
      return [{ parts, totals: amounts.filter(({ value }) => value === total) }]
    }),
  )
}

/** "Stamp Duty | 100 | 0 | 191900 | 192000": a row whose last cell is the sum of the others. */
function summedRows(flow: Flow): Candidate[] {
  return [...flow.text.matchAll(/(?<=\n)[^\S\n]*stamp\s*duty\t(?<cells>[^\n]*\t[^\n]*)/giu)].flatMap((match) => {
    const cells = match.groups?.cells ?? ''
    const numbers = [...cells.matchAll(/(?<![\d.,])\d[\d,]*(?:\.\d{1,2})?(?![\d.,])/g)]
    const last = numbers.at(-1)
    const values = numbers.map(([number]) => ({ value: number.replace(/,/g, '') }))
    if (!last || numbers.length < 3 || sumOf(values.slice(0, -1)) !== Number(values.at(-1)!.value).toFixed(2)) return []
    const start = match.index + match[0].length - cells.length + last.index
    const place = { value: Number(values.at(-1)!.value).toFixed(2), start, end: start + last[0].length }
    return fromFlow(flow, path, `${name}.row`, place, 0.95)
  })
}

/** The sum of what was paid in parts, where it is printed; where it is not, no part of it is surely the duty. */
export const stampDuty: Rule = {
  name: `${name}.told`,
  find(context) {
    const flow = flowOf(context.pages)
    const rows = summedRows(flow)
    const parted = partedDuties(flow)
    const totals = parted.flatMap((one) =>
      one.totals.slice(0, 2).flatMap((total) => fromFlow(flow, path, `${name}.sum`, total, 0.94)),
    )
    const sums = [...rows, ...totals].map(({ value }) => value)
    const parts = new Set(parted.flatMap((one) => one.parts.map(({ value }) => value)))
    const told = [...alone.find(context), ...before.find(context)].flatMap((candidate) => {
      if (sums.includes(candidate.value)) return [candidate]
      // A cell of the row, or a part of the sum.
      if (rows.length > 0 || (totals.length > 0 && parts.has(candidate.value))) return []
      return [parts.has(candidate.value) ? { ...candidate, most: mostInDoubt } : candidate]
    })
    const named = [...rows, ...totals, ...told]
    return named.length > 0 ? named : onStamp.find(context).map((found) => ({ ...found, most: mostInDoubt }))
  },
}
