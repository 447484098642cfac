/** The number of an account, as banks and societies print it. */
import { parsed, wordsBetween, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import { right, textOf, type LaidWord } from '../../extraction/layout/layout'
import { spanOf, trimmed } from '../../extraction/layout/span'
import { findDates } from '../../identifiers'

/** Days that a statement may tell where a number might stand. */
const days = { from: 1990, to: new Date().getFullYear() + 1 }

/** Nine to eighteen digits, some of them perhaps hidden, as they are grouped: "1402-10-000871"; not a date or an amount. */
export const accountGrammar: Grammar = (span) => {
  const line = trimmed(span.lines[0] ?? [])
  const text = textOf(line)
  const match = /^[^\dX*x]{0,4}((?:[\dXx*]{2,}[\s-]?){1,5})/.exec(text)
  const value = match?.[1]?.replace(/\s/g, '').replace(/-$/, '').replace(/x/g, 'X') ?? ''
  const { length } = value.replaceAll('-', '')
  if (!match || length < 8 || length > 20 || !/\d{4}$/.test(value))
    return groupedAccount(line) ?? behindShortWords(line)
  if (isDayAlone(match[0])) return null
  return parsed(value, spanOf(wordsBetween(line, 0, match[0].trimEnd().length)), /[X*]/.test(value) ? 0.9 : 1)
}

/** "4021481": small societies give out few numbers; in a line by itself such a one is no part of another. */
const shortNumber = /^\d{5,7}$/

/** "SB/1187", "027SB00004418": small societies and banks count the accounts of a kind, those of a branch. */
const kindOfAccount = /^(?:(?:SB|SAV|SV|CA|CD|CC|OD|FD|RD|SHG)[/-]\d{3,}|\d{2,5}(?:SB|SAV|CA|CD|CC|OD|FD|RD)\d{4,10})$/

/** A blank between two words is at least this wide, in heights of the print. */
const leastBlank = 0.35

/** The first word with the figures that stand right behind it: a copy that is worn parts a number where there is no blank. */
function closedUp([first, ...others]: readonly LaidWord[]): readonly LaidWord[] {
  if (!first) return []
  const words = [first]
  for (const word of others) {
    const last = words.at(-1)!
    if (!/^\d+$/.test(word.text) || word.box.x - right(last.box) >= leastBlank * last.box.height) break
    words.push(word)
  }
  return words
}

/** As small banks number their accounts: "0021/SB/004471", the branch, the kind and the account itself. */
function groupedAccount(line: readonly LaidWord[]): Parsed | null {
  const words = closedUp(line)
  const value = words
    .map(({ text }) => text)
    .join('')
    .replace(/[.,:;]+$/, '')
  const isNumber = /^[A-Z0-9]{1,6}(?:[/-][A-Z0-9]{1,8}){1,3}$/.test(value) && /\d{3}$/.test(value)
  const isOfKind = kindOfAccount.test(value) || (words.length === line.length && shortNumber.test(value))
  return (isOfKind || (isNumber && value.replace(/\D/g, '').length >= 5)) && !isDate(value)
    ? parsed(value, spanOf(words), 0.85)
    : null
}

/** "4/८ ४०. 03180100009921": what was made of "A/c No.", which says a label again behind it, or the kind of an account. */
function behindShortWords(line: readonly LaidWord[]): Parsed | null {
  const last = line.at(-1)
  const isShort = line.length > 1 && line.length <= 4 && line.slice(0, -1).every(({ text }) => text.length <= 5)
  return last && isShort && /^\d{9,18}$/.test(last.text) ? parsed(last.text, spanOf([last]), 0.8) : null
}

/** "- 01-09-2023": the first of the days that a list is of, behind the words for it. */
const isDayAlone = (text: string): boolean => /^\W*\d{1,2}[-\s]\d{1,2}[-\s]\d{4}\W*$/.test(text) && isDate(text)

const isDate = (text: string): boolean => findDates(text, days).length > 0
