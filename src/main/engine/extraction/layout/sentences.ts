/** Sentences among the labels and values of a form. */
import type { LaidWord, Segment } from './layout'
import { opensInLatin } from './opens-in-latin'

const leastWords = 9
const smallShare = 0.55

const isLatin = ({ text }: LaidWord): boolean => opensInLatin(text)
/** True for a word that begins with a small letter. */
export const isSmall = ({ text }: LaidWord): boolean => /^[^\p{L}]*\p{Ll}/u.test(text)

/** True for many words of which most are small. Labels, heads of tables and addresses are written large. */
export function isSentence({ words }: Segment): boolean {
  const latin = words.filter(isLatin)
  return latin.length >= leastWords && latin.filter(isSmall).length > smallShare * latin.length
}

/**
 * "We undertake to pay you", "mentioned below" are of a sentence: words in small letters stand in it, and in a name but
 * those that join.
 */
export function isSaid(name: string): boolean {
  const all = name.split(/[\s,;:]+/).filter((word) => word !== '')
  const small = all.filter((word) => /^\p{Ll}{2,}$/u.test(word) && !/^(?:and|of|alias|urf|bin|the)$/.test(word))
  return small.length > 1 && (/\p{Lu}/u.test(name) || small.length === all.length)
}
