import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations within a selector that hinder someone for real, one line each. */
export async function serious(page: Page, within = 'html'): Promise<readonly string[]> {
  // A colour on its way to another is neither.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity),
        )
        .map((one) => one.finished.catch(() => undefined)),
    ),
  )
  // Evaluated by the debugger, which the content security policy does not bind.
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    (selector) => (globalThis as unknown as { axe: typeof axe }).axe.run(selector),
    within,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`).join(' | ')}`,
    )
}
