import { distance } from 'fastest-levenshtein'
import { titles } from '../../text/lexicon'
import { looksAlike, withoutRn } from '../../text/looks'
import { sideOf } from '../../text/sides'
import { holdsLetters } from '../../text/spelling'
import { areOneWay } from '../../text/street-words'
import type { NameWord, Prepared } from '../prepared'
import type { PairingSide } from './aligned-side'
import { isCutInside } from './cut-inside'
import { findBoards } from './find-boards'
import { areOfTwoEnds, beginOtherwise } from './villages-of-one-name'

/** For each word of one address how well the other has it, 0..1. */
export interface Aligned {
  readonly a: readonly number[]
  readonly b: readonly number[]
  /** Index of the word of the other address; -1 where it has none. */
  readonly toB: readonly number[]
  readonly toA: readonly number[]
}

/** Pairs the words of two addresses: by sound, by consonants, by letters, as one word or two, as initials. */
export function align(a: Prepared, b: Prepared): Aligned {
  const one = a.words
  const other = b.words
  // Plain arrays: typed ones of more than eight numbers are made outside of the heap, which costs more than all else here.
  const scoreA = new Array<number>(one.length).fill(0)
  const scoreB = new Array<number>(other.length).fill(0)
  const toB = new Array<number>(one.length).fill(-1)
  const toA = new Array<number>(other.length).fill(-1)
  for (let i = 0; i < one.length; i += 1) {
    const j = b.bySound.get(one[i]!.sound)
    if (j === undefined) continue
    scoreA[i] = 1
    toB[i] = j
  }
  for (let j = 0; j < other.length; j += 1) {
    const i = a.bySound.get(other[j]!.sound)
    if (i === undefined) continue
    scoreB[j] = 1
    toA[j] = i
  }
  for (let i = 0; i < one.length; i += 1) {
    if (scoreA[i] !== 0) continue
    for (let j = 0; j < other.length; j += 1) {
      if (scoreB[j] === 1) continue
      const alike = likeness(one[i]!, other[j]!)
      if (alike > scoreA[i]!) {
        scoreA[i] = alike
        toB[i] = j
      }
      if (alike > scoreB[j]!) {
        scoreB[j] = alike
        toA[j] = i
      }
    }
  }
  const [sideA, sideB]: [PairingSide, PairingSide] = [
    { words: one, scores: scoreA, to: toB },
    { words: other, scores: scoreB, to: toA },
  ]
  const bothWays = (pass: (own: PairingSide, other: PairingSide) => void): void => {
    pass(sideA, sideB)
    pass(sideB, sideA)
  }
  findSides(sideA, b)
  findSides(sideB, a)
  bothWays(findInitials)
  bothWays(findCutShort)
  bothWays(findBoards)
  joinWords(sideA, a.together, sideB)
  joinWords(sideB, b.together, sideA)
  bothWays(findInside)
  bothWays(findSaidTwice)
  bothWays(findOtherVillage)
  return { a: scoreA, b: scoreB, toB, toA }
}

/** "Malad East" and "Malad (E)": a side of which the other has no word has found its like. */
function findSides({ words, scores }: PairingSide, { sides }: Prepared): void {
  for (let at = 0; at < words.length; at += 1) {
    const side = words[at]!.common && scores[at] === 0 ? sideOf(words[at]!.text, false) : null
    if (side !== null && sides.has(side)) scores[at] = 0.95
  }
}

/** "Penumantra, Penumantra Mandal" and "Nelamuru, Penumantra Mandal": what both have is the sub-district's name. */
function findOtherVillage({ words, scores }: PairingSide, { words: others }: PairingSide): void {
  for (let at = 0; at < words.length; at += 1) {
    const { sound, part } = words[at]!
    if (scores[at]! < 1 || (part !== 'village' && part !== 'locality')) continue
    if (words.some((word) => isDivision(word, sound)) && others.some((word) => isDivision(word, sound)) && others.every((word) => word.sound !== sound || isDivision(word, sound))) scores[at] = 0 // prettier-ignore
  }
}
const isDivision = ({ sound, part }: NameWord, asked: string): boolean => sound === asked && part === 'sub_district'

/** "Taikalwadi ... Taiklawadi": of a name that one address has in two spellings the other has both. */
function findSaidTwice({ words, scores }: PairingSide): void {
  for (let i = 0; i < words.length; i += 1) {
    const { bones } = words[i]!
    if (scores[i]! > 0.6 || bones.length < 4) continue
    for (let at = 0; at < words.length && scores[i]! < 0.9; at += 1)
      if (at !== i && scores[at]! > 0.9 && words[at]!.bones === bones) scores[i] = 0.9
  }
}

