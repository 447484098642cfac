/** Words that narrations are made of, put right where letters of them were taken for signs of their shape. */

const words = new Map(
  `Wdl Withdrawal Bill Cash Clg Clearing Self Dep Deposit Dividend Interest Capital Share Loan Instalment Installment
  Milk Salary Transfer Charges Chrg Chgs Alert Balance Cheque Chq Inst Instl Refund Collection Commission`
    .split(/\s+/)
    .map((word) => [oneShape(word), word]),
)

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

/** A narration with its words of banking as they are written: "ATM Wd1" is "ATM Wdl", "A/e" is "A/c". */
export function withBankWords(text: string): string {
  return text
    .replace(odd, (read: string) => {
      const word = words.get(oneShape(read))
      if (word === undefined || !/\p{L}/u.test(read)) return read
      const letters = read.replace(/\P{L}/gu, '')
      return letters === letters.toUpperCase() ? word.toUpperCase() : word
    })
    .replace(/(?<![\p{L}\d/])([Aa])\/[eo](?![\p{L}\d])/gu, '$1/c')
    .replace(/^((?:By|To) )[OQ(](lg)(?= |$)/i, (_, way: string, rest: string) => `${way}C${rest}`)
    .replace(/\b(Int)[ ,](Pd)(?=:)/gi, '$1.$2')
}
