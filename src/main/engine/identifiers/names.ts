import { failed, passed, type IdentifierCheck } from './identifier'

const MOST_WORDS = 7
const LONGEST = 80

/**
 * Where other words begin with capitals, a word that begins with a small l was read wrong: "lyer" is Iyer,
 * "lal" is Lal. Texts without any capital stay as they are.
 */
function capitalInitials(text: string): string {
  if (!/\p{Lu}\p{Ll}/u.test(text)) return text
  return text.replace(/(?<![\p{L}\p{M}\p{N}.])l(?=(\p{Ll})\p{Ll})/gu, (_, next: string) =>
    'aeiou'.includes(next) ? 'L' : 'I',
  )
}

/** One blank between words, no marks at the ends, none that a name cannot hold. The case stays as printed. */
export function normaliseName(text: string): string {
  return (
    capitalInitials(text)
      .normalize('NFC')
      // Strokes that stand for an I among capitals.
      .replace(/(?<=\p{Lu})[\]|!1](?=\p{Lu}|\s|$)/gu, 'I')
      .replace(/[‘’`´]/g, "'")
      .replace(/[^\p{L}\p{M}.' \-\u200c\u200d]/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s.'-]+|[\s'-]+$/g, '')
      // A dot ends an initial; after a word it is a speck.
      .replace(/(\p{L}{2})[\s.]+$/u, '$1')
  )
}

/** Whether a normalised text can be a person's name: letters in words, not too many, one script. */
export function checkName(name: string): IdentifierCheck {
  if (name === '') return failed('grammar', 'empty')
  const words = name.split(' ')
  if (words.length > MOST_WORDS || name.length > LONGEST || letters(name) < 2) return failed('grammar', 'length')
  const latin = /\p{Script=Latin}/u.test(name)
  const devanagari = /\p{Script=Devanagari}/u.test(name)
  if (latin === devanagari) return failed('grammar', 'characters')
  // Reading noise shows as consonants in a row or one letter over and over.
  if (/(\p{L})\1{3,}/u.test(name) || /[bcdfghjklmnpqrstvwxz]{7,}/i.test(name)) return failed('grammar', 'characters')
  return passed('grammar')
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
