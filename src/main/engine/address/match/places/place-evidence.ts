import type { Gazetteer } from '../../gazetteer'
import type { Analysis } from '../../parser/analyse'
import { isSureCity } from '../../parser/places'
import type { Run } from '../../parser/runs'
import { fillers, labels, landmarkEnds, suffixes } from '../../text/lexicon'
import { isOfGoods } from '../../text/goods-words'
import type { Stretches } from '../../text/other-shapes'
import { sentenceWeight } from '../../text/sentence-words'
import type { Word } from '../../text/words'
import { isRoute, routeEnds } from './routes'

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

/** Weighs the words of a text that are in `counted`; `shapes` are its places that are no address's. */
export function evidenceOf(
  analysis: Analysis,
  counted: ReadonlySet<Word>,
  shapes: Stretches,
  gazetteer: Gazetteer,
): Evidence {
  const { hasOffice } = gazetteer
  const { words, runs, postcode, pin, places, state } = analysis
  const clause = clausesOf(words)
  const weights = words.map((word, at) =>
    !counted.has(word) ? 0 : isRoute(words, at, gazetteer) ? routeWeight : weightAt(words, at),
  )
  const spoken = new Set(weights.flatMap((weight, at) => (weight >= 1 ? [clause[at]!] : [])))
  // "https://www.example.com/offers?id=400001"
  const isPin = postcode !== null && !shapes.some(([start, end]) => postcode.start >= start && postcode.end <= end)
  let place = !isPin ? 0 : pin === null ? 1 : 3
  let apart = 0
  const passed = routeEnds(analysis, gazetteer)
  const add = (at: number, worth: number): void => {
    if (passed.has(at)) return
    place += worth
    if (!spoken.has(clause[at]!)) apart += worth
  }
  const [city] = places
  // "Gold rate Chennai", "Hyderabad biryani masala": a city that goods are called after.
  const rated =
    city !== undefined && city.from > 0 && !words[city.from]!.opens && weights[city.from - 1]! >= goodsWeight
  const calledAfter = rated || city !== undefined && words[city.from]!.opens && weights.some((weight, at) => weight >= 1 && at >= city.to && clause[at] === clause[city.from]) // prettier-ignore
  if (city !== undefined && !calledAfter && counted.has(words[city.from]!))
    add(city.from, isSureCity(city) ? 2 : city.score > leastNamed ? 1 : 0)
  for (const run of runs) {
    if (run.part === 'city' && run.from === city?.from) continue
    const own = words.slice(run.from, run.to).filter((word) => counted.has(word))
    add(
      run.from,
      run.part === 'state' && state !== null
        ? 2
        : worthOf(
            run,
            own,
            own.map((word) => weights[words.indexOf(word)]!),
            hasOffice,
          ),
    )
  }
  return {
    place,
    apart,
    sentence: weights.reduce((sum, weight) => sum + weight, 0),
  }
}

/** How far a word speaks for a sentence or for goods; "Tea Estate" and "Saree Bazar" do for neither. */
function weightAt(words: readonly Word[], at: number): number {
  const word = words[at]!
  if (isDegree(words, at)) return goodsWeight
  if (word.number || !isOfGoods(word.raw)) return sentenceWeight(word)
  const next = words[at + 1]
  // "At Post Thali"
  if (!word.opens && placeLabels.has(labels.get(words[at - 1]?.text ?? ''))) return 0
  const names = next?.opens === false && (isKindOfPlace(next.text) || trades.has(next.text))
  return names ? 0 : goodsWeight
}
/** "B.Com", "M. Sc": what one studies. */
const isDegree = (words: readonly Word[], at: number): boolean =>
  degrees.has(words[at]!.raw) && /^[bm]$/.test(words[at - 1]?.raw ?? '') && !words[at]!.opens
const degrees: ReadonlySet<string> = new Set('com sc tech ed phil pharm arch des lib'.split(' '))
/** No house is called by two of them, where a sentence has many small words. */
const goodsWeight = 1.5
/** As much as a city and its state say. */
const routeWeight = 4
const placeLabels: ReadonlySet<string | undefined> = new Set(['village', 'post_office', 'sub_district', 'district'])
const trades: ReadonlySet<string> = new Set('locomotive shed shop dealer dealers merchant merchants traders mill mills godown warehouse wala wali stall stores store shop emporium corner board house line lines gali museum industries works udyog'.split(' ')) // prettier-ignore

/** Of each word the number of commas and the like before it. */
function clausesOf(words: readonly Word[]): readonly number[] {
  let clause = 0
  return words.map(({ opens }) => (opens ? (clause += 1) : clause))
}
const leastNamed = 0.6

/** "Mithapur Campus of Agri Research Institute": words for what stands in one place. */
export const isKindOfPlace = (word: string): boolean => suffixes.has(word) || landmarkEnds.has(word) || institutions.has(word) // prettier-ignore
const institutions: ReadonlySet<string> = new Set('institute campus university academy vidyalaya vidyalay supermarket farm'.split(' ')) // prettier-ignore

/** What a run says of a place behind the last of its words that is of a sentence, or of goods. */
function worthOf(
  { part, label }: Run,
  all: readonly Word[],
  weights: readonly number[],
  isOffice: (name: string) => boolean,
): number {
  const words = all.slice(weights.findLastIndex((weight) => weight >= 1) + 1)
  // "Size 8"
  if (words.length < all.length && words.every(({ number }) => number)) return 0
  if (part === 'house') return label === '' ? 0.5 : 2
  const { length } = words.filter(({ text }) => !fillers.has(text))
  if (length === 0) return 0
  const kind = isKindOfPlace(words.at(-1)!.text) && length > 1 ? 1 : 0
  if (words.some(({ number }) => number)) return label === '' ? 1 + kind : 2
  if (label !== '') return part === 'care_of' ? 0.5 : 1
  if (kind > 0) return kind
  return isOffice(words.map(({ raw }) => raw).join(' ')) ? 1 : 0
}
