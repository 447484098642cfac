/** Labels close behind the value of the column before them: "NAME : SUNITA BAI POST CLERK" between "MONTH" and "PF NO". */
import { onceFor } from '../../once-for'
import { bottom, middle, type Layout, type LaidWord } from '../layout/layout'
import { rightOf } from '../layout/right-of'
import { fold } from './fuzzy'
import type { LabelHit, LabelPhrases } from './label-hit'

/** So many rows of the form, over the word or under it, begin a label exactly where it begins. */
const fewestRows = 2
/** In heights of the print: how exactly, and how far off the next of those rows is. */
const aligned = 0.6
const nextRow = 2.2

/**
 * In print whose letters are all of one width a long value fills its column, and only one blank parts it from the next
 * label. What is read exactly like a label of one word is one where the labels of the rows around it begin at its place.
 */
export function findInColumns(layout: Layout, labels: LabelPhrases, found: readonly LabelHit[]): LabelHit[] {
  const known = wordsOf(labels)
  const openings = found.filter(({ from, likeness }) => from === 0 && likeness === 1)
  return layout.segments.flatMap((segment) =>
    segment.words.flatMap((word, at) => {
      const label = at > 0 ? known.get(fold(word.text)) : undefined
      const isFollowed = (): boolean => at < segment.words.length - 1 || rightOf(layout, segment) !== null
      return label && isInColumn(openings, word) && isFollowed()
        ? [{ ...label, segment, from: at, to: at + 1, likeness: 1 }]
        : []
    }),
  )
}

/** Labels of one word, by how they are compared; shorter ones are a part of many a value. */
const leastLetters = 3
const wordsOf = onceFor(
  (labels: LabelPhrases) =>
    new Map(
      Object.entries(labels).flatMap(([label, phrases]) =>
        phrases
          .filter((phrase) => !/\s/.test(phrase) && fold(phrase).length >= leastLetters)
          .map((phrase) => [fold(phrase), { label, phrase }] as const),
      ),
    ),
)

function isInColumn(openings: readonly LabelHit[], { box }: LaidWord): boolean {
  const rows = openings
    .map(({ segment }) => segment.words[0]!.box)
    .filter(
      (other) =>
        Math.abs(other.x - box.x) < aligned * box.height && Math.abs(middle(other) - middle(box)) > box.height / 2,
    )
  const isNext = (gap: number): boolean => gap < nextRow * box.height
  const over = rows.filter((other) => middle(other) < middle(box)).sort((a, b) => b.y - a.y)
  const under = rows.filter((other) => middle(other) > middle(box)).sort((a, b) => a.y - b.y)
  const isBeside = (over[0] && isNext(box.y - bottom(over[0]))) || (under[0] && isNext(under[0].y - bottom(box)))
  return isBeside === true && new Set(rows.map(({ y }) => Math.round(y))).size >= fewestRows
}
