import type { Gazetteer } from '../gazetteer'
import type { Analysis } from '../parser/analyse'
import { isSureCity } from '../parser/places'
import type { Run } from '../parser/runs'
import { fillers, landmarkEnds, suffixes } from '../text/lexicon'
import { sentenceWeight } from '../text/sentence-words'
import type { Word } from '../text/words'

/** What of a text speaks for an address and what for sentences. */
export interface Evidence {
  /**
   * Names of places: about 1 for a part that is called what it is, a street, a landmark, a village; more for a house
   * with its label, a city, a PIN code.
   */
  readonly place: number
  /** Of those, what stands between commas where no sentence does. */
  readonly apart: number
  readonly sentence: number
}

/** Weighs the words of a text that are in `counted`. */
export function evidenceOf(analysis: Analysis, counted: ReadonlySet<Word>, { hasOffice }: Gazetteer): Evidence {
  const { words, runs, postcode, pin, places, state } = analysis
  const clause = clausesOf(words)
  const spoken = new Set(words.flatMap((word, at) => (counted.has(word) && sentenceWeight(word) === 1 ? [clause[at]!] : []))) // prettier-ignore
  let place = postcode === null ? 0 : pin === null ? 1 : 3
  let apart = 0
  const add = (at: number, worth: number): void => {
    place += worth
    if (!spoken.has(clause[at]!)) apart += worth
  }
  const [city] = places
  if (city !== undefined) add(city.from, isSureCity(city) ? 2 : city.score > leastNamed ? 1 : 0)
  for (const run of runs) {
    const own = words.slice(run.from, run.to).filter((word) => counted.has(word))
    add(run.from, run.part === 'state' && state !== null ? 2 : worthOf(run, own, hasOffice))
  }
  return {
    place,
    apart,
    sentence: words.reduce((sum, word) => sum + (counted.has(word) ? sentenceWeight(word) : 0), 0),
  }
}

/** Of each word the number of commas and the like before it. */
function clausesOf(words: readonly Word[]): readonly number[] {
  let clause = 0
  return words.map(({ opens }) => (opens ? (clause += 1) : clause))
}
const leastNamed = 0.6

/** "Mithapur Campus of Agri Research Institute": words for what stands in one place. */
export const isKindOfPlace = (word: string): boolean => suffixes.has(word) || landmarkEnds.has(word) || institutions.has(word) // prettier-ignore
const institutions: ReadonlySet<string> = new Set('institute campus university academy vidyalaya vidyalay supermarket farm'.split(' ')) // prettier-ignore

function worthOf({ part, label }: Run, all: readonly Word[], isOffice: (name: string) => boolean): number {
  const words = all.slice(all.findLastIndex((word) => sentenceWeight(word) === 1) + 1)
  if (words.length === 0) return 0
  if (part === 'house') return label === '' ? 0.5 : 2
  const { length } = words.filter(({ text }) => !fillers.has(text))
  if (length === 0) return 0
  const kind = isKindOfPlace(words.at(-1)!.text) && length > 1 ? 1 : 0
  if (words.some(({ number }) => number)) return label === '' ? 1 + kind : 2
  if (label !== '') return part === 'care_of' ? 0.5 : 1
  if (kind > 0) return kind
  return isOffice(words.map(({ raw }) => raw).join(' ')) ? 1 : 0
}
