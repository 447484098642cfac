import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRow } from '../../src/shared/domain/review'
import { Desk, sample } from './support/desk'
import { statementPdf, statementRows } from './support/statement'

describe('an analyst, from an image to exported JSON, by keyboard', () => {
  let desk: Desk
  let folder: string
  let row: DocumentRow
  beforeAll(async () => {
    const opened = await Desk.open()
    desk = opened.desk
    folder = opened.folder
    return opened.end
  })

  const focusedPath = (): Promise<string | null> =>
    desk.page.evaluate(() => document.activeElement?.getAttribute('data-field-path') ?? null)

  async function tabTo(path: string): Promise<void> {
    for (let presses = 0; (await focusedPath()) !== path; presses += 1) {
      if (presses > 40) throw new Error(`Tab does not reach ${path}`)
      await desk.page.keyboard.press('Tab')
    }
  }

  it('imports by the dialog and sees the document read', async () => {
    await desk.answerOpenDialog([sample('pan-card-2017.jpg')])
    await desk.page.getByTestId('import').click()
    const rows = await desk.untilRead()
    expect(rows).toHaveLength(1)
    row = rows[0] as DocumentRow
    expect(row).toMatchObject({ documentId: 'pan-card-2017', type: 'PAN', readState: 'EXTRACTED' })
    await desk.page.getByTestId('queue-row:pan-card-2017').waitFor()
  })

  it('opens it, with a band and a confidence on every field', async () => {
    // A click alone opens; an Enter on top of it would confirm the first open field.
    await desk.page.getByTestId('queue-row:pan-card-2017').click()
    await desk.page.getByTestId('viewer').waitFor()
    const field = desk.field('pan_number')
    await field.waitFor()
    expect(await field.getAttribute('data-band')).toMatch(/^(proven|sure|check|doubtful)$/)
    expect(Number(await field.getAttribute('data-confidence'))).toBeGreaterThan(0)
    expect(await field.inputValue()).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/)
  })

  it('has its first open field, or its first, under the keys as soon as it is open', async () => {
    await desk.pressUntil('Alt+q', desk.page.getByTestId('queue-row:pan-card-2017'))
    await desk.open(row)
    const { fields } = await desk.document(row.id)
    const first = fields.find((field) => field.needsHuman) ?? fields[0]
    await desk.page.locator(`[data-field-path="${first?.path}"]:focus`).waitFor()
    // From the last field on Tab leaves the fields; what needs a human is whatever was read least surely.
    await desk.page.keyboard.press(first === fields.at(-1) ? 'Shift+Tab' : 'Tab')
    expect(await focusedPath()).not.toBeNull()
    expect(await focusedPath()).not.toBe(first?.path)
  })

  it('keeps its field under the keys when a button over the page was clicked', async () => {
    const path = await focusedPath()
    await desk.page.getByRole('button', { name: 'Keys' }).click()
    await desk.page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await desk.pressUntil('Escape', desk.page.locator(`[data-field-path="${path}"]:focus`))
  })

  it('has its field under the keys at once when what lay over it is closed', async () => {
    const path = await focusedPath()
    await desk.pressUntil('Shift+?', desk.page.getByRole('dialog', { name: 'Keys' }))
    // The very next key is the field's: within the page nothing lies between the two.
    const after = await desk.page.evaluate(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }),
      )
      await new Promise((resolve) => setTimeout(resolve))
      return document.activeElement?.getAttribute('data-field-path') ?? null
    })
    expect(after).toBe(path)
  })

  it('stays when Escape closes what lies over it, wherever the focus was', async () => {
    await desk.pressUntil('Control+,', desk.page.getByRole('dialog'))
    await desk.page.locator('[role="dialog"] :focus').waitFor()
    // As after a button of the dialog that is gone once it was clicked.
    await desk.page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await desk.page.keyboard.press('Escape')
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await desk.page.getByTestId('viewer').isVisible()).toBe(true)
  })

  it('says in sight that a key is taken, however far down the list its action is', async () => {
    await desk.pressUntil('Control+,', desk.page.getByRole('dialog'))
    await desk.page.getByRole('tab', { name: 'Keys' }).click()
    await desk.page.getByRole('button', { name: 'Change the key of: User guide' }).click()
    await desk.page.keyboard.press('Control+l')
    const said = desk.page.getByRole('alert').filter({ hasText: 'That key belongs to' })
    await said.waitFor()
    const inSight = said.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 4, top + 4))
    })
    expect(await inSight).toBe(true)
    await desk.page.getByRole('tab', { name: 'General' }).click()
    await desk.page.keyboard.press('Escape')
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('corrects a field, which is written at once', async () => {
    await tabTo('name_as_per_pan')
    await desk.page.keyboard.type('Meera Joshi')
    await desk.page.keyboard.press('Enter')
    await desk.until(async () => {
      const name = (await desk.document(row.id)).fields.find(({ path }) => path === 'name_as_per_pan')
      return name?.value?.toLowerCase() === 'meera joshi' && name.verdict === 'corrected'
    })
    await desk.page.locator('[data-testid="field:name_as_per_pan"][data-band="corrected"]').waitFor()
  })

  it('undoes it, and does it again', async () => {
    await desk.page.keyboard.press('Control+z')
    await desk.until(
      async () => (await desk.document(row.id)).fields.find(({ path }) => path === 'name_as_per_pan')?.verdict === null,
    )
    await tabTo('name_as_per_pan')
    await desk.page.keyboard.type('Meera Joshi')
    await desk.page.keyboard.press('Enter')
    await desk.until(
      async () =>
        (await desk.document(row.id)).fields.find(({ path }) => path === 'name_as_per_pan')?.verdict === 'corrected',
    )
  })

  it('settles what is open, and approves', async () => {
    for (const { path, needsHuman, value } of (await desk.document(row.id)).fields) {
      if (!needsHuman) continue
      await tabTo(path)
      await desk.page.keyboard.press(value === null ? 'Alt+n' : 'Enter')
      await desk.until(
        async () => !(await desk.document(row.id)).fields.find((field) => field.path === path)?.needsHuman,
      )
    }
    await desk.page.keyboard.press('Control+Enter')
    await desk.until(async () => (await desk.document(row.id)).reviewState === 'APPROVED')
  })

  it('exports what it approved, in the shape of the interface', async () => {
    const file = join(folder, 'export.json')
    await desk.answerSaveDialog(file)
    await desk.pressUntil('Control+e', desk.page.getByTestId('export-run'))
    await desk.page.getByText('All approved documents (1)').waitFor()
    await desk.page.getByTestId('export-run').focus()
    await desk.page.keyboard.press('Enter')
    await desk.page.getByTestId('export-run').waitFor({ state: 'detached' })
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as {
      data: { document_id: string; file_data: Record<string, unknown> }[]
    }
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      document_id: 'pan-card-2017',
      file_data: { document_type: 'PAN', name_as_per_pan: { corrected: true, by: expect.any(String) as string } },
    })
    const name = data[0]?.file_data['name_as_per_pan'] as { value: string; original_value: string }
    expect(name.value.toLowerCase()).toBe('meera joshi')
    expect(name.original_value.toLowerCase()).not.toBe('meera joshi')
    expect(await desk.ask('log:verify', {})).toMatchObject({ brokenAt: null })
  })

  it('goes on after an address with what is still open, and counts while it works', async () => {
    // However surely they are read, the address and a part of it are to be looked at.
    const never = { sure: 0.0001, check: 0.2 }
    await desk.ask('settings:set', {
      fieldBandLimits: { 'AADHAAR.address': never, 'AADHAAR.formatted_address.city': never },
    })
    const rows = await desk.read([sample('aadhaar-both-sides.jpg'), sample('pan-card-old.jpg')])
    const card = rows.find(({ documentId }) => documentId === 'aadhaar-both-sides')
    if (!card) throw new Error('The card is not in the queue')
    await desk.open(card)
    const header = desk.page.locator('header')
    await header.getByText('2 left · 1 done today').waitFor()
    const address = (await desk.document(card.id)).fields.filter(({ needsHuman }) => needsHuman)
    expect(address.map(({ path }) => path)).toContain('address')
    expect(address.some(({ path }) => path.startsWith('formatted_address.'))).toBe(true)
    for (const { path, needsHuman } of (await desk.document(card.id)).fields) {
      if (!needsHuman || path.startsWith('formatted_address.')) continue
      await tabTo(path)
      await desk.page.keyboard.press('Enter')
      // The keys go on to the next one only when this one is written.
      await desk.until(async () => (await focusedPath()) !== path)
    }
    // Its parts settle with it: the key is at the button, and has approved nothing.
    await desk.page.locator('[data-testid="approve"]:focus').waitFor()
    expect((await desk.document(card.id)).reviewState).not.toBe('APPROVED')
    await desk.page.keyboard.press('Enter')
    await desk.until(async () => (await desk.document(card.id)).reviewState === 'APPROVED')
    await header.getByText('1 left · 2 done today').waitFor()
    await desk.ask('settings:set', { fieldBandLimits: {} })
  })

  it('comes from the last open cell of a table to the approval', async () => {
    const file = join(folder, 'statement.pdf')
    writeFileSync(file, statementPdf(statementRows(12)))
    const statement = (await desk.read([file])).find(({ documentId }) => documentId === 'statement')
    if (!statement) throw new Error('The statement is not in the queue')
    await desk.pressUntil('Alt+q', desk.page.getByTestId('queue-row:statement'))
    await desk.open(statement)
    const { fields } = await desk.document(statement.id)
    expect(fields.filter(({ path, needsHuman }) => needsHuman && path.startsWith('transactions.'))).not.toEqual([])
    const atApproval = (): Promise<boolean> =>
      desk.page.locator('[data-testid="approve"]').evaluate((button) => button === document.activeElement)
    await desk.until(async () => (await focusedPath()) !== null)
    const open = await focusedPath()
    const openCells = fields.filter(({ path, needsHuman }) => needsHuman && path.startsWith('transactions.'))
    await desk.page.getByTestId('table-open').click()
    expect(openCells.map(({ path }) => path)).toContain(await focusedPath())
    await desk.field(open ?? '').click()
    await desk.page.keyboard.press('Control+Enter')
    // It stays at a field that is open itself, and says so there alone.
    await desk.page.getByText('Some fields still need you.').waitFor()
    expect(await desk.page.getByText('Some fields still need you.').count()).toBe(1)
    expect(await focusedPath()).toBe(open)
    for (let presses = 0; presses < fields.length && !(await atApproval()); presses += 1) {
      const before = await focusedPath()
      await desk.page.keyboard.press('Enter')
      // A second key before the first has moved on would be one too many: at the button it approves.
      await desk.until(async () => (await focusedPath()) !== before)
    }
    expect(await atApproval()).toBe(true)
    expect((await desk.document(statement.id)).reviewState).not.toBe('APPROVED')
  })

  it('says what it has written above the tools of the page, and not over them', async () => {
    await desk.resize(1024, 700)
    await desk.answerSaveDialog(join(folder, 'one.json'))
    await desk.pressUntil('Control+e', desk.page.getByTestId('export-run'))
    await desk.page.getByTestId('export-run').click()
    const notice = desk.page.getByRole('alert').filter({ hasText: '1 document written to one.json' })
    await notice.waitFor()
    const tools = desk.page.getByRole('toolbar', { name: 'Page tools' })
    await desk.until(async () => {
      const [above, below] = [await notice.boundingBox(), await tools.boundingBox()]
      return above !== null && below !== null && above.y + above.height <= below.y
    })
  })
})
