import { expect, it } from 'vitest'
import { allReasons, mainReason, reasonsByWeight } from '../../../src/renderer/features/review/logic/main-reason'
import { reasonCodes } from '../../../src/shared/domain/reading'
import type { ReviewField } from '../../../src/shared/domain/review'

const field = (given: Partial<ReviewField>): ReviewField => ({
  path: 'name', kind: 'name', value: 'x', band: 'check', confidence: 0.9886, machineValue: 'x', verdict: null,
  verdictReason: null, masked: false, needsHuman: true, evidence: [], alternates: [], reasons: [], ...given,
}) // prettier-ignore

it('weighs every reason: one without a place would come before all others', () => {
  expect([...reasonsByWeight].sort()).toEqual([...reasonCodes].sort())
})
it('tells bad news first, and good news only where nothing is open', () => {
  const reasons = [{ code: 'arithmetic_holds' }, { code: 'sources_disagree' }] as const
  expect(mainReason(field({ reasons }))?.key).toBe('reason.sources_disagree')
  expect(mainReason(field({ reasons: [reasons[0]], needsHuman: false }))?.key).toBe('reason.arithmetic_holds')
})
it('tells two looks at one place that differ from two places that do', () => {
  const reasons = [{ code: 'reread' }, { code: 'sources_disagree' }] as const
  expect(mainReason(field({ reasons }))?.key).toBe('reason.looks_disagree')
  expect(allReasons(field({ reasons })).map(({ key }) => key)).toEqual(['reason.likelihood', 'reason.looks_disagree'])
})
it('says how often such a reading is right where nothing else is known, and never rounds up', () => {
  expect(mainReason(field({}))).toEqual({ key: 'reason.likelihood', params: { percent: '98.8' } })
  expect(mainReason(field({ reasons: [{ code: 'arithmetic_holds' }] }))?.key).toBe('reason.likelihood')
})
it('has no figure for the word of a human', () => {
  expect(mainReason(field({ verdict: 'confirmed', needsHuman: false }))).toBeNull()
})
it('tells all reasons of a field, its figure first', () => {
  const reasons = [{ code: 'reread' }, { code: 'repaired' }] as const
  expect(allReasons(field({ reasons })).map(({ key }) => key)).toEqual(['reason.likelihood', 'reason.repaired', 'reason.reread']) // prettier-ignore
})
