/** A fit that is taken for some kinds of fields alone, and half of it. */
import {
  fieldKey,
  probabilityOf,
  type Calibration,
  type FieldCurve,
  type Level,
} from '../../src/main/engine/extraction/belief/confidence'
import type { Curve } from '../../src/main/engine/extraction/belief/curves'
import type { Fitted } from './fit-fields'
import type { HeldOut } from './held-out'

export interface Judged {
  readonly calibration: Calibration
  readonly heldOut: readonly HeldOut[]
}

/**
 * The calibration in place with some of its curves halfway to those of a fit over other documents: each half has seen
 * what the other has not. Values are judged by both, of which neither was fitted with their layout.
 */
export function halfway(inPlace: Judged, fit: Fitted, curves: readonly Curve[]): Judged {
  const isTaken = ({ value }: HeldOut): boolean => curves.includes(value.curve)
  const keys = new Set(fit.heldOut.filter(isTaken).map(({ value }) => fieldKey(value.type, value.path)))
  const isOf = (key: string): boolean => curves.some((curve) => curve === key)
  const [old, other] = [inPlace.calibration, fit.calibration]
  return {
    calibration: {
      ...old,
      madeAt: other.madeAt,
      from: `${old.from}; ${curves.join(', ')} halfway to ${other.from}`,
      curves: { ...old.curves, ...blended(old.curves, other.curves, isOf, betweenCurves) },
      levels: {
        ...old.levels,
        fields: {
          ...old.levels.fields,
          ...blended(old.levels.fields, other.levels.fields, (key) => keys.has(key), betweenLevels),
        },
        curves: { ...old.levels.curves, ...blended(old.levels.curves, other.levels.curves, isOf, betweenLevels) },
      },
    },
    heldOut: inPlace.heldOut.map((h, i) => {
      const confidence = between(logOdds(h.confidence), logOdds(fit.heldOut[i]!.confidence))
      return isTaken(h) ? { ...h, confidence: Math.min(h.value.most ?? 1, probabilityOf(confidence)) } : h
    }),
  }
}

const between = (a: number, b: number): number => (a + b) / 2
const logOdds = (p: number): number => Math.log(p / (1 - p))

type Table<T> = Readonly<Partial<Record<string, T>>>

/** What both tables have under some keys, halfway; what only the second has. */
function blended<T>(
  old: Table<T>,
  other: Table<T>,
  isOf: (key: string) => boolean,
  halfwayOf: (a: T, b: T) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(other).flatMap(([key, b]) => {
      const a = old[key]
      return isOf(key) && b !== undefined ? [[key, a === undefined ? b : halfwayOf(a, b)] as const] : []
    }),
  )
}

function betweenCurves(a: FieldCurve, b: FieldCurve): FieldCurve {
  const names = Object.keys(b.weights)
  const weights = names.map((name) => [name, between(a.weights[name] ?? 0, b.weights[name] ?? 0)] as const)
  return { bias: between(a.bias, b.bias), weights: Object.fromEntries(weights) }
}

const betweenLevels = (a: Level, b: Level): Level => ({
  constant: between(a.constant, b.constant),
  linear: between(a.linear, b.linear),
  square: between(a.square, b.square),
  top: Math.min(a.top, b.top),
})