/** "M.G. Chowk" and "Gandhi Chowk", "J.N. Street" and "Nehru Street": of the many with the initials few are another's. */
const areHis = (initials: string, name: string): boolean => initials.length < 4 && namesOf.get(initials) === name
const namesOf: ReadonlyMap<string, string> = new Map([['mg', 'gandhi'], ['jn', 'nehru'], ['jln', 'nehru'], ['lbs', 'shastri'], ['svp', 'patel']]) // prettier-ignore

/** "Bharathidasan" is the servant of Bharathi, and another. */
const endsInServant = (long: string, short: string): boolean =>
  short.length > 4 && long.length > short.length + 3 && long.startsWith(short) && /^da(?:s|ss|san)$/.test(long.slice(short.length)) // prettier-ignore

/** 0 or 0.55..0.95 for words that do not sound the same. */
function likeness(a: NameWord, b: NameWord): number {
  const [x, y] = [a.sound, b.sound]
  // "Juna Bazar" and "Old Bazar"
  if (a.common && b.common && sideOf(a.text, false) !== null && sideOf(a.text, false) === sideOf(b.text, false)) return 0.95 // prettier-ignore
  if (a.common && b.common && areOneWay(a.text, b.text)) return 0.9
  if (endsInServant(a.text, b.text) || endsInServant(b.text, a.text)) return 0.3
  if (areHis(a.text, b.text) || areHis(b.text, a.text)) return 0.85
  if (endOtherwise(a, b) || beginOtherwise(a.text, b.text) || areOfTwoEnds(a, b)) return 0.3
  // "Amdi" and "Amadi": a vowel more is heard or not.
  if (a.bones === b.bones && a.bones.length > 2 && distance(x, y) === 1) return 0.95
  if (lostLetter(a.text, b.text)) return 0.7
  if (sayFlaps(x, y)) return 0.9
  if (a.text.length > 4 && looksAlike(a.text, b.text)) return 0.8
  if (isSkeletonOf(a, b) || isSkeletonOf(b, a)) return 0.8
  if (isCutInside(a.text, b.text)) return 0.8
  const shorter = Math.min(x.length, y.length)
  const longer = Math.max(x.length, y.length)
  if (shorter < 3) return 0
  if (a.bones === b.bones && a.bones.length >= 3) return a.bones.length > 3 ? 0.95 : 0.6
  if (withoutRn(x) === withoutRn(y)) return 0.9
  // "Bibekananda" and "Vivekananda": Bengali writes both with one letter. "Bihar" and "Vihar" are two words.
  if (shorter > 5 && x.replaceAll('v', 'b') === y.replaceAll('v', 'b')) return 0.9
  // "Venkatachala" and "Venktachalam"
  if (shorter > 7 && longer - shorter < 4 && a.end === b.end && areLongTwins(a, b)) return 0.75
  if (longer - shorter > 2) return shorter >= 5 && (x.startsWith(y) || y.startsWith(x)) ? 0.6 : 0
  const apart = distance(x, y)
  if (shorter < 4) return apart === 1 && longer > 3 ? 0.55 : 0
  if (apart === 1) return shorter < 5 ? 0.7 : confusable(x, y) ? 0.9 : 0.6
  // "Edathil" and "Edakkattil", "Laxmi" and "Laxman": two letters are seldom one name by ear.
  if (apart === 2 && longer >= 7) return x.charCodeAt(0) === y.charCodeAt(0) && longer - shorter < 2 ? 0.6 : 0.5
  if (apart === 2 && shorter >= 5 && x.charCodeAt(0) === y.charCodeAt(0)) return 0.55
  return 0
}

/** Of many consonants all are the same but one, which one of them may lack; "Ramakrishna" and "Radhakrishna" are two. */
const areLongTwins = ({ bones: x, sound: one }: NameWord, { bones: y, sound: other }: NameWord): boolean =>
  Math.min(x.length, y.length) > 4 && x[0] === y[0] && Math.abs(x.length - y.length) < 2 && distance(x, y) === 1 && confusable(x, y) && distance(one, other) < 4 // prettier-ignore

/** "Kusupur" and "Kusupalli": villages that begin alike, each with an end that such names have. */
const endOtherwise = ({ end }: NameWord, other: NameWord): boolean =>
  end !== '' && other.end !== '' && end !== other.end && distance(end, other.end) > 1

