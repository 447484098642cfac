/** Words that narrations are made of, put right where letters of them were taken for signs of their shape. */

import { alikeLetters } from '../alike-letters'

const written =
  `Wdl Withdrawal Bill Cash Clg Clearing Self Dep Deposit Dividend Interest Capital Share Loan Instalment Installment
  Milk Salary Transfer Charges Chrg Chg Chgs Alert Balance Cheque Chq Inst Instl Refund Collection Commission GST CGST
  SGST IGST SMS IMPS RTGS NEFT UPI ATM Trf EMI From Paid Sent Using Friend Premium Settlement Challan Debited Credited
  Period Ending Recharge Mobile Electricity Insurance Pension Returned Incl Excl`.split(/\s+/)
const words = new Map(written.map((word) => [oneShape(word), word]))
const capitals = written.map((word) => word.toUpperCase())
const smallLetters = written.map((word) => word.toLowerCase())
const asPrinted: ReadonlySet<string> = new Set([...written, ...capitals])

/** Signs that look alike, as one letter. */
function oneShape(text: string): string {
  return text
    .toLowerCase()
    .replace(/[1i|!]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/8/g, 'b')
    .replace(/[(¢]/g, 'c')
}

/** A word with a digit or a sign among letters; a bracket opens one only where none closes behind it. */
const odd = /(?<![\p{L}\d@._|!¢(])(?=[\p{L}\d|!]*[\d|!¢(])[\p{L}\d|!¢(]{3,12}(?![\p{L}\d@_)])/gu

/** A word of letters and of signs that look like them, as narrations are made of; no part of a payment address. */
const anyWord = /(?<![\p{L}\d@._])[\p{L}\d|!(]{3,}(?![\p{L}\d@_])/gu
/** So many letters for each that was taken for another. */
const lettersForEach = 3

/** The word of banking that a word can only be in which letters were taken for others; null for one that may be its own. */
function bankWordLike(read: string): string | null {
  const letters = read.replace(/\P{L}/gu, '')
  if (2 * letters.length < read.length) return null
  // In small letters and behind a capital alone: "iNDIA" is no print.
  const cased = letters === letters.toUpperCase() ? capitals : /^\p{Ll}/u.test(read) ? smallLetters : written
  if (cased.includes(read)) return null
  const like = cased.filter((word) => (alikeLetters(read, word) ?? Infinity) * lettersForEach <= word.length)
  return like.length === 1 ? like[0]! : null
}

/** Of shorter words the halves may be words themselves. */
const leastParted = 7
/** Shorter words of capitals are made of initials too. */
const leastBroken = 4

/**
 * A narration with its words of banking as they are written: "ATM Wd1" is "ATM Wdl", "A/e" is "A/c". `isSure` tells the
 * words that were read surely: what looks like another word of letters alone is itself.
 */
export function withBankWords(text: string, isSure: (word: string) => boolean): string {
  return (
    text
      .replace(odd, (read: string) => {
        const word = words.get(oneShape(read))
        if (word === undefined || !/\p{L}/u.test(read)) return read
        const letters = read.replace(/\P{L}/gu, '')
        return letters === letters.toUpperCase() ? word.toUpperCase() : word
      })
      .replace(anyWord, (read: string) => (isSure(read) ? read : (bankWordLike(read) ?? read)))
      // What ledgers begin with: "Io Cash", "Bv Dividend".
      .replace(/^[I1l|]o (?=\p{L})/u, 'To ')
      .replace(/^Bv (?=\p{L})/u, 'By ')
      // "UPVP2A/", "UPU/P2M/": what a payment by UPI begins with, whatever the strokes of its I and its slash were taken for.
      .replace(/^UP[A-Z1l|!]?[IVUl1|!/]\/?P[2Z]([AM])\//, 'UPI/P2$1/')
      .replace(/(?<![\p{L}\d/])([Aa])\/[eo](?![\p{L}\d])/gu, '$1/c')
      .replace(/^((?:By|To) )[OQ(](lg)(?= |$)/i, (_, way: string, rest: string) => `${way}C${rest}`)
      // A Q whose tail was lost: cheques are deposited, paid and returned.
      .replace(
        /(?<![\p{L}\d])(ch)[o0](?=\.? ?(?:Dep|Paid|Ret|Clg|No)\p{L}*(?!\p{L}))/giu,
        (_, ch: string) => ch + (ch === 'CH' ? 'Q' : 'q'),
      )
      // Parted where a line ends: "Trans fer".
      .replace(/(?<!\p{L})(\p{L}{3,}) (\p{Ll}{2,})(?!\p{L})/gu, (read: string, head: string, tail: string) =>
        head.length + tail.length >= leastParted && words.has(oneShape(head + tail)) ? head + tail : read,
      )
      // Beside a broken letter: "IM PS", "To C harges".
      .replace(
        /(?<![\p{L}\d])(\p{Lu}\p{L}?|\p{Lu}{3,5}) (?=(\p{L}{2,})(?![\p{L}\d]))/gu,
        (read: string, head: string, tail: string) => {
          const whole = head + tail
          return whole.length >= leastBroken && asPrinted.has(whole) && !words.has(oneShape(tail)) ? head : read
        },
      )
      .replace(/(?<=\/)P 2([AM])(?=\/)/g, 'P2$1')
      .replace(/\b(Int)[ ,](Pd)(?=:)/gi, '$1.$2')
  )
}
