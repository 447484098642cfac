/** The line that a fax machine prints over a page: when, from whom, and which page of the call. */
import { rowOfLine, textOfRow, type PlainLine } from './plain-line'

const time = /(?<!\d)\d{1,2}\s?:\s?\d{2}(?!\d)/
const sender = /\b(?:from|fax|tel|to)\s?(?:no\.?)?\s?:/i
const pageOfCall = /\bp(?:age|g)?\s?[.:]?\s?\d{1,3}(?:\s?\/\s?\d{1,3})?\W*$/i

/** The segments of such lines: "14-JUN-2024 16:08   FROM : ASHA TRADERS   +91 20 2747   P.01/01" names no party. */
export function faxLines<Own extends PlainLine>(segments: readonly Own[]): ReadonlySet<Own> {
  const ends = segments.filter((segment) => pageOfCall.test(textOfRow([segment])))
  const rows = ends.map((end) => rowOfLine(segments, end))
  return new Set(rows.filter((row) => [time, sender, pageOfCall].every((part) => part.test(textOfRow(row)))).flat())
}
