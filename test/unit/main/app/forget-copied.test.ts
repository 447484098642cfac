import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgettingClipboard, secondsKept, type SystemClipboard } from '../../../../src/main/app/forget-copied'

class Board implements SystemClipboard {
  constructor(public text = '') {}
  readText(): string {
    return this.text
  }
  clear(): void {
    this.text = ''
  }
}

describe('what was copied from the desk', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(secondsKept * 1000)

  it('is forgotten, also where the system holds it only a moment after it was told of', async () => {
    const board = new Board('from another program')
    forgettingClipboard(board).copied('Zubeida Kavathekar')
    board.text = 'Zubeida Kavathekar'
    await later()
    expect(board.text).toBe('')
  })

  it('is known again by its words: lines come with other blanks than were chosen', async () => {
    const board = new Board('Zubeida\r\nKavathekar\t')
    forgettingClipboard(board).copied(' Zubeida\nKavathekar')
    await later()
    expect(board.text).toBe('')
  })

  it('stays half a minute after the last copy', async () => {
    const board = new Board('second')
    const copies = forgettingClipboard(board)
    copies.copied('first')
    await vi.advanceTimersByTimeAsync(secondsKept * 900)
    copies.copied('second')
    await vi.advanceTimersByTimeAsync(secondsKept * 900)
    expect(board.text).toBe('second')
    await later()
    expect(board.text).toBe('')
  })

  it('is forgotten at once at the end of the app', async () => {
    const board = new Board('second')
    const copies = forgettingClipboard(board)
    copies.copied('second')
    await copies.forget()
    expect(board.text).toBe('')
  })

  it('leaves alone what another program has copied since', async () => {
    const board = new Board('of another program')
    const copies = forgettingClipboard(board)
    copies.copied('Zubeida Kavathekar')
    await later()
    await copies.forget()
    expect(board.text).toBe('of another program')
  })
})
