/** By what number a house is known in its street, on receipts of bodies that have no number of their own for it. */
import { fromWords } from '../../extraction/rules/candidates'
import { codeGrammar } from '../../extraction/grammars/code-grammar'
import type { Parsed } from '../../extraction/grammars/grammar'
import { textOf, type LaidWord, type Layout, type Segment } from '../../extraction/layout/layout'
import type { LabelledPage } from '../../extraction/labels/labels'
import { rightOf } from '../../extraction/layout/right-of'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'

/** "House No.", "Ward/Door No:": an address begins so too, where no colon follows. */
const atLabel =
  /^\W*(?:ward\W{0,3}(?:no\W{0,3})?(?:and\W{0,2})?)?(?:house|h|door|d|building|shop)\W{0,3}(?:(?:house|shop|building|door)\W{0,3})?(?:no|number|nos)(?<colon>[\s.]*[:：–-]+)?[\s.]*$/i
/** "मकान नं. 17/208 से": in a sentence these words stand before the number. */
const inSentence = /(?<![\p{L}\p{M}])(?:मकान|भवन|घर|गृह)\s*(?:नंबर|नं|न|क्रमांक|क्र|सं)[\s.:–-]*$/u

const read = codeGrammar(1, 24)

/** The number right behind the words that end before `from`; a stroke joins its parts, as "IX / 412A". */
function behind(words: readonly LaidWord[], from: number): Parsed | null {
  let to = from + 1
  while (to < words.length && (/^[/-]/.test(words[to]!.text) || /[/-]$/.test(words[to - 1]!.text))) to++
  return read(spanOf(words.slice(from, to)))
}

/** Where the words before a number of a line end; below zero where it has none. */
const endOf = (words: readonly LaidWord[], opening: RegExp): number =>
  words.findLastIndex((_, i) => opening.test(textOf(words.slice(0, i + 1))))

function inCell({ layout, labelOf }: LabelledPage, segment: Segment): Candidate[] {
  // "House No. 12/B  Ward / Address …": where another label begins on the line, the number ends.
  const next = segment.words.findIndex((word) => (labelOf.get(word)?.from ?? 0) > 1)
  const words = next < 0 ? segment.words : segment.words.slice(0, next)
  const end = endOf(words, atLabel)
  if (end < 0) return []
  const hasColon = atLabel.exec(textOf(words.slice(0, end + 1)))?.groups?.['colon'] !== undefined
  const rest = words.slice(end + 1)
  // "House No 700, Lotus Bhavan" is the beginning of an address.
  if (rest.length > 1 && !hasColon) return []
  const beside = rest.length > 0 ? rest : (rightOf(layout, segment)?.words ?? [])
  const number = behind(beside, /^[:：–-]+$/.test(beside[0]?.text ?? '') ? 1 : 0)
  return number ? [candidate(layout, number, hasColon ? 0.9 : 0.8)] : []
}

function inLine(layout: Layout, { words }: Segment): Candidate[] {
  const end = endOf(words, inSentence)
  const number = end > 0 ? behind(words, end + 1) : null
  return number ? [candidate(layout, number, 0.7)] : []
}

const candidate = (layout: Layout, number: Parsed, strength: number): Candidate =>
  fromWords(layout, 'property_number', numberOfHouse.name, number, strength)

export const numberOfHouse: Rule = {
  name: 'property_tax.house',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const { layout, hits } = page
      if (hits.some(({ label }) => label === 'number')) return []
      return layout.segments.flatMap((segment) => [...inCell(page, segment), ...inLine(layout, segment)])
    }),
}
