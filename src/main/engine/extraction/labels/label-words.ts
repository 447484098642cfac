/** What the words of a type's labels say of labels that no list has: "Sanctioned Loan Amt" is one of the loan's. */
import { onceFor } from '../../once-for'
import { fold } from './fuzzy'
import type { LabelPhrases } from './label-hit'

/** Short and long of one word. */
const oneWord: Readonly<Record<string, string>> = {
  number: 'no',
  numbers: 'no',
  nos: 'no',
  num: 'no',
  '#': 'no',
  dt: 'date',
  dated: 'date',
  amt: 'amount',
  ac: 'account',
  acc: 'account',
  acct: 'account',
  regn: 'registration',
  reg: 'registration',
  cons: 'consumer',
  cust: 'customer',
  qty: 'quantity',
  desc: 'description',
  purch: 'purchase',
  purchasing: 'purchase',
  grp: 'group',
  dept: 'department',
  sr: 'serial',
  sl: 'serial',
}
const words = new Map(Object.entries(oneWord).map(([short, long]) => [short === '#' ? short : fold(short), fold(long)]))

/** Words that tell nothing of what a label names: joints, and the unit in which an amount is said. */
const silent = new Set(['of', 'the', 'for', 'your', 'a', 'an', 'in', 'rs', 'inr', 'rupees', 'is', 'ref'].map(fold))

/** The words of a label that tell what it names, folded, each once. */
export function tellingWords(label: string): readonly string[] {
  const parts = label
    .replace(/\ba\s?\/\s?c\b/giu, 'account')
    .replaceAll('#', ' # ')
    .split(/[^\p{L}\p{M}\p{N}#]+/u)
  const folded = parts.map((part) => (part === '#' ? part : fold(part))).filter((part) => part !== '')
  return [...new Set(folded.map((part) => words.get(part) ?? part))].filter((part) => !silent.has(part))
}

/** The phrases of a type's labels, each as its telling words in order of the alphabet. */
const phrasesOf = onceFor(
  (labels: LabelPhrases) =>
    new Map(Object.entries(labels).flatMap(([label, list]) => list.map((phrase) => [keyOf(phrase), label] as const))),
)

const keyOf = (text: string): string => tellingWords(text).toSorted().join(' ')

/** What a label is of may stand without "No." where several are named together. */
const counted = new Set(['no', 'id', 'code'].map(fold))

/**
 * The label of which a text says the same words as one of its phrases, in short or long and in any order: "Purch. Group"
 * is "Purchasing Group". Several that a stroke parts are labels where each is one, with or without its "No.": "Serial /
 * IMEI". Null for any other text. One word alone may be a value too, and is none.
 */
export function labelThatSays(labels: LabelPhrases, text: string): string | null {
  if (/\d/.test(text)) return null
  const phrases = phrasesOf(labels)
  const whole = tellingWords(text).length > 1 ? phrases.get(keyOf(text)) : undefined
  if (whole !== undefined) return whole
  const parts = text.split(/\s*[/|]\s*/).filter((part) => part !== '')
  const named = parts.map((part) => phrases.get(keyOf(part)) ?? numbered(phrases, part))
  return parts.length > 1 && named.every((label) => label !== undefined) ? named[0]! : null
}

const numbered = (phrases: ReadonlyMap<string, string>, part: string): string | undefined =>
  [...counted].map((word) => phrases.get([...tellingWords(part), word].toSorted().join(' '))).find((label) => label)

/** What a day, a name, a number is called where it heads a column or stands before its value. */
const nouns =
  'date|dated|name|address|amount|number|remarks?|दिनांक|दिना[ँं]क|तारीख|तिथि|तिथी|नाव|नांव|नाम|पत्ता|पता|क्रमांक|रक्कम|राशि|शेरा'
const loneNoun = new RegExp(`^[^\\p{L}\\p{N}]*(?:${nouns})[^\\p{L}\\p{N}]*$`, 'iu')
/** "करून दिल्याची तारीख": which day, without the day. */
const whichDay = /^[\p{L}\p{M}\s]+\s(?:तारीख|दिनांक|date)$/iu
/** "Date of print : 11/10/2011", "सन : १९९८": another entry of the form, with its day or year. */
const entryOfDay = /^\p{L}[\p{L}\p{M}\s.]{1,30}?\s?[:：]\s*(?:\p{Nd}{1,2}[-/.]\p{Nd}{1,2}[-/.])?\p{Nd}{4}$/u

/** True for what is printed around values and never as one: the bare noun of a label, and another entry whole. */
export const isNoValue = (text: string): boolean => loneNoun.test(text) || whichDay.test(text) || entryOfDay.test(text)

interface Vocabulary {
  /** Phrases of the label that have the word. */
  readonly counts: ReadonlyMap<string, number>
  readonly phrases: number
}

/** The words of a label's phrases; told once for each list, which every document of its type brings anew. */
const vocabularyOf = onceFor((phrases: readonly string[]): Vocabulary => {
  const distinct = new Map(phrases.map(tellingWords).map((telling) => [telling.join(' '), telling]))
  const counts = new Map<string, number>()
  for (const word of [...distinct.values()].flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, phrases: distinct.size }
})

/** So many times likelier, as a logarithm, is a label than the next whose phrases have all the words too. */
const clearlyLikelier = 1

/**
 * The label of a type whose phrases have all these words, though none of them together; null where there is none, or
 * more than one about as likely. One word alone is too little to go by.
 */
export function labelOfWords(labels: LabelPhrases, telling: readonly string[]): string | null {
  if (telling.length < 2) return null
  let best: { label: string; likely: number } | null = null
  let next = -Infinity
  for (const [label, list] of Object.entries(labels)) {
    const { counts, phrases } = vocabularyOf(list)
    let likely = 0
    for (const word of telling) likely += Math.log((counts.get(word) ?? 0) / phrases)
    if (likely === -Infinity) continue
    if (!best || likely > best.likely) {
      next = best?.likely ?? -Infinity
      best = { label, likely }
    } else next = Math.max(next, likely)
  }
  return best && best.likely - next > clearlyLikelier ? best.label : null
}
