/**
 * Learns the trees of the address matcher: resources/address/model.json.
 *
 *   npx tsx scripts/addresses/train.ts [--homes 24000]
 *
 * From generated homes, those of numbered quarters and look-alikes among them, institutions, pairs of branches and pairs written by hand, of the
 * halves that `npm run evaluate -- addresses` does not judge by.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadGazetteer } from '../../src/main/engine/address'
import { createAnalyser } from '../../src/main/engine/address/parser/analyse'
import { compare, featureNames } from '../../src/main/engine/address/match/features'
import {
  contradictionOf,
  contradictions,
  loadRarity,
  situationOf,
  situations,
  type Contradiction,
  type Situation,
  type SituationModel,
  type TreesFile,
} from '../../src/main/engine/address/match/model'
import { comparePeople } from '../../src/main/engine/address/match/people'
import { prepare } from '../../src/main/engine/address/match/prepare'
import type { Prepared } from '../../src/main/engine/address/match/prepared'
import { makeInstitutionPair } from '../../test/generator/addresses/institutions'
import { makeNearPair } from '../../test/generator/addresses/near-homes'
import { makeNumberedPair } from '../../test/generator/addresses/numbered/pairs'
import { makePair } from '../../test/generator/addresses/pairs'
import { Random } from '../../test/generator/random'
import { branchPairs, olderBranchPairs } from './branch-pairs'
import { fitTrees, type Example, type Fitted } from './fit-trees'
import { handPairs } from './hand-pairs'
import { wayOf } from './one-way-features'
import { printedOtherwise } from './printed-otherwise'

const { values } = parseArgs({ options: { homes: { type: 'string', default: '24000' } } })
const resources = join(import.meta.dirname, '../../resources')
const gazetteer = loadGazetteer(join(resources, 'gazetteer'))
const analyse = createAnalyser(gazetteer)
const rarity = loadRarity(join(resources, 'address'))
const ready = (text: string): Prepared => prepare(analyse(text), rarity, gazetteer)

const homes = Array.from({ length: Number(values.homes) }, (_, index) =>
  makePair(new Random(`train/${index}`), `train/${index}`, 'train'),
)
const compared = homes.map((pair) => {
  const [a, b] = [ready(pair.source), ready(pair.target)]
  return { pair, a, b, comparison: compare(a, b) }
})
const numbered = Array.from({ length: Math.round(homes.length / 2) }, (_, index) =>
  makeNumberedPair(new Random(`train/numbered/${index}`), 'train'),
)
const near = Array.from({ length: Math.round(homes.length / 4) }, (_, index) =>
  makeNearPair(new Random(`train/near/${index}`), 'train'),
)
const institutions = Array.from({ length: Math.round(homes.length / 4) }, (_, index) =>
  makeInstitutionPair(new Random(`train/institution/${index}`), 'train'),
)
const printed = branchPairs('train')
const older = olderBranchPairs()
const byHand = handPairs().filter(({ half }) => half === 'seen')
interface Pair {
  readonly source: string
  readonly target: string
  readonly same: boolean
}
/** Pairs that are fewer than homes: each counts for `weight`. */
const counted = (pairs: readonly Pair[], weight: number): Example[] =>
  pairs.map(({ source, target, same }) => ({ features: compare(ready(source), ready(target)).features, right: same, weight })) // prettier-ignore
/** The pairs as worse prints and other hands have them, each so many times. */
const otherwise = (name: string, pairs: readonly Pair[], times: number): Pair[] =>
  Array.from({ length: Math.round(pairs.length * times) }, (_, at) => {
    const random = new Random(`train/otherwise/${name}/${at}`)
    const { source, target, same } = pairs[times < 1 ? Math.floor(at / times) : at % pairs.length]!
    return { source: random.chance(0.7) ? printedOtherwise(random, source) : source, target: printedOtherwise(random, target), same } // prettier-ignore
  })
