import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { featureNames, type Comparison } from './features'
import type { PeopleCompared } from './people'
import type { Rarity } from './prepare'

export interface Logistic {
  readonly bias: number
  readonly weights: readonly number[]
}

/** What was learnt from pairs of addresses: scripts/train-address.ts writes it. */
export interface MatchModel {
  readonly similarity: Logistic
  readonly samePerson: Logistic
}

export const personFeatureNames = [
  'similarity', 'relation_same', 'relation_near', 'relation_other', 'relation_one', 'person_same', 'person_near', 'person_other',
  'similarity_relation_same', 'similarity_person_same', 'house_same',
] as const // prettier-ignore

/** Reads the model of a folder. Throws where its files are missing or were made for other features. */
export function loadModel(folder: string): MatchModel {
  const file = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as Record<
    'similarity' | 'samePerson',
    { bias: number; weights: Record<string, number> }
  >
  const inOrder = (
    { bias, weights }: { bias: number; weights: Record<string, number> },
    names: readonly string[],
  ): Logistic => ({
    bias,
    weights: names.map((name) => {
      const weight = weights[name]
      if (weight === undefined) throw new Error(`The address model has no weight for ${name}`)
      return weight
    }),
  })
  return {
    similarity: inOrder(file.similarity, featureNames),
    samePerson: inOrder(file.samePerson, personFeatureNames),
  }
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

export function logit({ bias, weights }: Logistic, features: ArrayLike<number>): number {
  let sum = bias
  for (let i = 0; i < weights.length; i += 1) sum += weights[i]! * features[i]!
  return sum
}

export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** `logOdds` are those of the similarity. */
export function personFeatures(
  logOdds: number,
  { relation, person }: PeopleCompared,
  oneRelation: boolean,
  { numbers }: Comparison,
): Float64Array {
  const bounded = Math.max(-6, Math.min(6, logOdds)) / 6
  const is = (yes: boolean): number => (yes ? 1 : 0)
  return Float64Array.from([
    bounded,
    is(relation === 'same'),
    is(relation === 'near'),
    is(relation === 'other'),
    is(oneRelation),
    is(person === 'same'),
    is(person === 'near'),
    is(person === 'other'),
    is(relation === 'same') * bounded,
    is(person === 'same') * bounded,
    Math.min(1, numbers.same),
  ])
}
