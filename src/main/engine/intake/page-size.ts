import { CodedError } from '../../../shared/errors/coded-error'
import type { IntakeLimits } from './limits'

export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Throws TOO_LARGE or TOO_SMALL for a page of this many pixels. */
export function checkPageSize({ width, height }: PixelSize, limits: IntakeLimits): void {
  const detail = `${width} x ${height} pixels`
  if (width * height > limits.maxPixels) throw new CodedError('TOO_LARGE', detail)
  if (Math.max(width, height) < limits.minLongSide || Math.min(width, height) < limits.minShortSide) {
    throw new CodedError('TOO_SMALL', detail)
  }
}

/** The size at which a page is kept: its own, or scaled down to `keepPixels`. */
export function keptSize({ width, height }: PixelSize, limits: IntakeLimits): PixelSize {
  const scale = Math.min(1, Math.sqrt(limits.keepPixels / (width * height)))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
