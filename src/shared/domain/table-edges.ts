import { z } from 'zod'
import type { PageQuad } from './geometry'

/**
 * The edges of a table on one page, as a human may draw them. They lie in the page's upright frame: page pixels, turned
 * by `-angle` about the page's corner, so that the text runs to the right.
 */

/** What stands between two edges of rows: a row by its number, one that is yet to get a number, or none (a heading). */
const rowBandSchema = z.union([z.int().min(0).max(1_000_000), z.literal('new'), z.literal('none')])
/** A column of the table's type, `debit_or_credit` for amounts that say themselves which, or null for none. */
const columnBandSchema = z
  .string()
  .regex(/^[a-z_]{1,60}$/)
  .nullable()

/** Bands side by side: one more edge than bands, growing; neither where there are none. */
const bandsOf = <T extends z.ZodType>(band: T, most: number) =>
  z
    .object({ at: z.array(z.number()).max(most + 1), bands: z.array(band).max(most) })
    .refine(({ at, bands }) => at.length === (bands.length === 0 ? 0 : bands.length + 1))
    .refine(({ at }) => at.every((edge, i) => i === 0 || edge > (at[i - 1] ?? edge)))

export const tableEdgesSchema = z.object({
  page: z.int().min(0),
  /** Radians. */
  angle: z.number().min(-4).max(4),
  columns: bandsOf(columnBandSchema, 40),
  rows: bandsOf(rowBandSchema, 2000),
})

export type RowBand = z.infer<typeof rowBandSchema>
export type ColumnBand = z.infer<typeof columnBandSchema>

export interface Bands<T> {
  readonly at: readonly number[]
  readonly bands: readonly T[]
}

export interface TableEdges {
  readonly page: number
  readonly angle: number
  readonly columns: Bands<ColumnBand>
  readonly rows: Bands<RowBand>
}

/** The column of a table whose amounts say with a mark, or by the balance, on which side they are. */
export const eitherSide = 'debit_or_credit'

/** Where a band begins and ends. */
export const extentOf = ({ at }: Bands<unknown>, index: number): { readonly from: number; readonly to: number } => ({
  from: at[index] ?? 0,
  to: at[index + 1] ?? 0,
})

/** Where a cell of a table that is known stands. */
export interface PlacedCell {
  readonly row: number
  readonly column: string
  readonly page: number
  readonly quad: PageQuad
}

/** What stands between the edges of one cell. */
export interface CutCell {
  readonly row: number
  readonly column: string
  /** As its kind is kept where it is of its kind, else as it is printed. */
  readonly value: string
  readonly ofItsKind: boolean
  /** The words, as read. */
  readonly rawText: string
  readonly quad: PageQuad
  /** Of the least sure word, 0..1, as the reader gave it; less where an edge goes through a word. */
  readonly confidence: number
}
