/** Under which number an office registered a deed. */
import { ballot, type Elected, type Voice, type WordSign } from '../../extraction/prose/ballot'
import type { Flow } from '../../extraction/prose/flow'
import { latinDigits } from '../../identifiers'
import { onceFor } from '../../once-for'
import { weightOfPlace, weightOfYear } from './deed-registration'

const labelled = String.raw`(?:registered|registration|regn?d?|document|doct?|deed|dast|[vw]asika|serial|sr|sl|being|दस्त|दस्तऐवजाचा|दस्तऐवज|दस्तावेज|विलेख|लेखपत्र|पंजीकरण|पंजीयन|नोंदणी|रजिस्ट्रीकरण|रजिस्ट्रेशन|रजिस्ट्री)`
const numberSign = String.raw`(?:nos?|number|num|अनुक्रमांक|क्रमांक|क्र|नंबर|नं|संख्या|सं0?)`
/** What some states number in ways of their own: "I-1604-02875/2021", "2020-21/84/1/2211", "MP179132020A1445110", "20719300452", "R/Adyar/Book1/2210/2019", "2024/RAN/1187/BK1/1044", "BNG(U)-JYN/05127/2023-24". */
const ofState = String.raw`I{1,3}V?\s?[-–]\s?\d{4}\s?[-–]\s?\d{4,6}\s?\/\s?(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}\/\d{1,3}\/\d{1,2}\/\d{1,7}|[A-Z]{2}\d{8,12}A\d{6,9}|(?:19|20)\d{13}|\d{11}(?!\d)|R\/\p{L}[\p{L} ]{2,30}\/\s?Book[-\s]?\d\/\d{1,6}\/(?:19|20)\d{2}|(?:19|20)\d{2}\/\p{Lu}{2,4}\/\d{1,6}\/BK\s?\d\/\d{1,6}|\p{Lu}{2,4}\s?\(\p{Lu}{1,2}\)\s?[-/]\s?\p{Lu}{2,4}\s?[-/]\s?\d{1,6}\s?[-/]\s?(?:19|20)\d{2}-\d{2}`
/** "SRT-3-KTR-9107-2020", "I-150204417/2022", "हवल-१५/८३१२/२०२१", "1187/I/2021", "8827/1", "4482 of 2019". */
const number = String.raw`(?<number>${ofState}|(?:(?:[\p{L}\p{M}]{2,5}|I{1,3}V?)\s?[-–/ ]?\s?(?:\d{1,2}\s?[-/]\s?)?(?:\p{Lu}{2,4}\s?[-/]\s?)?)?\d{1,3},\d{3}(?![,\d])|(?:(?:[\p{L}\p{M}]{2,5}[-/ ]?\d{0,2}\s?[-/]\s?|I{1,3}V?\s?[-–]\s?){0,2})\d{1,9}(?:\/(?:\d|I{1,3}V?)(?=\/\d{4}|\s))?(?:\s*(?:\/|-|(?:of|for)(?:\s+the)?(?:\s+year)?|सन)\s*(?:19|20)\d{2}(?:\s?-\s?\d{2}(?![-/\d]))?)?)`
const numbers = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?<label>(?:${labelled}[\s.]*(?:(?:as|vide|under|at|with|is)\s+)?(?:${labelled}[\s.]*)?${numberSign}|registered\s+(?:as|at|with|under)\s+(?:no|number)|क्रम\s+(?:संख्या|सं0?)|क्रमांक|अ\.?\s?क्र)(?:\s*\/\s*year)?[\s.:#–-]*)${number}(?!\d|[-/][\p{L}\d])`,
  'giu',
)
/** "… ८३१२ नंबरी नोंदला", "Book No. 1, No. 9214 Registered": what it is the number of is said behind it. */
const numbersFirst = /(?<![\d/.,-])(?<number>\d{1,6})\s*(?:(?:नंबरी|क्रमांकाने|नंबरने|क्रमांकावर)\s+नोंद|registered(?!\p{L}))/giu
const isRegistryLabel = new RegExp(
  String.raw`^(?:registered|registration|regn?d?|document|doct?|deed|dast|being|दस्त|विलेख|लेखपत्र|पंजी|नोंदणी|रजिस्ट्र)`,
  'iu',
)

