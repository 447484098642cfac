import type { ReadChar } from '../model'
import type { ReadText } from './identifier'
import { isMark } from './confusions'
import { LETTERS, DIGITS } from './repair'

const MRZ_WIDTH = 44
export const FILLER = '<'

const alphabet = LETTERS + DIGITS + FILLER
const filler: ReadChar = { text: FILLER, confidence: 0.5, others: [] }

/** A reading as characters of a machine-readable line: fillers as `<`, no blanks, upper case; marks stay. */
export function mrzChars(read: ReadText): readonly ReadChar[] {
  const chars: readonly ReadChar[] =
    typeof read === 'string' ? [...read].map((text) => ({ text, confidence: 0.9, others: [] })) : read
  return chars.flatMap((char) => {
    // There are no small letters in these lines: what looks like one is the chevron of a filler.
    const text = /^[ceskx¢‹]$/.test(char.text) ? FILLER : char.text.toUpperCase()
    if (text === '«') return [filler, filler]
    return text.length === 1 && (alphabet.includes(text) || isMark(text)) ? [{ ...char, text }] : []
  })
}

/** What fillers are taken for: a part of few such letters over and over is none of a name. */
const isNoise = (part: string): boolean =>
  /^[KXSCLEGDIRY<]*$/.test(part) && (part.length < 2 || (part.length > 3 && new Set(part).size <= 3))

/** The upper line in its full width: noise among the fillers at its end becomes fillers. */
export function fitUpper(chars: readonly ReadChar[]): string {
  const line = chars.map((char) => (char.text === '$' ? 'S' : char.text)).join('')
  // Two fillers part surname and given names; after the next two nothing more can come.
  let parts = line.slice(5).split(/<{2,}/)
  while (parts.length > 1 && isNoise(parts.at(-1) ?? '')) parts = parts.slice(0, -1)
  // Readers see a K in two fillers: where nothing else parts surname and given names, that is what it was.
  if (parts.length === 1) parts = (parts[0] ?? '').replace(/<[KX]<(?=[A-Z])/, '<<').split('<<')
  const [surname = '', given = ''] = parts.map((part) => part.replace(/(?:<[KXSCLE]?)+$/, ''))
  const names = given === '' ? surname : `${surname}<<${given}`
  return (line.slice(0, 5) + names).slice(0, MRZ_WIDTH).padEnd(MRZ_WIDTH, FILLER)
}

/** The upper line of a passport from its parts, names with fillers between and in them. */
export function upperLine(kind: string, issuer: string, names: string): string {
  return `P${/[A-Z<]/.test(kind) ? kind : FILLER}${issuer}${names}`.slice(0, MRZ_WIDTH).padEnd(MRZ_WIDTH, FILLER)
}
