const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd',
  ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y',
  र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
} // prettier-ignore
const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऑ: 'o', ओ: 'o', औ: 'au', ऍ: 'e',
} // prettier-ignore
const signs: Readonly<Record<string, string>> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ो': 'o', 'ौ': 'au', 'ॅ': 'e',
} // prettier-ignore
const nasal = new Set(['ं', 'ँ'])
const halant = '्'

/** Devanagari in Latin letters as names are spelt; every inherent vowel is an `a`. Other text stays as it is. */
export function romanise(text: string): string {
  const chars = [...text.normalize('NFD').replace(/़/g, '')]
  let out = ''
  chars.forEach((char, at) => {
    const consonant = consonants[char]
    if (consonant !== undefined) {
      const next = chars[at + 1] ?? ''
      out += consonant + (next === halant || next in signs || !isDevanagari(next) ? '' : 'a')
    } else if (nasal.has(char)) out += 'n'
    else if (char !== halant) out += vowels[char] ?? signs[char] ?? char
  })
  return out
}

const isDevanagari = (char: string): boolean => /\p{Script=Devanagari}/u.test(char)
