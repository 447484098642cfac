/** The line that a fax machine prints over a page: when, from whom, and which page of the call. */
import type { Box } from '../../../../shared/domain/geometry'
import { verticalOverlap } from './box-places'

/** A line of a page, or a part of one. */
interface Line {
  readonly words: readonly { readonly text: string }[]
  readonly box: Box<'sheet'>
}

const time = /(?<!\d)\d{1,2}\s?:\s?\d{2}(?!\d)/
const sender = /\b(?:from|fax|tel|to)\s?(?:no\.?)?\s?:/i
const pageOfCall = /\bp(?:age|g)?\s?[.:]?\s?\d{1,3}(?:\s?\/\s?\d{1,3})?\W*$/i

/** The segments of such lines: "14-JUN-2024 16:08   FROM : ASHA TRADERS   +91 20 2747   P.01/01" names no party. */
export function faxLines<Own extends Line>(segments: readonly Own[]): ReadonlySet<Own> {
  const ends = segments.filter((segment) => pageOfCall.test(textOf([segment])))
  const rows = ends.map((end) =>
    segments.filter(({ box }) => verticalOverlap(box, end.box) > 0.5).sort((a, b) => a.box.x - b.box.x),
  )
  return new Set(rows.filter((row) => [time, sender, pageOfCall].every((part) => part.test(textOf(row)))).flat())
}

const textOf = (row: readonly Line[]): string => row.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')