/** "Bara" and "Bada", "Nimbahera" and "Nimbaheda": a sound of Hindi that Latin letters write as r and as d. */
function sayFlaps(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0) || Math.abs(one.length - other.length) > 1) return false
  const [x, y] = one.length === other.length ? [one, other] : [withoutGlide(one), withoutGlide(other)]
  if (x.length !== y.length || x.length < 3) return false
  for (let at = 1; at < x.length; at += 1)
    if (x[at] !== y[at] && !((x[at] === 'r' && y[at] === 'd') || (x[at] === 'd' && y[at] === 'r'))) return false
  return true
}

/** "Gudhiyari", which is "Gurhiari" too: between the vowels the glide is written or not. */
const withoutGlide = (sound: string): string => sound.replace(/iy(?=[aeou])/g, 'i')

/** "MTP Road" and "Mettupalayam Road": a street's name cut down to its consonants. */
function isSkeletonOf(short: NameWord, long: NameWord): boolean {
  if (short.part !== 'street' || long.part !== 'street' || !/^[^aeiou\d]{3,4}$/.test(short.text)) return false
  return long.text.length >= 2 * short.text.length && long.text[0] === short.text[0] && holdsLetters(long.text, short.text) // prettier-ignore
}

/** "Royl" and "Royal": read without one of its letters, a short word sounds otherwise. */
const lostLetter = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) === 1 && a.length + b.length > 8 && a[0] === b[0] && distance(a, b) === 1

/** Letters that are taken for one another by ear or by eye; a letter too many or too few is lost in print. */
const taken = ['aeiouy', 'bvfp', 'dtlr', 'kgqx', 'sjx', 'nmuv', 'hbn', 'ilt', 'es', 'ftr', 'ce'] as const

function confusable(x: string, y: string): boolean {
  if (x.length !== y.length) return true
  const at = [...x].findIndex((letter, index) => letter !== y[index])
  return taken.some((letters) => letters.includes(x[at]!) && letters.includes(y[at]!))
}

/**
 * "Shivaji Nagar" and "Shivajinagar", "MG" and "Mahatma Gandhi": words of `many` that are one of `few`; `together` as
 * `Spoken` has it.
 */
function joinWords(
  { words: many, scores: scoreMany, to: toFew }: PairingSide,
  together: readonly string[],
  { words: few, scores: scoreFew, to: toMany }: PairingSide,
): void {
  for (let i = 0; i + 1 < many.length; i += 1) {
    if (scoreMany[i] === 1 && scoreMany[i + 1] === 1) continue
    const [first, second] = [many[i]!, many[i + 1]!]
    for (let j = 0; j < few.length; j += 1) {
      if (scoreFew[j] === 1) continue
      const { sound, text } = few[j]!
      const initials =
        text.length === 2 &&
        // "KR Road" is no "KG Road", though that has a K and an R.
        !(second.common && few[j + 1]?.text === second.text) &&
        // "Dr Yagnik Road" is not in "Dhebar Road".
        !titles.has(text) &&
        text.charCodeAt(0) === first.text.charCodeAt(0) &&
        text.charCodeAt(1) === second.text.charCodeAt(0)
      const written =
        sound.length === first.sound.length + second.sound.length ||
        Math.abs(sound.length - first.sound.length - second.sound.length) <= 2
      if (
        !initials &&
        !(
          written &&
          beginAlike(sound, first.sound) &&
          (distance(sound, first.sound + second.sound) <= (sound.length > 7 ? 2 : 1) ||
            // "Khel Gaon" and "Khelgaon"
            isHeardAs(sound, together[i]!) ||
            // "Slta pur" and "Sitapur"
            (text.length > 6 && looksAlike(text, first.text + second.text)) ||
            // "Ramyanagari" as Devanagari has it: its vowels are not all written.
            (few[j]!.bones.length > 4 && few[j]!.bones === first.bones + second.bones))
        )
      )
        continue
      const score = initials ? 0.85 : 1
      scoreMany[i] = Math.max(scoreMany[i]!, score)
      scoreMany[i + 1] = Math.max(scoreMany[i + 1]!, score)
      scoreFew[j] = score
      toMany[j] = i
      toFew[i] = toFew[i + 1] = j
      break
    }
  }
}

/** "Khelgaon", and "Badadeo" of "Bara Deo" */
const isHeardAs = (one: string, other: string): boolean => one === other || (one.length > 5 && sayFlaps(one, other))

/** "Wazir" and "Bajir": at the beginning b and v are one to many ears. */
export const beginAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (/^[bv]/.test(one) && /^[bv]/.test(other))

