import type { PageBox, PageQuad } from '../../../shared/domain/geometry'

/** Pictures drawn anew from their pixels: nothing of the old file goes into the new one. */
export interface ImageTools {
  /** The picture with these places painted over, as PNG. Null where its format cannot be drawn here. */
  cover(bytes: Uint8Array, places: readonly PageQuad[]): Uint8Array | null
  /** The part of the picture in a box (pixels), as PNG. Null where there is nothing of it, or it cannot be drawn. */
  crop(bytes: Uint8Array, box: PageBox): Uint8Array | null
}
