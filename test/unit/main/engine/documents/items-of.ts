import type { DocumentType } from '../../../../../src/shared/domain/document-types'
import { groupTables } from '../../../../../src/shared/domain/tables'
import { readOn } from './read-page'

/** The rows of the first table of pages, as they leave the engine: values by column. */
export async function itemsOf(type: DocumentType, text: string): Promise<Record<string, string>[]> {
  const [table] = groupTables(await readOn(type, text)).tables
  return (table?.rows ?? []).map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell?.value ?? ''])),
  )
}
