/** What the calibration in place says of values that it did not learn from. */
import { confidenceOf, type Calibration } from '../../src/main/engine/extraction/belief/confidence'
import type { CollectedValue } from './collect'
import type { HeldOut } from './held-out'

/** Values as the engine believes them, without those that were read with labels hidden. */
export const judgedInPlace = (calibration: Calibration, values: readonly CollectedValue[]): readonly HeldOut[] =>
  values
    .filter((value) => !value.blinded)
    .map((value) => ({
      value,
      confidence: Math.min(value.most ?? 1, confidenceOf(calibration, value, value.features)),
    }))
