import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser } from 'playwright'
import { afterEach, expect, it } from 'vitest'
import { electronCommand } from '../../scripts/setup/session.mjs'
import { freePort } from '../support/free-port'
import { patience, within } from '../support/within'
import { sample, temporaryFolder } from './support/desk'
import { commandOf, killAll } from './support/processes'
import { family } from './support/sockets'

const folder = temporaryFolder()
const log = join(folder.path, 'logs', 'veridesk.jsonl')
const halted = new Set<number>()

afterEach(async () => {
  await killAll(folder.path)
  folder.drop()
})

/**
 * As a driver that hangs: what draws for this start of the app stands still as soon as it is there, until the app ends.
 */
async function haltGraphics(app: ChildProcess): Promise<void> {
  while (app.exitCode === null && app.signalCode === null) {
    for (const pid of family(app.pid ?? 0).filter((one) => !halted.has(one))) {
      if (!commandOf(pid).includes('--type=gpu-process')) continue
      process.kill(pid, 'SIGSTOP')
      halted.add(pid)
    }
    await wait(5)
  }
}

async function browserAt(port: number): Promise<Browser> {
  for (;;) {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => null)
    if (browser) return browser
    await wait(200)
  }
}

it('a window of which nothing is ever drawn is opened anew without the graphics processor, and the log says so', async () => {
  const port = await freePort()
  const given = sample('pan-card-2017.jpg')
  const { command, args } = electronCommand([`--remote-debugging-port=${port}`, `--workspace=${folder.path}`, given])
  const app = spawn(command, args, { stdio: 'ignore' })
  await within(patience, () => 'the end of the start that draws nothing', haltGraphics(app))
  expect(halted.size).toBeGreaterThan(0)
  expect(app.exitCode).toBe(0)

  const browser = await within(patience, () => 'the second start', browserAt(port))
  const context = browser.contexts()[0]!
  const page = context.pages()[0] ?? (await context.waitForEvent('page'))
  // Drawn: a picture of it can be taken. The file that the first start was given is there, once.
  await page.getByTestId('queue-row:pan-card-2017').waitFor({ timeout: patience })
  expect((await page.screenshot({ timeout: patience })).length).toBeGreaterThan(10_000)
  expect(await page.getByTestId('queue-row:pan-card-2017').count()).toBe(1)
  const said = readFileSync(log, 'utf8')
  expect(said).toMatch(/"event":"window_not_drawn".*"again":true/)
  // It tells how far the start had come: the page was asked for and given, and never shown.
  expect(said).toMatch(/"reached":"window:\d+ .*page_given:\d+/)
  expect(said).not.toContain('dom_ready:')
  await browser.close()
})
