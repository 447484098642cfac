import type { Random } from '../random'
import type { Matrix } from './homography'
import type { Raster } from './raster'

/** A document drawn at its own resolution, transparent outside its rounded corners. */
export interface Picture {
  readonly raster: Raster
  readonly form: 'card' | 'page'
  readonly dpi: number
  /** How high most of its print is, in its pixels; unknown for what nobody is asked to read. */
  readonly print?: number
}

/** The picture as somebody took it. */
export interface Shot {
  readonly raster: Raster
  /** Pixels of the picture to pixels of the shot. */
  readonly matrix: Matrix
  readonly encode: 'png' | 'pdf' | { readonly jpeg: number }
}

export type QualityFlag = 'original' | 'photocopy' | 'screen' | 'blurred' | 'cut'

export interface Profile {
  readonly name: ProfileName
  readonly flag: QualityFlag
  readonly weight: number
  shoot(picture: Picture, random: Random): Promise<Shot>
}

export const profileNames = [
  'clean',
  'scan',
  'scan_a4',
  'photo',
  'clutter',
  'skew',
  'turned',
  'shadow',
  'blur',
  'small',
  'jpeg40',
  'photocopy',
  'screen',
  'glare',
  'cut',
  'low_contrast',
  'pdf_text',
  'pdf_scan',
] as const
export type ProfileName = (typeof profileNames)[number]
