import { execFileSync } from 'node:child_process'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { extractionItemSchema } from '../../../../../src/shared/contract/extraction'
import type { DocumentReading } from '../../../../../src/shared/domain/reading'
import { CodedError } from '../../../../../src/shared/errors/coded-error'
import { explain } from '../../../../../src/shared/errors/codes'
import { extract, type Reader } from '../../../../../src/main/hosts/cli/extract'
import { failedData, fileDataOf } from '../../../../../src/shared/contract/file-data'
import { writeWhole } from '../../../../../src/main/hosts/cli/write-whole'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'veridesk-cli-'))))
afterEach(() => rm(folder, { recursive: true }))

const reading = (
  type: DocumentReading['classification']['type'],
  fields: [string, string][] = [],
): DocumentReading => ({
  engineVersion: '1',
  classification: { type, confidence: 1, nearest: [{ type: 'PAN', score: 0.4, cues: [] }], forced: false },
  pages: [],
  fields: fields.map(([path, value]) => ({
    path,
    value,
    confidence: 0.98765,
    proven: false,
    evidence: [],
    alternates: [],
    reasons: [],
  })),
  masked: [],
  timings: {},
})

/** Reads files whose text is a type, the slow ones later than the quick; anything else is damaged. */
const reader: Reader = {
  size: 2,
  async read({ bytes }) {
    const text = new TextDecoder().decode(bytes)
    await new Promise((done) => setTimeout(done, text === 'slow' ? 20 : 0))
    if (text === 'bad') throw new CodedError('DAMAGED')
    if (text === 'bug') throw new Error('bug')
    return {
      reading: reading('PAN', [['pan_number', text]]),
      further: text === 'two' ? [reading('AADHAAR', [['name', text]])] : [],
      pages: [],
      thumbnail: new Uint8Array(),
      furtherThumbnails: [],
    }
  },
}

test('items come in the order of the input, whatever is ready first, and a bad file stops nothing', async () => {
  await mkdir(join(folder, 'b', 'deep'), { recursive: true })
  const put = (name: string, text: string) => writeFile(join(folder, name), text)
  await Promise.all([
    put('z.jpg', 'slow'),
    put('b/1.png', 'bad'),
    put('b/2.x.png', 'one'),
    put('b/.hidden', 'two'),
    put('b/deep/3', 'bug'),
  ])
  const items = await extract(
    [join(folder, 'z.jpg'), join(folder, 'b'), join(folder, 'none.pdf')],
    reader,
    () => undefined,
  )
  expect(items.map((i) => [i.document_id, i.file_data.document_type, i.file_data['error_code']])).toEqual([
    ['z', 'PAN', undefined],
    ['1', 'FAILED', 'DAMAGED'],
    ['2.x', 'PAN', undefined],
    ['3', 'FAILED', 'DAMAGED'],
    ['none', 'FAILED', 'FETCH_FAILED'],
  ])
  for (const item of items) expect(() => extractionItemSchema.parse(item)).not.toThrow()
})
test('progress says of each failure what to do, and at the end what came of all', async () => {
  await writeFile(join(folder, 'a.jpg'), 'bad')
  await writeFile(join(folder, 'b.pdf'), 'two')
  const lines: string[] = []
  await extract([folder, join(folder, 'none.pdf')], reader, (line) => lines.push(line))
  const said = (name: string) => lines.find((line) => line.includes(`${name}: `))
  expect(said('a.jpg')).toContain(`FAILED DAMAGED: ${explain('DAMAGED')}`)
  expect(said('none.pdf')).toContain(`FAILED FILE_UNREADABLE: ${explain('FILE_UNREADABLE')}`)
  expect(said('b.pdf')).toContain('PAN + AADHAAR')
  expect(lines.at(-1)).toBe('3 files: 2 documents read, 0 not recognised, 2 failed')
})
test('a file of several documents is several items, numbered after its name', async () => {
  await writeFile(join(folder, 'file.pdf'), 'two')
  const items = await extract([join(folder, 'file.pdf')], reader, () => undefined)
  expect(items.map((i) => [i.document_id, i.file_data.document_type])).toEqual([
    ['file', 'PAN'],
    ['file-2', 'AADHAAR'],
  ])
})
test('members of the address are an object of their own; its state is always there', () => {
  expect(
    fileDataOf(
      reading('AADHAAR', [
        ['name', 'A B'],
        ['formatted_address.city', 'pune'],
      ]),
    ),
  ).toEqual({
    document_type: 'AADHAAR',
    name: { value: 'A B', confidence_score: 0.9877 },
    formatted_address: { state: { value: '', confidence_score: 0 }, city: { value: 'pune', confidence_score: 0.9877 } },
  })
})
test('the cells of a table are an array of rows; a blank cell is an empty value', () => {
  const item = fileDataOf(
    reading('BANK_STATEMENT', [
      ['transactions.1.date', '2024-04-02'],
      ['transactions.0.date', '2024-04-01'],
      ['transactions.0.debit', '5.00'],
      ['account_number', '123'],
    ]),
  )
  const value = (text: string) => ({ value: text, confidence_score: 0.9877 })
  expect(item).toEqual({
    document_type: 'BANK_STATEMENT',
    account_number: value('123'),
    transactions: [
      { date: value('2024-04-01'), debit: value('5.00') },
      { date: value('2024-04-02'), debit: value('') },
    ],
  })
  expect(() => extractionItemSchema.parse({ document_id: 'a', file_data: item })).not.toThrow()
})
test('an unrecognised document says what was nearest', () => {
  expect(fileDataOf(reading('UNRECOGNISED'))).toMatchObject({
    document_type: 'UNRECOGNISED',
    error_code: 'UNRECOGNISED',
    error_message: expect.stringContaining('PAN'),
  })
})
test('failures carry the codes of the interface', () => {
  expect(failedData('EMPTY_FILE')).toMatchObject({ document_type: 'FAILED', error_code: 'DAMAGED' })
  expect(failedData('PASSWORD_PROTECTED')).toMatchObject({ error_code: 'PASSWORD_PROTECTED' })
})
test('the output is there whole or not at all', async () => {
  await writeWhole(join(folder, 'out.json'), 'text')
  expect(await readFile(join(folder, 'out.json'), 'utf8')).toBe('text')
  await mkdir(join(folder, 'taken'))
  await expect(writeWhole(join(folder, 'taken'), 'text')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['out.json', 'taken'])
})
test.skipIf(process.platform === 'win32')('a pipe is written to and stays one, and so does a link', async () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const [read] = await Promise.all([readFile(pipe, 'utf8'), writeWhole(pipe, 'text')])
  expect(read).toBe('text')
  expect((await lstat(pipe)).isFIFO()).toBe(true)
  await writeFile(join(folder, 'real.json'), 'old')
  await symlink(join(folder, 'real.json'), join(folder, 'link.json'))
  await writeWhole(join(folder, 'link.json'), 'new')
  expect((await lstat(join(folder, 'link.json'))).isSymbolicLink()).toBe(true)
  expect(await readFile(join(folder, 'real.json'), 'utf8')).toBe('new')
})
