import { z } from 'zod'
import { featureSigns, type FeatureName } from '../../src/main/engine/extraction/belief/features'

/** The weights that are set by hand: each a feature's, and of the sign that the feature may have. */
export const priorSchema = z.object({
  bias: z.number(),
  weights: z.record(z.string(), z.number()).refine(
    (weights) =>
      Object.entries(weights).every(([name, weight]) => {
        const sign = featureSigns[name as FeatureName] as 1 | 0 | -1 | undefined
        return sign !== undefined && weight * sign >= 0
      }),
    'a weight of no feature, or against its sign',
  ),
})
