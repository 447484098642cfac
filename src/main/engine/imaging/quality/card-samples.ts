import type { ColourRaster, Sheet } from '../../model'
import { mapPoint } from '../matrix'

/** Colours of points spread evenly over a sheet, taken from the page itself. */
export interface CardSamples {
  readonly columns: number
  readonly rows: number
  /** Red, green and blue of every sample, row by row. */
  readonly colours: Uint8Array
}

const COLUMNS = 160
/** Edges of a card show what lies under it where its corners are round. */
const INSET = 0.03

export function sampleCard({ width, height, data }: ColourRaster, { grey, toPage }: Sheet): CardSamples {
  const rows = Math.max(1, Math.round((COLUMNS * grey.height) / grey.width))
  const colours = new Uint8Array(COLUMNS * rows * 3)
  for (let row = 0, to = 0; row < rows; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const u = INSET + (1 - 2 * INSET) * ((column + 0.5) / COLUMNS)
      const v = INSET + (1 - 2 * INSET) * ((row + 0.5) / rows)
      const { x, y } = mapPoint(toPage, u * grey.width, v * grey.height)
      const px = Math.max(0, Math.min(width - 1, Math.floor(x)))
      const py = Math.max(0, Math.min(height - 1, Math.floor(y)))
      const from = (py * width + px) * 3
      colours[to++] = data[from]!
      colours[to++] = data[from + 1]!
      colours[to++] = data[from + 2]!
    }
  }
  return { columns: COLUMNS, rows, colours }
}
