/** Letters that an eye or a reader takes for digits, where a number is. All of it keeps the length of the text. */

/** A run of digits and of letters that look like them, and a letter or the end of an ordinal behind it. */
const run = /(?<![\p{L}\p{N}])[\dlIOo]{2,}(?=(?:st|nd|rd|th|[A-Ha-h])?(?![\p{L}\p{N}]))/gu

/** "B-I4", "D/O5": the letter of a row, its mark, and the first digit of the house. */
const behindLetter = /(?<=(?<![\p{L}\p{N}])[A-H][-/])[IO](?=\d{1,3}(?![\p{L}\p{N}]))/gu

/** "4l", "l2O/3", "6O4", "8-3-ll", "I02": the text with the digits that were meant; words and Roman numerals stay. */
export const withMisreadDigits = (text: string): string =>
  text.replace(behindLetter, digitsOf).replace(run, (found, at: number) => {
    if (!/[lIOo]/.test(found)) return found
    // "l5/45 sakchi": where a text begins in small letters, the letter of its house is one.
    if (at === 0 && /^l\d{1,2}(?!\d)[^\p{L}]*[a-z]{3}/u.test(text)) return found
    // "4/l2", "No I88"
    const goesOn = /\d[-/]$|\bno[.:]? ?$/i.test(text.slice(Math.max(0, at - 5), at))
    if (!/\d/.test(found)) return goesOn && /^[lO]+$/.test(found) ? digitsOf(found) : found
    return [...found].map((char, place) => (isDigit(found, place, goesOn) ? digitsOf(char) : char)).join('')
  })

/** "I204" may be flat 204 of wing I, and "12I" one of a row; a small l is no letter of a house, nor an O behind a digit. */
function isDigit(run: string, place: number, goesOn: boolean): boolean {
  const char = run[place]!
  if (char === 'l' || (goesOn && place === 0)) return true
  if (char === 'I') return run[place + 1] === '0' || (place > 0 && place < run.length - 1)
  return place > 0
}

const digitsOf = (letters: string): string => letters.replace(/[lI]/g, '1').replace(/[Oo]/g, '0')
