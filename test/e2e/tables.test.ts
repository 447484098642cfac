import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRow, ReviewField } from '../../src/shared/domain/review'
import type { Bridge } from '../../src/shared/ipc'
import { Desk, sample, temporaryFolder } from './support/desk'
import { statementPdf, statementRows } from './support/statement'

const rows = statementRows(500)
/** One balance is misprinted: the chain breaks at it, and after it. */
const printed = rows.map((row, i) => (i === 3 ? { ...row, balance: '4,11,111.11' } : row))
const plain = (amount: string): string => amount.replaceAll(',', '')

describe('a statement of 500 rows, put right as in a spreadsheet', () => {
  const folder = temporaryFolder()
  let desk: Desk
  let row: DocumentRow

  beforeAll(async () => {
    const file = join(folder.path, 'statement.pdf')
    writeFileSync(file, statementPdf(printed))
    desk = await Desk.launch(join(folder.path, 'workspace'))
    ;[row] = (await desk.read([file])) as [DocumentRow]
    await desk.open(row)
  })
  afterAll(async () => {
    await desk.close()
    folder.drop()
  })

  const path = (at: number, column: string): string => `transactions.${at}.${column}`
  /** Picked out in the window: the whole of so long a document takes its time on the way to the test. */
  const fieldAt = (at: string): Promise<ReviewField | undefined> =>
    desk.page.evaluate(
      async ([id, wanted]) => {
        const bridge = (window as unknown as { veridesk: Bridge }).veridesk
        const reply = await bridge.request('queue:document', { id })
        return reply.ok ? reply.value.fields.find((field) => field.path === wanted) : undefined
      },
      [row.id, at] as const,
    )
  const focused = (): Promise<string | null> =>
    desk.page.evaluate(() => document.activeElement?.getAttribute('data-field-path') ?? null)
  const go = async (at: string): Promise<void> => {
    await desk.field(at).click()
    await desk.until(async () => (await focused()) === at)
  }
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await desk.page.keyboard.press(key)
  }
  const arriveAt = (at: string): Promise<void> => desk.until(async () => (await focused()) === at)

  it('shows what was read, and only the rows that are seen', async () => {
    expect(row).toMatchObject({ type: 'BANK_STATEMENT', readState: 'EXTRACTED' })
    expect(await desk.field(path(0, 'date')).inputValue()).toBe('2023-04-01')
    expect(await desk.field(path(1, 'debit')).inputValue()).toBe(plain(rows[1]?.debit ?? ''))
    expect(await desk.page.getByTestId('table-grid').getAttribute('aria-rowcount')).toBe('501')
    expect(await desk.page.locator('[role="gridcell"]').count()).toBeLessThan(400)
  })

  it('goes from cell to cell by the keys of a spreadsheet', async () => {
    await go(path(0, 'date'))
    await press('ArrowDown', 'ArrowRight')
    await arriveAt(path(1, 'description'))
    await press('End')
    await arriveAt(path(1, 'balance'))
    await press('Home', 'Tab')
    await arriveAt(path(1, 'description'))
    await press('Control+End')
    await arriveAt(path(499, 'balance'))
    await press('Control+ArrowUp')
    await arriveAt(path(0, 'balance'))
    await press('Control+Home')
    await arriveAt(path(0, 'date'))
  })

  it('follows the keys sideways where the pane is narrower than the table', async () => {
    await desk.resize(1024, 640)
    const isInView = async (at: string): Promise<boolean> => {
      const [grid, cell] = await Promise.all([
        desk.page.getByTestId('table-grid').boundingBox(),
        desk.field(at).boundingBox(),
      ])
      return grid !== null && cell !== null && cell.x >= grid.x && cell.x + cell.width <= grid.x + grid.width
    }
    for (const [key, column] of [
      ['End', 'balance'],
      ['Home', 'date'],
    ] as const) {
      await press(key)
      await arriveAt(path(0, column))
      await desk.until(() => isInView(path(0, column)))
    }
    await desk.resize(1440, 900)
  })

  it('says which row breaks the chain, and stops saying so when it is put right', async () => {
    const broken = desk.page.locator('[data-row="3"][data-breaks]')
    await broken.waitFor()
    await go(path(3, 'balance'))
    await desk.page.keyboard.type(rows[3]?.balance ?? '')
    await press('ArrowLeft')
    await desk.until(async () => (await fieldAt(path(3, 'balance')))?.verdict === 'corrected')
    await broken.waitFor({ state: 'detached' })
    await desk.page.locator('[data-testid="table-check"][data-agrees="true"]').waitFor()
  })

  it('edits with F2, leaves with Escape, undoes with Ctrl+Z', async () => {
    await go(path(2, 'description'))
    await press('F2')
    await desk.page.keyboard.type(' X')
    await press('Escape')
    await desk.until(async () => (await desk.field(path(2, 'description')).inputValue()) === rows[2]?.description)
    await desk.page.keyboard.type('Salary of April')
    await press('Enter')
    await desk.until(async () => (await fieldAt(path(2, 'description')))?.value === 'Salary of April')
    await press('Control+z')
    await desk.until(async () => (await fieldAt(path(2, 'description')))?.verdict === null)
  })

  it('copies a block as tabs and lines, and pastes one', async () => {
    await go(path(0, 'date'))
    await press('Shift+ArrowRight', 'Shift+ArrowDown')
    await press('Control+c')
    const block = `2023-04-01\t${rows[0]?.description}\n2023-04-01\t${rows[1]?.description}`
    await desk.until(async () => (await desk.app.evaluate(({ clipboard }) => clipboard.readText())) === block)
    await desk.app.evaluate(({ clipboard }) => clipboard.writeText('04-04-2023\tOne\n05-04-2023\tTwo'))
    await go(path(5, 'date'))
    await press('Control+v')
    await desk.until(async () => (await fieldAt(path(6, 'description')))?.value === 'Two')
    expect((await fieldAt(path(5, 'date')))?.value).toBe('2023-04-04')
    await press('Control+z')
    await desk.until(async () => (await fieldAt(path(6, 'description')))?.verdict === null)
    expect((await fieldAt(path(5, 'date')))?.verdict).toBeNull()
  })

  it('adds a row and takes one out, in the store and in what is exported', async () => {
    await go(path(1, 'description'))
    await press('Control+Shift+Enter')
    await arriveAt(path(500, 'description'))
    await desk.page.keyboard.type('Added by hand')
    await press('Enter')
    await desk.until(async () => (await fieldAt(path(500, 'description')))?.value === 'Added by hand')
    await go(path(0, 'date'))
    await press('Control+Shift+Minus')
    await desk.until(async () => (await fieldAt(path(0, 'date'))) === undefined)
    const file = join(folder.path, 'export.json')
    await desk.answerSaveDialog(file)
    await desk.ask('export:run', { scope: { kind: 'documents', ids: [row.id] }, format: 'json', masked: true })
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as {
      data: { file_data: { transactions: { description: { value: string; corrected: boolean } }[] } }[]
    }
    const exported = data[0]?.file_data.transactions.map((one) => one.description.value)
    expect(exported).toHaveLength(500)
    expect(exported?.slice(0, 3)).toEqual([rows[1]?.description, 'Added by hand', rows[2]?.description])
    expect(await desk.ask('log:verify', {})).toMatchObject({ brokenAt: null })
  })
})

describe('the lines of an invoice', () => {
  it('show their prices and codes whole in a small window', async () => {
    const { desk, end } = await Desk.open()
    const [invoice] = (await desk.read([sample('invoice.pdf')])) as [DocumentRow]
    await desk.resize(1366, 768)
    await desk.open(invoice)
    const code = desk.field('line_items.0.hsn')
    const price = desk.field('line_items.0.unit_price')
    await code.fill('65061010')
    await price.fill('99171571.00')
    await desk.page.keyboard.press('Enter')
    await desk.until(async () => (await price.inputValue()) === '9,91,71,571.00')
    for (const cell of [code, price])
      expect(await cell.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true)
    await end()
  })
})
