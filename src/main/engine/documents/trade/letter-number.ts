/** The number and the day of a letter itself, which stand at its head behind no more than "No." or "Ref.", or nothing. */
import { fromWords } from '../../extraction/rules/candidates'
import { codeGrammar } from '../../extraction/grammars/code-grammar'
import { parsed, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import { textOf, verticalOverlap, type Segment } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf, type Span } from '../../extraction/layout/span'
import { wordsOfText } from '../../extraction/layout/words-of-text'

/** "SCSM/PUR/Lab/2022-23/417": a department among the groups of a number may be in small letters. */
const smallGroup = /(?<=^|[/-])\p{Lu}\p{Ll}{1,9}(?=[/-])/gu

/** The number that an office gives its letters and orders, as `codeGrammar` reads it; groups of words are as printed. */
export const letterNumber = (least: number, most: number): Grammar => {
  const code = codeGrammar(least, most)
  return (span) => {
    const inIndic = numberInIndic(span, most)
    if (inIndic) return inIndic
    const file = fileNumber(span, most)
    if (file) return file
    const whole = code(span)
    if (whole) return whole
    const [line = []] = span.lines
    const read = code(spanOf(line.map((w) => ({ ...w, text: w.text.replace(smallGroup, (g) => g.toUpperCase()) }))))
    const printed = textOf(line).replace(/\s/g, '')
    const at = read ? printed.toUpperCase().indexOf(read.value.toUpperCase()) : -1
    if (!read || at < 0 || (read.value.match(/[/-]/g)?.length ?? 0) < 2) return null
    return { ...read, value: printed.slice(at, at + read.value.length) }
  }
}

/** "F.4(112)/Store/SSH/2024-25/1187": files of governments are numbered with a dot and a bracket before the first stroke. */
const ofFile =
  /^[\s:.-]*(?<number>\p{Lu}{1,4}\.?\s?\d+\s?\([\p{L}\d]{1,6}\)(?:\s?[-/]\s?[\p{L}\d.()&-]*[\p{L}\d)])+)\.?(?=\s|$)/u

function fileNumber(span: Span, most: number): Parsed | null {
  const [line = []] = span.lines
  const text = textOf(line)
  const { number } = ofFile.exec(text)?.groups ?? {}
  if (number === undefined || number.length > most + 8) return null
  const from = text.indexOf(number)
  return parsed(number.replace(/\s/g, ''), wordsOfText(spanOf(line), from, from + number.length))
}

/** "खरेदी/2024-25/0862", "1947/ आपूर्ति/26": a word of a language of India is a group of such a number as well. */
const groupedInIndic =
  /^[\s:.-]*((?=\S*\d)(?=[^:]*[\p{Script=Devanagari}])[\p{L}\p{M}\d.()-]+(?:\/\s?[\p{L}\p{M}\d.()-]+)+)(?=\s|$)/u

function numberInIndic({ lines: [line = []] }: Span, most: number): Parsed | null {
  const value = groupedInIndic.exec(textOf(line))?.[1]
  if (value === undefined || value.length > most) return null
  const at = line.findIndex((_, i) => textOf(line.slice(0, i + 1)).includes(value))
  return parsed(value.replace(/\s/g, ''), spanOf(line.slice(0, at + 1)), 0.7)
}

/** "Our Ref. No.", "पत्रांक / Letter No.", "जा.क्र.": what stands before the number of a letter. */
const opensNumber =
  /^[^\p{L}\p{M}\p{Nd}]*(?:(?:our|letter|memo|file|ref|no|पत्रांक|पत्र|क्रमांक|संदर्भ|जावक|जा|क्र|सं)[^\p{L}\p{M}\p{Nd}]*)*$/iu
const isNumbered = /\b(?:no|ref)\b|पत्रांक|क्रमांक|संदर्भ|क्र\.|सं\./iu

/** A number with letters and strokes is one of the letter; a bare one where its date stands beside it. */
export const numberAtHead = (name: string, path: string, grammar: Grammar): Rule => ({
  name,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const top = page.layout.box.y + 0.3 * page.layout.box.height
      return page.layout.segments.flatMap((segment) => {
        const { words, box } = segment
        const from = words.findIndex(({ text }) => !opensNumber.test(text))
        if (box.y > top || !isNumbered.test(textOf(words.slice(0, Math.max(0, from))))) return []
        const read = grammar({ lines: [words.slice(from).filter((w) => !/^\W+$/.test(w.text))] })
        const isCoded = read !== null && /[/-]/.test(read.value) && /\p{L}/u.test(read.value)
        return read && (isCoded || hasDateBeside(page, segment)) ? [fromWords(page.layout, path, name, read, 0.7)] : []
      })
    }),
})

const hasDateBeside = (page: LabelledPage, { box }: Segment): boolean =>
  page.hits.some(({ label, segment }) => label === 'date' && verticalOverlap(segment.box, box) > 0.5)

/** A day, with the town before it: "Nagpur, 4th September 2023". */
const day = String.raw`^\W*(?:\p{Lu}[\p{L}.]+,\s*)?(?:(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?[-/.\s]+(?:\d{1,2}|(?:of\s+)?\p{L}{3,9})[-/.,\s]+\d{2,4}|\p{L}{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})`
/** A text that is a day and no more. */
const dayAlone = new RegExp(String.raw`${day}\W*$`, 'iu')
/** A day, behind which words of another matter may stand: "7th May, 2024 Indent 311". */
const dayFirst = new RegExp(String.raw`${day}(?:\W*$|\s+\p{L}{3})`, 'iu')

/** "Reference no. GCB-DO-5529 dated 19 Sep 2023": at which word the day behind the number begins; -1 where none does. */
function behindNumber(words: Segment['words']): number {
  const at = words.findIndex(({ text }) => /^(?:dated?|dtd?)[.:]*$/i.test(text))
  const opens = /^\W*(?:our\s+|your\s+)?(?:ref(?:erence)?|letter|do|d\.o\.|order|no)(?!\p{L})/iu
  return at > 1 && opens.test(textOf(words)) && dayFirst.test(textOf(words.slice(at + 1))) ? at + 1 : -1
}

/** The day of a letter where no word says that it is one: the only one that stands by itself at its head. */
export const dateAtHead = (name: string, path: string, grammar: Grammar): Rule => ({
  name,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const { box, segments } = page.layout
      if (page.hits.some(({ label, segment }) => label === 'date' && segment.box.y < box.y + headShare * box.height))
        return []
      const found = segments
        .filter((s) => s.box.y < box.y + headShare * box.height)
        .flatMap(({ words }) => {
          const behind = dayAlone.test(textOf(words)) ? 0 : behindNumber(words)
          return behind < 0 ? [] : (grammar(spanOf(words.slice(behind))) ?? [])
        })
      const [day, other] = found
      return day && !other ? [fromWords(page.layout, path, name, day, 0.7)] : []
    }),
})

const headShare = 0.4
