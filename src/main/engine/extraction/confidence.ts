/** From features to a calibrated probability; the weights are data, fitted on generated documents. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { kindOfType, type DocumentType } from '../../../shared/domain/document-types'
import { curves, featureNames, type Curve, type Features } from './features'

const curveSchema = z.object({
  bias: z.number(),
  /** By name of the feature; a feature without a weight counts nothing. */
  weights: z.record(z.string(), z.number()),
  /** Fitted probability to the share that was right in layouts never fitted, both rising; straight between points. */
  steps: z.array(z.tuple([z.number(), z.number()])).default([]),
})
export const calibrationSchema = z.object({
  madeAt: z.string(),
  from: z.string(),
  /** A curve that is missing is that of what nothing was learnt of. */
  curves: z.partialRecord(z.enum(curves), curveSchema).and(z.object({ other: curveSchema })),
})
export type FieldCurve = z.infer<typeof curveSchema>
export type Calibration = z.infer<typeof calibrationSchema>

/**
 * What is printed on a card and what stands on a paper differ under one kind of field: the name of a person in its
 * place, and the name of a firm in a sentence. What was learnt of the one says nothing of the other.
 */
export const calibrationNames = ['cards', 'papers'] as const
export type CalibrationName = (typeof calibrationNames)[number]
export type Calibrations = Readonly<Record<CalibrationName, Calibration>>

export const calibrationOf = (type: DocumentType): CalibrationName =>
  kindOfType[type] === 'identity' ? 'cards' : 'papers'

/** Reads the calibrations from the resources. Rejects where one is missing or of another form. */
export async function loadCalibrations(resources: string): Promise<Calibrations> {
  const read = async (name: CalibrationName): Promise<Calibration> =>
    calibrationSchema.parse(JSON.parse(await readFile(join(resources, 'calibration', `${name}.json`), 'utf8')))
  const [cards, papers] = await Promise.all([read('cards'), read('papers')])
  return { cards, papers }
}

/** Proof beyond reading: without one of these, what nothing was learnt of is never sure. */
const proofs = ['check_passed', 'signed', 'code_agrees'] as const
/** Below every band that spares a human's look. */
const mostUnproven = 0.98

/** Probability, 0..1, that a value with these features is exactly right. */
export function confidenceOf(calibration: Calibration, curve: Curve, features: Features): number {
  const learnt = calibration.curves[curve]
  const known = learnt ?? calibration.curves.other
  const p = along(known.steps, fittedProbability(known, features))
  const proven = proofs.some((name) => features[name] > 0)
  return proven || (learnt && curve !== 'other') ? p : Math.min(mostUnproven, p)
}

/** What the weights alone say. */
export function fittedProbability({ bias, weights }: Pick<FieldCurve, 'bias' | 'weights'>, features: Features): number {
  const odds = featureNames.reduce((sum, name) => sum + (weights[name] ?? 0) * features[name], bias)
  return 1 / (1 + Math.exp(-odds))
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
