/** From features to a calibrated probability; the weights are data, fitted on generated documents. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isUserType, kindOfType, type GivenType } from '../../../../shared/domain/document-types'
import { mostDoubted } from '../rules/bounds'
import { curves, type Curve } from './curves'
import { featureNames, featureSigns, type Features } from './features'

const curveSchema = z.object({
  bias: z.number(),
  /** By name of the feature; what it was fitted without is not among them and counts nothing. */
  weights: z.record(z.string(), z.number()),
})
/**
 * From the log odds z that the weights give to those that values bear out whose layouts the weights had not seen:
 * `constant + linear z + square z²`, level above `top`, where more sureness of the weights was borne out by nothing.
 */
const levelSchema = z.object({ constant: z.number(), linear: z.number(), square: z.number(), top: z.number() })
export const calibrationSchema = z.object({
  madeAt: z.string(),
  from: z.string(),
  /** A curve that is missing is that of what nothing was learnt of. */
  curves: z.partialRecord(z.enum(curves), curveSchema).and(z.object({ other: curveSchema })),
  /** Of fields by `TYPE.path`, of other fields of a curve, and of the rest. */
  levels: z.object({
    fields: z.record(z.string(), levelSchema),
    curves: z.partialRecord(z.enum(curves), levelSchema),
    other: levelSchema,
  }),
  /** The share that is right of what nothing speaks against. */
  most: z.number().gt(0).lt(1),
})
export type FieldCurve = z.infer<typeof curveSchema>
export type Level = z.infer<typeof levelSchema>
export type Calibration = z.infer<typeof calibrationSchema>

/**
 * What is printed on a card and what stands on a paper differ under one kind of field: the name of a person in its
 * place, and the name of a firm in a sentence. What was learnt of the one says nothing of the other.
 */
export const calibrationNames = ['cards', 'papers'] as const
export type CalibrationName = (typeof calibrationNames)[number]
export type Calibrations = Readonly<Record<CalibrationName, Calibration>>

export const calibrationOf = (type: GivenType): CalibrationName =>
  !isUserType(type) && kindOfType[type] === 'identity' ? 'cards' : 'papers'

/** Reads the calibrations from the resources. Rejects where one is missing or of another form. */
export async function loadCalibrations(resources: string): Promise<Calibrations> {
  const read = async (name: CalibrationName): Promise<Calibration> =>
    calibrationSchema.parse(JSON.parse(await readFile(join(resources, 'calibration', `${name}.json`), 'utf8')))
  const [cards, papers] = await Promise.all([read('cards'), read('papers')])
  return { cards, papers }
}

/** Proof beyond reading: without one of these, what nothing was learnt of is never sure. */
const proofs = ['check_passed', 'signed', 'code_agrees'] as const

/** Where a value stands. */
export interface Place {
  readonly type: GivenType
  /** As in the catalogue of fields. */
  readonly path: string
  readonly curve: Curve
}

/** Probability, 0..1, that a value with these features is exactly right. */
export function confidenceOf(calibration: Calibration, { type, path, curve }: Place, features: Features): number {
  const { curves: learnt, levels, most } = calibration
  const level = levels.fields[fieldKey(type, path)] ?? levels.curves[curve] ?? levels.other
  const fitted = learnt[curve] ?? learnt.other
  const p = most * probabilityOf(onLevel(level, fittedLogOdds(fitted, features)))
  const known = levels.curves[curve] !== undefined || proofs.some((name) => features[name] > 0)
  return known && !hasUnlearntDoubt(fitted, features) ? p : Math.min(mostDoubted, p)
}

/** A doubt that the weights were fitted without: how far it goes nobody knows. */
const hasUnlearntDoubt = ({ weights }: FieldCurve, features: Features): boolean =>
  featureNames.some((name) => featureSigns[name] < 0 && features[name] > 0 && weights[name] === undefined)

export const fieldKey = (type: GivenType, path: string): string => `${type}.${path}`

/** The log odds that a level makes of those of the weights; they never fall while those rise. */
export function onLevel({ constant, linear, square, top }: Level, logOdds: number): number {
  const z = Math.min(top, logOdds)
  return constant + linear * z + square * z * z
}

export const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** What the weights alone say, as a probability. */
export const fittedProbability = (curve: FieldCurve, features: Features): number =>
  probabilityOf(fittedLogOdds(curve, features))

/** What the weights alone say. */
export function fittedLogOdds({ bias, weights }: FieldCurve, features: Features): number {
  return featureNames.reduce((sum, name) => sum + (weights[name] ?? 0) * features[name], bias)
}
