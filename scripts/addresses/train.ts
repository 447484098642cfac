/**
 * Learns the weights of the address matcher: resources/address/model.json.
 *
 *   npx tsx scripts/addresses/train.ts [--homes 16000]
 *
 * From generated homes and pairs of branches, of the halves that `npm run evaluate -- addresses` never judges by.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadGazetteer } from '../../src/main/engine/address'
import { createAnalyser } from '../../src/main/engine/address/parser/analyse'
import { compare, featureNames } from '../../src/main/engine/address/match/features'
import {
  loadRarity,
  logit,
  personFeatureNames,
  personFeatures,
  type Logistic,
} from '../../src/main/engine/address/match/model'
import { comparePeople } from '../../src/main/engine/address/match/people'
import { prepare, type Prepared } from '../../src/main/engine/address/match/prepare'
import { makePair } from '../../test/generator/addresses/pairs'
import { Random } from '../../test/generator/random'
import { fitLogistic, type Example } from '../calibrate/logistic'
import { branchPairs } from './branch-pairs'

const { values } = parseArgs({ options: { homes: { type: 'string', default: '16000' } } })
const resources = join(import.meta.dirname, '../../resources')
const analyse = createAnalyser(loadGazetteer(join(resources, 'gazetteer')))
const rarity = loadRarity(join(resources, 'address'))
const ready = (text: string): Prepared => prepare(analyse(text), rarity)

const homes = Array.from({ length: Number(values.homes) }, (_, index) =>
  makePair(new Random(`train/${index}`), `train/${index}`, 'train'),
)
const compared = homes.map((pair) => {
  const [a, b] = [ready(pair.source), ready(pair.target)]
  return { pair, a, b, comparison: compare(a, b) }
})
const printed = branchPairs('train')
// Branches are fewer than homes and count each for more; their labels are wrong in one of twenty, so not for too much.
const often = 6
const examples: Example[] = [
  ...compared.map(({ pair, comparison }) => ({ features: [...comparison.features], right: pair.same })),
  ...printed.flatMap(({ source, target, same }) =>
    Array.from({ length: often }, () => ({
      features: [...compare(ready(source), ready(target)).features],
      right: same,
    })),
  ),
]
const zero = (names: readonly string[]): Logistic => ({ bias: 0, weights: names.map(() => 0) })
/** What can only speak for two addresses being one, and what only against it: examples by chance may say otherwise. */
const forIt = /^(?:covered|matched|grams|all_grams|house_same$|house_near$|two_numbers|block_same|lane_same|building_same|street_same|locality_same|city_same|pin_same$|quarter_matched|town_covered)/
const againstIt = /rivals|conflict|^other_|siblings|crossed|pin_other$|pin_region|city_other|state_other/
const signs = featureNames.map((name) => (againstIt.test(name) ? -1 : forIt.test(name) ? 1 : 0))
const similarity = fitLogistic(examples, zero(featureNames), { ridge: 2, signs })
const samePerson = fitLogistic(
  compared.map(({ pair, a, b, comparison }) => ({
    features: [
      ...personFeatures(
        logit(similarity, comparison.features),
        comparePeople(a, b),
        (a.careOf === '') !== (b.careOf === ''),
        comparison,
      ),
    ],
    right: pair.samePerson,
  })),
  zero(personFeatureNames),
  { ridge: 2 },
)

const named = (
  { bias, weights }: Logistic,
  names: readonly string[],
): { bias: number; weights: Record<string, number> } => ({
  bias: round(bias),
  weights: Object.fromEntries(names.map((name, index) => [name, round(weights[index] ?? 0)])),
})
const round = (x: number): number => Math.round(x * 1e4) / 1e4
const model = { similarity: named(similarity, featureNames), samePerson: named(samePerson, personFeatureNames) }
writeFileSync(join(resources, 'address', 'model.json'), `${JSON.stringify(model, null, 2)}\n`)
console.log(`${examples.length} examples, ${homes.length} homes, ${printed.length} pairs of branches`)
