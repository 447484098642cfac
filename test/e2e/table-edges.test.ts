import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRow, ReviewField } from '../../src/shared/domain/review'
import { Desk, temporaryFolder } from './support/desk'
import { expectGoodLooks } from './support/looks'
import { statementPdf, statementRows } from './support/statement'

const rows = statementRows(60)

describe('the edges of a table, drawn over its page', () => {
  const folder = temporaryFolder()
  let desk: Desk
  let row: DocumentRow

  beforeAll(async () => {
    const file = join(folder.path, 'statement.pdf')
    writeFileSync(file, statementPdf(rows))
    desk = await Desk.launch(join(folder.path, 'workspace'))
    ;[row] = (await desk.read([file])) as [DocumentRow]
    await desk.open(row)
    await desk.field('transactions.0.date').click()
  })
  afterAll(async () => {
    await desk.close()
    folder.drop()
  })

  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await desk.page.keyboard.press(key)
  }
  const fields = async (): Promise<readonly ReviewField[]> => (await desk.document(row.id)).fields
  const value = async (path: string): Promise<string | null | undefined> =>
    (await fields()).find((field) => field.path === path)?.value
  const rowCount = async (): Promise<number> =>
    (await fields()).filter(({ path }) => /^transactions\.\d+\.date$/.test(path)).length
  const undone = async (): Promise<number> =>
    (await desk.ask('review:history', { id: row.id })).filter(({ action }) => action === 'undone').length
  const edge = (axis: 'columns' | 'rows', index: number) => desk.page.getByTestId(`edge:${axis}:${index}`)
  const focused = (): Promise<string | null> =>
    desk.page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null)

  it('lie between the cells that were read, and have the keys', async () => {
    await press('Control+l')
    await edge('columns', 0).waitFor({ state: 'attached' })
    expect(await desk.page.locator('[data-axis="columns"]').count()).toBe(6)
    expect(await desk.page.locator('[data-axis="rows"]').count()).toBe(41)
    await desk.until(async () => (await focused()) === 'edge:columns:0')
    await expectGoodLooks(desk, 'table-edges')
  })

  it('fill the cells again when one is moved by the keys, and give them back', async () => {
    // From the left end of the narration far into it: its first words are the date's then, and no date.
    await press('Tab')
    await desk.until(async () => (await focused()) === 'edge:columns:1')
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight')
    await desk.until(async () => (await value('transactions.0.description')) !== rows[0]?.description)
    expect(rows[0]?.description.endsWith((await value('transactions.0.description')) ?? '?')).toBe(true)
    // What no human has seen yet is not said to be sure.
    const cut = (await fields()).find(({ path }) => path === 'transactions.0.description')
    expect(cut).toMatchObject({ needsHuman: true })
    expect(cut?.confidence).toBeLessThanOrEqual(0.9)
    // On a slow machine the three steps may have been cut one by one.
    await desk.until(async () => {
      if ((await value('transactions.0.description')) === rows[0]?.description) return true
      const steps = await undone()
      await press('Control+z')
      await desk.until(async () => (await undone()) !== steps)
      return false
    })
  })

  it('follow the mouse', async () => {
    const box = await edge('columns', 1).boundingBox()
    const page = await desk.page.getByTestId('viewer').boundingBox()
    if (!box || !page) throw new Error('The edge is not on the screen')
    // The table is taller than what is seen of the page.
    const [x, y] = [box.x + box.width / 2, page.y + page.height / 2]
    await desk.page.mouse.move(x, y)
    await desk.page.mouse.down()
    await desk.page.mouse.move(x + 60, y, { steps: 5 })
    await desk.page.mouse.up()
    await desk.until(async () => (await value('transactions.1.description')) !== rows[1]?.description)
    await press('Control+z')
    await desk.until(async () => (await value('transactions.1.description')) === rows[1]?.description)
  })

  it('take a row away and find it again under the one before', async () => {
    await edge('rows', 1).focus()
    await press('Delete')
    await desk.until(async () => (await rowCount()) === 59)
    await press('Control+z')
    await desk.until(async () => (await rowCount()) === 60)
    await edge('rows', 0).focus()
    const cuts = async (): Promise<number> =>
      (await desk.ask('review:history', { id: row.id })).filter(({ action, path }) => action === 'table_cut' && path === 'transactions').length // prettier-ignore
    const before = await cuts()
    await press('Control+d')
    await desk.until(async () => (await cuts()) > before)
    await desk.page.getByText('The rows of 1 further page were found, too.').waitFor()
    expect(await rowCount()).toBe(60)
    const found = await fields()
    const of = (column: string) => rows.map((_, i) => found.find(({ path }) => path === `transactions.${i}.${column}`)?.value) // prettier-ignore
    expect(of('description')).toEqual(rows.map(({ description }) => description))
    expect(of('balance')).toEqual(rows.map(({ balance }) => balance.replaceAll(',', '')))
  })

  it('keep a corrected cell, and say so', async () => {
    await press('Escape')
    await desk.page.locator('[data-axis]').first().waitFor({ state: 'detached' })
    await desk.field('transactions.0.description').click()
    await desk.page.keyboard.type('Groceries')
    await press('Enter')
    await desk.until(async () => (await value('transactions.0.description')) === 'Groceries')
    await press('Control+l')
    await desk.until(async () => (await focused())?.startsWith('edge:') ?? false)
    await edge('columns', 1).focus()
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight')
    await desk.page.getByText('1 cell stays as you said').waitFor()
    expect(await value('transactions.0.description')).toBe('Groceries')
    await press('Escape')
    expect(await desk.ask('log:verify', {})).toMatchObject({ brokenAt: null })
  })
})
