/**
 * From what the weights say of values whose layouts they had not seen to what is borne out: one line of log odds for
 * all, moved for each curve and each field as far as its own values show it. What they do not show stays in doubt, and
 * the doubt is taken off: a field of a dozen values, all right, is believed nearly as the others of its curve are, and
 * none is believed further than its evidence reaches.
 */
import type { Level } from '../../src/main/engine/extraction/belief/confidence'
import { fieldKey } from '../../src/main/engine/extraction/belief/confidence'
import type { Curve } from '../../src/main/engine/extraction/belief/curves'
import type { CollectedValue } from './collect'
import { climb } from './climb'
import { countedAs, likelihood } from './logistic'
import { inverse, product, zeros } from './matrices'

/** A value, and the log odds of weights that were fitted without its layout. */
export interface Unseen {
  readonly value: CollectedValue
  readonly logOdds: number
  readonly fold: number
}

/** Cards and papers have curves of their own under one name. */
export interface Group {
  readonly family: string
  readonly curve: Curve
}

/** A value read with some labels hidden counts for less: rules do better on most layouts never seen. */
export const blindedWeight = 0.3
/**
 * How far curves, and fields of a curve, stand from each other in log odds before any is seen (standard deviations).
 */
const spread = { curve: 0.5, field: 0.5 }
/** What is taken for granted: the weights are right (no shift, a slope of 1), worth so many values. */
const before = { shift: 1, slope: 20 }

export interface Levels {
  /**
   * The level of a field; of another field of the group, or another group, where it is null. `caution` is taken off the
   * log odds of all.
   */
  levelOf(group: Group | null, field: string | null, caution: number): Level
}

/** The places of what a value depends on: the shift and the slope of all, the shift of its curve, that of its field. */
interface Places {
  readonly curves: ReadonlyMap<string, number>
  readonly fields: ReadonlyMap<string, number>
  readonly size: number
}

const groupKey = ({ family, curve }: Group): string => `${family}/${curve}`

/** Fits levels by Newton's method: logistic regression with normal priors. */
export function fitLevels(values: readonly Unseen[], familyOf: (value: CollectedValue) => string): Levels {
  const groupOf = ({ value }: Unseen): string => groupKey({ family: familyOf(value), curve: value.curve })
  const fieldOf = ({ value }: Unseen): string => fieldKey(value.type, value.path)
  const places = placesOf(values.map(groupOf), values.map(fieldOf))
  const rows = values.map((u) => ({
    at: [0, 1, places.curves.get(groupOf(u))!, places.fields.get(fieldOf(u))!] as const,
    x: [1, u.logOdds, 1, 1] as const,
    right: u.value.right,
    weight: u.value.blinded ? blindedWeight : 1,
  }))
  const precision = Float64Array.from({ length: places.size }, (_, i) =>
    i === 0
      ? before.shift
      : i === 1
        ? before.slope
        : i < 2 + places.curves.size
          ? 1 / spread.curve ** 2
          : 1 / spread.field ** 2,
  )
  const centre = Float64Array.from(precision, (_, i) => (i === 1 ? 1 : 0))
  const odds = ({ at, x }: (typeof rows)[number], beta: Float64Array): number =>
    at.reduce<number>((sum, place, k) => sum + beta[place]! * x[k]!, 0)
  const slopes = (beta: Float64Array): { readonly gradient: Float64Array; readonly information: Float64Array[] } => {
    const gradient = precision.map((p, i) => p * (centre[i]! - beta[i]!))
    const information = zeros(places.size)
    precision.forEach((p, i) => (information[i]![i] = p))
    for (const each of rows) {
      const p = 1 / (1 + Math.exp(-odds(each, beta)))
      const weight = each.weight * countedAs(each.right, p)
      each.at.forEach((place, k) => {
        gradient[place] = gradient[place]! + weight * ((each.right ? 1 : 0) - p) * each.x[k]!
        each.at.forEach((other, m) => {
          information[place]![other] = information[place]![other]! + weight * p * (1 - p) * each.x[k]! * each.x[m]!
        })
      })
    }
    return { gradient, information }
  }
  const height = (beta: Float64Array): number =>
    rows.reduce((sum, each) => sum + each.weight * likelihood(each.right, odds(each, beta)), 0) -
    precision.reduce((sum, p, i) => sum + (p * (beta[i]! - centre[i]!) ** 2) / 2, 0)
  const beta = climb(centre, height, (at) => {
    const { gradient, information } = slopes(at)
    return product(inverse(information), gradient)
  })
  const covariance = inverse(slopes(beta).information)
  return { levelOf: (group, field, caution) => levelAt(places, beta, covariance, { group, field, caution }) }
}

function placesOf(groups: readonly string[], fields: readonly string[]): Places {
  const from = (keys: readonly string[], start: number): Map<string, number> =>
    new Map([...new Set(keys)].sort().map((key, i) => [key, start + i]))
  const curves = from(groups, 2)
  const own = from(fields, 2 + curves.size)
  return { curves, fields: own, size: 2 + curves.size + own.size }
}

/**
 * The mean of the log odds less half their variance: with a small share of wrong values that is the mean of the share,
 * over all that the shifts may still be.
 */
function levelAt(
  { curves, fields }: Places,
  beta: Float64Array,
  covariance: readonly Float64Array[],
  { group, field, caution }: { readonly group: Group | null; readonly field: string | null; readonly caution: number },
): Level {
  const known = [
    group === null ? undefined : curves.get(groupKey(group)),
    field === null ? undefined : fields.get(field),
  ]
  const shifts = known.filter((place) => place !== undefined)
  const unknown = (known[0] === undefined ? spread.curve ** 2 : 0) + (known[1] === undefined ? spread.field ** 2 : 0)
  const constants = [0, ...shifts]
  const sum = (of: (place: number) => number): number => constants.reduce((total, place) => total + of(place), 0)
  const variance = {
    constant: unknown + sum((i) => sum((j) => covariance[i]![j]!)),
    linear: 2 * sum((i) => covariance[i]![1]!),
    square: covariance[1]![1]!,
  }
  const [linear, square] = [beta[1]! - variance.linear / 2, -variance.square / 2]
  // Beyond the highest point of the parabola the doubt of the slope outweighs the slope.
  const top = linear > 0 ? linear / (-2 * square) : 0
  const constant = sum((i) => beta[i]!) - variance.constant / 2 - caution
  return { constant, linear: Math.max(0, linear), square: linear > 0 ? square : 0, top }
}
