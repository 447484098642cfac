/** What an extraction gives. */
import type { ExtractedField } from '../../../shared/domain/reading'
import type { Curve } from './belief/curves'
import type { Features } from './belief/features'

/** What a field's confidence was concluded from; for fitting the calibration. */
export interface JudgedField {
  readonly path: string
  readonly value: string
  readonly curve: Curve
  readonly features: Features
  /** What its rule allows a value that is said in one place only. */
  readonly most: number
}

export interface Extraction {
  readonly fields: readonly ExtractedField[]
  readonly judged: readonly JudgedField[]
}
