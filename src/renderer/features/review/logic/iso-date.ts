import { timeFormat } from '../../../components/when'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function iso(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

/** Two digits mean the last year of that ending that is not more than ten years ahead. */
function fullYear(text: string): number {
  if (text.length === 4) return Number(text)
  const now = new Date().getFullYear()
  const year = Math.floor(now / 100) * 100 + Number(text)
  return year > now + 10 ? year - 100 : year
}

/**
 * A date in any usual Indian form (day first) as yyyy-mm-dd; a year alone stays a year. Null where no date, or no
 * real day, is meant.
 */
export function isoDate(text: string): string | null {
  const plain = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)).trim()
  if (/^(?:19|20)\d{2}$/.test(plain)) return plain
  const big = /(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})/.exec(plain)
  if (big) return iso(Number(big[1]), Number(big[2]), Number(big[3]))
  const small = /(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})(?!\d)/.exec(plain)
  if (small) return iso(fullYear(small[3] ?? ''), Number(small[2]), Number(small[1]))
  const solid = /^(\d{2})(\d{2})(\d{4})$/.exec(plain)
  if (solid) return iso(Number(solid[3]), Number(solid[2]), Number(solid[1]))
  const named = /(\d{1,2})(?:st|nd|rd|th)?[\s-]*([A-Za-z]{3})[a-z]*[\s,.-]*(\d{4}|\d{2})(?!\d)/.exec(plain)
  const month = months.indexOf((named?.[2] ?? '').toLowerCase()) + 1
  return named && month > 0 ? iso(fullYear(named[3] ?? ''), month, Number(named[1])) : null
}

const wholeDate = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** A kept date in words of the interface language; null where it is not a whole date. */
export function readableDate(value: string, language: string): string | null {
  const [year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.slice(1).map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || iso(year, month, day) === null) return null
  return timeFormat(language, wholeDate).format(Date.UTC(year, month - 1, day))
}
