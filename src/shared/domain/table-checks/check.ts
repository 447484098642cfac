/** What the arithmetic of a table says of one of its rows, or of a whole column. Amounts are plain: `1234.50`. */
export type RowCheck =
  | { readonly state: 'holds' | 'unknown' }
  /** `rule`: the balance does not follow from the row before, or quantity times price is not the amount. */
  | {
      readonly state: 'breaks'
      readonly rule: 'balance' | 'product'
      /** The column that is out. */
      readonly column: string
      readonly expected: string
      readonly found: string
    }

export interface SumCheck {
  /** Column that is added up. */
  readonly column: string
  readonly sum: string
  /** The field of the document with which it is compared; null where there is none. */
  readonly path: string | null
  readonly printed: string | null
  readonly agrees: boolean | null
}

export interface TableCheck {
  /** By number of the row. */
  readonly rows: ReadonlyMap<number, RowCheck>
  readonly sums: readonly SumCheck[]
}

export interface CheckedRow {
  readonly row: number
  /** Values by column; absent or null where the cell is blank. */
  readonly values: Readonly<Partial<Record<string, string | null>>>
}

/** In paise, so that sums are exact; null for what is no amount. */
export function paise(text: string | null | undefined): number | null {
  if (text === null || text === undefined) return null
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text.replace(/,/g, '').trim())
  if (!match) return null
  const value = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === '-' ? -value : value
}

/** Paise as a plain amount. */
export function amountOf(value: number): string {
  const whole = Math.abs(Math.round(value))
  return `${value < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}
