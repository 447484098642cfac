import { groupTables } from '../../../../../src/shared/domain/tables'
import { readOn } from './read-page'

/** A statement with its head, and a body of its own. */
export const statement = (body: string): string => `
HDFC BANK LIMITED                          Statement of Account
MR RAVI KUMAR
12 MG Road, Pune - 411001
Account No : 50100012345678                IFSC : HDFC0001234
Statement from 01/04/2024 to 30/04/2024

${body}
`

/** The rows of its table, by their columns. */
export const rowsOf = async (text: string): Promise<Record<string, string>[]> => {
  const [table] = groupTables(await readOn('BANK_STATEMENT', text)).tables
  return (table?.rows ?? []).map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell?.value ?? ''])),
  )
}
