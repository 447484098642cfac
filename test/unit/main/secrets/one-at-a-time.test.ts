import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { oneAtATime } from '../../../../src/main/secrets/one-at-a-time'

describe('calls of the keychain', () => {
  it('answer, and pass on what they throw', async () => {
    const inTurn = oneAtATime(60_000)
    expect(await inTurn.run(() => Promise.resolve(7))).toBe(7)
    await expect(inTurn.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inTurn.run(() => Promise.resolve(8))).toBe(8)
  })

  it('give up at the limit; the next one waits for the late one, and what was given up is not begun', async () => {
    const inTurn = oneAtATime(20)
    const order: string[] = []
    let answer: () => void = () => undefined
    const late = inTurn.run(async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      order.push('late')
    })
    await expect(late).rejects.toMatchObject({ code: 'KEYCHAIN_SILENT' })
    expect(inTurn.isRunning()).toBe(true)
    const never = inTurn.run(() => Promise.resolve(order.push('given up')))
    await expect(never).rejects.toMatchObject({ code: 'KEYCHAIN_SILENT' })
    answer()
    await wait(0)
    await inTurn.run(() => Promise.resolve(order.push('next')))
    expect(order).toEqual(['late', 'next'])
    expect(inTurn.isRunning()).toBe(false)
  })
})
