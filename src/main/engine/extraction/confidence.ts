/** From features to a calibrated probability; the weights are data, fitted on generated documents. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { curves, featureNames, type Curve, type Features } from './features'

const curveSchema = z.object({
  bias: z.number(),
  /** By name of the feature; a feature without a weight counts nothing. */
  weights: z.record(z.string(), z.number()),
  /** Fitted probability to observed share, both rising; between the points a straight line. */
  steps: z.array(z.tuple([z.number(), z.number()])).default([]),
})
export const calibrationSchema = z.object({
  madeAt: z.string(),
  from: z.string(),
  curves: z.record(z.enum(curves), curveSchema),
})
export type Calibration = z.infer<typeof calibrationSchema>

/** Reads the calibration from the resources. Rejects where it is missing or of another form. */
export async function loadCalibration(resources: string): Promise<Calibration> {
  return calibrationSchema.parse(JSON.parse(await readFile(join(resources, 'calibration', 'fields.json'), 'utf8')))
}

/** Probability, 0..1, that a value with these features is exactly right. */
export function confidenceOf(calibration: Calibration, curve: Curve, features: Features): number {
  const { bias, weights, steps } = calibration.curves[curve]
  const sum = featureNames.reduce((s, name) => s + (weights[name] ?? 0) * features[name], bias)
  return along(steps, 1 / (1 + Math.exp(-sum)))
}

/** Follows a rising line through points; beyond its ends it stays level. */
export function along(steps: readonly (readonly [number, number])[], x: number): number {
  if (steps.length === 0) return x
  let previous = steps[0]!
  if (x <= previous[0]) return previous[1]
  for (const point of steps) {
    if (x <= point[0]) {
      const share = point[0] === previous[0] ? 1 : (x - previous[0]) / (point[0] - previous[0])
      return previous[1] + share * (point[1] - previous[1])
    }
    previous = point
  }
  return previous[1]
}
