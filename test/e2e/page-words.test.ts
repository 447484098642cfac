import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRow } from '../../src/shared/domain/review'
import { serious } from './support/axe'
import { Desk, sample } from './support/desk'

describe('an analyst who takes words from the page by keyboard', () => {
  let desk: Desk
  let row: DocumentRow
  beforeAll(async () => {
    const opened = await Desk.open()
    desk = opened.desk
    ;[row] = (await desk.read([sample('pan-card-2017.jpg')])) as [DocumentRow]
    await desk.open(row)
    return opened.end
  })
  const press = (key: string): Promise<void> => desk.page.keyboard.press(key)
  const said = () => desk.page.getByTestId('word-said')
  const valueOf = async (path: string) => (await desk.document(row.id)).fields.find((field) => field.path === path)
  const hasKeys = (path: string): Promise<void> => desk.page.locator(`[data-field-path="${path}"]:focus`).waitFor()

  it('goes to the words of the field, walks them, and comes back with nothing changed', async () => {
    const before = await valueOf('name_as_per_pan')
    const [first, second] = before?.value?.split(' ') ?? []
    await desk.field('name_as_per_pan').click()
    await desk.page.keyboard.type('Half a na')
    await desk.pressUntil('F6', desk.page.getByTestId('word-bar'))
    await desk.page.locator('[data-testid="viewer"]:focus').waitFor()
    expect(await desk.page.getByTestId('viewer').getAttribute('aria-label')).toContain('Name as per PAN')
    await said().getByText(`${first} (line`).waitFor({ state: 'attached' })
    await press('ArrowRight')
    await said().getByText(`${second} (line`).waitFor({ state: 'attached' })
    expect(await serious(desk.page)).toEqual([])
    await press('Escape')
    await desk.page.getByTestId('word-bar').waitFor({ state: 'detached' })
    await hasKeys('name_as_per_pan')
    // What was being typed is as it was, and goes on where it was.
    await desk.page.keyboard.type('me')
    expect(await desk.field('name_as_per_pan').inputValue()).toBe('Half a name')
  })

  it('takes the words that were chosen as the value, seen where they stand', async () => {
    const father = await valueOf('father_name')
    const words = father?.value?.split(' ') ?? []
    await desk.field('name_as_per_pan').click()
    await desk.pressUntil('F6', desk.page.getByTestId('word-bar'))
    const name = (await said().textContent()) ?? ''
    for (let presses = 0; !(await said().textContent())?.startsWith(`${words[0]} (`); presses += 1) {
      if (presses > 12) throw new Error(`The arrows do not lead from ${name} to ${words[0]}`)
      await press('ArrowDown')
      await press('Home')
    }
    await press('Shift+End')
    await said().getByText(words.join(' ')).waitFor({ state: 'attached' })
    await press('Enter')
    await hasKeys('name_as_per_pan')
    await desk.until(async () => (await valueOf('name_as_per_pan'))?.value === father?.value)
    const taken = await valueOf('name_as_per_pan')
    expect(taken?.verdict).toBe('corrected')
    expect(taken?.evidence.some(({ source, quad }) => source === 'human' && quad !== null)).toBe(true)
  })

  it('stays at the words where they do not fit the field', async () => {
    await desk.field('document_quality_flag').click()
    await desk.pressUntil('F6', desk.page.getByTestId('word-bar'))
    await press('Enter')
    await desk.page.getByText('Nothing in these words fits this field.').waitFor()
    expect(await desk.page.getByTestId('word-bar').isVisible()).toBe(true)
    await press('Escape')
    await hasKeys('document_quality_flag')
  })

  it('finds the keys on the key sheet', async () => {
    await desk.pressUntil('Shift+?', desk.page.getByRole('dialog', { name: 'Keys' }))
    await desk.page.getByRole('heading', { name: 'At the words of the page' }).waitFor()
    await desk.page.getByText('Take words from the page').waitFor()
    await press('Escape')
  })
})
