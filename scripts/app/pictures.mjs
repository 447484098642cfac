import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron } from 'playwright'
import { root } from '../setup/places.mjs'
import { electronCommand } from '../setup/session.mjs'

/** Opens the demo workspace, waits until the samples are read, and takes pictures of the queue and a review. */
const folder = join(root, 'screenshots')
const workspace = mkdtempSync(join(tmpdir(), 'veridesk-demo-'))
const say = (line) => process.stdout.write(`${line}\n`)

const view = {
  filter: { search: '', types: [], bands: [], readStates: [], reviewStates: [] },
  sort: { by: 'taken_in', direction: 'asc' },
}

/** What the queue holds, asked as the window itself asks. */
async function list(page) {
  const reply = await page.evaluate(
    (given) => globalThis.veridesk.request('queue:list', { view: given, offset: 0, limit: 500 }),
    view,
  )
  if (!reply.ok) throw new Error(`The workspace is not open: ${reply.error.code}`)
  return reply.value
}

async function untilRead(page) {
  const unread = (row) => row.readState === 'QUEUED' || row.readState === 'PROCESSING'
  let said = -1
  for (const end = Date.now() + 10 * 60_000; Date.now() < end;) {
    const { rows } = await list(page).catch(() => ({ rows: [] }))
    const done = rows.filter((row) => !unread(row)).length
    if (done !== said) say(`samples read: ${done} of ${rows.length || '?'}`)
    said = done
    if (rows.length > 0 && done === rows.length) return rows
    await page.waitForTimeout(500)
  }
  throw new Error('The samples were not read within ten minutes')
}

const { command, args } = electronCommand(['--demo', `--workspace=${workspace}`])
const app = await _electron.launch({ executablePath: command, args, timeout: 180_000 })
try {
  const page = await app.firstWindow()
  await page.setViewportSize({ width: 1440, height: 900 }).catch(() => undefined)
  const rows = await untilRead(page)
  mkdirSync(folder, { recursive: true })
  const picture = async (name) => {
    // Images and glides come to rest.
    await page.waitForTimeout(1200)
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
  await picture('queue')
  const shown =
    rows.find((row) => row.type === 'AADHAAR' && row.needHuman > 0) ?? rows.find((row) => row.type) ?? rows[0]
  await page.getByTestId(`queue-row:${shown.documentId}`).first().dblclick()
  await page.getByTestId('viewer').waitFor()
  await picture('review')
  say(`Pictures of the queue and of a document under review:\n  ${folder}/queue.png\n  ${folder}/review.png`)
} finally {
  await app.close().catch(() => undefined)
  rmSync(workspace, { recursive: true, force: true })
}
