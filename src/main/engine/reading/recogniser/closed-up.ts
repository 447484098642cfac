/** Letters that stand one by one, each in a box of a form, are read as if they stood close together, as in words. */
import { straightPiece } from '../digits/straight-piece'
import type { LineImage, RecognisedLine } from './line-recogniser'

export interface ClosedUp {
  readonly image: LineImage
  /** What was read of the image, with its places on the sheet of the line. */
  onSheet(line: RecognisedLine): RecognisedLine
}

/** The image of a line without the columns that are to be left out of it. */
export function closedUp(line: LineImage): ClosedUp {
  const { leftOut = [], box } = line
  if (leftOut.length === 0) return { image: line, onSheet: (read) => read }
  const { raster, left } = straightPiece(line, box.x, box.x + box.width)
  const columns = Array.from({ length: raster.width }, (_, x) => left + x).filter(
    (x) => !leftOut.some((blank) => x >= blank.left && x < blank.right),
  )
  const data = new Uint8Array(columns.length * raster.height)
  for (let y = 0; y < raster.height; y++)
    for (const [x, from] of columns.entries())
      data[y * columns.length + x] = raster.data[y * raster.width + from - left]!
  const sheet = { width: columns.length, height: raster.height, data }
  const place = (x: number): number =>
    columns[Math.min(columns.length - 1, Math.max(0, Math.floor(x)))]! + (x - Math.floor(x))
  return {
    image: { sheet, box: { x: 0, y: 0, width: sheet.width, height: sheet.height }, slope: 0, inverted: line.inverted },
    onSheet: ({ words }) => ({
      words: words.map((word) => word.map((char) => ({ ...char, left: place(char.left), right: place(char.right) }))),
    }),
  }
}
