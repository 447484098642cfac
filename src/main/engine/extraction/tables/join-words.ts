/** The text of a cell: a blank stands where one is printed, and not where a reader parted a number or a code. */
import { right, type LaidWord } from '../layout'

/** Gaps in heights of the print: none at all, and one that a mark or a digit may leave beside it. */
const touching = 0.03
const narrow = 0.22

/** Words of one row, from left to right, as one text. */
export function joinWords(words: readonly LaidWord[]): string {
  let text = ''
  words.forEach((word, i) => {
    const before = words[i - 1]
    if (before && !belongs(before, word)) text += ' '
    text += word.text
  })
  return text.replace(/\s+/g, ' ').trim()
}

function belongs(a: LaidWord, b: LaidWord): boolean {
  const gap = (b.box.x - right(a.box)) / Math.max(1, Math.min(a.box.height, b.box.height))
  if (gap < touching) return true
  const marks = /[@/_.-]$/.test(a.text) || /^[@/_.-]/.test(b.text)
  const digits = /\d$/.test(a.text) && /^\d/.test(b.text)
  return gap < narrow && (marks || digits)
}

/** What readers take a narration's signs for: no rupee statement has a dollar, and codes of branches have a zero. */
export function tidyNarration(text: string, isBank: (letters: string) => boolean): string {
  return text
    .replace(/\$(?=\d|[A-Z])/g, 'S')
    .replace(/\b([A-Z]{4})([OQD0][OQD0-9]{6})\b/g, (all, bank: string, rest: string) =>
      isBank(bank) && /\d/.test(rest) ? bank + rest.replace(/[OQD]/g, '0') : all,
    )
    .replace(/(?<=\d)O(?=\d)/g, '0')
    .replace(/(@[a-z]+)1\b/g, '$1l')
}

/**
 * The lines of a cell as one text. A line without a blank that fills its column was broken where it was full, so the
 * next goes on without a blank. `end` is how far to the right the fullest lines of the column reach.
 */
export function joinLines(lines: readonly (readonly LaidWord[])[], end: number): string {
  let text = ''
  let goesOn = true
  for (const words of lines) {
    const line = joinWords(words)
    const last = words.at(-1)
    if (line === '' || !last) continue
    text += `${goesOn ? '' : ' '}${line}`
    goesOn = !line.includes(' ') && line.length > 8 && right(last.box) > end - 1.1 * last.box.height
  }
  return text
}

/** Numbers of rows that were read into a text column: true where the first words of half the rows count up. */
export function countsUp(firsts: readonly string[]): boolean {
  const offsets = firsts.map((text, i) => (/^\d{1,4}[.)]?$/.test(text) ? parseInt(text, 10) - i : NaN))
  const base = offsets.find((offset) => !Number.isNaN(offset))
  return (
    offsets.filter((offset) => offset === base).length * 2 >= Math.max(firsts.length, 1) &&
    (firsts.length > 1 || base === 1)
  )
}
