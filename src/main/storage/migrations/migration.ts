/** One step. Steps only add: a column or table, never a removal, so that nothing is lost on the way. */
export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
}
