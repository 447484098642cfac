/** Devanagari in Latin letters as Indians write them by ear: no diacritics, the silent vowel at the end dropped. */
import { latinDigits } from '../../identifiers'

const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd',
  ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y',
  र: 'r', ल: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l', ऱ: 'r', ऴ: 'l', क़: 'k', ख़: 'kh', ग़: 'g', ज़: 'z',
  ड़: 'r', ढ़: 'rh', फ़: 'f', य़: 'y',
} // prettier-ignore
const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e', ॲ: 'a',
} // prettier-ignore
const signs: Readonly<Record<string, string>> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e',
} // prettier-ignore
/** The names of Latin letters, and the letters that Marathi has for them. */
export const letterNames: ReadonlyMap<string, string> = new Map(
  'ए:a बी:b सी:c डी:d ई:e एफ:f जी:g एच:h आई:i आय:i जे:j के:k एल:l एम:m एन:n ओ:o पी:p आर:r एस:s टी:t यू:u वी:v बि:b सि:c डि:d जि:g पि:p टि:t भि:v एइच:h इउ:u अ:a ब:b क:c ड:d इ:e फ:f'
    .split(' ')
    .map((entry) => entry.split(':') as [string, string]),
)
const halant = '्'
const nukta = '़'

/** One word or number; what is not Devanagari stays as it is. */
export function toLatin(word: string): string {
  if (!/[\u0900-\u097f]/.test(word)) return word
  // Marathi writes the v of English as "व्ह": "व्हिक्टोरिया".
  const letters = [...word.normalize('NFC').replaceAll('व्ह', 'व')]
  let latin = ''
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? ''
    const marked = letters[at + 1] === nukta
    const consonant = (marked ? consonants[letter + nukta] : undefined) ?? consonants[letter]
    if (consonant !== undefined) {
      if (marked) at += 1
      latin += consonant
      const next = letters[at + 1] ?? ''
      if (signs[next] === undefined && next !== halant && !silent(letters, at)) latin += inherent
      continue
    }
    if (letter === 'ं' || letter === 'ँ' || letter === 'ञ') latin += nasal(letters[at + 1])
    else if (letter >= '०' && letter <= '९') latin += String(letter.charCodeAt(0) - 0x0966)
    else latin += vowels[letter] ?? signs[letter] ?? (/[\u0900-\u097f]/.test(letter) ? '' : letter)
  }
  // "Ghaziabad", "Patiala": the glide is not written in Latin.
  return unspoken(latin).replace(/iya(?=[^aeiou])/g, 'ia')
}

/** Marks the vowel that a consonant carries of itself. */
const inherent = 'A'

/** "tahAsil" is said "tahsil": between two syllables it falls silent. */
function unspoken(latin: string): string {
  if (!latin.includes(inherent)) return latin
  return latin.replace(/(?<=[aeiouA]n?[^aeiouA]h?)A(?=[^aeiouA]h?[aeiou])/g, '').replaceAll(inherent, 'a')
}

/** The vowel that every consonant carries is not spoken at the end of a word of more than one letter. */
const silent = (letters: readonly string[], at: number): boolean => at === letters.length - 1 && at > 0

const nasal = (next: string | undefined): string => (next !== undefined && 'पफबभम'.includes(next) ? 'm' : 'n')

/**
 * A text with Latin digits, as long as before; a zero behind a letter is the mark of an abbreviation, "मो० पठानपुरा",
 * "नं० ४१".
 */
export const inLatinDigits = (text: string): string => latinDigits(text.replace(/(?<=[\u0900-\u0963])०(?![०-९])/g, '.'))
