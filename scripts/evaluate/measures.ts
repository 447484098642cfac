import { columnPath } from '../../src/shared/domain/tables'
import type { DocumentOutcome, FieldOutcome } from './compare'

export interface Tally {
  right: number
  wrong: number
  missing: number
  invented: number
}

/** Right among all that the documents say; null where they say nothing. */
export function accuracy(tally: Tally): number | null {
  const expected = tally.right + tally.wrong + tally.missing
  return expected === 0 ? null : tally.right / expected
}

/** Counts outcomes by a key. */
export function tallyBy(fields: readonly (readonly [string, FieldOutcome])[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const [key, field] of fields) {
    if (field.verdict === 'unreadable') continue
    const tally = tallies.get(key) ?? { right: 0, wrong: 0, missing: 0, invented: 0 }
    tally[field.verdict]++
    tallies.set(key, tally)
  }
  return tallies
}

/** Mean of the accuracies of all pairs of type and field. */
export function macro(documents: readonly DocumentOutcome[], keep: (path: string) => boolean = () => true): number {
  const tallies = tallyBy(
    documents.flatMap((d) =>
      d.fields.filter((f) => keep(f.path)).map((f) => [`${d.expectedType} ${columnPath(f.path)}`, f] as const),
    ),
  )
  const shares = [...tallies.values()].map(accuracy).filter((a) => a !== null)
  return shares.reduce((sum, a) => sum + a, 0) / Math.max(1, shares.length)
}

/** Values that were given and can be judged. */
export function given(documents: readonly DocumentOutcome[]): readonly (FieldOutcome & { readonly right: boolean })[] {
  return documents.flatMap((d) =>
    d.fields
      .filter((f) => f.got !== null && f.verdict !== 'unreadable')
      .map((f) => ({ ...f, right: f.verdict === 'right' })),
  )
}

const edges = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 1.0001]

export interface ReliabilityBin {
  readonly from: number
  readonly count: number
  readonly confidence: number
  readonly right: number
}

/** Mean confidence against the share that is right, in bins that are finer towards 1. */
export function reliability(
  values: readonly { readonly confidence: number; readonly right: boolean }[],
): readonly ReliabilityBin[] {
  return edges.slice(0, -1).flatMap((from, i) => {
    const inside = values.filter((v) => v.confidence >= from && v.confidence < (edges[i + 1] ?? 2))
    if (inside.length === 0) return []
    const mean = (of: (v: (typeof inside)[number]) => number): number =>
      inside.reduce((sum, v) => sum + of(v), 0) / inside.length
    return [
      { from, count: inside.length, confidence: mean((v) => v.confidence), right: mean((v) => (v.right ? 1 : 0)) },
    ]
  })
}

/** Expected calibration error over the bins. */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const total = bins.reduce((sum, b) => sum + b.count, 0)
  return bins.reduce((sum, b) => sum + b.count * Math.abs(b.confidence - b.right), 0) / Math.max(1, total)
}

/** Precision and recall of values in one: right among all that were given and all that should have been. */
export function f1(tally: Tally): number {
  const given = tally.right + tally.wrong + tally.invented
  const wanted = tally.right + tally.wrong + tally.missing
  return given + wanted === 0 ? 1 : (2 * tally.right) / (given + wanted)
}
