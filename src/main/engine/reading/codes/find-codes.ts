import type { Position, ReadResult } from 'zxing-wasm/reader'
import type { PagePoint, PageQuad, SheetBox } from '../../../../shared/domain/geometry'
import { mapPoint, mapQuad, multiply } from '../../imaging'
import { rectangleToQuad, translation } from '../../imaging/matrix'
import type { FoundCode, GreyRaster, Matrix3, Sheet, SourcePage } from '../../model'
import { codeRegions } from './code-regions'
import { readClosely } from './read-closely'
import { decode, thorough } from './zxing'

/** More places than this are texture, not codes. */
const MOST_REGIONS = 4

/**
 * Finds the QR codes of a page on its sheets. Only places with the texture of a code are decoded: first as the
 * sheet shows them, then in the pixels of the source. A sheet without such a place costs a few milliseconds.
 */
export async function findCodes(page: SourcePage, sheets: readonly Sheet[]): Promise<readonly FoundCode[]> {
  const found = new Map<string, FoundCode>()
  for (const sheet of sheets)
    for (const code of await findOnSheet(page, sheet)) if (!found.has(code.text)) found.set(code.text, code)
  return [...found.values()]
}

async function findOnSheet(page: SourcePage, sheet: Sheet): Promise<readonly FoundCode[]> {
  const { squares, others } = codeRegions(sheet.grey)
  const found: FoundCode[] = []
  for (const region of squares.slice(0, MOST_REGIONS)) {
    const code = (await readOnSheet(sheet, region)) ?? (await readOnPage(page, sheet, region))
    if (code !== null) found.push(code)
  }
  if (found.length > 0 || !others) return found
  const read = await decode(sheet.grey, thorough)
  return read.map((result) => foundCode(result, sheet.toPage))
}

async function readOnSheet(sheet: Sheet, region: SheetBox): Promise<FoundCode | null> {
  const { raster, x, y } = crop(sheet.grey, region)
  const [result] = await decode(raster, thorough)
  return result === undefined ? null : foundCode(result, multiply(sheet.toPage, translation(x, y)))
}

async function readOnPage(page: SourcePage, sheet: Sheet, region: SheetBox): Promise<FoundCode | null> {
  const quad = mapQuad(region, sheet.toPage)
  const read = await readClosely(page, quad)
  return read === null ? null : foundCode(read.result, rectangleToQuad(read.width, read.height, quad))
}

/** The part of a box that lies on the raster, and where its top left corner is. */
function crop(
  { width, height, data }: GreyRaster,
  box: SheetBox,
): { readonly raster: GreyRaster; readonly x: number; readonly y: number } {
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(box.y))
  const columns = Math.min(width, Math.ceil(box.x + box.width)) - x
  const rows = Math.min(height, Math.ceil(box.y + box.height)) - y
  const part = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const from = (y + row) * width + x
    part.set(data.subarray(from, from + columns), row * columns)
  }
  return { raster: { width: columns, height: rows, data: part }, x, y }
}

function foundCode({ position, text, bytes }: ReadResult, toPage: Matrix3): FoundCode {
  return { format: 'qr', quad: quadOf(position, toPage), text, bytes }
}

/** Where the decoder found a code, on the page. */
export function quadOf({ topLeft, topRight, bottomRight, bottomLeft }: Position, toPage: Matrix3): PageQuad {
  const place = ({ x, y }: { x: number; y: number }): PagePoint => mapPoint<'page'>(toPage, x, y)
  return [place(topLeft), place(topRight), place(bottomRight), place(bottomLeft)]
}
