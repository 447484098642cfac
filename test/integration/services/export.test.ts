import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { extractionItemSchema } from '../../../src/shared/contract/extraction'
import { readFiles } from '../support/read'
import { newFolder, openDesk, type TestDesk } from '../support/workspace'
import { CodedError } from '../../../src/shared/errors/coded-error'
import {
  aadhaarFields,
  aadhaarNumber,
  field,
  panFields,
  readerThat,
  readingOf,
  readsAs,
  resultOf,
} from '../support/reading'

let desk: TestDesk
afterEach(() => desk.services.close())

const read = async (name = 'card.jpg'): Promise<string> => (await readFiles(desk, name))[0] ?? ''

const documents = (...ids: string[]) => ({ kind: 'documents', ids }) as const

describe('exporting', () => {
  it("writes the interface's shape, corrections beside what was read", async () => {
    desk = openDesk(readsAs('PAN', [...panFields, field('formatted_address.city', 'pune', 0.9)]))
    const id = await read('पैन कार्ड.jpg')
    desk.services.fields.correct(id, 'dob', '1991-01-01')
    desk.services.fields.markNotOnDocument(id, 'father_name')
    const path = join(newFolder(), 'out.json')
    expect(await desk.services.exports.run(documents(id), 'json', true, path)).toBe(1)
    const { data } = JSON.parse(readFileSync(path, 'utf8')) as { data: unknown[] }
    expect(extractionItemSchema.safeParse(data[0]).success).toBe(true)
    expect(data).toEqual([
      {
        document_id: 'पैन कार्ड',
        file_data: {
          document_type: 'PAN',
          name_as_per_pan: expect.objectContaining({ value: 'ASHA RANI', corrected: false, verdict: null, by: null }),
          pan_number: expect.objectContaining({ value: 'ABCPE1234F', confidence_score: 0.9 }),
          dob: {
            value: '1991-01-01',
            confidence_score: 1,
            original_value: '1990-02-03',
            corrected: true,
            by: 'asha',
            at: '2026-11-21T10:00:00.000Z',
            verdict: 'corrected',
          },
          document_quality_flag: expect.objectContaining({ value: 'original' }),
          formatted_address: {
            state: expect.objectContaining({ value: '' }),
            city: expect.objectContaining({ value: 'pune' }),
          },
        },
      },
    ])
    expect(desk.store.audit.byDocument(id).at(-1)).toMatchObject({ action: 'exported', reason: 'json, masked' })
    expect(readdirSync(join(path, '..'))).toEqual(['out.json'])
  })

  it('signs what follows a corrected address with the word on that address', async () => {
    const read = [field('address', '12 MG Road, Pune - 411001', 0.6), field('formatted_address.city', 'pune', 0.7)]
    desk = openDesk(readsAs('AADHAAR', read))
    const [id = ''] = await readFiles(desk, 'back.jpg')
    desk.services.fields.correct(id, 'address', '12 MG Road, Nagpur, Maharashtra - 440001')
    const path = join(newFolder(), 'out.json')
    await desk.services.exports.run(documents(id), 'json', true, path)
    const { data } = JSON.parse(readFileSync(path, 'utf8')) as { data: { file_data: object }[] }
    expect(data[0]?.file_data).toMatchObject({
      formatted_address: {
        city: { value: 'nagpur', confidence_score: 1, original_value: 'pune', corrected: true, by: 'asha' },
      },
    })
  })

  it('masks Aadhaar numbers unless they are asked for, and logs which', async () => {
    desk = openDesk(readsAs('AADHAAR', aadhaarFields))
    const id = await read()
    const path = join(newFolder(), 'out.jsonl')
    await desk.services.exports.run(documents(id), 'jsonl', true, path)
    expect(readFileSync(path, 'utf8')).not.toContain('23456789')
    expect(readFileSync(path, 'utf8')).toContain('XXXX XXXX 0124')
    await desk.services.exports.run(documents(id), 'jsonl', false, path)
    expect(readFileSync(path, 'utf8')).toContain(aadhaarNumber)
    expect(desk.store.audit.byDocument(id).at(-1)?.reason).toBe('jsonl, unmasked')
  })

  it('writes a table in which no value runs as a formula', async () => {
    desk = openDesk(readsAs('PAN', [field('name_as_per_pan', '=HYPERLINK("http://x","y")', 0.99)]))
    const id = await read()
    const path = join(newFolder(), 'out.csv')
    await desk.services.exports.run(documents(id), 'csv', true, path)
    const [header, row] = readFileSync(path, 'utf8').split('\n')
    expect(header).toBe(
      '\uFEFFdocument_id,document_type,field,value,confidence_score,original_value,corrected,by,at,verdict,transliteration',
    )
    expect(row).toMatch(/^card,PAN,name_as_per_pan,"'=HYPERLINK/)
  })

  it('takes all approved documents, and says when there are none', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const id = await read()
    const path = join(newFolder(), 'out.json')
    const approved = { kind: 'approved' } as const
    expect(() => desk.services.exports.require(approved, true)).toThrow(
      expect.objectContaining({ code: 'NOTHING_TO_EXPORT' }),
    )
    await expect(desk.services.exports.run(approved, 'json', true, path)).rejects.toMatchObject({
      code: 'NOTHING_TO_EXPORT',
    })
    for (const name of ['pan_number', 'dob']) desk.services.fields.confirm(id, name)
    desk.services.decisions.approve(id)
    expect(await desk.services.exports.run(approved, 'json', true, path)).toBe(1)
  })

  it('says of a document without fields why there are none', async () => {
    desk = openDesk(
      readerThat((request) =>
        Buffer.from(request.bytes).toString().includes('bad')
          ? Promise.reject(new CodedError('EMPTY_FILE'))
          : Promise.resolve(resultOf(readingOf('UNRECOGNISED', []), request)),
      ),
    )
    const ids = await readFiles(desk, 'bad.jpg', 'odd.jpg')
    const path = join(newFolder(), 'out.json')
    await desk.services.exports.run(documents(...ids), 'json', true, path)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      data: [
        {
          document_id: 'bad',
          file_data: { document_type: 'FAILED', error_code: 'DAMAGED', error_message: expect.any(String) },
        },
        {
          document_id: 'odd',
          file_data: { document_type: 'UNRECOGNISED', error_code: 'UNRECOGNISED', error_message: expect.any(String) },
        },
      ],
    })
    const table = join(newFolder(), 'out.csv')
    await desk.services.exports.run(documents(...ids), 'csv', true, table)
    const rows = readFileSync(table, 'utf8').split('\n')
    expect(rows).toContain('bad,FAILED,error_code,DAMAGED,,,,,,,')
    expect(rows).toContain('odd,UNRECOGNISED,error_code,UNRECOGNISED,,,,,,,')
  })

  it('says that a file could not be written', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const id = await read()
    const path = join(newFolder(), 'no such folder', 'out.json')
    await expect(desk.services.exports.run(documents(id), 'json', true, path)).rejects.toMatchObject({
      code: 'EXPORT_FAILED',
    })
  })
})
