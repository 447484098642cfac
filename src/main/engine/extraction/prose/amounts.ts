/** Amounts of money in sentences: the figure, and the words that say it again. */
import { numberInWords } from './number-words'

export interface ProseAmount {
  /** As the interface writes it: "4500000.00". */
  readonly value: string
  readonly start: number
  readonly end: number
  /** Indian or international grouping holds, or there is none. */
  readonly regular: boolean
}

/** "रु० 7,000": in Uttar Pradesh a nought ends what is abbreviated. */
const figure =
  /(?:(?<![\p{L}\p{M}])(?:Rs|INR|Rupees|Rupee|र[ुू]0(?=\s+\d)|रु|रू|रुपये|रुपयांचे|रूपये|मु[0०]|मुबलिग|રૂ|રુ|રૂપિયા|ರೂ|ರೂಪಾಯಿ|ரூ|ரூபாய்|రూ|రూపాయలు|টাকা|টাঃ|രൂ|രൂപ|ਰੁ|ਰੁਪਏ|ଟଙ୍କା)(?![\p{L}])\s*(?:[.,:]|\)(?!\s*\n))*|₹)(?!\s*\))[\s.:=-]*(?<number>\d{1,3}(?:[.,]\d{2})*[.,]\d{3}(?![.,]?\d)|\d{1,3}(?:,\s\d{2,3})*,\s\d{3}\.\d{2}|(?:\d{1,2},\s(?=\d{2,3},\d))?\d[\d,]*(?:\s\d{3}(?!\d))*(?:\.\d{1,2})?)(?![\d%]|\.\d)/giu
/** "10,500/- रुपये प्रतिमाह", "327600.00 rupees": the word for money follows. */
const followed =
  /(?<![\d/.,-])(?<number>\d{1,2}(?:,\d{2})*,\d{3}|\d{3,9})(?:\.\d{2})?\s*(?:\/\s*[-=–]?)?\s*(?:रुपये|रुपए|रूपये|रूपए|rupees|રૂપિયા|ರೂಪಾಯಿ(?:ಗಳು)?|ரூபாய்|రూపాయలు|টাকা|രൂപ|ਰੁਪਏ|ଟଙ୍କା)(?![\p{L}\p{M}])/giu
const bare =
  /(?<![\d/.-])(?<number>\d{1,3}(?:,\s?\d{2,3}(?!\d))+(?:\.\d{1,2})?|\d{4,9}(?:\.\d{1,2})?)(?!\d|%|,\d{2,3}(?!\d)|\/(?!\s*[-=–]|\s)|[-.]\d)\s*\/?[-=–]?/gu
const grouped = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/

/** Figures that a sign of money precedes, or the word for it follows; and sums that are said in words alone. */
export function amountsIn(text: string): ProseAmount[] {
  const preceded = [...text.matchAll(figure)].flatMap((match) => {
    const amount = amountOf(match, match.groups?.number ?? '')
    return amount ? [scaled(text, amount)] : []
  })
  const others = [...text.matchAll(followed)].flatMap((match) => amountOf(match, match.groups?.number ?? '') ?? [])
  return inOrder(inOrder(preceded, others), inWordsAlone(text))
}

