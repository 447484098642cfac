/** Days of which one of the two marks was not read: "1204-1995" for "12-04-1995". */
import { latinDigits } from '../../identifiers'
import { isoDate } from '../../identifiers/dates'
import type { LaidWord } from '../layout/layout'

const withOneMark = /^\W*(?:(\d{2})(\d{2})[-/.](\d{4})|(\d{2})[-/.](\d{2})(\d{4}))\W*$/

/** The day that the first number of a line may be, within the years that may be meant; null where it is none. */
export function dayWithOneMark(
  line: readonly LaidWord[],
  { from = 1900, to = 2100 }: { readonly from?: number; readonly to?: number },
): { readonly value: string; readonly word: LaidWord } | null {
  const word = line.find(({ text }) => /\p{Nd}/u.test(text))
  const [, d1, m1, y1, d2, m2, y2] = withOneMark.exec(latinDigits(word?.text ?? '')) ?? []
  const [year, month, day] = [y1 ?? y2, m1 ?? m2, d1 ?? d2].map(Number) as [number, number, number]
  const value = word && year >= from && year <= to ? isoDate(year, month, day) : null
  return word && value !== null ? { value, word } : null
}
