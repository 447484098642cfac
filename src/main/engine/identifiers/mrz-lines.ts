import type { ReadChar } from '../model'
import type { ReadText } from './identifier'
import { LETTERS, DIGITS } from './repair'

export const MRZ_WIDTH = 44
export const FILLER = '<'

const alphabet = LETTERS + DIGITS + FILLER
const filler: ReadChar = { text: FILLER, confidence: 0.5, others: [] }

/** A reading as characters of a machine-readable line: fillers as `<`, no blanks, upper case. */
export function mrzChars(read: ReadText): readonly ReadChar[] {
  const chars: readonly ReadChar[] =
    typeof read === 'string' ? [...read].map((text) => ({ text, confidence: 0.9, others: [] })) : read
  return chars.flatMap((char) => {
    const text = char.text.toUpperCase().replaceAll('‹', FILLER)
    if (text === '«') return [filler, filler]
    return alphabet.includes(text) && text.length === 1 ? [{ ...char, text }] : []
  })
}

/** The upper line in its full width: noise among the fillers at its end becomes fillers. */
export function fitUpper(chars: readonly ReadChar[]): string {
  const line = chars.map((char) => char.text).join('')
  const names = line.slice(5)
  // Two fillers part surname and given names; after the next two nothing more can come.
  const parts = names.split(/<{2,}/)
  const kept = parts.slice(0, 2).join('<<')
  return (line.slice(0, 5) + kept).slice(0, MRZ_WIDTH).padEnd(MRZ_WIDTH, FILLER)
}

/**
 * The lower line in its full width. Its first 28 characters and its last two hold the check digits; what lies
 * between is fillers as a rule, whose number readers get wrong. Null where the line is far too short.
 */
export function fitLower(chars: readonly ReadChar[]): readonly ReadChar[] | null {
  if (chars.length === MRZ_WIDTH) return chars
  if (chars.length < 28) return null
  const head = chars.slice(0, 28)
  const tail = chars.length >= 36 ? chars.slice(-2) : [filler, filler]
  const middle = chars.slice(28, chars.length >= 36 ? -2 : undefined).slice(0, 14)
  const padding = Array.from({ length: MRZ_WIDTH - 30 - middle.length }, () => filler)
  return [...head, ...middle, ...padding, ...tail]
}
