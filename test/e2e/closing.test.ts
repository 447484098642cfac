import { afterAll, expect, it } from 'vitest'
import { patience } from '../support/within'
import { Desk, sample, temporaryFolder } from './support/desk'

const folder = temporaryFolder()
afterAll(() => folder.drop())

it('keeps what was being typed when the window is closed, and what was set', async () => {
  const first = await Desk.launch(folder.path)
  const [row] = await first.read([sample('pan-card-2017.jpg')])
  if (!row) throw new Error('Nothing was read')
  await first.pressUntil('Control+,', first.page.getByRole('dialog'))
  await first.page.getByRole('dialog').getByText('Dark', { exact: true }).click()
  await first.until(async () => (await first.ask('settings:get', {})).theme === 'dark')
  await first.page.keyboard.press('Escape')
  await first.page.getByRole('dialog').waitFor({ state: 'detached' })
  await first.open(row)
  await first.field('father_name').click()
  await first.page.keyboard.type('Asha Kulkarni')
  const closed = first.app.waitForEvent('close', { timeout: patience })
  await first.app.evaluate(({ BrowserWindow }) => {
    // Once this call is answered: the app may be gone before its answer otherwise.
    setTimeout(() => BrowserWindow.getAllWindows()[0]?.close())
  })
  await closed

  const second = await Desk.launch(folder.path)
  await second.untilOpen()
  const field = (await second.document(row.id)).fields.find(({ path }) => path === 'father_name')
  expect(field).toMatchObject({ value: 'Asha Kulkarni', verdict: 'corrected' })
  expect((await second.ask('settings:get', {})).theme).toBe('dark')
  await second.close()
})