/** "NSC" and "Netaji Subhas Chandra": a word of three letters to six that begin as many words of the other address. */
function findInitials({ words: one, scores }: PairingSide, { words: other, scores: otherScores }: PairingSide): void {
  for (let i = 0; i < one.length; i += 1) {
    const { text } = one[i]!
    if (scores[i]! > 0.6 || text.length < 3 || text.length > 6) continue
    for (let j = 0; j < other.length; j += 1) {
      if (other[j]!.text.charCodeAt(0) !== text.charCodeAt(0)) continue
      const end = endOfInitials(text, other, j)
      if (end < 0) continue
      scores[i] = 0.85
      for (let at = j; at < end; at += 1) otherScores[at] = Math.max(otherScores[at]!, 0.85)
      break
    }
  }
}

/** Behind which word of a run, from `at` on, its words have begun with all the letters; -1 where they do not. */
function endOfInitials(letters: string, words: readonly NameWord[], at: number): number {
  let end = at
  let initials = ''
  while (initials.length < letters.length && words[end]?.run === words[at]!.run) {
    let more = initials
    const { text } = words[end]!
    // Hardly a word has a blank in it, and this is asked of all of them.
    if (text.includes(' ')) for (const word of text.split(' ')) more += word[0] ?? ''
    else more += text.charAt(0)
    if (!letters.startsWith(more)) break
    initials = more
    end += 1
  }
  // "BHEL" is "Bharat Heavy Electricals", limited or not, and what it owns stands behind.
  return end > at + 1 && (initials === letters || `${initials}l` === letters) ? end : -1
}

/** "Jub Hills" and "Jubilee Hills", "T Nagar" and "Thyagaraya Nagar": a word cut short before one that both have. */
function findCutShort({ words: one, scores }: PairingSide, { words: other, scores: otherScores }: PairingSide): void {
  for (let i = 0; i + 1 < one.length; i += 1) {
    const [{ text, run }, next] = [one[i]!, one[i + 1]!]
    if (scores[i]! > 0.6 || next.run !== run || scores[i + 1] !== 1) continue
    const j = other.findIndex((word, at) => otherScores[at]! <= 0.6 && isBefore(next, other, at) && isShortOf(text, word.text)) // prettier-ignore
    if (j < 0) continue
    scores[i] = Math.max(scores[i]!, 0.8)
    otherScores[j] = Math.max(otherScores[j]!, 0.8)
  }
}

/** Whether behind a word of a name stands another of the sound of `next`. */
const isBefore = ({ sound }: NameWord, words: readonly NameWord[], at: number): boolean =>
  at + 1 < words.length && words[at + 1]!.sound === sound && words[at + 1]!.run === words[at]!.run

/**
 * The beginning of a word, not a name from which another goes on as "Sagarika" from "Sagar"; or two initials of one that
 * is two names: "R.K. Salai" and "Radhakrishnan Salai".
 */
const isShortOf = (short: string, word: string): boolean =>
  word.length > short.length + 1 &&
  (short.length === 2
    ? word.length > 8 && word.startsWith(short[0]!) && word.indexOf(short[1]!, 3) > 0
    : word.startsWith(short) && (short.length < 5 || word.length < short.length + 3))

/** "Marudhamalaiandavarkalyana": a long word that holds words of the other address, their blanks lost. */
function findInside({ words: one, scores }: PairingSide, { words: other, scores: otherScores }: PairingSide): void {
  for (let i = 0; i < one.length; i += 1) {
    const { sound, part } = one[i]!
    if (scores[i]! > 0.6 || sound.length < 9) continue
    const inside: number[] = []
    let length = 0
    for (let j = 0; j < other.length; j += 1) {
      const piece = other[j]!.sound
      if (piece.length < 3 || piece.length > sound.length - 2 || !sound.includes(piece)) continue
      // "Hirehadagali" in the sub-district of Hadagali: what it lies in says nothing of the village.
      if (other[j]!.part === 'sub_district' && (part === 'village' || part === 'locality')) continue
      if (endsInServant(one[i]!.text, other[j]!.text)) continue
      inside.push(j)
      length += piece.length
    }
    const held = length / sound.length
    scores[i] = Math.max(scores[i]!, Math.min(0.9, held))
    // "Pala" is a town, and by chance the end of Kanjirappally.
    if (held < 0.5) continue
    for (const j of inside) otherScores[j] = Math.max(otherScores[j]!, 0.9)
  }
}
