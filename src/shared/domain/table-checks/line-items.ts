import { amountOf, paise, type CheckedRow, type RowCheck, type SumCheck, type TableCheck } from './check'
import { total } from './running-balance'

type FieldValue = (path: string) => string | null

/** Amounts of lines are rounded, and prices may be printed with fewer decimals than they have. */
const rounding = 100

/** Quantity times price is the amount of a line; the amounts add up to the taxable value, or to the total. */
export function checkLineItems(rows: readonly CheckedRow[], field: FieldValue): TableCheck {
  return { rows: new Map(rows.map((row) => [row.row, product(row)])), sums: [amounts(rows, field)] }
}

const decimal = (text: string | null | undefined): number | null => {
  const value = text === null || text === undefined || text.trim() === '' ? NaN : Number(text.replace(/,/g, ''))
  return Number.isFinite(value) ? value : null
}

function product({ values }: CheckedRow): RowCheck {
  const [quantity, price] = [decimal(values['quantity']), decimal(values['unit_price'])]
  const found = paise(values['amount'])
  if (quantity === null || price === null || found === null) return { state: 'unknown' }
  const expected = Math.round(quantity * price * 100)
  if (Math.abs(expected - found) <= rounding) return { state: 'holds' }
  return { state: 'breaks', rule: 'product', column: 'amount', expected: amountOf(expected), found: amountOf(found) }
}

function amounts(rows: readonly CheckedRow[], field: FieldValue): SumCheck {
  const { column, sum } = total(rows, 'amount')
  const candidates = ['taxable_amount', 'total_amount'].flatMap((path) => {
    const printed = paise(field(path))
    return printed === null ? [] : [{ path, printed, off: Math.abs(printed - (paise(sum) ?? 0)) }]
  })
  const nearest = candidates.find(({ off }) => off <= rounding) ?? candidates[0]
  if (!nearest) return { column, sum, path: null, printed: null, agrees: null }
  return { column, sum, path: nearest.path, printed: amountOf(nearest.printed), agrees: nearest.off <= rounding }
}
