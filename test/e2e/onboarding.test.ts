import { beforeAll, expect, it } from 'vitest'
import { Desk, sample } from './support/desk'
import { expectGoodLooks } from './support/looks'

let desk: Desk
let folder: string
beforeAll(async () => {
  const opened = await Desk.open()
  desk = opened.desk
  folder = opened.folder
  return () => opened.end(desk)
})

const talk = async () => {
  const [line] = await desk.ask('onboarding:list', {})
  if (!line) throw new Error('no conversation')
  return desk.ask('onboarding:talk', { id: line.id })
}
const looked = () =>
  desk.until(async () =>
    (await talk()).files.every(({ state }) => !['QUEUED', 'FETCHING', 'PROCESSING'].includes(state)),
  )
const lastSaid = async (): Promise<string> => (await talk()).messages.at(-1)?.text ?? ''

it('begins in the language of the customer', async () => {
  const { page } = desk
  await desk.pressUntil('Alt+t', page.getByTestId('talk-application'))
  await page.getByTestId('talk-application').fill('Sunita, KYC')
  await page.getByText('मराठी', { exact: true }).click()
  await expectGoodLooks(desk, 'onboarding-new')
  await page.getByTestId('start-talk').click()
  await page.getByTestId('talk').waitFor()
  expect((await talk()).language).toBe('mar')
  expect(await lastSaid()).toMatch(/[ऀ-ॿ]{4}/)
})

it('refuses what will not do, with the reason in her language', async () => {
  const { page } = desk
  await desk.answerOpenDialog([sample('restaurant-menu.jpg')])
  await page.getByTestId('choose-photo').click()
  await desk.until(async () => (await talk()).files.length === 1)
  await looked()
  const { state, files } = await talk()
  expect(files[0]?.state).toBe('UNRECOGNISED')
  expect(state.step).toBe(1)
  const reason = await lastSaid()
  expect(reason).toMatch(/[ऀ-ॿ]{4}/)
  await page.getByText(reason).waitFor()
  await page.getByRole('img', { name: /restaurant-menu/ }).waitFor()
  await expectGoodLooks(desk, 'onboarding-refused')
})

it('goes on where it stood after the power went off', async () => {
  const before = await talk()
  await desk.kill()
  desk = await Desk.launch(folder)
  await desk.untilOpen()
  expect(await talk()).toEqual(before)
  await desk.page.getByTestId('onboarding').click()
  await desk.page.locator('[data-line]').first().click()
  await desk.page.getByTestId('talk').waitFor()
})

it('accepts what is asked for, by the keyboard, and asks for the next', async () => {
  const { page } = desk
  await desk.answerOpenDialog([sample('pan-card-2017.jpg')])
  await page.keyboard.press('Control+o')
  await desk.until(async () => (await talk()).files.length === 2)
  await looked()
  const { state, files } = await talk()
  expect(state.step).toBe(2)
  expect(files[1]?.type).toBe('PAN')
  await desk.until(async () => (await desk.rows()).length === 2)
  const rows = await desk.rows()
  expect(rows.map(({ documentId, reviewState }) => [documentId, reviewState])).toEqual([
    ['restaurant-menu', 'RESUBMIT'],
    ['pan-card-2017', 'NEW'],
  ])
  await expectGoodLooks(desk, 'onboarding')
  await page.getByTestId('talk-case').click()
  await page.getByRole('table').waitFor()
})
