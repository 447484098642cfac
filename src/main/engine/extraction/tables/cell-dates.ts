/** Dates in the cells of a table: whole cells, in every common form, with years of two digits too. */
import { monthOf } from '../../identifiers/months'
import { fullYear, isoDate } from '../../identifiers/dates'

export interface CellDate {
  readonly value: string
  /** True where letters were taken for digits. */
  readonly repaired: boolean
}

const digit = '[0-9OoQIl|SB]'
const dayMonthYear = new RegExp(`^(${digit}{1,2})([-/. ])(${digit}{1,2})\\2(${digit}{4}|${digit}{2})\\b(?![-/.]\\d)`)
const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\b/
const named = new RegExp(`^(${digit}{1,2})(?:st|nd|rd|th)?[-/., ]*([A-Za-z]{3,9})[-/.,' ]*(\\d{4}|\\d{2})\\b`)
const monthFirst = /^([A-Za-z]{3,9})[-/. ]*(\d{1,2})(?:st|nd|rd|th)?,?[-/ ]+(\d{4}|\d{2})\b/

/** The date that a cell begins with; a time or the like may follow. Null where there is none. */
export function readCellDate(text: string, lastYear: number): CellDate | null {
  const bare = text
    .replace(/\s*([-/.])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    // "09,01.2025": a point of which the reader saw a tail.
    .replace(/^(\d{1,2})[.,](\d{1,2})[.,](?=\d{4}\b)/, '$1.$2.')
    // The line before it, as whatever that was read.
    .replace(/^[\s|/()[\]:;,.'"-]+/, '')
  const made = (y: string, month: number | null, d: string): CellDate | null => {
    const [year, day] = [latin(y), latin(d)]
    const full = year.length === 2 ? fullYear(Number(year), lastYear) : Number(year)
    const value = month === null ? null : isoDate(full, month, Number(day))
    if (value === null || full < 1980 || full > lastYear + 1) return null
    return { value, repaired: year !== y || day !== d }
  }
  const numeric = dayMonthYear.exec(bare)
  if (numeric) {
    const month = latin(numeric[3] ?? '')
    const date = made(numeric[4] ?? '', Number(month), numeric[1] ?? '')
    return date && { ...date, repaired: date.repaired || month !== numeric[3] }
  }
  const iso = yearFirst.exec(bare)
  if (iso) return made(iso[1] ?? '', Number(iso[2]), iso[3] ?? '')
  const word = named.exec(bare)
  if (word) return made(word[3] ?? '', monthOf(word[2] ?? ''), word[1] ?? '')
  const american = monthFirst.exec(bare)
  if (american) return made(american[3] ?? '', monthOf(american[1] ?? ''), american[2] ?? '')
  return null
}

/**
 * "01 -01 24", "08 0124", "1501/24": a whole cell of six or eight digits, of which the strokes between were lost. All
 * eight of "08.12 2021" are there to be read, and none is in doubt; of fewer one may be another's.
 */
export function readSpoiltDate(text: string, lastYear: number): CellDate | null {
  if (!/^[\dOoIl|][\dOoIl|\s./:-]*$/.test(text)) return null
  const digits = /^(..)(..)(..|....)$/.exec(text.replace(/[\s./:-]/g, ''))
  const read = digits && readCellDate(digits.slice(1).join('/'), lastYear)
  return read && { ...read, repaired: !/^\d\d\D{0,2}\d\d\D{0,2}\d{4}$/.test(text) }
}

const latin = (text: string): string =>
  text.replace(/[OoQ]/g, '0').replace(/[Il|]/g, '1').replace(/S/g, '5').replace(/B/g, '8')
