import type { PagePoint, PageQuad } from '../../../../shared/domain/geometry'
import type { ReadWord } from '../../model'

/** Of what sticks to a label without a mark or a blank: print that overlaps loses letters at the seam. */
const atMostStuck = 0.5

/**
 * Parts a word where a label ends inside it: after a colon, and at a slash between two letters of which one
 * side is a label of another language (`DOB:12/03/1990`, `पुरुष/MALE`, `HusbandRAVI`). Relations as `S/O` stay whole,
 * and numbers with letters as `0021/SB/4471`.
 */
export function splitWord(word: ReadWord<PageQuad>): ReadWord<PageQuad>[] {
  const start = borderOf(word)
  const cuts = cutsIn(word).filter((cut) => cut > start)
  if (cuts.length === 0 && start === 0) return [word]
  const edges = [start, ...cuts, word.text.length]
  const parts: ReadWord<PageQuad>[] = []
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? 0]
    const text = word.text.slice(from, to)
    if (text.trim() === '') continue
    const read = word.chars.length === word.text.length ? word.chars.slice(from, to) : []
    const stuck = isStuck(word.text, from)
    const chars = stuck
      ? read.map((char, at) => (at === 0 ? { ...char, confidence: Math.min(atMostStuck, char.confidence) } : char))
      : read
    const least = stuck ? Math.min(atMostStuck, word.confidence) : word.confidence
    parts.push({
      text,
      confidence: chars.length > 0 ? Math.min(...chars.map((c) => c.confidence)) : least,
      place: partOf(word.place, from / word.text.length, to / word.text.length),
      chars,
    })
  }
  return parts
}

/** Below this a quotation mark is no more than a guess at what touches the word. */
const sureQuote = 0.7

/** Where a word begins behind the border of a table's cell that touches it: that is read as a mark at its head. */
function borderOf({ text, chars, confidence }: ReadWord<PageQuad>): 0 | 1 {
  if (/^[_\\]\p{L}/u.test(text)) return 1
  return /^['‘`]\p{Lu}/u.test(text) && (chars[0]?.confidence ?? confidence) < sureQuote ? 1 : 0
}

/** Below this letters are no more than what a script that no reader knows was taken for. */
const sureLetters = 0.5

function cutsIn({ text, confidence }: ReadWord<PageQuad>): number[] {
  const cuts: number[] = []
  for (let i = 1; i < text.length; i++) {
    const [before, at] = [text[i - 1] ?? '', text[i] ?? '']
    if (/[:：]/.test(before)) cuts.push(i)
    // A line between two cells touches the words beside it: "4.|Constitution".
    else if (/[.)][|¦]$/.test(text.slice(0, i)) && isLetter(at)) cuts.push(i)
    else if (isStuck(text, i)) cuts.push(i)
    // … or a date.
    else if (isLetter(before) && /^\d{1,2}[-./]\d{1,2}[-./]\d{4}/.test(text.slice(i))) cuts.push(i)
    else if (before === '/' && isLetter(at) && /[^\s/\d]{3,}\/$/u.test(text.slice(0, i))) cuts.push(i)
    // Letters of another language may have been read as digits and signs: "86/DOB:", "21M@1/Branch:".
    else if (
      before === '/' &&
      /^\p{L}{2,}[:：]/u.test(text.slice(i)) &&
      /^(?=.*\d)[\p{L}\d@&#%]{2,}\/$/u.test(text.slice(0, i))
    )
      cuts.push(i)
    // … in a label without a colon: "Aro8/Due" before "Date".
    else if (
      before === '/' &&
      confidence < sureLetters &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(text.slice(i)) &&
      /^(?=.*\d)[\p{L}\d]{3,}\/$/u.test(text.slice(0, i))
    )
      cuts.push(i)
    // However short the end of the other language is: "ಸಂ/RR".
    else if (before === '/' && latinLetter.test(at) !== latinLetter.test(text[i - 2] ?? at) && isLetter(at))
      cuts.push(i)
  }
  return cuts
}

/** True where a value in capitals sticks to a label in small letters. */
const isStuck = (text: string, at: number): boolean =>
  /\p{Ll}{3}$/u.test(text.slice(0, at)) && /^\p{Lu}(?:\p{Lu}|$)/u.test(text.slice(at))

const latinLetter = /\p{Script=Latin}|\d/u
const isLetter = (char: string): boolean => /\p{L}|\p{M}/u.test(char)

/** The part of a quad between two shares of its width. */
export function partOf(quad: PageQuad, from: number, to: number): PageQuad {
  const [tl, tr, br, bl] = quad
  return [between(tl, tr, from), between(tl, tr, to), between(bl, br, to), between(bl, br, from)]
}

/** The point at a share of the way from `a` to `b`; beyond them below 0 and above 1. */
export function between(a: PagePoint, b: PagePoint, share: number): PagePoint {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
