/** What a phone shows over the picture of a paper: the hour, its net and how full it is, and the name of the open file. */
import { rowOfLine, textOfRow, type PlainLine } from './plain-line'

/** "9:47", "7: 12 PM". */
const hour = /^\W*\d{1,2}\s?:\s?\d{2}(?:\s?[ap]\.?m\.?)?(?=\s|$)/i
/** "63%" at the end of the row. */
const charge = /(?<!\d)\d{1,3}\s?%\W*$/
/** Between them stands little else: the net, the signs of what is on. */
const mostWords = 9
/** "Bill_NS-3316.pdf", behind the arrow that closes it. */
const fileName = /^(?:\W*|[a-z]\s)\S*\p{L}\S*\.(?:pdf|jpe?g|png|docx?)\W*$/iu

/** The segments of such bars, at the top of a page. */
export function screenBars<Own extends PlainLine>(segments: readonly Own[]): ReadonlySet<Own> {
  const top = [...segments].sort((a, b) => a.box.y - b.box.y)[0]
  if (!top) return new Set()
  const status = rowOfLine(segments, top)
  const text = textOfRow(status)
  if (!hour.test(text) || !charge.test(text) || text.split(' ').length > mostWords) return new Set()
  const [next] = segments.filter((segment) => !status.includes(segment)).sort((a, b) => a.box.y - b.box.y)
  return new Set([...status, ...(next && fileName.test(textOfRow([next])) ? [next] : [])])
}
