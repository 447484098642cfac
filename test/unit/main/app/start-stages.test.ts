import { expect, it } from 'vitest'
import { StartStages } from '../../../../src/main/app/start-stages'

it('says what a start has reached, in that order, each with the time at which it came first', () => {
  let now = 0
  const stages = new StartStages(() => now)
  expect(String(stages)).toBe('')
  for (const [stage, at] of [
    ['window', 210.4],
    ['page_asked', 260],
    ['script_asked', 300],
    ['script_asked', 900],
    ['desk_loaded', 1200.6],
  ] as const) {
    now = at
    stages.reach(stage)
  }
  expect(String(stages)).toBe('window:210 page_asked:260 script_asked:300 desk_loaded:1201')
})
