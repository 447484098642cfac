import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRow } from '../../src/shared/domain/review'
import { nodeProgram } from '../../scripts/setup/session.mjs'
import { Desk, temporaryFolder } from './support/desk'
import { expectGoodLooks } from './support/looks'

/** A receipt of a society: no type that the engine knows. */
function receipt(number: string, date: string, amount: string): Uint8Array {
  const document = new PDFDocument()
  const pen = document.beginPage(595, 842) as unknown as SKRSContext2D
  const write = (text: string, x: number, y: number, size = 12): void => {
    pen.font = `${size}px Arimo`
    pen.fillText(text, x, y)
  }
  write('GREEN VALLEY HOUSING SOCIETY', 120, 80, 20)
  write('Maintenance Receipt', 210, 110, 16)
  write('Receipt No', 60, 180)
  write(number, 200, 180)
  write('Dated', 380, 180)
  write(date, 450, 180)
  write('Amount Paid', 60, 220)
  write(amount, 200, 220)
  write('Secretary of the society', 380, 320)
  document.endPage()
  return document.close()
}

/** What the command line, as it is built, makes of a document with a file of types. */
function extractedWith(types: string, document: string): unknown {
  const program = join(import.meta.dirname, '..', '..', 'out', 'cli', 'veridesk.js')
  const { stdout } = spawnSync(nodeProgram(), [program, 'extract', document, '--types', types], { encoding: 'utf8' })
  const { data } = JSON.parse(stdout) as { data: readonly { file_data: unknown }[] }
  return data[0]?.file_data
}