/** A figure whose words these are. */
const figureBefore = /\d[^\S\n]*(?:\/[\s–=-]*|[–=-]+\s*)?\)?\s*(?:only\s*)?[([{]\s*(?:in\s+words\W*)?$|\d[\s/=–-]*$/iu
/** Fewer words are as soon a misreading: "Rupees one". */
const fewestWords = 2
const leastInWords = 100

/** "for the price of Rupees Twenty Two Lakhs only": no figure says it. */
function inWordsAlone(text: string): ProseAmount[] {
  return [...text.matchAll(/(?<![\p{L}\p{M}])(?:rupees|रुपये|रुपए|रूपये)\s+(?=\p{L})/giu)].flatMap((match) => {
    const from = match.index + match[0].length
    if (figureBefore.test(text.slice(Math.max(0, match.index - 40), match.index))) return []
    const read = numberInWords(text.slice(from, from + 200))
    if (!read || read.start > 0 || read.repaired || read.value < leastInWords) return []
    const said = text.slice(from, from + read.end)
    if (said.split(/\s+/).length < fewestWords) return []
    return [{ value: read.value.toFixed(2), start: match.index, end: from + read.end, regular: true }]
  })
}

/** Both in the order of the text, of the second those that meet none of the first. */
const inOrder = (some: readonly ProseAmount[], others: readonly ProseAmount[]): ProseAmount[] =>
  [...some, ...others.filter((a) => !some.some((s) => s.start < a.end && a.start < s.end))].sort(
    (a, b) => a.start - b.start,
  )

/** Figures without a sign of money, where a label has already said that they are money. */
export function bareAmountsIn(text: string): ProseAmount[] {
  const others = [...text.matchAll(bare)].flatMap((match) => amountOf(match, match.groups?.number ?? '') ?? [])
  return inOrder(amountsIn(text), others)
}

const scales: Readonly<Record<string, number>> = { lakh: 1e5, lac: 1e5, लाख: 1e5, crore: 1e7, कोटी: 1e7, करोड: 1e7 }

/** "Rs. 45.5 lakhs": the word after the figure belongs to it. */
function scaled(text: string, amount: ProseAmount): ProseAmount {
  const word = /^\s*(?:(lakh|lac|crore)s?(?!\p{L})|(लाख|कोटी|करोड)(?![\p{L}\p{M}]))/iu.exec(text.slice(amount.end))
  const scale = scales[(word?.[1] ?? word?.[2] ?? '').toLowerCase()]
  if (!word || scale === undefined) return amount
  return { ...amount, value: (Number(amount.value) * scale).toFixed(2), end: amount.end + word[0].length }
}

function amountOf(match: RegExpMatchArray, number: string): ProseAmount | null {
  const value = plain(number)
  if (value === null) return null
  const start = match.index ?? 0
  return { value, start, end: start + match[0].length, regular: grouped.test(number.replace(/,\s/g, ',')) }
}

/** "1.29.00.000": between thousands a reader takes commas for points; what follows that of the paise are two digits. */
const pointForComma = /\.(?=\d{3}(?!\d)|\d{2}[.,])/g

function plain(number: string): string | null {
  const value = Number(number.replace(pointForComma, ',').replace(/[,\s]/g, ''))
  return Number.isFinite(value) && value > 0 ? value.toFixed(2) : null
}

/** Words misread or broken off still say more than this part of the figure. */
const farBelow = 1000

const endOfWords = /^[\s.,]*(?:(?:rupees|rupee|रुपये|रुपए|रूपये)[\s.,]*)?(?:only|फक्त|मात्र|केवल|[^\p{L}\p{M}\s.,]|\n|$)/iu

/** The amount in words that stands shortly before or after a figure; with its place in the text. */
export function wordsBeside(text: string, amount: ProseAmount): ProseAmount | null {
  const after = text.slice(amount.end, amount.end + 260)
  const opening =
    /^[\s/=,.–-]*[([{"“'‘]?\s*(?:(?:in words|amount in words|अक्षरी|अक्षरे)\s*[:.-]*\s*)?(?:rupees|rs\.?|रुपये|रु\.?|रूपये)?[\s.:]*/iu.exec(
      after,
    )
  const read = opening && numberInWords(after.slice(opening[0].length))
  if (!opening || !read || read.start > 3 || read.value < 1) return null
  // "… 98,00,000  First Party": what is so far below the figure begins something else.
  if (read.value * farBelow < Number(amount.value)) return null
  // "नऊ हजार पाच…" of which the rest was misread: words that break off say another sum than the figure.
  const said = after.slice(opening[0].length + read.end)
  if (read.value !== Number(amount.value) && !endOfWords.test(said)) return null
  const start = amount.end + opening[0].length + read.start
  return { value: read.value.toFixed(2), start, end: amount.end + opening[0].length + read.end, regular: true }
}
