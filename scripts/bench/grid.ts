import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Desk, temporaryFolder } from '../../test/e2e/support/desk'
import { statementPdf, statementRows } from '../../test/e2e/support/statement'
import { quantile } from './statistics'
import type { Row } from './table'

const rowCount = 500
/** Of one column and over all of the table, as an analyst goes through it. */
const ways = ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'PageDown', 'ArrowUp'] as const

/**
 * The desk's grid over a statement of 500 rows in the real app: from a key to what it paints, and how even its frames
 * are.
 */
export async function measureGrid(keys: number): Promise<readonly Row[]> {
  const folder = temporaryFolder()
  const desk = await Desk.launch(join(folder.path, 'workspace'))
  try {
    const file = join(folder.path, 'statement.pdf')
    writeFileSync(file, statementPdf(statementRows(rowCount)))
    const [document] = await desk.read([file])
    if (document?.readState !== 'EXTRACTED') throw new Error('The statement was not read')
    await desk.open(document)
    await desk.field('transactions.0.date').click()
    await markPaints(desk)
    for (let step = 0; step < keys; step += 1) await press(desk, 'Shift')
    const idle = await paints(desk)
    for (let step = 0; step < keys; step += 1) await press(desk, ways[step % ways.length] ?? 'ArrowDown')
    const moved = (await paints(desk)).slice(idle.length)
    await goTo(desk, 'transactions.0.debit', ['Control+Home', 'ArrowRight', 'ArrowRight'])
    const before = (await paints(desk)).length
    for (let step = 0; step < keys / 4; step += 1)
      for (const key of [String(1 + (step % 9)), '0', 'ArrowDown']) await press(desk, key)
    const corrected = (await paints(desk)).slice(before)
    const frames = await framesWhileHeld(desk, keys)
    const row = (what: string, found: readonly number[], limit: number): Row => ({
      what: `${rowCount} rows: ${what}`,
      value: `${quantile(found, 0.95).toFixed(0)} ms`,
      note: `p95 of ${found.length}, most ${Math.max(...found).toFixed(0)} ms; wanted: ${limit} ms or less`,
    })
    return [
      // What the machine itself takes, now: the rest is the grid's.
      row('a key that does nothing, to its paint', idle, 50),
      row('a key to its paint', moved, 50),
      row('a key of an amount that is typed and entered, sums with it', corrected, 50),
      row('from frame to frame, arrow held', frames, 50),
    ]
  } finally {
    await desk.close()
    folder.drop()
  }
}

/** Each key that is pressed from now on leaves a measure behind, from the key to the end of the frame that shows it. */
const markPaints = (desk: Desk): Promise<void> =>
  desk.page.evaluate(() =>
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => performance.measure('key-to-paint', { start: timeStamp })
          port2.postMessage(null)
        }),
      true,
    ),
  )

const paints = (desk: Desk): Promise<number[]> =>
  desk.page.evaluate(() => performance.getEntriesByName('key-to-paint', 'measure').map(({ duration }) => duration))

/** The next key comes when this one has been painted. */
async function press(desk: Desk, key: string): Promise<void> {
  const before = (await paints(desk)).length
  await desk.page.keyboard.press(key)
  await desk.until(async () => (await paints(desk)).length > before)
}

async function goTo(desk: Desk, path: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await press(desk, key)
  await desk.until(() =>
    desk.page.evaluate((at) => document.activeElement?.getAttribute('data-field-path') === at, path),
  )
}

/** Milliseconds between frames while the arrow goes down as a held key does. */
async function framesWhileHeld(desk: Desk, keys: number): Promise<readonly number[]> {
  await goTo(desk, 'transactions.0.date', ['Control+Home'])
  await desk.page.evaluate(() => {
    const frames = {
      times: [] as number[],
      next(now: number): void {
        frames.times.push(now)
        requestAnimationFrame(frames.next)
      },
    }
    Object.assign(globalThis, { frames })
    requestAnimationFrame(frames.next)
  })
  for (let step = 0; step < keys; step += 1) await desk.page.keyboard.press('ArrowDown')
  const times = await desk.page.evaluate(() => (globalThis as unknown as { frames: { times: number[] } }).frames.times)
  return times.slice(1).map((time, i) => time - (times[i] ?? time))
}
