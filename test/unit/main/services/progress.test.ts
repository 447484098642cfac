import { expect, it } from 'vitest'
import { ProgressMeter } from '../../../../src/main/services/read-queue/progress'

it('the rate is that of the last minute, the time left follows from it', () => {
  const meter = new ProgressMeter()
  meter.begun(0, 0)
  expect(meter.progress(1000, 2, 8, false)).toEqual({
    total: 10,
    done: 0,
    running: 2,
    paused: false,
    perMinute: null,
    secondsLeft: null,
  })
  for (const end of [10_000, 20_000, 30_000]) meter.ended(end)
  expect(meter.progress(30_000, 2, 5, false)).toMatchObject({ total: 10, done: 3, perMinute: 6, secondsLeft: 70 })
  expect(meter.progress(75_000, 2, 5, false)).toMatchObject({ perMinute: 2, secondsLeft: 210 })
  expect(meter.progress(75_000, 2, 5, true).secondsLeft).toBeNull()
  meter.reset()
  expect(meter.progress(80_000, 1, 0, false)).toMatchObject({ total: 1, done: 0, perMinute: null })
})
