import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { quadOf } from '../../../src/shared/domain/geometry'
import { userTypeOf } from '../../../src/shared/domain/document-types'
import { fieldOf, readFiles, rowsOf } from '../support/read'
import { field, readerThat, readingOf, resultOf } from '../support/reading'
import { openDesk, until, type TestDesk } from '../support/workspace'

let desk: TestDesk
afterEach(() => desk.services.close())

const words = ['Receipt', 'number', 'GV-2041']
const shown = [
  {
    label: 'Number',
    kind: 'identifier' as const,
    pattern: null,
    page: 0,
    quad: quadOf<'page'>({ x: 205, y: 5, width: 100, height: 30 }),
  },
]

it('makes a type of a sample, hands it to the reader, and reads the sample with it', async () => {
  const handed: string[][] = []
  desk = openDesk(
    readerThat((request) => {
      handed.push((request.userTypes ?? []).map(({ name }) => name))
      return Promise.resolve(resultOf(readingOf(request.forcedType ?? 'UNRECOGNISED', [], words), request))
    }),
  )
  const [id = ''] = await readFiles(desk, 'sample.pdf')
  desk.services.userTypes.define(id, 'Society receipt', shown)
  await until(() => rowsOf(desk)[0]?.readState === 'EXTRACTED')
  expect(rowsOf(desk)[0]?.type).toBe('user:Society receipt')
  expect(handed).toEqual([[], ['Society receipt']])
  expect(desk.services.userTypes.list()).toMatchObject([
    {
      name: 'Society receipt',
      fields: [{ name: 'number', label: 'Number', kind: 'identifier', pattern: 'AA-9999' }],
    },
  ])
  // Its own type is taught anew; another document's is not replaced under its name.
  desk.services.userTypes.define(id, 'Society receipt', shown)
  await until(() => rowsOf(desk)[0]?.readState === 'EXTRACTED')
  desk.services.undo.undo()
  desk.services.undo.undo()
  await until(() => rowsOf(desk)[0]?.readState === 'UNRECOGNISED')
  expect(() => desk.services.userTypes.define(id, 'Society receipt', shown)).toThrow(
    expect.objectContaining({ code: 'TYPE_EXISTS' }),
  )
})

it('changes a type: open documents are read again with it, and keep what was said of its fields', async () => {
  desk = openDesk(
    readerThat((request) => {
      const [own] = request.userTypes ?? []
      const fields = (own?.fields ?? []).map(({ name }) => field(name, 'GV-2041', 0.5))
      const type = own ? userTypeOf(own.name) : 'UNRECOGNISED'
      return Promise.resolve(resultOf(readingOf(request.forcedType ?? type, fields, words), request))
    }),
  )
  const [id = ''] = await readFiles(desk, 'sample.pdf')
  const { userTypes } = desk.services
  userTypes.define(id, 'Society receipt', shown)
  await until(() => rowsOf(desk)[0]?.readState === 'EXTRACTED')
  desk.services.fields.correct(id, 'number', 'GV-2042')
  expect(userTypes.overview()).toMatchObject([{ documents: 1, open: 1 }])
  userTypes.change('Society receipt', {
    name: 'Receipt',
    fields: [{ was: 'number', label: 'पावती क्रमांक', kind: 'text', pattern: null }],
  })
  await until(() => rowsOf(desk)[0]?.readState === 'EXTRACTED')
  expect(rowsOf(desk)[0]?.type).toBe('user:Receipt')
  expect(fieldOf(desk, id, 'pavti_kramank')).toMatchObject({ value: 'GV-2042', verdict: 'corrected' })
  expect(userTypes.list()).toMatchObject([
    { name: 'Receipt', fields: [{ name: 'pavti_kramank', label: 'पावती क्रमांक', kind: 'text', pattern: null }] },
  ])
  expect(() => userTypes.change('Society receipt', { name: 'Receipt', fields: [] })).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  )
})

it('takes nothing from a file that is no file of types, and says which place of it does not fit', async () => {
  desk = openDesk(readerThat((request) => Promise.resolve(resultOf(readingOf('PAN', []), request))))
  const file = join(desk.folder, 'types.json')
  const refused = (detail: string | null) => expect.objectContaining({ code: 'TYPES_FILE_INVALID', detail })
  writeFileSync(file, 'not json')
  await expect(desk.services.userTypes.importFrom(file)).rejects.toEqual(refused(null))
  writeFileSync(file, JSON.stringify({ format: 'veridesk-types', version: 1, types: [{ name: 'X' }] }))
  await expect(desk.services.userTypes.importFrom(file)).rejects.toEqual(refused('types.0.name'))
  await expect(desk.services.userTypes.importFrom(join(desk.folder, 'none.json'))).rejects.toEqual(
    expect.objectContaining({ code: 'FILE_UNREADABLE' }),
  )
  expect(desk.services.userTypes.list()).toEqual([])
})
