/**
 * Sounds that are spelt in one way or the other in Latin letters: d or r (Chopra, Rathod), and a last a or none
 * (Prakash).
 */
const flap = 'ɽ'
const faint = 'ə'
/** Letters of Tamil that stand for two sounds. */
const [kOrG, tOrD, pOrB, sOrCh] = ['ƙ', 'ƭ', 'ƥ', 'ʃ']
const twofold: readonly (readonly [sound: string, ...ways: string[]])[] = [
  [flap, 'd', 'r'], [faint, '', 'a'], [kOrG, 'k', 'g'], [tOrD, 't', 'd'], [pOrB, 'p', 'b'], [sOrCh, 's', 'ch'],
] // prettier-ignore

const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd',
  ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', ऩ: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y',
  // Code points of the private use: no script has letters for these.
  '\ue000': kOrG, '\ue001': tOrD, '\ue002': pOrB, '\ue003': sOrCh, '\u095c': flap, '\u095d': `${flap}h`,
  र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', ऴ: 'zh', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
} // prettier-ignore
const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ऎ: 'e', ए: 'e', ऐ: 'ai', ऑ: 'o', ऒ: 'o', ओ: 'o', औ: 'au',
  ऍ: 'e', ॐ: 'om',
} // prettier-ignore
const signs: Readonly<Record<string, string>> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'ॆ': 'e', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ॊ': 'o', 'ो': 'o',
  'ौ': 'au', 'ॅ': 'e',
} // prettier-ignore
const nasals: ReadonlySet<string> = new Set(['ं', 'ँ'])
const halant = '्'

/** Spelt otherwise than letter by letter. */
const wholes: readonly (readonly [RegExp, string])[] = [
  [/ज्ञ/g, 'ग्य'],
  [/सिंह(?!\p{M})/gu, 'सिंघ'],
]

/** The blocks of the other Indic scripts hold the letters in the places in which Devanagari's has them. */
const firstOfScripts = { from: 0x0980, to: 0x0d7f }
const devanagari = 0x0900
const blockSize = 0x80
/** Letters that their block holds where Devanagari's has another. */
const strays: Readonly<Record<string, string>> = { ৎ: 'त्', ৰ: 'र', ৱ: 'व', 'ੰ': 'ं', 'ੱ': '', ൻ: 'न्', ർ: 'र्', ൽ: 'ल्', ൾ: 'ल्', ൺ: 'न्' } // prettier-ignore

/** In the scripts of the South, and in Odia, the unwritten vowel is spoken at the end of a word too. */
const firstSpoken = 0x0b00
const isConsonant = (char: string): boolean => char in consonants
const isVirama = (char: string | undefined): boolean =>
  (char?.codePointAt(0) ?? 0) % blockSize === halant.charCodeAt(0) % blockSize

function inDevanagari(char: string, at: number, all: readonly string[]): string {
  const stray = strays[char]
  if (stray !== undefined) return stray
  const code = char.codePointAt(0) ?? 0
  const { from, to } = firstOfScripts
  if (code < from || code > to) return char
  const letter = String.fromCodePoint(devanagari + (code % blockSize))
  const isLast = !/\p{L}|\p{M}/u.test(all[at + 1] ?? '')
  if (code < firstSpoken || !isLast || !isConsonant(letter)) return letter
  // A cluster could not be spoken without it.
  return isVirama(all[at - 1]) ? `${letter}ा` : `${letter}${faint}`
}

/**
 * Tamil writes one letter for k and g, for t and d, for p and b, and one for s and ch. Doubled, it is the first;
 * elsewhere either. Chandra and Priya have an i there, which nobody says.
 */
const eitherInTamil: Readonly<Record<string, string>> = { க: '\ue000', ட: '\ue001', த: '\ue001', ப: '\ue002' }
const fromTamil = (text: string): string =>
  text
    .replace(/ந்திர/g, 'न्द्र')
    .replace(/(?<![\p{L}\p{M}])பிர/gu, 'ப்ர')
    .replace(/(?<![\p{L}\p{M}])ச/gu, '\ue003')
    .replace(/(?<!்)ச(?!்)/g, 'स')
    .replace(/(?<![கசடதப]்)[கடதப](?!்)/g, (letter) => eitherInTamil[letter] ?? letter)

/** Every way in which a word with such sounds may be spelt. */
export function spellingsOf(word: string): readonly string[] {
  return twofold.reduce<readonly string[]>(
    (all, [sound, ...ways]) =>
      all.flatMap((one) => (one.includes(sound) ? ways.map((way) => one.replaceAll(sound, way)) : [one])),
    [word],
  )
}

/**
 * Text of the Indic scripts in Latin letters, as names are spelt, but for sounds that are spelt in two ways
 * (`spellingsOf`). The vowel that a consonant carries unwritten is an `a`; at the end of a word it is silent, but for a
 * cluster, which could not be spoken without. Other text stays.
 */
export function romanise(text: string): string {
  const letters = [...fromTamil(text.normalize('NFC'))]
    .map(inDevanagari)
    .join('')
    .normalize('NFC')
    .replace(/\u0921\u093c/g, '\u095c')
    .replace(/\u0922\u093c/g, '\u095d')
    .replace(/़/g, '')
  const whole = wholes.reduce((now, [from, to]) => now.replace(from, to), letters)
  const chars = [...whole]
  return chars.map((char, at) => latinOf(char, chars[at - 1] ?? '', chars[at + 1] ?? '')).join('')
}

function latinOf(char: string, before: string, next: string): string {
  const consonant = consonants[char]
  if (consonant === undefined)
    return nasals.has(char) ? 'n' : char === halant ? '' : (vowels[char] ?? signs[char] ?? char)
  if (next === halant || next in signs) return consonant
  const isSilent = !isDevanagari(next) && before !== halant
  return isSilent ? consonant : `${consonant}a`
}

const isDevanagari = (char: string): boolean => /[\p{Script=Devanagari}\ue000-\ue003]/u.test(char)
