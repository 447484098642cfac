import { Desk, temporaryFolder } from '../../test/e2e/support/desk'
import { samplePaths } from './readers'
import { quantile } from './statistics'
import type { Row } from './table'

/** The next document and the next field on screen, as the desk itself times them. */
export async function measureDesk(steps: number): Promise<readonly Row[]> {
  const folder = temporaryFolder()
  const desk = await Desk.launch(folder.path)
  try {
    const rows = await desk.read(samplePaths())
    const shown = rows.find(({ readState }) => readState === 'EXTRACTED')
    if (!shown) throw new Error('No sample was read')
    await desk.open(shown)
    for (let step = 0; step < steps; step += 1) {
      await desk.page.keyboard.press(step % 10 < 5 ? 'Alt+ArrowRight' : 'Alt+ArrowLeft')
      await desk.page.waitForTimeout(250)
      await desk.page.keyboard.press('Tab')
      await desk.page.waitForTimeout(80)
    }
    const durations = (name: string): Promise<number[]> =>
      desk.page.evaluate(
        (wanted) => performance.getEntriesByName(wanted, 'measure').map((entry) => entry.duration),
        name,
      )
    const row = async (what: string, name: string, limit: number): Promise<Row> => {
      const found = await durations(name)
      return {
        what,
        value: `${quantile(found, 0.95).toFixed(0)} ms`,
        note: `p95 of ${found.length}; wanted: ${limit} ms or less`,
      }
    }
    return [await row('next document on screen', 'next-document', 100), await row('field in focus', 'field-focus', 50)]
  } finally {
    await desk.close()
    folder.drop()
  }
}
