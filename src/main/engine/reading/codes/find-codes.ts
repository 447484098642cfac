import type { Position, ReaderOptions, ReadResult } from 'zxing-wasm/reader'
import type { PagePoint, PageQuad } from '../../../../shared/domain/geometry'
import { mapPoint, mapQuad } from '../../imaging'
import { rectangleToQuad } from '../../imaging/matrix'
import type { FoundCode, Matrix3, Sheet, SourcePage } from '../../model'
import { codeRegions } from './code-regions'
import { readClosely } from './read-closely'
import { decode } from './zxing'

const quick: ReaderOptions = {
  formats: ['QRCodeModel2'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 4,
}

/** More places than this are texture, not codes. */
const MOST_REGIONS = 3

/**
 * Finds the QR codes of a page: on the sheet first, which costs a few milliseconds; where that reads none but
 * some place has the texture of one, again on that place in the pixels of the source.
 */
export async function findCodes(page: SourcePage, sheet: Sheet): Promise<readonly FoundCode[]> {
  const found = await decode(sheet.grey, quick)
  if (found.length > 0) return found.map((code) => foundCode(code, sheet.toPage))

  for (const region of codeRegions(sheet.grey).slice(0, MOST_REGIONS)) {
    const quad = mapQuad(region, sheet.toPage)
    const code = await readClosely(page, quad)
    if (code !== null) return [foundCode(code.result, rectangleToQuad(code.width, code.height, quad))]
  }
  return []
}

function foundCode({ position, text, bytes }: ReadResult, toPage: Matrix3): FoundCode {
  return { format: 'qr', quad: quadOf(position, toPage), text, bytes }
}

function quadOf({ topLeft, topRight, bottomRight, bottomLeft }: Position, toPage: Matrix3): PageQuad {
  const place = ({ x, y }: { x: number; y: number }): PagePoint => mapPoint<'page'>(toPage, x, y)
  return [place(topLeft), place(topRight), place(bottomRight), place(bottomLeft)]
}
