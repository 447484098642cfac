import type { ShapeLine } from './group-lines'

/** A stretch of a line in which there is ink without a gap, in pixels of the sheet. */
export interface InkSpan {
  readonly left: number
  readonly right: number
}

/** How far up and down a stretch of ink reaches, too. */
export interface InkBox extends InkSpan {
  readonly top: number
  readonly bottom: number
}

/** The stretches of ink of a line, from left to right; shapes that stand one over the other are one. */
export function inkSpans(line: ShapeLine): InkBox[] {
  const spans: InkBox[] = []
  for (const { left, right, top, bottom } of [...line].sort((a, b) => a.left - b.left)) {
    const last = spans.at(-1)
    if (last && left <= last.right) {
      spans[spans.length - 1] = {
        left: last.left,
        right: Math.max(last.right, right),
        top: Math.min(last.top, top),
        bottom: Math.max(last.bottom, bottom),
      }
    } else spans.push({ left, right, top, bottom })
  }
  return spans
}

/**
 * Where words lie, told by their ink. A recogniser's places begin and end within the first and last letter: between the
 * middles of those of two neighbours the words part at the widest blank, and each then reaches as far as its ink.
 * `words` are the places of the first and last character of each, from left to right.
 */
export function fitToInk(
  words: readonly { readonly first: InkSpan; readonly last: InkSpan }[],
  ink: readonly InkSpan[],
): InkSpan[] {
  const cuts = words.slice(1).map((word, i) => widestBlank(middle(words[i]!.last), middle(word.first), ink))
  return words.map(({ first, last }, i) => {
    const [from, to] = [cuts[i - 1] ?? -Infinity, cuts[i] ?? Infinity]
    // Ink far beyond its characters is none of this word: the reader saw nothing there.
    const reach = 1.5 * Math.max(1, first.right - first.left, last.right - last.left)
    const own = ink.filter(
      (span) =>
        middle(span) > from && middle(span) < to && span.right > first.left - reach && span.left < last.right + reach,
    )
    // A place that sticks out into a blank, or beyond it, says nothing of where the word ends.
    const within = ink.filter((span) => span.right > from && span.left < to)
    const begins = own.length > 0 && !isInInk(first.left, within) ? Infinity : first.left
    const ends = own.length > 0 && !isInInk(last.right, within) ? -Infinity : last.right
    return {
      left: Math.max(Math.min(begins, ...own.map((span) => span.left)), Math.min(from, first.left)),
      right: Math.min(Math.max(ends, ...own.map((span) => span.right)), Math.max(to, last.right)),
    }
  })
}

const isInInk = (x: number, ink: readonly InkSpan[]): boolean => ink.some(({ left, right }) => x >= left && x <= right)

/** The middle of the widest blank between two places; the middle between them where there is none. */
function widestBlank(from: number, to: number, ink: readonly InkSpan[]): number {
  let best = { width: 0, at: (from + to) / 2 }
  let last = from
  for (const { left, right } of ink) {
    if (right <= from) continue
    const end = Math.min(left, to)
    if (end - last > best.width) best = { width: end - last, at: (end + last) / 2 }
    last = Math.max(last, right)
    if (last >= to) return best.at
  }
  return to - last > best.width ? (to + last) / 2 : best.at
}

export const middle = ({ left, right }: InkSpan): number => (left + right) / 2
