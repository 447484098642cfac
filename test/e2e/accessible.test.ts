import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Desk, sample, temporaryFolder } from './support/desk'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  const folder = temporaryFolder()
  let desk: Desk
  beforeAll(async () => {
    desk = await Desk.launch(folder.path)
    await desk.untilOpen()
    await desk.ask('settings:set', { theme })
    await desk.page.reload()
    await desk.read([sample('aadhaar-both-sides.jpg'), sample('pan-card-2017.jpg')])
    await desk.page.getByTestId('queue-row:pan-card-2017').waitFor()
  })
  afterAll(async () => {
    await desk.close()
    folder.drop()
  })

  afterEach(async () => {
    await desk.page.keyboard.press('Escape')
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  /** Violations that hinder someone for real, one line each. */
  async function serious(): Promise<readonly string[]> {
    // Evaluated by the debugger, which the content security policy does not bind.
    await desk.page.evaluate(axeSource)
    const { violations } = await desk.page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document),
    )
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`).join(' | ')}`,
      )
  }

  it('the queue has nothing serious', async () => {
    expect(await desk.page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'))).toBe(
      theme,
    )
    expect(await serious()).toEqual([])
  })

  it('settings, reached by key, have nothing serious', async () => {
    await desk.page.keyboard.press('Control+,')
    await desk.page.getByRole('dialog').waitFor()
    expect(await serious()).toEqual([])
  })

  it('the key sheet, reached by key, has nothing serious', async () => {
    await desk.page.keyboard.press('Shift+?')
    await desk.page.getByRole('dialog').waitFor()
    expect(await serious()).toEqual([])
  })

  it('the review has nothing serious, and is left by key', async () => {
    await desk.page.getByTestId('queue-row:pan-card-2017').click()
    await desk.page.getByTestId('viewer').waitFor()
    await desk.field('pan_number').waitFor()
    expect(await serious()).toEqual([])
    await desk.page.keyboard.press('Alt+q')
    await desk.page.getByTestId('queue-row:pan-card-2017').waitFor()
  })
})
