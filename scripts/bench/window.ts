import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron } from 'playwright'
import { electronCommand } from '../setup/session.mjs'
import { root } from './readers'
import { byTurns, median } from './statistics'
import type { Row } from './table'

const emptyMain = `const { app, BrowserWindow } = require('electron')
app.whenReady().then(() => new BrowserWindow({ width: 1440, height: 900 }).loadURL('data:text/html,<button>x</button>'))
`

/** Milliseconds from the start of the process until the window answers to its first control. */
async function firstControl(args: readonly string[], selector: string): Promise<number> {
  const { command } = electronCommand([])
  const from = performance.now()
  const app = await _electron.launch({ executablePath: command, args: [...args] })
  const page = await app.firstWindow()
  await page.locator(selector).first().waitFor()
  const took = performance.now() - from
  await app.close()
  return took
}

/** The desk's first usable window against a window with one button, by turns. */
export async function measureWindow(rounds: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'veridesk-bench-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "version": "1.0.0", "main": "main.cjs" }')
  writeFileSync(join(folder, 'main.cjs'), emptyMain)
  const ours = electronCommand([`--workspace=${join(folder, 'workspace')}`]).args
  const empty = ours.slice(0, ours.indexOf(root)).concat(folder, `--user-data-dir=${join(folder, 'empty')}`)
  const desk = (): Promise<number> => firstControl(ours, '[data-testid="import"]')
  // The first start makes the workspace, and warms the disk's cache.
  await desk()
  const [a, b] = (await byTurns(rounds, [desk, () => firstControl(empty, 'button')])).map(median)
  rmSync(folder, { recursive: true, force: true })
  return [
    {
      what: 'first usable window / empty window',
      value: `${a?.toFixed(0)} / ${b?.toFixed(0)} ms = ${((a ?? 0) / (b ?? 1)).toFixed(2)}x`,
      note: `median of ${rounds}; wanted: 2x or less`,
    },
  ]
}
