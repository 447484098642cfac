/** Numbers of rows that were read as the first digit of the code of goods (HSN) that stands beside them. */
import { isTaxCode } from './item-heads'
import type { LineItem } from './line-item'

/** True for a code with a digit too many or too few: something else was read with it. */
export const isOddCode = (item: LineItem): boolean => item.hsn !== null && !isTaxCode(item.hsn.value)

/** Items without the numbers of their rows before their codes, where several codes have them. */
export function withoutGluedSerials(items: readonly LineItem[]): readonly LineItem[] {
  const begins = items.map(({ hsn }, row) => hsn?.value.startsWith(String(row + 1)) === true)
  const glued = items.filter((item, row) => begins[row] && isOddCode(item) && row < 9)
  if (glued.length < 2) return items
  return items.map((item, row): LineItem => {
    const value = item.hsn?.value.slice(String(row + 1).length) ?? ''
    return begins[row] && item.hsn && isTaxCode(value) ? { ...item, hsn: { ...item.hsn, value } } : item
  })
}