const numberSigns: readonly WordSign[] = [
  { before: /(?<!\p{L})(?:registered|recorded)(?!\p{L})[^;]{0,140}$/iu, weight: 1 },
  { after: /^[\s,]*(?:(?:of|in|at)\s+)?(?:(?:additional|addl\.?)\s+)?(?:book|bk)/iu, weight: 1.2 },
  { before: /(?:book|bk|बही|पुस्तक)[^;]{0,140}$/iu, weight: 0.6 },
  { after: /^\s*(?:पर|वर|ने|नंबरी)\s[^।]{0,120}(?:रजिस्ट्री|रजिस्टर्ड|पंज[िी]|नोंद|निब|हजर)/u, weight: 2 },
  { after: /^[\s,.]*(?:is\s+|was\s+)?(?:presented|registered)(?!\p{L})/iu, weight: 1.5 },
  {
    before:
      /(?:flat|plot|house|survey|khata|cheque|account|a\/c|pan|book|volume|vol|page|query|जिल्द|खण्ड|पृष्ठ|खाता|खसरा|फेरफार|वाद)[\s.:]*(?:no|क्रमांक|क्र|संख्या)?[\s.:]*$/iu,
    weight: -4,
  },
]
const leastOfNumber = 2
/** What is left of "2023-MGO-2098" in another line, or a year by itself, is no number. */
const bareYear = /^(?:19|20)\d{2}$/

/** A label at the beginning of a line whose value ends the line: a form, no sentence. */
const isRowOfItsOwn = (text: string, start: number, end: number): boolean =>
  /(?:^|[\n\t])[^\p{L}\p{N}\n]*$/u.test(text.slice(0, start)) && /^[^\p{L}\p{N}\n]*(?:[\n\t]|$)/u.test(text.slice(end))

export interface NumberVoice extends Voice {
  readonly isRow: boolean
}

/** Labels that number many other things; where nothing around them tells of a register, they say little. */
const isPlainLabel = /^(?:serial|sr|sl|क्रम|अ)/iu
const plainWeight = -1

/** Years behind a number, and what is left: "4417" and "2019-20". */
function partsOf(number: string): {
  readonly all: readonly number[]
  readonly serial: number
  readonly digits: string
} {
  const parts = latinDigits(number).match(/\d+/g) ?? []
  const year = parts.findLastIndex((part, i) => i > 0 && i >= parts.length - 2 && bareYear.test(part))
  return {
    all: parts.map(Number),
    serial: Number((year < 0 ? parts : parts.slice(0, year)).at(-1)),
    digits: parts.join(''),
  }
}

/** Shorter ones are those of anything. */
const leastSerial = 100

/** True for one number in short and in full: "6214/2022", "नसन3-6214-2022"; "160402875/2021", "I-1604-02875/2021". */
function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.digits === b.digits) return true
  const [short, long] = a.all.length < b.all.length ? [a, b] : [b, a]
  return a.serial === b.serial && a.serial >= leastSerial && short.all.every((part) => long.all.includes(part))
}

/** Voices for one number, whether in short or in full, are for the fullest print of it; of as full ones for the commonest. */
function inFull(voices: readonly NumberVoice[]): Elected<NumberVoice>[] {
  const times = (value: string): number => voices.filter((voice) => voice.value === value).length
  const heard = voices
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.value.length - a.value.length || times(b.value) - times(a.value))
  const fullest = (voice: NumberVoice): string =>
    heard.find(({ value }) => isSameNumber(value, voice.value))?.value ?? voice.value
  return ballot(voices, fullest).map((elected) => {
    const value = fullest(elected.voices[0]!)
    return { ...elected, value, voices: elected.voices.filter((voice) => voice.value === value) }
  })
}

/** "हवल-15/8312/2021", in short "8312/2021": the letters of the office stand apart by a stroke, and some leave them out. */
export const hasOfficeBefore = (number: string): boolean => /^\p{Script=Devanagari}[^/]*\/.*\//u.test(number)

/** The numbers under which an office may have registered a deed, the likeliest first. */
export const deedNumbers = onceFor((flow: Flow): readonly Elected<NumberVoice>[] => {
  const found = [...flow.text.matchAll(numbers), ...flow.text.matchAll(numbersFirst)]
  const voices = found.map((match): NumberVoice => {
    const printed = match.groups?.number ?? ''
    const label = match.groups?.label ?? ''
    const start = match.index + (label === '' ? 0 : label.length)
    const end = start + printed.length
    const isRow = isRowOfItsOwn(flow.text, match.index, end)
    const weight =
      weightOfPlace(flow, match.index, end, numberSigns) +
      weightOfYear(flow, printed) +
      (isRegistryLabel.test(label) ? 1.2 : 0) +
      (isRow ? 1 : 0) +
      (isPlainLabel.test(label) ? plainWeight : 0) +
      (bareYear.test(printed) ? -4 : 0)
    const value = flow
      .printed(start, end)
      .replace(/\s+(?:(?:of|for)(?:\s+the)?(?:\s+year)?|सन)\s+/i, '/')
      .replace(/\s*([-/–])\s*/g, '$1')
      .replace(/(?<=\d),(?=\d{3})/, '')
    return { value, start, end, weight, isRow }
  })
  return inFull(voices).filter(({ weight }) => weight >= leastOfNumber)
})
