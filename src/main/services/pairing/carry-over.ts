import type { VerdictRecord } from '../../../shared/domain/records'
import { CodedError } from '../../../shared/errors/coded-error'

/** What was said of one side, and which of its fields have a value. */
export interface SaidOfSide {
  readonly verdicts: readonly VerdictRecord[]
  readonly valued: ReadonlySet<string>
}

/**
 * What was said of two sides, as it holds of the document that they are joined to. That a field is not on one side does
 * not take it from the other. Throws SIDES_DISAGREE where a human gave one field two values.
 */
export function carryOver(joined: string, front: SaidOfSide, back: SaidOfSide, frontPages: number): VerdictRecord[] {
  const kept = new Map<string, VerdictRecord>()
  const ofFront = front.verdicts.filter(({ path, value }) => value !== null || !back.valued.has(path))
  const ofBack = back.verdicts.filter(({ path, value }) => value !== null || !front.valued.has(path))
  for (const verdict of ofFront) kept.set(verdict.path, { ...verdict, documentId: joined })
  for (const { place, ...verdict } of ofBack) {
    const other = kept.get(verdict.path)
    if (other && other.value !== verdict.value) throw new CodedError('SIDES_DISAGREE', verdict.path)
    if (other) continue
    const moved = place ? { place: { ...place, page: place.page + frontPages } } : {}
    kept.set(verdict.path, { ...verdict, ...moved, documentId: joined })
  }
  return [...kept.values()]
}
