/**
 * The sign of the rupee read as a digit that stands apart before amounts: "7 12,000.00" for "₹ 12,000.00". One amount
 * with such a digit may have lost its comma; in a table in which most have the same one it is the sign. Sums do not tell:
 * balances that all have the same digit before them follow from each other.
 */
import { right, wereRead, type LaidWord } from '../layout/layout'

/** So many amounts with the same digit before them, and this share of all, have the sign. */
const fewest = 6
const share = 0.5
/** No number is grouped as "78,426" with a blank before the eight: so many show that the digit is none of theirs. */
const fewestUngrouped = 2

const loneDigit = /^([-–−+]?)([1-9])$/
/** The point before the paise may have been lost. */
const money = /^\d{1,3}(?:,\d{2})*,\d{3}(?:[.,]?\d{2})?$|^\d+\.\d{2}$/
const ungrouped = /^\d,/

/** Nothing that is counted stands so close before an amount; in parts of the height of the print. */
const close = 1.2

interface Led {
  readonly sign: LaidWord
  readonly amount: LaidWord
}

/** Amounts of a row with the lone digit before each. */
const ledIn = (row: readonly LaidWord[]): Led[] =>
  row.flatMap((amount, i): Led[] => {
    const sign = row[i - 1]
    const isLed = sign !== undefined && loneDigit.test(sign.text) && money.test(amount.text) && wereRead([sign, amount])
    return isLed && amount.box.x - right(sign.box) < close * amount.box.height ? [{ sign, amount }] : []
  })

const digitOf = ({ sign }: Led): string => loneDigit.exec(sign.text)?.[2] ?? ''

/** The rows of a page, words from left to right, with such digits as what they are. */
export function withLoneSigns(rows: readonly (readonly LaidWord[])[]): readonly (readonly LaidWord[])[] {
  const led = rows.flatMap(ledIn)
  // Hardly a page has any: of the others no word is looked at again.
  if (led.length < fewest) return rows
  const alike = mostAlike(led)
  const all = rows.flat().filter(({ text }) => money.test(text)).length
  const isSign = alike.length >= Math.max(fewest, share * all)
  if (!isSign || alike.filter(({ amount }) => ungrouped.test(amount.text)).length < fewestUngrouped) return rows
  // A digit of another shape before an amount of such a table is the same sign, read worse.
  const signs = new Set(led.map(({ sign }) => sign))
  return rows.map((row) => row.map((word) => (signs.has(word) ? asSign(word) : word)))
}

const mostAlike = (led: readonly Led[]): readonly Led[] =>
  led
    .map((one) => led.filter((other) => digitOf(other) === digitOf(one)))
    .reduce((most, own) => (own.length > most.length ? own : most), [])

const asSign = (word: LaidWord): LaidWord => ({ ...word, text: word.text.replace(loneDigit, '$1₹') })
