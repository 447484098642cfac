import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader'
import type { PageQuad } from '../../../../shared/domain/geometry'
import { evenLight, sharpen, warpRegion } from '../../imaging'
import { sideLengths } from '../../imaging/matrix'
import type { GreyRaster, SourcePage } from '../../model'
import { decode, thorough } from './zxing'

/** Pixels that the side of a code's region is brought to: six a module for the densest code on a card. */
const SIDE = 900
const MOST_ENLARGEMENT = 4
const LEAST_ENLARGEMENT = 0.5

/** A code that was read in a crop. */
export interface CloseReading {
  readonly result: ReadResult
  /** Pixels of the crop. */
  readonly width: number
  readonly height: number
}

/** Reads a code from its own region in the pixels of the source, in several treatments. Null where none helps. */
export async function readClosely(page: SourcePage, region: PageQuad): Promise<CloseReading | null> {
  const longest = Math.max(...sideLengths(region))
  const scale = Math.min(MOST_ENLARGEMENT, Math.max(LEAST_ENLARGEMENT, SIDE / longest))
  const plain = warpRegion(page, region, scale)
  for (const treat of treatments) {
    const { raster, binarizer } = treat(plain)
    const [result] = await decode(raster, { ...thorough, ...binarizer, maxNumberOfSymbols: 1 })
    if (result !== undefined) return { result, width: raster.width, height: raster.height }
  }
  return null
}

interface Treated {
  readonly raster: GreyRaster
  readonly binarizer: ReaderOptions
}

/** Cheapest first. */
const treatments: readonly ((plain: GreyRaster) => Treated)[] = [
  (plain) => ({ raster: plain, binarizer: {} }),
  (plain) => ({ raster: sharpen(plain), binarizer: {} }),
  (plain) => ({ raster: sharpen(plain), binarizer: { tryDenoise: true } }),
  (plain) => ({
    raster: evenLight({ ...plain, data: plain.data.slice() }),
    binarizer: { binarizer: 'GlobalHistogram' },
  }),
]