describe('a type that the analyst defines', () => {
  const folder = temporaryFolder()
  const file = (name: string): string => join(folder.path, name)
  let desk: Desk
  let sample: DocumentRow

  beforeAll(async () => {
    writeFileSync(file('sample.pdf'), receipt('GV-2041', '12/04/2024', '4,500.00'))
    writeFileSync(file('next.pdf'), receipt('GV-2199', '03/05/2024', '12,750.50'))
    desk = await Desk.launch(file('workspace'))
    ;[sample] = (await desk.read([file('sample.pdf')])) as [DocumentRow]
  })
  afterAll(async () => {
    await desk.close()
    folder.drop()
  })

  /** Drags round a run of words on the page as it lies in the viewer. */
  async function pointAt(words: readonly string[]): Promise<void> {
    const detail = await desk.document(sample.id)
    const page = detail.pageReadings[0]
    const found = page?.words.filter((word) => words.includes(word.text)) ?? []
    const box = await desk.page.getByTestId('viewer').boundingBox()
    if (!page || !box || found.length === 0) throw new Error('The words are not on the page')
    const scale = Math.min((box.width - 48) / page.width, (box.height - 48) / page.height)
    const at = (x: number, y: number): [number, number] => [
      box.x + box.width / 2 + (x - page.width / 2) * scale,
      box.y + box.height / 2 + (y - page.height / 2) * scale,
    ]
    const xs = found.flatMap((word) => word.quad.map(({ x }) => x))
    const ys = found.flatMap((word) => word.quad.map(({ y }) => y))
    await desk.page.mouse.move(...at(Math.min(...xs) - 6, Math.min(...ys) - 6))
    await desk.page.mouse.down()
    await desk.page.mouse.move(...at(Math.max(...xs) + 6, Math.max(...ys) + 6), { steps: 4 })
    await desk.page.mouse.up()
  }

  /** Walks the words of the page, from the first, and takes one. */
  async function takeByKeys(word: string): Promise<void> {
    await desk.pressUntil('F6', desk.page.getByTestId('word-bar'))
    await desk.page.keyboard.press('Control+Home')
    const said = desk.page.getByTestId('word-said')
    for (let steps = 0; !(await said.textContent())?.startsWith(`${word} (`); steps += 1) {
      if (steps > 40) throw new Error(`The arrows do not lead to ${word}`)
      await desk.page.keyboard.press('ArrowRight')
    }
    await desk.page.keyboard.press('Enter')
  }

  it('begins on a document that is not recognised', async () => {
    expect(sample.readState).toBe('UNRECOGNISED')
    await desk.open(sample)
    // Nothing has a field to give the keys to; Tab is at the answers at once, of which the last defines a type.
    await desk.page.getByRole('button', { name: 'Another type' }).waitFor()
    await desk.until(async () => {
      await desk.page.keyboard.press('Tab')
      return desk.page.getByTestId('teach').evaluate((button) => button === document.activeElement)
    })
    await desk.page.keyboard.press('Enter')
    await desk.page.getByTestId('teach-name').fill('Society receipt')
    for (const [at, name, word, beside] of [
      [0, 'Receipt number', 'GV-2041', 'Receipt No'],
      [1, 'दिनांक', '12/04/2024', 'Dated'],
      [2, 'Amount', '4,500.00', 'Amount Paid'],
    ] as const) {
      // The last one without the mouse.
      if (at === 2) await takeByKeys(word)
      else await pointAt([word])
      const field = desk.page.getByTestId(`teach-field:${at}`)
      // Called as what is printed beside it, until the analyst says otherwise.
      await field.waitFor()
      // What was pointed at is seen on the page, and named without a further click.
      await desk.page.locator(`[data-testid="teach-field:${at}"]:focus`).waitFor()
      expect(await desk.page.locator('[data-testid="viewer"] polygon').count()).toBe(at + 1)
      expect(await field.inputValue()).toBe(beside)
      await desk.page.keyboard.type(name)
      expect(await field.inputValue()).toBe(name)
    }
    expect(await desk.page.getByTestId('teach-field:0:pattern').inputValue()).toBe('AA-9999')
    await expectGoodLooks(desk, 'teach')
    await desk.page.getByTestId('teach-define').click()
    await desk.until(async () => (await desk.document(sample.id)).type === 'user:Society receipt')
    await desk.untilRead()
    await desk.field('receipt_number').waitFor()
    expect(await desk.field('amount').inputValue()).toBe('4500.00')
    expect(await desk.page.locator('label', { hasText: 'दिनांक' }).count()).toBe(1)
  })

  it('reads the next document of its kind', async () => {
    const rows = await desk.read([file('next.pdf')])
    const next = rows.find((row) => row.documentId === 'next')
    expect(next?.type).toBe('user:Society receipt')
    const { fields } = await desk.document(next?.id ?? '')
    expect(Object.fromEntries(fields.map(({ path, value }) => [path, value]))).toEqual({
      receipt_number: 'GV-2199',
      dinank: '2024-05-03',
      amount: '12750.50',
    })
  })

  it('is exported by its name, and goes out as a file', async () => {
    await desk.answerSaveDialog(file('types.json'))
    expect(await desk.ask('types:export', {})).toMatchObject({ types: 1 })
    const types = JSON.parse(readFileSync(file('types.json'), 'utf8')) as { types: { name: string }[] }
    expect(types.types.map(({ name }) => name)).toEqual(['Society receipt'])
    // The command line reads with what the app exported, on a document that neither has seen.
    writeFileSync(file('third.pdf'), receipt('GV-3007', '21/06/2024', '980.00'))
    expect(extractedWith(file('types.json'), file('third.pdf'))).toMatchObject({
      document_type: 'Society receipt',
      receipt_number: { value: 'GV-3007' },
      dinank: { value: '2024-06-21' },
      amount: { value: '980.00' },
    })
    await desk.pressUntil('Control+,', desk.page.getByRole('dialog'))
    await desk.page.getByRole('tab', { name: 'Own types' }).click()
    const type = desk.page.getByTestId('own-type:Society receipt')
    await type.waitFor()
    expect(await type.textContent()).toContain('2 documents were read with it')
    await expectGoodLooks(desk, 'own-types')
    // Renamed by the keys alone: its open documents are read again under the new name.
    await type.getByRole('button', { name: 'Change' }).focus()
    await desk.page.keyboard.press('Enter')
    await desk.page.getByTestId('own-type-name').fill('Maintenance receipt')
    // Left in the middle of it, nothing is in use, nothing is lost, and both are said.
    await desk.page.keyboard.press('Escape')
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
    await desk.page.getByText('The changes to “Society receipt” are not saved yet').waitFor()
    expect((await desk.ask('types:list', {})).map(({ spec }) => spec.name)).toEqual(['Society receipt'])
    await desk.pressUntil('Control+,', desk.page.getByRole('dialog'))
    await type.getByText('changes not saved yet').waitFor()
    expect(await desk.page.getByTestId('own-type-name').inputValue()).toBe('Maintenance receipt')
    await desk.page.locator('[data-testid="own-type-name"]:focus').waitFor()
    await expectGoodLooks(desk, 'own-type-changed')
    await desk.page.keyboard.press('Enter')
    await desk.page.getByTestId('own-type:Maintenance receipt').waitFor()
    await desk.untilRead()
    expect((await desk.document(sample.id)).type).toBe('user:Maintenance receipt')
    await desk.page.getByTestId('own-type:Maintenance receipt').getByRole('button', { name: 'Remove' }).click()
    // As wherever something is thrown away: Enter alone keeps it.
    await desk.page
      .locator('[data-testid="own-type:Maintenance receipt"] button:focus', { hasText: 'Cancel' })
      .waitFor()
    await expectGoodLooks(desk, 'own-type-removed')
    await desk.page.getByTestId('own-type-remove').click()
    await desk.page.getByTestId('own-type:Maintenance receipt').waitFor({ state: 'detached' })
    // What was read with it stays.
    expect((await desk.document(sample.id)).fields.map(({ path }) => path)).toContain('receipt_number')
    writeFileSync(file('no-types.json'), '{ "format": "veridesk-types", "version": 1, "types": [{ "name": "X" }] }')
    await desk.answerOpenDialog([file('no-types.json')])
    await expect(desk.ask('types:import', {})).rejects.toThrow('TYPES_FILE_INVALID')
    await desk.answerOpenDialog([file('types.json')])
    expect(await desk.ask('types:import', {})).toHaveLength(1)
  })
})
