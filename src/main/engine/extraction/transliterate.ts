/** Devanagari in Latin letters as Indians write them on forms: "रमेश कुलकर्णी" is "Ramesh Kulkarni". */
import Sanscript from '@indic-transliteration/sanscript'
import { latinDigits } from '../identifiers'

const devanagari = /[\u0900-\u097f]/

/** The text in Latin letters, or null where nothing of it is in Devanagari. Meant for reading, not for comparing. */
export function transliterated(text: string): string | null {
  if (!devanagari.test(text)) return null
  return latinDigits(text)
    .replace(/[\u0900-\u0963\u0970-\u097f]+/g, (word) => capital(wordInLatin(word)))
    .replace(/\s+/g, ' ')
    .trim()
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const vowelSign = /[\u093e-\u094c\u0962\u0963]/
const consonant = /[\u0915-\u0939\u0958-\u095f]/

/** Marathi and Hindi do not speak every short a that is written: not the last, and not between two open syllables. */
function wordInLatin(word: string): string {
  const letters = [...word.normalize('NFC').replace(/\u0931/g, '\u0930')]
  const silent = silentVowels(letters)
  const written = letters.map((letter, i) => (silent.has(i) ? `${letter}\u094d` : letter)).join('')
  return plain(Sanscript.t(written, 'devanagari', 'iast'))
}

/** Indices of consonants whose inherent vowel is not spoken. */
function silentVowels(letters: readonly string[]): Set<number> {
  const silent = new Set<number>()
  const bears = (i: number): boolean => consonant.test(letters[i] ?? '') && !marked(letters[i + 1])
  const last = letters.length - 1
  const joined = (i: number): boolean => letters[i - 1] === '\u094d'
  if (last > 0 && bears(last) && !joined(last)) silent.add(last)
  // A short a before a syllable with a vowel of its own and after one is dropped: "कुलकर्णी" is spoken Kulkarni.
  for (let i = last - 1; i > 1; i--) {
    const open = vowelBefore(letters, i)
    const next = letters[i + 1] ?? ''
    const spoken = vowelSign.test(letters[i + 2] ?? '') || (bears(i + 1) && i + 1 < last)
    if (bears(i) && open && !joined(i) && consonant.test(next) && spoken && !silent.has(i + 1)) silent.add(i)
  }
  return silent
}

const marked = (letter: string | undefined): boolean =>
  letter !== undefined && (vowelSign.test(letter) || letter === '\u094d' || letter === '\u0902')

/** True where a spoken vowel stands right before a letter. */
function vowelBefore(letters: readonly string[], i: number): boolean {
  const before = letters[i - 1] ?? ''
  return (
    vowelSign.test(before) || /[\u0904-\u0914]/.test(before) || (consonant.test(before) && letters[i - 2] !== '\u094d')
  )
}

/** Letters with marks in the spelling of forms. */
const plain = (text: string): string =>
  text
    .replace(/ṃ(?=[pbm])/g, 'm')
    .replace(/[ṃṁ]/g, 'n')
    .replace(/[śṣ]/g, 'sh')
    .replace(/c(?!h)/g, 'ch')
    .replace(/ch(?=h)/g, 'ch')
    .replace(/ṛ/g, 'ru')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/jn/g, 'dny')
    .replace(/[^\p{Script=Latin}'-]/gu, '')
