/** Sentences among the labels and values of a form. */
import type { LaidWord, Segment } from './layout'

const leastWords = 9
const smallShare = 0.55

const isLatin = ({ text }: LaidWord): boolean => /^[^\p{L}]*\p{Script=Latin}/u.test(text)
/** True for a word that begins with a small letter. */
export const isSmall = ({ text }: LaidWord): boolean => /^[^\p{L}]*\p{Ll}/u.test(text)

/** True for many words of which most are small. Labels, heads of tables and addresses are written large. */
export function isSentence({ words }: Segment): boolean {
  const latin = words.filter(isLatin)
  return latin.length >= leastWords && latin.filter(isSmall).length > smallShare * latin.length
}
