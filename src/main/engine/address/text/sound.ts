/**
 * Keys under which spellings by ear of one Indian name fall together. `vowels` keeps them in a plain form, `bones`
 * keeps the first letter and the consonants after it.
 */
export interface Sound {
  readonly vowels: string
  readonly bones: string
  /** How a village's name ends that it sounds like, "pur"; empty where it does not. */
  readonly end: string
}

/** In order: longer groups first. */
const rules: readonly (readonly [RegExp, string])[] = [
  // "Baragaon", "Badagav", and as Devanagari has it "Baraganv"
  [/(?<=[a-z])g(?:aon|aun|aanv|anv|av|avn)$/g, 'gav'],
  // "Deoria", "Deolali": written by ear with a v.
  [/deo/g, 'dev'],
  // "Raigad", "Raigadh" and "Raigarh": one sound of Hindi and Marathi that Latin letters write as d and as r.
  [/(?<=[a-z]{2})ga(?:rh|dh|d)$/g, 'gar'],
  // "Kozhikode": the sound of Tamil and Malayalam that is written l as often.
  [/zh/g, 'l'],
  [/ksh|kch|cksh|x/g, 'ks'],
  [/aa+/g, 'a'],
  // "Chhaya" and "Chhay", "Madhya" and "Madhy": in Devanagari the last vowel is not written.
  [/(?<=[a-z]{2})ya$/g, 'y'],
  // A letter that is free by now stands for "ch", so that the rule for a bare c leaves it alone.
  [/chh|tch|ch/g, 'x'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([bdgjkrt])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/ck|q|c/g, 'k'],
  // "Ballygunge"
  [/nge$/g, 'nj'],
  // "Chowra", "Gowda": as "Chaura" and "Gauda".
  [/ow(?=[^aeiou])/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ii|ea|ie|y(?![aeiou])/g, 'i'],
  [/oo|uu/g, 'u'],
  // "Chaudhary", "Choudhary"
  [/au|ou/g, 'o'],
  [/ai|ay|ei|ey|ae/g, 'e'],
  [/([a-z])\1+/g, '$1'],
  [/m(?=[bpt])/g, 'n'],
  [/(?<=[a-z]{3})[ah]$/g, ''],
]

/** By sound: -pur, -palli, -gaon, -garh; and of the houses of Kerala, -purayil, -purackal, -parambil, -veettil. */
const villageEnd = /(?<=.{3})(?:pureil|purakal|paranbil|vitil|kandatil|mutil|pur|puran|pal|pali|palem|gav|gar|nagar|abad|ganj|vad|vadi|ked|kedi|keri|kot|hali|gud|pet|patnan|kund|tola|tand|vas|pad|padi)$/ // prettier-ignore

const cache = new Map<string, Sound>()
const most = 50_000

export function soundOf(word: string): Sound {
  const seen = cache.get(word)
  if (seen !== undefined) return seen
  let vowels = word
  for (const [from, to] of rules) vowels = vowels.replace(from, to)
  const bones = vowels.charAt(0) + vowels.slice(1).replace(/[aeiouyh]/g, '')
  const sound = { vowels, bones, end: villageEnd.exec(vowels)?.[0] ?? '' }
  if (cache.size >= most) cache.clear()
  cache.set(word, sound)
  return sound
}

/** The sound of a name of one or several words. */
export function nameSound(name: string): string {
  return name.includes(' ') ? name.split(' ').map((word) => soundOf(word).vowels).join('') : soundOf(name).vowels // prettier-ignore
}
