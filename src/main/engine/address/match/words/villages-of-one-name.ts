/** Villages side by side that share a name: what stands before or behind it tells the one from the other. */
import type { NameWord } from '../prepared'

/** "Keelapavoor" and "Melapavoor": of one name the lower, eastern or smaller village and another. */
export function beginOtherwise(one: string, other: string): boolean {
  // Asked of every two words: most end otherwise.
  if (one.length < 8 || other.length < 8 || one.slice(-shortest) !== other.slice(-shortest)) return false
  return begins.some((sides) => {
    const [first, second] = [sides.findIndex((side) => side.test(one)), sides.findIndex((side) => side.test(other))]
    if (first < 0 || second < 0 || first === second) return false
    return one.replace(sides[first]!, '') === other.replace(sides[second]!, '')
  })
}
/** Letters of a name, at least, behind what tells its village. */
const shortest = 4
const begins = [
  [/^(?:kee?la|kee?zha?|kizha?)(?=.{4})/, /^mela?(?=.{4})/],
  [/^(?:pedd?a|periya|dodda)(?=.{4})/, /^(?:chinn?a|sinna|chikka)(?=.{4})/],
  [/^(?:vada|uttara?)(?=.{4})/, /^(?:then|dakshina?)(?=.{4})/],
]

/** "Silana" and "Silani", "Kheda" and "Khedi": villages of one stem, of which the second is the smaller. */
export const areOfTwoEnds = (a: NameWord, b: NameWord): boolean =>
  isOfVillage(a) && isOfVillage(b) && (isSmallerOf(a.text, b.text) || isSmallerOf(b.text, a.text) || (a.known && b.known && a.bones === b.bones && isShortSmallerOf(a, b))) // prettier-ignore
/** "Nangal" and "Nangli", each a name of many villages: the vowel before the last consonant is lost where another ends it. */
const isShortSmallerOf = ({ text: a }: NameWord, { text: b }: NameWord): boolean =>
  [[a, b], [b, a]].some(([small, large]) => /[^aeiou]i$/.test(small!) && /[aeiou][^aeiou]$/.test(large!) && small!.length === large!.length && small!.slice(0, -2) === large!.slice(0, -2) && small!.at(-2) === large!.at(-1)) // prettier-ignore
const isOfVillage = ({ part }: NameWord): boolean => part === 'village' || part === 'post_office'
const isSmallerOf = (small: string, large: string): boolean =>
  large.length > 3 && large.endsWith('a') && /(?:i|ee)$/.test(small) && small.replace(/(?:i|ee)$/, '') === large.slice(0, -1) // prettier-ignore
