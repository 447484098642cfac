import type { QuarterTurn } from '../../../shared/domain/geometry'
import type { GreyRaster, Sheet } from '../model'
import { multiply, undoTurn } from './matrix'

/** The sheet turned clockwise; exact, its map to the page turned with it. */
export function rotateSheet(sheet: Sheet, turn: QuarterTurn): Sheet {
  if (turn === 0) return sheet
  const { width, height } = sheet.grey
  return {
    ...sheet,
    grey: rotateGrey(sheet.grey, turn),
    toPage: multiply(sheet.toPage, undoTurn(width, height, turn)),
  }
}

/** The raster turned clockwise. */
function rotateGrey({ width, height, data }: GreyRaster, turn: QuarterTurn): GreyRaster {
  switch (turn) {
    case 0:
      return { width, height, data }
    case 180:
      return { width, height, data: data.slice().reverse() }
    case 90:
      return place(height, width, data, height - 1, height, -1, width)
    case 270:
      return place(height, width, data, (width - 1) * height, -height, 1, width)
  }
}

/** Copies row after row of the source, each to where `start`, `stepX` and `stepY` put its pixels. */
function place(
  width: number,
  height: number,
  source: Uint8Array,
  start: number,
  stepX: number,
  stepY: number,
  sourceWidth: number,
): GreyRaster {
  const data = new Uint8Array(source.length)
  for (let from = 0, row = 0; from < source.length; row++) {
    let to = start + row * stepY
    for (let x = 0; x < sourceWidth; x++, from++, to += stepX) data[to] = source[from]!
  }
  return { width, height, data }
}
