import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { queueViewSchema, type DocumentRow, type ReviewField } from '../../../src/shared/domain/review'
import { newFolder, until, type TestDesk } from './workspace'

export const wholeView = queueViewSchema.parse({ filter: {}, sort: { by: 'taken_in', direction: 'asc' } })
const ends: readonly DocumentRow['readState'][] = ['EXTRACTED', 'UNRECOGNISED', 'FAILED']

/** The queue in the order of arrival. */
export const rowsOf = ({ services }: TestDesk, search = ''): readonly DocumentRow[] =>
  services.documents.list({ ...wholeView, filter: { ...wholeView.filter, search } }, 0, 500).rows

/** Takes in a file of each name, all different, and waits until they are read; answers their ids. */
export async function readFiles(desk: TestDesk, ...names: string[]): Promise<string[]> {
  const folder = newFolder()
  for (const name of names) writeFileSync(join(folder, name), `image ${name}`)
  const before = rowsOf(desk).length
  desk.services.start()
  await desk.services.intake.take([folder])
  await until(() => rowsOf(desk).every((row) => ends.includes(row.readState)))
  return rowsOf(desk)
    .slice(before)
    .map((row) => row.id)
}

export const fieldOf = ({ services }: TestDesk, id: string, path: string): ReviewField | undefined =>
  services.documents.detail(id).fields.find((field) => field.path === path)
