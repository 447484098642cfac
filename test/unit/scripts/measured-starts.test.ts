import { describe, expect, it } from 'vitest'
import { sureFromOf, type MeasuredStarts } from '../../../src/main/engine/extraction/belief/sure-from'
import type { CollectedValue } from '../../../scripts/calibrate/collect'
import type { HeldOut } from '../../../scripts/calibrate/held-out'
import { leastSure, measuredStarts } from '../../../scripts/calibrate/measured-starts'

/** `count` values of one confidence, the first `wrong` of them wrong. */
const values = (confidence: number, count: number, wrong: number): HeldOut[] =>
  Array.from({ length: count }, (_, i) => ({
    value: { curve: 'name', right: i >= wrong } as CollectedValue,
    confidence,
  }))
const nameFrom = (heldOut: readonly HeldOut[], wrong: number): number => {
  const measured: MeasuredStarts = { madeAt: '', cards: measuredStarts(heldOut), papers: {} }
  return sureFromOf(measured)('PAN', { path: 'father_name', kind: 'name' }, wrong)
}

describe('the confidence from which on names are sure', () => {
  const surest = values(0.996, 3000, 3)

  it('is where values at it and above are seldom wrong, though each by itself promises less', () => {
    expect(nameFrom([...surest, ...values(0.985, 500, 3)], 0.01)).toBe(0.985)
  })
  it('is above what is wrong too often', () => {
    expect(nameFrom([...surest, ...values(0.985, 500, 40)], 0.01)).toBe(0.99)
  })
  it('is what each has to promise, where few were measured', () => {
    expect(nameFrom(values(0.985, 50, 0), 0.01)).toBe(0.99)
  })
  it('is higher where fewer may be wrong', () => {
    const heldOut = [...surest, ...values(0.985, 500, 8)]
    expect(nameFrom(heldOut, 0.01)).toBe(0.985)
    expect(nameFrom(heldOut, 0.002)).toBeGreaterThan(0.985)
  })
  it('is never so low that what a rule bounds would be sure', () => {
    expect(measuredStarts([...surest, ...values(0.98, 500, 0)]).name?.every(({ from }) => from >= leastSure)).toBe(true)
  })
  it('says nothing of cells of tables', () => {
    const measured: MeasuredStarts = { madeAt: '', cards: {}, papers: { amount: [{ wrong: 0.01, from: 0.982 }] } }
    const sureFrom = sureFromOf(measured)
    expect(sureFrom('INVOICE', { path: 'total_amount', kind: 'amount' }, 0.01)).toBe(0.982)
    expect(sureFrom('INVOICE', { path: 'line_items.0.amount', kind: 'amount' }, 0.01)).toBe(0.99)
  })
})
