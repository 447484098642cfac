/** What the directory of places and the words of addresses say of the spelling of one. */
import { distance } from 'fastest-levenshtein'
import type { Gazetteer, PinPlaces } from './gazetteer'
import type { Segment } from './segments'
import { englishWords } from './text/english-words'
import { joinedWords, labels, landmarkEnds, suffixes, writtenOut } from './text/lexicon'
import { withoutRn } from './text/looks'

export interface WordEvidence {
  /** Words that are in no name of a place and no word of addresses. Names of persons are not asked for. */
  readonly strange: readonly string[]
  /** Of those, the ones that are a letter off words that were to be expected here, with these. */
  readonly misspelt: ReadonlyMap<string, readonly string[]>
  /** True where the text names a post office, a sub-district or a district of its PIN code. */
  readonly pinNamed: boolean
}

const addressWords = new Set(
  [...writtenOut].flat().concat('main', 'feet', 'bank', 'india', 'new', 'old', 'park', 'hall'),
)
/** Words that no place has, and that say nothing of how an address was read: "Door No", "Ring Road", "Lotus Bhavan". */
const otherWords: ReadonlySet<string> = new Set([
  ...[...joinedWords.values()].flat().flatMap(([words]) => words),
  ...labels.keys(),
  ...suffixes.keys(),
  ...landmarkEnds,
  ...englishWords,
  ...['link', 'ring'],
])
/** True for a word in small letters that addresses have, whatever place they are of. */
export const isAddressWord = (word: string): boolean => addressWords.has(word) || otherWords.has(word)

const leastLetters = 4
/** Longer words may differ in two letters. */
const long = 9

/** Weighs the words of an address, state and PIN code left out. */
export function wordEvidence(segments: readonly Segment[], pin: PinPlaces | null, gazetteer: Gazetteer): WordEvidence {
  const places = pin ? [...pin.offices, ...pin.taluks, ...pin.districts] : []
  const expected = new Set([...places.flatMap((name) => name.split(' ')), ...addressWords])
  const isKnown = (word: string): boolean => expected.has(word) || isAddressWord(word) || gazetteer.hasWord(word)
  const text = ` ${segments.map((s) => wordsOf(s.text).join(' ')).join(' ')} `
  const strange = segments
    .filter(({ kind }) => kind !== 'relation')
    .flatMap((s) => wordsOf(s.text))
    .filter((word) => word.length >= leastLetters && !isKnown(word))
  const near = (word: string): string[] =>
    [...expected].filter((other) => other.length >= leastLetters && isNear(word, other))
  const misspelt = strange.map((word) => [word, near(word)] as const).filter(([, others]) => others.length > 0)
  return {
    strange,
    misspelt: new Map(misspelt),
    pinNamed: places.some((name) => text.includes(` ${name} `)),
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []

function isNear(word: string, other: string): boolean {
  if (withoutRn(word) === withoutRn(other)) return true
  const most = Math.min(word.length, other.length) >= long ? 2 : 1
  return Math.abs(word.length - other.length) <= most && distance(word, other) <= most
}
