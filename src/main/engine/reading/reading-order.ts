import type { SheetBox } from '../../../shared/domain/geometry'
import type { TextLine } from '../model'

type Line = TextLine<SheetBox>

const middle = ({ place }: Line): number => place.y + place.height / 2
const left = ({ place }: Line): number => place.x

/** Whether the middle of each lies within the height of the other. */
function sideBySide(a: Line, b: Line): boolean {
  const distance = Math.abs(middle(a) - middle(b))
  return 2 * distance < Math.min(a.place.height, b.place.height)
}

/** Rows from top to bottom; what stands side by side in a row, from left to right. */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  const rows: Line[][] = []
  for (const line of [...lines].sort((a, b) => middle(a) - middle(b) || left(a) - left(b))) {
    const row = rows.at(-1)
    if (row && sideBySide(row[0]!, line)) row.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => row.sort((a, b) => left(a) - left(b) || middle(a) - middle(b)))
}
