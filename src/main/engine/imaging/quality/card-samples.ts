import type { ColourRaster, Matrix3 } from '../../model'
import { mapPoint } from '../matrix'

/** Colours of points spread evenly over a sheet, taken from the page itself. */
export interface CardSamples {
  readonly columns: number
  readonly rows: number
  /** Red, green and blue of every sample, row by row: means over 3 x 3 pixels, so that grain has no colour. */
  readonly colours: Uint8Array
}

const COLUMNS = 160
/** Edges of a card show what lies under it where its corners are round. */
const INSET = 0.03

/** What a sheet shows, by its size and where its pixels lie on the page. */
interface Shown {
  readonly width: number
  readonly height: number
  readonly toPage: Matrix3
}

export function sampleCard({ width, height, data }: ColourRaster, { toPage, ...sheet }: Shown): CardSamples {
  const rows = Math.max(1, Math.round((COLUMNS * sheet.height) / sheet.width))
  const colours = new Uint8Array(COLUMNS * rows * 3)
  for (let row = 0, to = 0; row < rows; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const u = INSET + (1 - 2 * INSET) * ((column + 0.5) / COLUMNS)
      const v = INSET + (1 - 2 * INSET) * ((row + 0.5) / rows)
      const { x, y } = mapPoint(toPage, u * sheet.width, v * sheet.height)
      const px = Math.max(1, Math.min(width - 2, Math.floor(x)))
      const py = Math.max(1, Math.min(height - 2, Math.floor(y)))
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let at = py - 1; at <= py + 1; at++) {
          const from = (at * width + px - 1) * 3 + channel
          sum += data[from]! + data[from + 3]! + data[from + 6]!
        }
        colours[to++] = Math.round(sum / 9)
      }
    }
  }
  return { columns: COLUMNS, rows, colours }
}
