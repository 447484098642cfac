import { beforeAll, expect, it } from 'vitest'
import { errorSpecs } from '../../src/shared/errors/codes'
import { Desk, sample } from './support/desk'
import { expectGoodLooks } from './support/looks'

let desk: Desk
beforeAll(async () => {
  const opened = await Desk.open()
  desk = opened.desk
  await desk.read([
    sample('aadhaar-both-sides.jpg'),
    sample('pan-card-2017.jpg'),
    sample('driving-licence-state.jpg'),
    sample('voter-card-both-sides.jpg'),
  ])
  return () => opened.end(desk)
})

const cutOff = (crops: readonly Element[]): readonly string[] =>
  crops
    .filter((crop) => crop.getBoundingClientRect().right > (crop.parentElement?.getBoundingClientRect().right ?? 0) + 1)
    .map((crop) => crop.parentElement?.parentElement?.textContent ?? '')

const only = async () => {
  const [line] = (await desk.ask('cases:list', {})).rows
  if (!line) throw new Error('no case')
  return desk.ask('cases:detail', { id: line.id })
}

it('puts ticked documents into a new case by the keyboard alone', async () => {
  const { page } = desk
  await page.getByTestId('queue-row:pan-card-2017').waitFor()
  await page.keyboard.press('Control+a')
  await page.getByTestId('selection-into-case').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByTestId('application').fill('LOAN-2041')
  await page.keyboard.press('Enter')
  await page.getByRole('table').waitFor()
  const detail = await only()
  expect(detail.applicationId).toBe('LOAN-2041')
  expect(detail.documents).toHaveLength(4)
  await desk.until(async () => (await page.locator('thead th').count()) === 4)
})

it('shows each check with its verdict, and what it compared side by side', async () => {
  const { page } = desk
  const { checks } = await only()
  const names = checks.find(({ check }) => check === 'name_agreement')
  expect(names?.result).not.toBe('NOT_APPLICABLE')
  await page.locator('[data-check="name_agreement"]').click()
  const why = page.getByTestId('why:name_agreement')
  await why.waitFor()
  await why.getByRole('img').nth(1).waitFor()
  // Also in the smallest window both are seen whole.
  await desk.resize(1024, 700)
  expect(await why.getByRole('img').evaluateAll(cutOff)).toEqual([])
  await expectGoodLooks(desk, 'case')
})

it('never shows an Aadhaar number', async () => {
  const text = await desk.page.locator('main').innerText()
  expect(text).not.toMatch(/\b\d{4} ?\d{4} ?\d{4}\b/)
})

it('opens a document at the field and comes back to the case', async () => {
  const { page } = desk
  await page.locator('[data-cell="0,0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-cell="0,1"]:focus').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.locator('[data-cell$=",1"]:not([data-cell="0,1"]):focus').waitFor()
  await page.keyboard.press('Enter')
  await page.getByTestId('viewer').waitFor()
  await page.keyboard.press('Alt+q')
  await page.getByRole('table').waitFor()
})

it('sees a correction at once', async () => {
  const before = await only()
  const pan = before.documents.find(({ type }) => type === 'PAN')
  if (!pan) throw new Error('the PAN card is in the case')
  await desk.ask('review:correct', { id: pan.id, path: 'name_as_per_pan', value: 'NOBODY ELSE', how: 'typed' })
  await desk.until(async () => (await desk.page.locator('main').innerText()).includes('NOBODY ELSE'))
  expect((await only()).checks.find(({ check }) => check === 'name_agreement')?.result).not.toBe('PASS')
})

it('leads to the comparison of its addresses, and lists cases', async () => {
  const { page } = desk
  await page.getByTestId('compare-addresses').click()
  await page.getByTestId('address-results').waitFor()
  await page.keyboard.press('Alt+q')
  await page.getByRole('table').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-line]').first().waitFor()
  await expectGoodLooks(desk, 'cases')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('table').waitFor()
})

it('puts documents into the case that has the name of a new one, once it has said so', async () => {
  const { page } = desk
  await desk.pressUntil('Alt+q', page.getByTestId('queue-row:pan-card-2017'))
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.getByTestId('application').fill('loan-2041 ')
  await page.keyboard.press('Enter')
  await page.getByTestId('namesake').waitFor()
  await page.locator('[data-testid="into-case"]:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('table').waitFor()
  expect((await desk.ask('cases:list', {})).total).toBe(1)
})

it('finds an old case among more than a page of them', async () => {
  const { page } = desk
  const [row] = await desk.rows()
  if (!row) throw new Error('documents were read')
  for (let n = 0; n < 210; n += 1)
    await desk.ask('cases:create', { applicationId: `NEW-${n}`, productType: 'KYC', documents: [row.id] })
  await page.keyboard.press('Escape')
  await page.getByTestId('pager').getByRole('button', { name: 'Those after' }).click()
  await page.getByText('LOAN-2041', { exact: true }).waitFor()
  await page.getByTestId('search-cases').fill('no such')
  await page.getByText('No case fits.').waitFor()
  await page.getByTestId('search-cases').fill('loan-20')
  await page.getByText('LOAN-2041', { exact: true }).waitFor()
})

it('erases a case with its documents, once that is confirmed; the log keeps it, and nothing else goes', async () => {
  const { page } = desk
  const [line] = (await desk.ask('cases:list', { search: 'LOAN-2041' })).rows
  if (!line) throw new Error('the case was made above')
  await page.getByText('LOAN-2041', { exact: true }).click()
  await page.getByTestId('erase-case').click()
  const sure = page.getByTestId('erase-case-sure')
  await sure.waitFor()
  await expectGoodLooks(desk, 'erase-case', '[role="dialog"]')
  await page.keyboard.press('Escape')
  await sure.waitFor({ state: 'detached' })
  expect((await desk.ask('cases:detail', { id: line.id })).documents).toHaveLength(4)

  await page.getByTestId('erase-case').click()
  await sure.click()
  await page.getByTestId('search-cases').waitFor()
  expect((await desk.ask('cases:list', { search: 'LOAN-2041' })).total).toBe(0)
  expect((await desk.ask('cases:list', { search: '' })).total).toBe(210)
  expect(await desk.rows()).toEqual([])
  const filter = { action: 'case_erased', by: null, documentId: null, from: null, until: null }
  const { rows } = await desk.ask('log:list', { filter, before: null, limit: 10 })
  expect(rows.map(({ reason }) => reason)).toEqual([expect.stringContaining(`case ${line.id} with 4 documents`)])
  expect(await page.getByText(errorSpecs.NOT_FOUND.message).count()).toBe(0)
})
