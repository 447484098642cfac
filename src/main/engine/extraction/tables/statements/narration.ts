/** The text of a transaction, from its lines of print. */
import { wereRead, type LaidWord } from '../../layout/layout'
import { withBankWords } from './bank-words'
import { withSmallL } from '../item-words'
import { isToldApart, joinLines, type ColumnEnd } from '../join-words'
import { withHandles } from './payment-handles'
import type { ReadCell } from './statement-lines'

export interface Narration extends ReadCell<string> {
  /** A payment address or a number in it lacks a sign, or it ends where something goes on: in a bracket that opens. */
  readonly isCut: boolean
  /** Whether its lines are parted by a blank, or by nothing, is no guess. */
  readonly isToldApart: boolean
  /** How the lines of its column end. */
  readonly end: ColumnEnd
}

/** "18763 34": a number in which a digit was lost leaves a blank. */
const partedNumber = /\d{4} \d{1,3}(?![\d\p{L}])/u

/** Better read than this, a word is hardly another. */
const wellRead = 0.97

/** `isBank` tells the four letters of a bank's IFSC. */
export function narrationOf(
  lines: readonly (readonly LaidWord[])[],
  end: ColumnEnd,
  isBank: (letters: string) => boolean,
): Narration {
  const words = withoutRule(lines)
  const isRead = words.some(wereRead)
  const isSure = (word: string): boolean =>
    words.some((line) => line.some(({ text, confidence }) => confidence >= wellRead && text.includes(word)))
  const joined = withWholeCodes(joinLines(words, end), isBank)
  const { value, isCut } = withHandles(isRead ? asMeant(joined, isBank, isSure) : joined)
  return {
    words,
    value,
    isCut: isCut || /[([{]$/.test(value) || (isRead && partedNumber.test(value)),
    isToldApart: isToldApart(words, end),
    end,
  }
}

/** "0M TRANSPORT": no word of capitals begins with a nought; a reference has more digits than that. */
const withRoundLetters = (text: string): string => text.replace(/(?<![\p{L}\d.,@_])0(?=\p{Lu}+(?![\p{L}\d@_]))/gu, 'O')

/** Without a piece of the line between two columns that was read as a slash: no narration begins with one. */
function withoutRule(lines: readonly (readonly LaidWord[])[]): readonly (readonly LaidWord[])[] {
  const [[first, ...rest] = [], ...others] = lines
  if (!first || first.confidence === 1 || !first.text.startsWith('/')) return lines
  const text = first.text.replace(/^\/+/, '')
  const own = text === '' ? rest : [{ ...first, text }, ...rest]
  return own.length > 0 ? [own, ...others] : others
}

/** Without blanks that nobody printed: they stand where a line ended. */
const withWholeCodes = (text: string, isBank: (letters: string) => boolean): string =>
  text
    // "C NRB0637141": within the code of a branch.
    .replace(/(?<![A-Z\d])([A-Z]{1,3}) ([A-Z]{1,3})(?=0\d{6}(?!\d))/g, (all, one: string, other: string) =>
      isBank(one + other) ? one + other : all,
    )
    // No payment address is but a few digits before its sign: they are the end of the word before.
    .replace(/(?<=[a-z]{3}) (?=\d{1,3}@[a-z]{2})/gi, '')

/** What a reader made of a narration, as the bank must have printed it; the text of a PDF is printed so. */
const asMeant = (text: string, isBank: (letters: string) => boolean, isSure: (word: string) => boolean): string =>
  withBankWords(withRoundLetters(withSmallL(tidyNarration(text, isBank))), isSure)

/** What readers take a narration's signs for: no rupee statement has a dollar, and codes of branches have a zero. */
function tidyNarration(text: string, isBank: (letters: string) => boolean): string {
  return (
    text
      .replace(/\$(?=\d|[A-Z])/g, 'S')
      // The line between two columns, of which a piece is read as a mark.
      .replace(/^[-.·~_][-\s]?(?=[A-Z]{2})/, '')
      .replace(/\b([A-Z]{4})([OQD0][OQD0-9]{6})\b/g, (all, bank: string, rest: string) =>
        isBank(bank) && /\d/.test(rest) ? bank + rest.replace(/[OQD]/g, '0') : all,
      )
      .replace(/(?<=\d)O(?=\d)/g, '0')
      .replace(/(?<![\p{L}\d])0(?=[a-z]{2})/gu, 'O')
      // No word of Latin letters begins with an l before these: it is a capital I, in "Ibrahim" or "Indore".
      .replace(/(?<![\p{L}\d@._-])l(?=[bcdfgkmnpqrstvz][a-z]{2})/gu, 'I')
      // A typewriter's O is a ring, and its TM are read as one sign.
      .replace(/(?<!\S)T0(?!\S)/g, 'TO')
      .replace(/™M?/g, 'M')
      .replace(/\bATM?M\b/g, 'ATM')
      // How every statement names a payment or a clearing: no word is written with these signs.
      .replace(/\bUP[1l](?=[/-]|[A-Z]{2}\b)/g, 'UPI')
      .replace(
        /\b(By|To|BY|TO)( C)[1Ii](g|G)\b/g,
        (_, way: string, c: string, g: string) => `${way}${c}${g === 'g' ? 'l' : 'L'}${g}`,
      )
  )
}
