import type { ReadChar } from '../model'
import type { ReadText } from './identifier'
import { isMark } from './confusions'
import { LETTERS, DIGITS } from './repair'

export const MRZ_WIDTH = 44
export const FILLER = '<'

const alphabet = LETTERS + DIGITS + FILLER
const filler: ReadChar = { text: FILLER, confidence: 0.5, others: [] }

/** A reading as characters of a machine-readable line: fillers as `<`, no blanks, upper case; marks stay. */
export function mrzChars(read: ReadText): readonly ReadChar[] {
  const chars: readonly ReadChar[] =
    typeof read === 'string' ? [...read].map((text) => ({ text, confidence: 0.9, others: [] })) : read
  return chars.flatMap((char) => {
    const text = char.text.toUpperCase().replaceAll('‹', FILLER)
    if (text === '«') return [filler, filler]
    return text.length === 1 && (alphabet.includes(text) || isMark(text)) ? [{ ...char, text }] : []
  })
}

/** The upper line in its full width: noise among the fillers at its end becomes fillers. */
export function fitUpper(chars: readonly ReadChar[]): string {
  const line = chars.map((char) => (char.text === '$' ? 'S' : char.text)).join('')
  // Letters that fillers are read as, after all names are told.
  let names = line.slice(5).replace(/<<[<KXSCL]*$|(?:<[KX]*)+$/, '')
  // Readers see a K in two fillers: where nothing else parts surname and given names, that is what it was.
  if (!names.includes('<<')) names = names.replace(/<[KX]<(?=[A-Z])/, '<<')
  // Two fillers part surname and given names; after the next two nothing more can come.
  const [surname = '', given = ''] = names.split(/<{2,}/)
  const kept = given === '' ? surname : `${surname}<<${given.replace(/(?:<[KX]+)+$/, '')}`
  return (line.slice(0, 5) + kept).slice(0, MRZ_WIDTH).padEnd(MRZ_WIDTH, FILLER)
}

/** The upper line of a passport from its parts, names with fillers between and in them. */
export function upperLine(kind: string, issuer: string, names: string): string {
  return `P${/[A-Z<]/.test(kind) ? kind : FILLER}${issuer}${names}`.slice(0, MRZ_WIDTH).padEnd(MRZ_WIDTH, FILLER)
}
