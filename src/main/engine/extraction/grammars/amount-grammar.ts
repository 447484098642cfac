/** Grammars of what is paid and of what is counted. */
import { letterCount } from '../../../../shared/lib/letter-count'
import { plainAmount } from '../../../../shared/lib/plain-amount'
import { latinDigits } from '../../identifiers'
import { isMonth } from '../../identifiers/months'
import { textOf } from '../layout/layout'
import { spanOf, trimmed } from '../layout/span'
import { parsed, wordsBetween, type Grammar } from './grammar'
import {
  commaForPoint,
  goesOnWithGroup,
  isDigitForSign,
  isMisreadCurrency,
  isStraySign,
  misreadSign,
  strayPoint,
  strokeForOne,
} from './misread-money'
import { currency } from './money-words'

/** What is counted, and no money. */
const counted = /^(?:units?|days?|months?|years?|hours?|hrs|kwh|kw|kl|scm|nos|pcs|sq|per)\b/i

/** How far an amount is believed before which its line names something. */
const namedOtherwise = 0.7

/** An amount of money: the first of a line, with or without its currency. The value is a plain decimal. */
export const amountGrammar: Grammar = (span) => {
  for (const line of span.lines) {
    const words = trimmed(line)
    for (let at = 0; at < Math.min(words.length, 4); at++) {
      const word = words[at]!
      const next = words[at + 1]
      if (currency.test(word.text) || isMisreadCurrency(word.text, next?.text) || isStraySign(word.text, next?.text))
        continue
      if (isDigitForSign(word, next)) continue
      // "2367 .00": readers see a blank before the point.
      const decimalsApart = next !== undefined && /^\.\d{2}$/.test(next.text) && /\d$/.test(word.text)
      const isApart = decimalsApart || (next !== undefined && goesOnWithGroup(word, next))
      const sign = next && /^(?:cr|dr)\.?$/i.test(next.text) ? ` ${next.text}` : ''
      // "Free 100 units": a count of something else.
      if (/^\d+$/.test(word.text) && counted.test(next?.text ?? '')) break
      // "1," close before figures: an amount of which a part is missing.
      if (!isApart && /\d,$/.test(word.text) && /^\d/.test(next?.text ?? '')) break
      // "as on 31 Jul 2023": a day.
      if (/^\d{1,2}$/.test(word.text) && isMonth(next?.text ?? '')) break
      // "Advance EMI (1)": a count in brackets is no sum.
      if (/^\(\d{1,3}\)$/.test(word.text)) break
      const bare = latinDigits(word.text)
        .replace(/^[:(]+|[):;*]+$/g, '')
        .replace(misreadSign, '')
        .replace(strayPoint, '')
        .concat(isApart ? next.text : '')
      const mended = bare.replace(commaForPoint, '.').replace(strokeForOne, '1')
      if (/%$|^\d{1,2}[-/.]\d{1,2}[-/.]\d/.test(mended)) return null
      const value = plainAmount(mended + sign)
      if (value === null) {
        if (/\d/.test(bare)) break
        continue
      }
      const decimals = /\.\d{2}/.test(mended)
      const grouped = /^\D*\d{1,2}(?:,\d{2})*,\d{3}(?:\D|$)/.test(bare)
      const marked = at > 0 || /^(?:rs|₹|inr)/i.test(bare)
      // "Last Paid Rs.2210": words before an amount say what it is.
      // A lone digit is a speck or a number of something.
      if (!decimals && !marked && /^[1-9]$/.test(bare)) break
      const named = words.slice(0, at).some(({ text }) => letterCount(text) > 2 && !currency.test(text))
      // A long row of digits without marks is rather a number of something.
      if (!decimals && !grouped && value.length > 9) break
      const span = spanOf(isApart ? [word, next] : [word])
      const read = parsed(value, span, (decimals || grouped || marked ? 1 : 0.85) * (named ? namedOtherwise : 1))
      const isSigned = at > 0 && isDigitForSign(words[at - 1]!, word)
      return mended === bare && !isSigned ? read : { ...read, edits: 1, isDoubted: true }
    }
  }
  return null
}

/** A count as of units: digits, perhaps with decimals, its marks between thousands dropped. */
export const countGrammar: Grammar = (span) => {
  const line = trimmed(span.lines[0] ?? [])
  const match = /^[:\s]*(\d{1,3}(?:,\d{2,3})*|\d{1,7})(\.\d{1,3})?(?!\d|[/.,]\d|\s*(?:[-–—]+|to)\s*\d)/.exec(
    latinDigits(textOf(line)),
  )
  if (!match || /^\s*%/.test(textOf(line).slice(match[0].length))) return null
  const value = `${match[1]?.replaceAll(',', '')}${match[2] ?? ''}`
  return parsed(value, spanOf(wordsBetween(line, 0, match[0].length)), line.length <= 2 ? 1 : 0.8)
}
