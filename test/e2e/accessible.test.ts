import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serious } from './support/axe'
import { Desk, sample, temporaryFolder } from './support/desk'

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

  it('the queue has nothing serious', async () => {
    expect(await desk.page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'))).toBe(
      theme,
    )
    expect(await serious(desk.page)).toEqual([])
  })

  it('settings, reached by key, have nothing serious', async () => {
    await desk.pressUntil('Control+,', desk.page.getByRole('dialog'))
    expect(await serious(desk.page)).toEqual([])
  })

  it('the key sheet, reached by key, has nothing serious', async () => {
    await desk.pressUntil('Shift+?', desk.page.getByRole('dialog'))
    expect(await serious(desk.page)).toEqual([])
  })

  it('the review has nothing serious, and is left by key', async () => {
    await desk.page.getByTestId('queue-row:pan-card-2017').click()
    await desk.page.getByTestId('viewer').waitFor()
    await desk.field('pan_number').waitFor()
    expect(await serious(desk.page)).toEqual([])
    await desk.pressUntil('Alt+q', desk.page.getByTestId('queue-row:pan-card-2017'))
  })

  it('addresses compared part by part have nothing serious', async () => {
    const { page } = desk
    await desk.pressUntil('Alt+a', page.getByTestId('address-source'))
    await page.getByTestId('address-source').fill('Flat No 402, Sai Krupa Apartment, MG Road, Pune 411005')
    await page.getByTestId('address-targets').fill('402 Sai Kripa Apt, M.G. Rd, Poona 411050\nFlat 7, Link Road, Mumbai 400053\nhello') // prettier-ignore
    await page.keyboard.press('Control+Enter')
    await page.locator('tr[data-verdict="agrees"]').first().waitFor()
    expect(await serious(page)).toEqual([])
    await desk.pressUntil('Alt+q', page.getByTestId('queue-row:pan-card-2017'))
  })
})
