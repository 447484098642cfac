/** From which confidence on values of a curve are seldom enough wrong, in layouts held out. */
import { mostDoubted } from '../../src/main/engine/extraction/rules/bounds'
import type { CalibrationName } from '../../src/main/engine/extraction/belief/confidence'
import type { MeasuredStarts, Start } from '../../src/main/engine/extraction/belief/sure-from'
import type { HeldOut } from './held-out'

/** Shares of wrong values for which the desk can be set; between two of them the stricter holds. */
const shares = [0.001, 0.002, 0.005, 0.01, 0.02] as const
/** What rules and unlearnt doubts bound is never sure: their bounds are below this. */
export const leastSure = mostDoubted + 0.001
/** What confidences promise counts as so many values beside those that were measured: a few right ones prove little. */
const promised = 300
const round = (n: number): number => Math.round(n * 1e4) / 1e4

/** The starts of each curve of one calibration. */
export function measuredStarts(heldOut: readonly HeldOut[]): MeasuredStarts[CalibrationName] {
  const curves = [...new Set(heldOut.map((h) => h.value.curve))].sort()
  return Object.fromEntries(curves.map((curve) => [curve, startsOf(heldOut.filter((h) => h.value.curve === curve))]))
}

function startsOf(heldOut: readonly HeldOut[]): Start[] {
  const surestFirst = heldOut.filter((h) => h.confidence >= leastSure).sort((a, b) => b.confidence - a.confidence)
  let [wrong, doubt] = [0, 0]
  const measured = surestFirst.map(({ confidence, value }, i) => {
    wrong += value.right ? 0 : 1
    doubt += 1 - confidence
    return { confidence, share: (wrong + (promised * doubt) / (i + 1)) / (i + 1 + promised) }
  })
  return shares.flatMap((share) => {
    // All of one confidence are sure, or none.
    const last = measured.findLast((m, i) => m.share <= share && measured[i + 1]?.confidence !== m.confidence)
    return last ? [{ wrong: share, from: round(last.confidence) }] : []
  })
}
