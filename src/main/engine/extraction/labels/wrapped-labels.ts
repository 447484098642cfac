/** Labels that are broken over two lines, as narrow columns of forms break them. */
import { onceFor } from '../../once-for'
import { fold, likeness } from './fuzzy'
import {
  middle,
  middleX,
  segmentFrom,
  textOf,
  verticalOverlap,
  type Layout,
  type LaidWord,
  type Segment,
} from '../layout/layout'
import { runsApart } from '../tables/stands-apart'
import { foldsOf, type PhraseHit } from './phrases'

export interface WrappedHit extends PhraseHit {
  /** The words of the second line. */
  readonly tail: readonly LaidWord[]
}

/** Shorter beginnings would be found in too many lines. */
const leastHead = 5
const leastTail = 3
/** "Khata / No.": a narrow cell breaks before the word for a number, which then stands alone. */
const number = 'no'
/** "खाते / क्रमांक", "खाते / क्र.": before such a word the beginning may be shorter. */
const wordsForNumber: ReadonlySet<string> = new Set(['क्रमांक', 'क्र', 'नं'].map(fold))
/** A shorter end than others may have, where it stands alone: such a number, or "of", as in "Son/Daughter/Wife / of". */
const shortTails: ReadonlySet<string> = new Set([number, ...['of', 'क्र', 'नं'].map(fold)])
const leastBeforeNumber = 3
/** Before this word, too, where both stand alone. */
const date = 'date'
const leastLike = 0.8

interface Cut {
  readonly head: string
  readonly tail: string
  /** The phrase has an "and" where it is cut: print without one has two labels there, one above the other. */
  readonly joined: boolean
}

const joint = /^(?:&|\/|and)$/i

const knownCuts = new Map<string, readonly Cut[]>()

/** The ways of breaking a phrase in two, folded, that with the longest beginning first. */
function cutsOf(phrase: string): readonly Cut[] {
  let cuts = knownCuts.get(phrase)
  if (!cuts) {
    const words = phrase.split(/\s+/)
    cuts = words.slice(1).map((_, i) => {
      const at = words.length - 1 - i
      const [head, tail] = [words.slice(0, at), words.slice(at)]
      const joined = joint.test(head.at(-1) ?? '') || joint.test(tail[0] ?? '')
      return { head: fold(head.join(' ')), tail: fold(tail.join(' ')), joined }
    })
    knownCuts.set(phrase, cuts)
  }
  return cuts
}

/** Where a phrase of several words ends one segment and goes on at the start of the one under it. */
export function findWrapped(layout: Layout, phrase: string): WrappedHit[] {
  const hits: WrappedHit[] = []
  for (const segment of layout.segments) {
    for (const cut of cutsOf(phrase)) {
      const head = headOf(segment, cut)
      if (!head) continue
      const tail = tailUnder(layout, segment, head.from, cut.tail)
      if (!tail || (cut.joined && !isJoined(segment.words, tail.words))) continue
      const like = (head.like * cut.head.length + tail.like * cut.tail.length) / fold(phrase).length
      hits.push({ phrase, segment, from: head.from, to: head.to, likeness: like, tail: tail.words })
      break
    }
  }
  return hits
}

const isJoined = (head: readonly LaidWord[], tail: readonly LaidWord[]): boolean =>
  /(?:[&/]|and)$/i.test(head.at(-1)?.text ?? '') || /^(?:[&/]|and$)/i.test(tail[0]?.text ?? '')

/** The last words of a segment, or those before a colon and the value in it, where they begin a phrase. */
function headOf(segment: Segment, { head: wanted, tail }: Cut): { from: number; to: number; like: number } | null {
  if (wanted.length < (wordsForNumber.has(tail) ? leastBeforeNumber : leastHead)) {
    // "Due" over "Date", each alone
    const isAlone = tail === date && wanted.length >= leastBeforeNumber && fold(textOf(segment.words)) === wanted
    return isAlone ? { from: 0, to: segment.words.length, like: 1 } : null
  }
  const { to, texts } = endsOf(segment)
  for (const [i, text] of texts.entries()) {
    if (text.length > wanted.length + 2) return null
    const like = likeness(text, wanted)
    const from = to - 1 - i
    if (like >= leastLike && opens(segment, from)) return { from, to, like }
  }
  return null
}

/**
 * The last word before a segment's end or its colon, folded, the last two, and so on; `to` is the index behind them. Made
 * once: every phrase asks.
 */
const endsOf = onceFor((segment: Segment): { readonly to: number; readonly texts: readonly string[] } => {
  const folds = foldsOf(segment)
  const colon = segment.words.findIndex((w, i) => i > 0 && /^[:：]/.test(w.text))
  const to = colon < 0 ? folds.length : colon
  const texts: string[] = []
  for (let from = to - 1; from >= 0; from--) texts.push(folds[from]! + (texts.at(-1) ?? ''))
  return { to, texts }
})

/** True where a label may begin: only its number, its translation or a mark stands before. */
const opens = (segment: Segment, from: number): boolean => {
  const own = /\p{Script=Latin}/u.test(segment.words[from]!.text) ? /\p{Script=Latin}{2}/u : /[^\P{L}\p{Script=Latin}]/u
  return foldsOf(segment)[from] !== '' && segment.words.slice(0, from).every((w) => !own.test(w.text))
}

function tailUnder(
  layout: Layout,
  segment: Segment,
  from: number,
  wanted: string,
): { words: readonly LaidWord[]; like: number } | null {
  if (wanted.length < leastTail && !shortTails.has(wanted)) return null
  const height = Math.max(segment.box.height, layout.textHeight)
  const starts = [segment.box.x, segment.words[from]!.box.x]
  const centre = middleX(segment.box)
  for (const below of layout.segments.flatMap(cellsOf)) {
    const step = middle(below.box) - middle(segment.box)
    if (step < 0.6 * height || step > 2.2 * height) continue
    const centred = Math.abs(middleX(below.box) - centre) < height
    if (!centred && !starts.some((x) => Math.abs(below.box.x - x) < 1.5 * height)) continue
    if ((shortTails.has(wanted) && below.words.length > 1) || isAmongNumbers(layout, below)) continue
    let text = ''
    for (let to = 1; to <= below.words.length; to++) {
      text += foldsOf(below)[to - 1]!
      if (text.length > wanted.length + 2) break
      const like = likeness(text, wanted)
      if (like >= leastLike) return { words: below.words.slice(0, to), like }
    }
  }
  return null
}

/** A segment, and each of the parts of it that wider blanks part: "Deductions  Salary" under "Total" and "Net". */
const cellsOf = onceFor((segment: Segment): readonly Segment[] => {
  const cells = runsApart(segment.words)
  return cells.length === 1 ? [segment] : [segment, ...cells.map((words) => segmentFrom(words))]
})

/** "Unit" over "KWH" in a table of meters: a line between so many numbers is one of the cells under the heads. */
const fewestNumbers = 3
const isAmongNumbers = ({ segments }: Layout, cell: Segment): boolean =>
  segments.filter(({ words, box }) => verticalOverlap(box, cell.box) > 0.5 && /\d/.test(textOf(words))).length >=
  fewestNumbers