const examples: Example[] = [
  ...compared.map(({ pair, comparison }) => ({ features: comparison.features, right: pair.same, weight: 3 })),
  ...counted(numbered, 4),
  // Rare among all homes, and all that differs is one word: without pairs of their own they are not heeded.
  ...counted(near, 4),
  ...counted(institutions, 0.6),
  // Printed by many hands, and few: counted so, the half of them that a trial held back was told best, wrong labels
  // among them and all.
  ...counted(printed, 26),
  // Of few banks, and most of them easy: counted more, they taught nothing more of those that were held back.
  ...counted(
    older.filter(({ same }) => same),
    8,
  ),
  ...counted(
    older.filter(({ same }) => !same),
    6,
  ),
  // What people write differs from what the generators make.
  ...counted(byHand, 17),
  ...counted(otherwise('homes', [...homes, ...numbered], 1 / 3), 1),
  ...counted(otherwise('near', near, 1 / 2), 1),
  ...counted(otherwise('branches', printed, 3), 5),
  ...counted(otherwise('hand', byHand, 3), 4),
]
const depth = 6
const similarity = fitTrees(examples, new Random('train/trees'), {
  trees: 1200,
  depth,
  pace: 0.065,
  seen: 0.7,
  asked: 0.5,
  ways: featureNames.map(wayOf),
})
/** Two people bear one name, and two fathers even more, more often than the generator has it. */
const namesake: Readonly<Partial<Record<Situation, number>>> = {
  person_same: 0.6,
  person_near: 0.3,
  relation_same: 0.3,
}

/** Counts what each situation tells; an example or two more on each side, so that none is certain. */
function countSituation(situation: Situation): SituationModel {
  const all = { home: 0, elsewhere: 0 }
  const own = { home: 0, elsewhere: 0, personHome: 0, personElsewhere: 0 }
  for (const { pair, a, b } of compared) {
    const where = pair.same ? 'home' : 'elsewhere'
    all[where] += 1
    if (situationOf(comparePeople(a, b)) !== situation) continue
    own[where] += 1
    if (pair.samePerson) own[pair.same ? 'personHome' : 'personElsewhere'] += 1
  }
  const share = (part: number, whole: number): number => round((part + 0.5) / (whole + 1))
  return {
    // That a print names nobody says nothing of the home.
    shift:
      situation === 'unnamed' ? 0 : round(Math.log(((own.home + 1) / all.home / (own.elsewhere + 1)) * all.elsewhere)),
    atHome: share(own.personHome, own.home),
    elsewhere: Math.min(namesake[situation] ?? 0.6, share(own.personElsewhere, own.elsewhere)),
  }
}

/** Thrice the share of homes among the pairs whose cities contradict, so that what else agrees still orders them. */
function countContradiction(contradiction: Contradiction): number {
  const own = compared.filter(({ comparison }) => contradictionOf(comparison.places) === contradiction)
  return round((3 * (own.filter(({ pair }) => pair.same).length + 1)) / (own.length + 2))
}

function written({ bias, trees }: Fitted): TreesFile {
  return {
    bias: round(bias),
    depth,
    features: featureNames,
    trees: trees.map(([features, bounds, leaves]) => [features, bounds, leaves.map(short)]),
  }
}
const round = (x: number): number => Math.round(x * 1e4) / 1e4
/** Of a sum over hundreds of trees a thousandth is lost. */
const short = (x: number): number => Math.round(x * 1e3) / 1e3
const model = {
  similarity: written(similarity),
  atMost: Object.fromEntries(contradictions.map((one) => [one, countContradiction(one)])),
  samePerson: Object.fromEntries(situations.map((one) => [one, countSituation(one)])),
}
// A tree stays on its line.
const text = JSON.stringify(model).replaceAll('],[[', '],\n[[')
writeFileSync(join(resources, 'address', 'model.json'), `${text}\n`)
console.log(
  `${examples.length} examples, ${homes.length} homes, ${numbered.length} numbered ones, ${near.length} look-alikes, ${institutions.length} institutions, ${printed.length} pairs of branches, ${byHand.length} pairs by hand`,
)
