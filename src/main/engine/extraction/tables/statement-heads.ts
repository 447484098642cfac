/** The heads of a page's tables of transactions. */
import { onceFor } from '../../once-for'
import { findHeaders, type Header } from './headers'
import type { PrintRow } from './print-rows'
import { isStatement, statementPhrases, type StatementColumn } from './statement-columns'

/** From the top down. Found once for a page's rows: the division of a file asks for them before the table is read. */
export const statementHeads = onceFor((rows: readonly PrintRow[]): readonly Header<StatementColumn>[] =>
  findHeaders(rows, statementPhrases, isStatement),
)
