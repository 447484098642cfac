import { expect, it } from 'vitest'
import { Stopwatch } from '../../../../src/main/engine/stopwatch'

it('lets go of a file at a page that cannot be read, and counts the time of its pages', async () => {
  let isOpen = false
  async function* pages() {
    isOpen = true
    try {
      for (let index = 0; ; index += 1) yield await Promise.resolve(index)
    } finally {
      isOpen = false
    }
  }
  const clock = new Stopwatch()
  const read: number[] = []
  const reading = async (): Promise<void> => {
    for await (const page of clock.each('decode', pages())) {
      if (page === 2) throw new Error('not read')
      read.push(page)
      expect(isOpen).toBe(true)
    }
  }
  await expect(reading()).rejects.toThrow('not read')
  expect([read, isOpen, Object.keys(clock.times())]).toEqual([[0, 1], false, ['decode']])
})
