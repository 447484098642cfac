/** Whether a value may be only a part of what is printed: text that nothing accounts for stands right beside it. */
import type { LabelledPage } from '../labels/labels'
import { bottom, horizontalOverlap, right, verticalOverlap, type LaidWord } from '../layout/layout'
import { wordsOf, type Span } from '../layout/span'

/** Nearer than this, in heights of the print, words belong together more often than not. */
const near = 2.2
/** A line that breaks goes to the end of its column: what stands this near behind it was parted from it, as by a seal. */
const nearBroken = 8

/** The share of a span's lines that have a word right beside them which belongs to no label; 0 where none has. */
export function beside(span: Span, page: LabelledPage): number {
  const own = new Set(wordsOf(span))
  const strangers = strangersOf(page, own)
  const touched = span.lines.filter((line) => {
    const isBroken = line !== span.lines.at(-1)
    return strangers.some((w) => touches(line, w, isBroken && /\p{L}{2}/u.test(w.text) ? nearBroken : near))
  })
  return touched.length / Math.max(1, span.lines.length)
}

function touches(line: readonly LaidWord[], word: LaidWord, reachAfter: number): boolean {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return false
  const after = word.box.x - right(last.box)
  const before = first.box.x - right(word.box)
  const reach = near * last.box.height
  return (
    (after > -reach / 4 && after < reachAfter * last.box.height && verticalOverlap(word.box, last.box) > 0.5) ||
    (before > -reach / 4 && before < reach && verticalOverlap(word.box, first.box) > 0.5)
  )
}

/** Lines nearer than this, in heights of the print, may be of one block. */
const nextLine = 1.1

/**
 * Whether words that belong to no label and to no field stand right above the first line of a span, or below its last.
 */
export function besideLines(
  span: Span,
  page: LabelledPage,
  accounted: ReadonlySet<LaidWord>,
): { readonly above: boolean; readonly below: boolean } {
  const strangers = strangersOf(page, accounted)
  const near = (line: readonly LaidWord[] | undefined, gap: (word: LaidWord, of: LaidWord) => number): boolean =>
    (line ?? []).some((of) =>
      strangers.some((word) => {
        const between = gap(word, of) / of.box.height
        return between > -0.4 && between < nextLine && horizontalOverlap(word.box, of.box) > 0
      }),
    )
  return {
    above: near(span.lines[0], (word, of) => of.box.y - bottom(word.box)),
    below: near(span.lines.at(-1), (word, of) => word.box.y - bottom(of.box)),
  }
}

const strangersOf = (page: LabelledPage, known: ReadonlySet<LaidWord>): readonly LaidWord[] =>
  page.layout.segments
    .flatMap((s) => s.words)
    .filter((w) => !known.has(w) && !page.labelOf.has(w) && /[\p{L}\p{N}]/u.test(w.text))
