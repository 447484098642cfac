import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { extractionItemSchema } from '../../src/shared/contract/extraction'
import { verhoeffHolds } from '../../src/shared/identifiers/verhoeff'
import type { DocumentDetail, DocumentRow, ReviewField } from '../../src/shared/domain/review'
import { Desk, sample } from './support/desk'

describe('the desk', () => {
  let desk: Desk
  let folder: string
  let rows: readonly DocumentRow[]
  beforeAll(async () => {
    const opened = await Desk.open()
    desk = opened.desk
    folder = opened.folder
    // The page jumps to its field where no motion is wanted: nothing is clicked while it glides.
    await desk.page.emulateMedia({ reducedMotion: 'reduce' })
    rows = await desk.read(['aadhaar-both-sides.jpg', 'pan-card-2017.jpg', 'restaurant-menu.jpg'].map(sample))
    return opened.end
  })

  const row = (documentId: string): DocumentRow => rows.find((one) => one.documentId === documentId) as DocumentRow
  const detail = (documentId: string): Promise<DocumentDetail> => desk.document(row(documentId).id)
  const field = async (documentId: string, path: string): Promise<ReviewField> =>
    (await detail(documentId)).fields.find((one) => one.path === path) as ReviewField
  const until = (documentId: string, path: string, wanted: Partial<ReviewField>): Promise<void> =>
    desk.until(async () => {
      const now = await field(documentId, path)
      return Object.entries(wanted).every(([name, value]) => now[name as keyof ReviewField] === value)
    })
  const focused = (path: string): Promise<unknown> =>
    desk.page.waitForFunction((wanted) => document.activeElement?.getAttribute('data-field-path') === wanted, path)

  /** From wherever the desk stands. */
  async function open(documentId: string, path: string): Promise<void> {
    // A decision just made moves the desk on by itself, before or after a key that asks for the queue.
    await desk.until(async () => {
      if ((await desk.page.getByTestId('viewer').count()) > 0) await desk.page.keyboard.press('Alt+q')
      return (await desk.page.getByTestId(`queue-row:${documentId}`).count()) > 0
    })
    await desk.open(row(documentId))
    await desk.field(path).click()
    await focused(path)
  }

  /** Where a word of a page stands in the window. */
  async function placeOf(documentId: string, text: string): Promise<{ x: number; y: number }> {
    const word = (await detail(documentId)).pageReadings[0]?.words.find((one) => one.text.includes(text))
    if (!word) throw new Error(`No word ${text}`)
    const [from, , to] = word.quad
    return desk.page.evaluate(
      ({ x, y }) => {
        const group = document.querySelector<SVGGElement>('[data-testid="viewer"] svg g')
        const at = new DOMPoint(x, y).matrixTransform(group?.getScreenCTM() ?? undefined)
        return { x: at.x, y: at.y }
      },
      { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    )
  }

  it('brings a word that is clicked into the field, in the form of the field', async () => {
    const { value } = await field('pan-card-2017', 'dob')
    await open('pan-card-2017', 'dob')
    await desk.page.keyboard.type('2001-01-01')
    await desk.page.keyboard.press('Enter')
    await until('pan-card-2017', 'dob', { value: '2001-01-01', verdict: 'corrected' })
    await desk.field('dob').click()
    await focused('dob')
    // The page follows the field with the next frame: its words stand still before one is clicked.
    let place = await placeOf('pan-card-2017', '/1997')
    await desk.until(async () => {
      const before = place
      place = await placeOf('pan-card-2017', '/1997')
      return before.x === place.x && before.y === place.y
    })
    await desk.page.mouse.click(place.x, place.y)
    await until('pan-card-2017', 'dob', { value })
  })

  it('writes what is typed after a pause, as one step to undo; Escape takes it back', async () => {
    const { value } = await field('pan-card-2017', 'father_name')
    await open('pan-card-2017', 'father_name')
    await desk.page.keyboard.type('Ram')
    await until('pan-card-2017', 'father_name', { value: 'Ram' })
    await desk.page.keyboard.type('esh')
    await until('pan-card-2017', 'father_name', { value: 'Ramesh' })
    await desk.page.keyboard.press('Escape')
    await until('pan-card-2017', 'father_name', { value, verdict: null })
  })

  it('takes another reading by its number, and undoes it from another document', async () => {
    const { alternates, value } = await field('aadhaar-both-sides', 'address')
    await open('aadhaar-both-sides', 'address')
    await desk.page.keyboard.press('1')
    await until('aadhaar-both-sides', 'address', { value: alternates[0]?.value ?? '', verdict: 'corrected' })
    await open('pan-card-2017', 'father_name')
    await desk.page.keyboard.press('Alt+i')
    await until('pan-card-2017', 'father_name', { value: null, verdict: 'illegible' })
    await desk.page.keyboard.press('Control+z')
    await until('pan-card-2017', 'father_name', { verdict: null })
    await desk.page.keyboard.press('Control+z')
    await until('aadhaar-both-sides', 'address', { value, verdict: null })
    await desk.page.getByRole('heading', { name: 'aadhaar-both-sides' }).waitFor()
    await focused('address')
  })

  it('keeps a value against its rule for a reason only', async () => {
    await open('pan-card-2017', 'pan_number')
    await desk.page.keyboard.type('ABCDE12345')
    await desk.page.keyboard.press('Enter')
    await desk.untilInDialog()
    await desk.page.keyboard.type('The number is worn')
    await desk.page.keyboard.press('Enter')
    await until('pan-card-2017', 'pan_number', { verdict: 'overridden', verdictReason: 'The number is worn' })
    await focused('pan_number')
    await desk.page.keyboard.press('Control+z')
    await until('pan-card-2017', 'pan_number', { verdict: null })
  })

  it('drops a value for which no reason is given with Escape only, and not with the document', async () => {
    await open('pan-card-2017', 'pan_number')
    const { value } = await field('pan-card-2017', 'pan_number')
    await desk.page.keyboard.type('ABCDE12345')
    await desk.page.keyboard.press('Tab')
    await desk.untilInDialog()
    await desk.page.keyboard.press('Escape')
    await focused('pan_number')
    expect(await desk.field('pan_number').inputValue()).toBe('ABCDE12345')
    await desk.page.keyboard.press('Alt+q')
    await desk.untilInDialog()
    await desk.page.keyboard.press('Escape')
    await focused('pan_number')
    await desk.page.keyboard.press('Escape')
    await desk.until(async () => (await desk.field('pan_number').inputValue()) === value)
    await desk.page.keyboard.press('Escape')
    await desk.page.getByTestId('queue-row:pan-card-2017').waitFor()
    expect((await field('pan-card-2017', 'pan_number')).verdict).toBeNull()
  })

  it('rejects with a reason, and opens again with another', async () => {
    await open('pan-card-2017', 'father_name')
    await desk.page.getByRole('button', { name: 'More' }).click()
    await desk.page.getByRole('menuitem', { name: 'Reject' }).click()
    await desk.untilInDialog()
    await desk.page.keyboard.type('Another person')
    await desk.page.keyboard.press('Enter')
    await desk.until(async () => (await detail('pan-card-2017')).reviewState === 'REJECTED')
    await open('pan-card-2017', 'father_name')
    await desk.page.keyboard.type('x')
    expect(await desk.field('father_name').inputValue()).not.toBe('x')
    await desk.page.getByRole('button', { name: 'Reopen' }).click()
    await desk.untilInDialog()
    await desk.page.keyboard.type('Second look')
    await desk.page.keyboard.press('Enter')
    await desk.until(async () => (await detail('pan-card-2017')).reviewState === 'IN_REVIEW')
    const history = await desk.ask('review:history', { id: row('pan-card-2017').id })
    expect(history.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['Another person', 'Second look']))
  })

  it('reads a document again as another type, and shows its page', async () => {
    await desk.pressUntil('Alt+q', desk.page.getByTestId('queue-row:restaurant-menu'))
    await desk.open(row('restaurant-menu'))
    await desk.pressUntil('Control+t', desk.page.getByRole('dialog'))
    await desk.untilInDialog()
    await desk.page.keyboard.type('PAN')
    await desk.page.keyboard.press('Enter')
    await desk.field('pan_number').waitFor()
    await desk.page.locator('[data-field-path]:focus').waitFor()
    const canvas = desk.page.locator('[data-testid="viewer"] canvas')
    await desk.until(() =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const middle = element.getContext('2d')?.getImageData(element.width / 2, element.height / 2, 1, 1).data
        return middle?.[3] === 255
      }),
    )
  })

  it('exports masked unless told otherwise, in each format', async () => {
    await open('aadhaar-both-sides', 'name')
    const asJson = join(folder, 'masked.json')
    await exportTo(asJson)
    const item = extractionItemSchema.parse((JSON.parse(readFileSync(asJson, 'utf8')) as { data: unknown[] }).data[0])
    expect(item).toMatchObject({
      document_id: 'aadhaar-both-sides',
      file_data: {
        document_type: 'AADHAAR',
        aadhaar_number: { value: expect.stringMatching(/^X{4} X{4} \d{4}$/) as string },
      },
    })
    expect(item.file_data['formatted_address']).toHaveProperty('state.value')
    const asLines = join(folder, 'whole.jsonl')
    await exportTo(asLines, ['JSON Lines'], true)
    const whole = extractionItemSchema.parse(JSON.parse(readFileSync(asLines, 'utf8').trim()))
    const number = (whole.file_data['aadhaar_number'] as { value: string }).value
    expect(verhoeffHolds(number.replace(/\s/g, ''))).toBe(true)
    expect(readFileSync(asJson, 'utf8').replace(/\s/g, '')).not.toContain(number.replace(/\s/g, ''))
    const asTable = join(folder, 'table.csv')
    await exportTo(asTable, ['CSV'])
    const table = readFileSync(asTable, 'utf8')
    expect(table.split('\n')[0]).toContain('document_id,document_type,field,value,confidence_score')
    expect(table).toContain('aadhaar-both-sides,AADHAAR,name,')
    expect(table.replace(/\s/g, '')).not.toContain(number.replace(/\s/g, ''))
  })

  it('exports what is ticked with two keys', async () => {
    await desk.pressUntil('Alt+q', desk.page.getByTestId('queue-row:pan-card-2017'))
    await desk.page.getByTestId('queue-row:pan-card-2017').getByRole('checkbox').check()
    const file = join(folder, 'ticked.json')
    await desk.answerSaveDialog(file)
    await desk.pressUntil('Control+e', desk.page.getByTestId('export-run'))
    await desk.page.locator('[role="dialog"] input[value="selection"]:focus').waitFor()
    await desk.page.keyboard.press('Enter')
    await desk.page.getByTestId('export-run').waitFor({ state: 'detached' })
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: { document_id: string }[] }
    expect(data.map((one) => one.document_id)).toEqual(['pan-card-2017'])
    await desk.page.getByTestId('queue-row:pan-card-2017').getByRole('checkbox').uncheck()
  })

  it('keeps documents for the days that were meant, not for those of the first digit', async () => {
    await desk.pressUntil('Control+,', desk.page.getByRole('dialog'))
    await desk.page.getByRole('tab', { name: 'Data' }).click()
    await desk.page.getByLabel('Delete finished documents').click()
    const days = desk.page.getByLabel('Days after the decision')
    await days.fill('3')
    expect((await desk.ask('settings:get', {})).retentionDays).toBe(90)
    await days.fill('365')
    await days.press('Enter')
    await desk.until(async () => (await desk.ask('settings:get', {})).retentionDays === 365)
    await days.fill('')
    await days.blur()
    expect(await days.inputValue()).toBe('365')
    await desk.ask('settings:set', { retentionDays: null })
    await desk.page.keyboard.press('Escape')
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('finds a document by what is in it, and no other', async () => {
    const box = desk.page.getByRole('searchbox')
    await desk.pressUntil('Alt+q', box)
    await desk.page.keyboard.press('End')
    await box.fill('deshpande')
    await desk.page.getByTestId('queue-row:aadhaar-both-sides').waitFor({ state: 'detached' })
    await desk.page.getByTestId('queue-row:pan-card-2017').waitFor()
    // The keys were on the last of all rows; now they are on the first that was found.
    await box.press('Enter')
    await desk.pressUntil('Enter', desk.page.getByTestId('viewer'))
    await desk.pressUntil('Alt+q', box)
    await box.fill('')
    await desk.page.getByTestId('queue-row:aadhaar-both-sides').waitFor()
  })

  async function exportTo(file: string, formats: readonly string[] = [], unmasked = false): Promise<void> {
    await desk.answerSaveDialog(file)
    await desk.pressUntil('Control+e', desk.page.getByTestId('export-run'))
    for (const name of formats) await desk.page.getByRole('radio', { name, exact: true }).check()
    if (unmasked) await desk.page.getByRole('dialog').getByRole('switch').uncheck()
    await desk.page.getByTestId('export-run').click()
    await desk.page.getByTestId('export-run').waitFor({ state: 'detached' })
  }
})
