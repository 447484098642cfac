/** "I N V O I C E": letters that are set apart to look larger are one word. */
import { quadAround, type Box, type PageQuad } from '../../../../shared/domain/geometry'
import { median } from '../../median'
import type { ReadChar } from '../../model'
import { right } from './box-places'

/** A word of a line, as far as it may be a letter of one. */
interface Lettered {
  readonly text: string
  readonly confidence: number
  readonly chars: readonly ReadChar[]
  readonly quad: PageQuad
  readonly box: Box<'sheet'>
}

/** Fewer letters in a row may be initials, or marks in the columns of a form. */
const fewest = 4
/** In heights of the print: letters farther apart stand in cells of their own. */
const widest = 1.6
/** Between two words the blank is so much wider than between their letters. */
const wordBlank = 1.5
/** Blanks between the letters of a word differ by so much of the print's height at most, as wide letters and narrow do. */
const uneven = 0.45

const isLetter = ({ text }: Lettered): boolean => /^\p{Lu}$/u.test(text)
const blankBefore = (words: readonly Lettered[], i: number): number => words[i]!.box.x - right(words[i - 1]!.box)

/** The words of a line, from left to right, in which capitals that stand apart evenly are made words again. */
export function joinSpacedLetters<Word extends Lettered>(line: readonly Word[]): readonly Word[] {
  const words = withWholeParts(line)
  const joined: Word[] = []
  for (let from = 0; from < words.length;) {
    const to = endOfRun(words, from)
    joined.push(...(to - from >= fewest || isJoint(words) ? wordsOfRun(words.slice(from, to)) : words.slice(from, to)))
    from = to
  }
  return joined
}

/** "A N D" by itself between two parties of a deed: no initials stand so. */
const isJoint = (line: readonly Lettered[]): boolean => line.map(({ text }) => text).join('') === 'AND'

/** What parties are called, which deeds print in capitals; their first letter may stand off: "the O WNER". */
const parts = /^(?:OWNER|LESS(?:OR|EE)|LICEN[CS](?:OR|EE)|TENANT|LANDLORD|VEND(?:OR|EE)|SELLER|BUYER|PURCHASER)S?\W*$/
/** In heights of the print. */
const widestInPart = 0.9

function withWholeParts<Word extends Lettered>(words: readonly Word[]): readonly Word[] {
  const whole: Word[] = []
  for (const word of words) {
    const last = whole.at(-1)
    const isRest =
      last !== undefined &&
      isLetter(last) &&
      parts.test(last.text + word.text) &&
      word.box.x - right(last.box) < widestInPart * word.box.height
    if (isRest) whole[whole.length - 1] = asWord([last, word])
    else whole.push(word)
  }
  return whole
}

/** Where the capitals end that follow each other from a place on; the word behind it, where none begins there. */
function endOfRun(words: readonly Lettered[], from: number): number {
  if (!isLetter(words[from]!)) return from + 1
  let to = from + 1
  while (to < words.length && isLetter(words[to]!) && blankBefore(words, to) < widest * words[to]!.box.height) to++
  return to
}

function wordsOfRun<Word extends Lettered>(letters: readonly Word[]): readonly Word[] {
  const blanks = letters.slice(1).map((_, i) => blankBefore(letters, i + 1))
  const usual = median(blanks)
  const groups: Word[][] = [[letters[0]!]]
  letters.slice(1).forEach((letter, i) => {
    if (blanks[i]! > wordBlank * usual && blanks[i]! - usual > uneven * letter.box.height) groups.push([letter])
    else groups.at(-1)!.push(letter)
  })
  const within = blanks.filter((blank) => blank <= wordBlank * usual)
  const isEven = Math.max(...within) - Math.min(...within) < uneven * letters[0]!.box.height
  return isEven && usual > 0 && groups.every((group) => group.length > 1) ? groups.map(asWord) : letters
}

function asWord<Word extends Lettered>(letters: readonly Word[]): Word {
  const [first] = letters
  const last = letters.at(-1)!
  const y = Math.min(...letters.map(({ box }) => box.y))
  const bottom = Math.max(...letters.map(({ box }) => box.y + box.height))
  return {
    ...first!,
    text: letters.map(({ text }) => text).join(''),
    confidence: Math.min(...letters.map(({ confidence }) => confidence)),
    chars: letters.flatMap(({ chars }) => chars),
    quad: quadAround(letters),
    box: { ...first!.box, y, width: right(last.box) - first!.box.x, height: bottom - y },
  }
}
