/**
 * One step. Steps only add: a column or table, never a removal, so that nothing is lost on the way. Only a trigger,
 * which holds nothing, may be put anew.
 */
export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
}
