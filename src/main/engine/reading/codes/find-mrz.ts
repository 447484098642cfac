import { readTd3, type Td3 } from '../../identifiers'
import { mrzChars } from '../../identifiers/mrz-lines'
import type { ReadChar, TextLine } from '../../model'

/** The two machine-readable lines of a passport, and the text lines that they were read from. */
export interface FoundMrz<Place> {
  readonly td3: Td3
  /** Null where it was not read. */
  readonly upper: TextLine<Place> | null
  readonly lower: TextLine<Place>
}

const SHORTEST_UPPER = 20
const LEAST_FILLERS = 3
const SHORTEST_LOWER = 28
const LONGEST_LOWER = 60
/** Share of a line's characters that no passport line has, as points, that a reader may put there. */
const MOST_STRANGE = 0.15

const charsOf = <Place>(line: TextLine<Place>): readonly ReadChar[] =>
  mrzChars(line.words.flatMap((word) => (word.chars.length > 0 ? word.chars : bareChars(word.text, word.confidence))))

const bareChars = (text: string, confidence: number): readonly ReadChar[] =>
  [...text].map((char) => ({ text: char, confidence, others: [] }))

/** How sure a reading is: what its check digits say. */
function strength({ documentNumber, birthDate, expiryDate, composite }: Td3): number {
  const checks = [documentNumber.check, birthDate.check, expiryDate.check, composite]
  return checks.reduce((sum, check) => sum + (check === 'passed' ? 2 : check === 'spent' ? 1 : 0), 0)
}

/**
 * Finds the passport lines among the lines of a page (in reading order) and reads them. Null where there are
 * none. Of several that may be meant, the pair that its check digits speak for.
 */
export function findMrz<Place>(lines: readonly TextLine<Place>[], today: Date = new Date()): FoundMrz<Place> | null {
  const read = lines.map((line) => ({ line, chars: charsOf(line) }))
  const uppers = read.filter(({ line, chars }) => {
    const text = chars.map((char) => char.text).join('')
    const fillers = line.words.reduce((sum, word) => sum + (word.text.match(/[<‹«]/g)?.length ?? 0), 0)
    return text.length >= SHORTEST_UPPER && /^[PF].[A-Z0-9<]{3}/.test(text) && fillers >= LEAST_FILLERS
  })
  const lowers = read.filter(({ line, chars }) => {
    if (!isOfPassport(line)) return false
    const digits = chars.filter((char) => /\d/.test(char.text)).length
    return chars.length >= SHORTEST_LOWER && digits >= 10
  })
  let best: FoundMrz<Place> | null = null
  for (const upper of uppers)
    for (const lower of lowers) {
      if (lower.line === upper.line) continue
      const td3 = readTd3(upper.chars, lower.chars, today)
      if (td3 === null) continue
      if (best === null || strength(td3) > strength(best.td3)) best = { td3, upper: upper.line, lower: lower.line }
    }
  return best ?? lowerAlone(lowers, today)
}

/** Told before a line is fitted to the form of a passport's, which takes long: rows of a table are no such lines. */
function isOfPassport<Place>(line: TextLine<Place>): boolean {
  const text = line.words.map((word) => word.text).join('')
  const strange = text.match(/[^A-Za-z0-9<‹«]/g)?.length ?? 0
  return /[<‹«]/.test(text) && text.length <= LONGEST_LOWER && strange <= MOST_STRANGE * text.length
}

/** A lower line whose check digits all hold needs no other. */
function lowerAlone<Place>(
  lowers: readonly { readonly line: TextLine<Place>; readonly chars: readonly ReadChar[] }[],
  today: Date,
): FoundMrz<Place> | null {
  for (const { line, chars } of lowers) {
    const td3 = readTd3(null, chars, today)
    if (td3?.composite === 'passed') return { td3, upper: null, lower: line }
  }
  return null
}
