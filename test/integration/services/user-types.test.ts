import { afterEach, expect, it } from 'vitest'
import { quadOf } from '../../../src/shared/domain/geometry'
import { readFiles, rowsOf } from '../support/read'
import { readerThat, readingOf, resultOf } from '../support/reading'
import { openDesk, until, type TestDesk } from '../support/workspace'

let desk: TestDesk
afterEach(() => desk.services.close())

const words = ['Receipt', 'number', 'GV-2041']
const shown = [
  {
    name: 'number',
    kind: 'identifier' as const,
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
    { name: 'Society receipt', fields: [{ name: 'number', kind: 'identifier', pattern: 'AA-9999' }] },
  ])
  desk.services.undo.undo()
  await until(() => rowsOf(desk)[0]?.readState === 'UNRECOGNISED')
})
