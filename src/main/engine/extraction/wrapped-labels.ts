/** Labels that are broken over two lines, as narrow columns of forms break them. */
import { fold, likeness } from './fuzzy'
import { middle, type Layout, type LaidWord, type Segment } from './layout'
import type { PhraseHit } from './phrases'

export interface WrappedHit extends PhraseHit {
  /** The words of the second line. */
  readonly tail: readonly LaidWord[]
}

/** Shorter beginnings would be found in too many lines. */
const leastHead = 5
const leastTail = 3
const leastLike = 0.8

/** Where a phrase of several words ends one segment and goes on at the start of the one under it. */
export function findWrapped(layout: Layout, phrase: string): WrappedHit[] {
  const words = phrase.split(/\s+/)
  if (words.length < 2) return []
  const hits: WrappedHit[] = []
  for (const segment of layout.segments) {
    for (let cut = words.length - 1; cut > 0; cut--) {
      const head = headOf(segment, fold(words.slice(0, cut).join('')))
      if (!head) continue
      const tail = tailUnder(layout, segment, head.from, fold(words.slice(cut).join('')))
      if (!tail) continue
      const share =
        head.like * fold(words.slice(0, cut).join('')).length + tail.like * fold(words.slice(cut).join('')).length
      const like = share / fold(phrase).length
      hits.push({ phrase, segment, from: head.from, to: segment.words.length, likeness: like, tail: tail.words })
      break
    }
  }
  return hits
}

/** The last words of a segment, where they are the beginning of a phrase. */
function headOf(segment: Segment, wanted: string): { from: number; like: number } | null {
  if (wanted.length < leastHead) return null
  let text = ''
  for (let from = segment.words.length - 1; from >= 0; from--) {
    text = fold(segment.words[from]!.text) + text
    if (text.length > wanted.length + 2) return null
    const like = likeness(text, wanted)
    if (like >= leastLike && opens(segment, from)) return { from, like }
  }
  return null
}

/** True where a label may begin: only its number, its translation or a mark stands before. */
const opens = (segment: Segment, from: number): boolean =>
  fold(segment.words[from]!.text) !== '' &&
  segment.words.slice(0, from).every((w) => !/\p{Script=Latin}{2}/u.test(w.text))

function tailUnder(
  layout: Layout,
  segment: Segment,
  from: number,
  wanted: string,
): { words: readonly LaidWord[]; like: number } | null {
  if (wanted.length < leastTail) return null
  const height = Math.max(segment.box.height, layout.textHeight)
  const starts = [segment.box.x, segment.words[from]!.box.x]
  const centre = segment.box.x + segment.box.width / 2
  for (const below of layout.segments) {
    const step = middle(below.box) - middle(segment.box)
    if (step < 0.6 * height || step > 2.2 * height) continue
    const centred = Math.abs(below.box.x + below.box.width / 2 - centre) < height
    if (!centred && !starts.some((x) => Math.abs(below.box.x - x) < 1.5 * height)) continue
    let text = ''
    for (let to = 1; to <= below.words.length; to++) {
      text += fold(below.words[to - 1]!.text)
      if (text.length > wanted.length + 2) break
      const like = likeness(text, wanted)
      if (like >= leastLike) return { words: below.words.slice(0, to), like }
    }
  }
  return null
}
