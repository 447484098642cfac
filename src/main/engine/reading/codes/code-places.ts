import { boxAround, type PageQuad } from '../../../../shared/domain/geometry'
import { mapQuad, multiply, shrink } from '../../imaging'
import { scaling } from '../../imaging/matrix'
import type { Sheet } from '../../model'
import { codeRegions } from './code-regions'
import { quadOf } from './find-codes'
import { decode, thorough } from './zxing'

/** Symbols that the decoder looks for on a sheet: more than any page has. */
const most = 16
/** The texture of a code with large modules shows at half the size. */
const factors = [1, 2] as const

/**
 * Where a sheet shows a code, or what may be one: those that are read, those that are recognised though nothing can be
 * read off them, and every place of such a texture. For covering, where too much is better than too little.
 */
export async function codePlaces({ grey, toPage }: Sheet): Promise<readonly PageQuad[]> {
  const recognised = await decode(grey, { ...thorough, returnErrors: true, maxNumberOfSymbols: most })
  return [
    // What is not made out at all may be recognised without a place.
    ...recognised.map(({ position }) => quadOf(position, toPage)).filter(isPlace),
    ...factors.flatMap((factor) => {
      const shrunkToPage = multiply(toPage, scaling(factor, factor))
      return codeRegions(shrink(grey, factor)).squares.map((square) => mapQuad(square, shrunkToPage))
    }),
  ]
}

function isPlace(quad: PageQuad): boolean {
  const { width, height } = boxAround(quad)
  return width >= 1 && height >= 1
}
