export interface Row {
  readonly what: string
  readonly value: string
  readonly note: string
}

/** Rows as a table of three columns. */
export function table(rows: readonly Row[]): string {
  const width = (of: (row: Row) => string): number => Math.max(...rows.map((row) => of(row).length))
  const [first, second] = [width((row) => row.what), width((row) => row.value)]
  return rows.map(({ what, value, note }) => `${what.padEnd(first)}  ${value.padEnd(second)}  ${note}`).join('\n')
}
