import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { featureNames, type Comparison } from './features'
import type { PeopleCompared } from './people'
import type { PlacesCompared } from './places/place-agreement'
import type { Rarity } from './prepared'
import type { Reach } from './words/reach'
import { logOddsOf, treesOf, type Tree, type Trees } from './trees'

/** What was learnt from pairs of addresses: scripts/addresses/train.ts writes it. */
export interface MatchModel {
  readonly similarity: Trees
  /** What a pair's similarity is at most, 0..1, where its cities contradict one another, however much else agrees. */
  readonly atMost: Readonly<Record<Contradiction, number>>
  readonly samePerson: PersonModel
}

/**
 * Both name a city or town, one of them beyond doubt or not, and not the same; or what they name lies far apart; or they
 * say two tehsils.
 */
export const contradictions = ['surely_other', 'other', 'elsewhere', 'other_tehsil'] as const
export type Contradiction = (typeof contradictions)[number]

export function contradictionOf({ city, surelyOther, otherTehsil }: PlacesCompared): Contradiction | null {
  if (surelyOther) return 'surely_other'
  if (city === 'elsewhere' || city === 'other') return city
  return otherTehsil ? 'other_tehsil' : null
}

/** What the names beside two addresses say, the person's before the relative's. */
export const situations = [
  'person_same', 'person_near', 'person_other', 'relation_same', 'relation_near', 'relation_other', 'unnamed',
] as const // prettier-ignore
export type Situation = (typeof situations)[number]

/** What a situation tells of the home and of the person in it. */
export interface SituationModel {
  /** Log odds that it adds to those of one home. */
  readonly shift: number
  /** How often it is one person where the home is the same, and where it is not. */
  readonly atHome: number
  readonly elsewhere: number
}
export type PersonModel = Readonly<Record<Situation, SituationModel>>

/** Trees as model.json has them. */
export interface TreesFile {
  readonly bias: number
  readonly depth: number
  /** Names of the features that the questions count. */
  readonly features: readonly string[]
  readonly trees: readonly Tree[]
}

/** Reads the model of a folder. Throws where its files are missing or were made for other features. */
export function loadModel(folder: string): MatchModel {
  const file = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as {
    similarity: TreesFile
    atMost: Record<Contradiction, number>
    samePerson: PersonModel
  }
  const { bias, depth, features, trees } = file.similarity
  if (features.join() !== featureNames.join()) throw new Error('The address model was made for other features')
  const similarity = treesOf(bias, depth, trees, features.length)
  for (const name of situations)
    if (file.samePerson[name] === undefined) throw new Error(`The address model does not know ${name}`)
  for (const name of contradictions)
    if (file.atMost[name] === undefined) throw new Error(`The address model has no bound for ${name}`)
  return { similarity, atMost: file.atMost, samePerson: file.samePerson }
}

/** How rare words are, from the counts of a folder: 0 for one in every address, 1 for one in none. */
export function loadRarity(folder: string): Rarity {
  const [total = '1', ...lines] = gunzipSync(readFileSync(join(folder, 'words.tsv.gz')))
    .toString('utf8')
    .split('\n')
  const all = Math.log(Number(total) + 1)
  const rarities = new Map(lines.map((line) => {
    const [word = '', count = '1'] = line.split('\t')
    return [word, Math.max(0, 1 - Math.log(Number(count) + 1) / all)] as const
  })) // prettier-ignore
  return (word) => rarities.get(word) ?? 1
}

const logOdds = (share: number): number => Math.log(share / (1 - share))

/**
 * Log odds, at most, where one of two says no home: few pairs to learn from are so short. A quarter that the other
 * address lies in speaks for it as any part does that one of two leaves out, and leaves open which home is meant.
 */
const mostWithin: Readonly<Record<Reach, number>> = { town: logOdds(0.2), street: logOdds(0.4), locality: logOdds(0.6), home: Infinity } // prettier-ignore
/** Log odds, at least, of a quarter that the other address lies in, where nothing speaks against it. */
const leastOpen = logOdds(0.55)
/** Log odds, at most, of homes that are told apart by their blocks or villages, where no number agrees. */
const mostApart = logOdds(0.4)
/**
 * A street of the house's number may be the house, and a village the other's hamlet or post office, only cut otherwise:
 * where the trees are sure of one home, so many log odds are taken off, and no more.
 */
const offStreet = 2
const offVillage = 0.7

/** "A Wing, Balaji Apartment" and "B Wing, Balaji Apartment". */
const isOtherBlock = ({ same, near, blockConflict }: Comparison['numbers']): boolean =>
  blockConflict > 0 && same === 0 && near === 0

/** Whether one is a quarter that holds the other, and which home is meant stays open. */
const isOpen = ({ reach, within, numbers, places, otherSide, otherName, otherVillage }: Comparison): boolean =>
  reach === 'locality' &&
  within &&
  numbers.laneConflict + numbers.blockConflict === 0 &&
  (places.city === 'same' || places.city === 'unknown') &&
  (places.pin === 'same' || places.pin === 'near' || places.pin === 'missing') &&
  !(places.stateOther || places.otherTown || places.otherTehsil || places.otherDistrict || places.townBesides) &&
  !(otherSide || otherName || otherVillage)

/** Log odds of one home. */
export function homeLogOdds({ similarity, atMost }: MatchModel, compared: Comparison): number {
  const { features, numbers, places, reach, otherVillage } = compared
  const learnt = logOddsOf(similarity, features)
  const inStreet = reach === 'street' ? Math.max(mostWithin.street, learnt - offStreet) : mostWithin[reach]
  // Two villages of one post office: where no number agrees, nothing else of a home does.
  const apart = isOtherBlock(numbers) ? mostApart : otherVillage && numbers.same === 0 ? Math.max(mostApart, learnt - offVillage) : Infinity // prettier-ignore
  const found = Math.min(isOpen(compared) ? Math.max(learnt, leastOpen) : learnt, inStreet, apart)
  const contradiction = contradictionOf(places)
  if (contradiction === null) return found
  return Math.min(found, logOdds(atMost[contradiction]))
}

export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

export function situationOf({ relation, person }: PeopleCompared): Situation {
  // A name that differs where the relative is the same is a brother, or the name spelt otherwise; one that is the same
  // where the relative differs may be a namesake.
  if (person === 'same') return relation === 'other' ? 'person_near' : 'person_same'
  if (person === 'near') return 'person_near'
  if (relation === 'same' && person === 'missing') return 'relation_same'
  if (person === 'other') return 'person_other'
  return relation === 'missing' ? 'unnamed' : `relation_${relation}`
}

/** How likely it is one person, by the log odds of the similarity and what the names say. */
export function samePersonOf(model: PersonModel, logOdds: number, people: PeopleCompared): number {
  const { shift, atHome, elsewhere } = model[situationOf(people)]
  const home = probability(logOdds + shift)
  return home * atHome + (1 - home) * elsewhere
}
