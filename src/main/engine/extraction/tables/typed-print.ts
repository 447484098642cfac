/** The print of typewriters and line printers, whose letters and blanks are all of one width. */
import { median } from '../../median'
import type { PrintRow } from './print-rows'

/** Letters whose widths differ by less than this share are those of a typewriter or a line printer. */
const even = 0.06
const mostEven = 0.8

/**
 * A typewriter leaves the place of a letter between two words and perhaps between two columns: how wide that may be, in
 * pixels; 0 for other print, and where fewer than `least` words of some length are there to tell it.
 */
export function typedBlankOf(rows: readonly PrintRow[], least: number): number {
  const words = rows.flatMap((row) => row.words).filter(({ text }) => text.length >= 4)
  const widths = words.map(({ box, text }) => box.width / text.length)
  const letter = median(widths)
  const same = widths.filter((w) => Math.abs(w - letter) < even * letter).length
  return widths.length >= least && same >= mostEven * widths.length ? 1.4 * letter : 0
}
