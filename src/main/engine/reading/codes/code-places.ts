import type { PageQuad } from '../../../../shared/domain/geometry'
import { mapQuad } from '../../imaging'
import type { Sheet } from '../../model'
import { codeRegions } from './code-regions'
import { quadOf } from './find-codes'
import { decode, thorough } from './zxing'

/** Symbols that the decoder looks for on a sheet: more than any page has. */
const most = 16

/**
 * Where a sheet shows a code, or what may be one: those that are read, those that are recognised though nothing can be
 * read off them, and every place of such a texture. For covering, where too much is better than too little.
 */
export async function codePlaces(sheet: Sheet): Promise<readonly PageQuad[]> {
  const recognised = await decode(sheet.grey, { ...thorough, returnErrors: true, maxNumberOfSymbols: most })
  return [
    ...recognised.map(({ position }) => quadOf(position, sheet.toPage)),
    ...codeRegions(sheet.grey).squares.map((square) => mapQuad(square, sheet.toPage)),
  ]
}
