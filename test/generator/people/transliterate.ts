/**
 * Latin to Devanagari by sound, for names and places without a known spelling. It makes plausible print for the
 * Hindi lines of a card; no truth depends on it.
 */
const consonants: readonly (readonly [string, string])[] = [
  ['ksh', 'क्ष'],
  ['chh', 'छ'],
  ['kh', 'ख'],
  ['gh', 'घ'],
  ['ch', 'च'],
  ['jh', 'झ'],
  ['th', 'थ'],
  ['dh', 'ध'],
  ['ph', 'फ'],
  ['bh', 'भ'],
  ['sh', 'श'],
  ['gn', 'ज्ञ'],
  ['k', 'क'],
  ['g', 'ग'],
  ['j', 'ज'],
  ['t', 'त'],
  ['d', 'द'],
  ['n', 'न'],
  ['p', 'प'],
  ['b', 'ब'],
  ['m', 'म'],
  ['y', 'य'],
  ['r', 'र'],
  ['l', 'ल'],
  ['v', 'व'],
  ['w', 'व'],
  ['s', 'स'],
  ['h', 'ह'],
  ['f', 'फ'],
  ['z', 'ज़'],
  ['q', 'क'],
  ['x', 'क्स'],
  ['c', 'क'],
]
/** Spelling, sign after a consonant, letter of its own. */
const vowels: readonly (readonly [string, string, string])[] = [
  ['aa', 'ा', 'आ'],
  ['ai', 'ै', 'ऐ'],
  ['au', 'ौ', 'औ'],
  ['ee', 'ी', 'ई'],
  ['oo', 'ू', 'ऊ'],
  ['ou', 'ौ', 'औ'],
  ['a', '', 'अ'],
  ['i', 'ि', 'इ'],
  ['u', 'ु', 'उ'],
  ['e', 'े', 'ए'],
  ['o', 'ो', 'ओ'],
]

/** A text word by word; digits and marks stay as they are. */
export function toDevanagari(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) => wordToDevanagari(word.toLowerCase()))
}

function wordToDevanagari(word: string): string {
  let out = ''
  let afterConsonant = false
  let at = 0
  while (at < word.length) {
    const rest = word.slice(at)
    const consonant = consonants.find(([spelling]) => rest.startsWith(spelling))
    if (consonant !== undefined) {
      out += (afterConsonant ? '्' : '') + consonant[1]
      afterConsonant = true
      at += consonant[0].length
      continue
    }
    const vowel = vowels.find(([spelling]) => rest.startsWith(spelling))
    if (vowel === undefined) break
    const last = at + vowel[0].length === word.length
    if (!afterConsonant) out += vowel[2]
    else out += last && vowel[0] === 'a' ? 'ा' : last && vowel[0] === 'i' ? 'ी' : vowel[1]
    afterConsonant = false
    at += vowel[0].length
  }
  return out
}
