import { expect } from 'vitest'
import { serious } from './axe'
import type { Desk } from './desk'

const sizes = [
  [1366, 768],
  [1600, 1000],
] as const

/**
 * A screen has nothing serious against it in light and in dark. Where someone asks for pictures, it is kept in both
 * and in two sizes. What lies behind a dialog is out of reach, which cannot be told: `within` is then the dialog.
 */
export async function expectGoodLooks(desk: Desk, name: string, within = 'html'): Promise<void> {
  const folder = process.env['SCREENSHOTS']
  for (const theme of ['light', 'dark'] as const) {
    await desk.ask('settings:set', { theme })
    // The setting is the window's own once it is loaded; here only its colours are wanted.
    await desk.page.evaluate(
      (scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme),
      theme,
    )
    expect(await serious(desk.page, within)).toEqual([])
    if (folder === undefined) continue
    for (const [width, height] of sizes) {
      await desk.app.evaluate(
        ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size[0], size[1]),
        [width, height] as const,
      )
      await desk.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await desk.page.screenshot({ path: `${folder}/${name}-${theme}-${width}.png` })
    }
  }
}
