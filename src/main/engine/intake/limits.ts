import { limits } from '../../../shared/contract/limits'

/** What a file may ask of this machine. Checked against headers, before any pixel is decoded. */
export interface IntakeLimits {
  readonly maxBytes: number
  /** Pixels of one page as it stands in the file. */
  readonly maxPixels: number
  readonly maxPages: number
  /** A page whose longer side is shorter than this many pixels cannot hold readable text. */
  readonly minLongSide: number
  readonly minShortSide: number
  /** Pages with more pixels than this are scaled down to it. Enough for a dense QR on an A4 scan of 300 dpi. */
  readonly keepPixels: number
}

export const defaultLimits: IntakeLimits = {
  maxBytes: limits.fileBytes,
  maxPixels: limits.pixelsPerPage,
  maxPages: limits.pagesPerFile,
  minLongSide: 150,
  minShortSide: 40,
  keepPixels: 9_000_000,
}
