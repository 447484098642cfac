import { describe, expect, it } from 'vitest'
import { Deaths } from '../../../../src/main/app/deaths'

describe('a window that dies', () => {
  it('is one too many at the third within a minute, and is counted anew after it', () => {
    const deaths = new Deaths()
    const times = [0, 1000, 2000, 3000, 4000, 5000]
    expect(times.map((at) => deaths.isOneTooMany(at))).toEqual([false, false, true, false, false, true])
  })

  it('now and then is never one too many', () => {
    const deaths = new Deaths()
    for (let at = 0; at < 3_600_000; at += 30_000) expect(deaths.isOneTooMany(at)).toBe(false)
  })
})
