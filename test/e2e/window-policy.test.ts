import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Desk, sample, temporaryFolder } from './support/desk'

const looks = [
  { language: 'en', theme: 'dark' },
  { language: 'hi', theme: 'light' },
  { language: 'mr', theme: 'dark' },
] as const

describe.each(looks)('in $language and $theme, the policy of the window refuses nothing', ({ language, theme }) => {
  const folder = temporaryFolder()
  let desk: Desk
  beforeAll(async () => {
    desk = await Desk.launch(folder.path)
    await desk.untilOpen()
    await desk.ask('settings:set', { language, theme })
    await desk.page.reload()
    await desk.read(['aadhaar-both-sides.jpg', 'pan-card-2017.jpg', 'invoice.pdf'].map(sample))
  })
  afterAll(async () => {
    await desk.close()
    folder.drop()
  })
  const shown = (id: string) => desk.page.getByTestId(id).first()
  const dialog = () => desk.page.getByRole('dialog')
  /** Some screens are left by the one, some by the other. */
  async function toQueue(): Promise<void> {
    await desk.page.keyboard.press('Escape')
    await desk.pressUntil('Alt+q', shown('queue-row:pan-card-2017'))
  }
  async function overlay(open: () => Promise<void>, use: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await open()
    await dialog().waitFor()
    await use()
    await desk.page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  }

  it('the queue, its help and its dialogs', async () => {
    await toQueue()
    expect(await desk.page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['mantineColorScheme']])).toEqual([language, theme]) // prettier-ignore
    await overlay(() => desk.pressUntil('Control+e', dialog()))
    await overlay(() => desk.pressUntil('Shift+?', dialog()))
    await overlay(() => shown('outbox').click())
    for (const item of ['open-diagnostics', 'open-licences'])
      await overlay(async () => {
        await shown('help').click()
        await shown(item).click()
      })
    expect(desk.refusedByPolicy()).toEqual([])
  })

  it('every leaf of the settings, and the log', async () => {
    await overlay(
      () => desk.pressUntil('Control+,', dialog()),
      async () => {
        for (const tab of await dialog().getByRole('tab').all()) await tab.click()
      },
    )
    await desk.pressUntil('Control+,', dialog())
    await dialog().locator('[id$="-tab-keeping"]').click()
    await shown('open-log').click()
    await shown('log-verify').click()
    await shown('log').waitFor()
    await toQueue()
    expect(desk.refusedByPolicy()).toEqual([])
  })

  it('documents under review and their history', async () => {
    for (const [name, field] of [
      ['aadhaar-both-sides', 'aadhaar_number'],
      ['pan-card-2017', 'pan_number'],
      ['invoice', 'line_items'],
    ] as const) {
      await shown(`queue-row:${name}`).click()
      await shown('viewer').waitFor()
      await desk.page.locator(`[data-testid^="field:${field}"], [data-testid="table-grid"]`).first().waitFor()
      await overlay(() => desk.pressUntil('Control+h', dialog()))
      await toQueue()
    }
    expect(desk.refusedByPolicy()).toEqual([])
  })

  it('addresses, cases, batches, onboarding and the guide', async () => {
    await desk.pressUntil('Alt+a', shown('address-source'))
    await shown('address-source').fill('Flat 402, Sai Krupa Apartment, MG Road, Pune 411005')
    await shown('address-targets').fill('402 Sai Kripa Apt, M.G. Rd, Poona 411005')
    await desk.page.keyboard.press('Control+Enter')
    await shown('address-results').waitFor()
    await toQueue()
    await desk.pressUntil('Alt+t', shown('start-talk'))
    const other = desk.page.locator('main:not(:has([data-testid^="queue-row:"]))')
    for (const keys of ['Alt+c', 'Alt+b']) {
      await toQueue()
      await desk.pressUntil(keys, other)
    }
    await toQueue()
    await desk.pressUntil('F1', shown('guide'))
    expect(desk.refusedByPolicy()).toEqual([])
  })
})
