import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addressPartNames } from '../../src/shared/domain/address-match'
import { createAddressMatcher } from '../../src/main/engine/create-address-matcher'
import { createAddressParser, type AddressParser } from '../../src/main/engine/create-address-parser'
import { makeHome } from '../../test/generator/addresses/home'
import { makeHiddenPair } from '../../test/generator/addresses/hidden/pairs'
import { makeNearPair } from '../../test/generator/addresses/near-homes'
import { makeNumberedPair } from '../../test/generator/addresses/numbered/pairs'
import { makePair } from '../../test/generator/addresses/pairs'
import { printHome } from '../../test/generator/addresses/print'
import { Random } from '../../test/generator/random'
import { branchPairs } from '../addresses/branch-pairs'
import { handPairs } from '../addresses/hand-pairs'
import { markedPartTable } from './marked-parts'

const usage = `npm run evaluate -- addresses [--pairs 4000] [--seed S]
Draws pairs of homes of a fresh seed, from names and PIN codes that the matcher never learnt from, and takes the pairs of
branches that it never learnt from, and those written by hand. Prints F1, precision at 0.9 and calibration, split by what was changed, and how well
the parts of addresses are found.`

/**
 * Homes in sight (names out of sight), homes of numbered quarters and homes that differ in one word likewise (those apart of
 * which the prints do not tell whether they are one: a phase that one leaves unsaid), homes in a manner that nobody tunes by,
 * branches as printed over the years, pairs written by hand.
 */
const sets = [
  'homes',
  'numbered',
  'look-alikes',
  'look-alikes, not told',
  'hidden',
  'branches',
  'by hand, seen',
  'by hand, unseen',
]

interface Judged {
  readonly score: number
  readonly person: number | null
  readonly same: boolean
  readonly samePerson: boolean
  readonly groups: readonly string[]
}

const resources = join(import.meta.dirname, '../../resources')
const share = (part: number, all: number): string => (all === 0 ? '-' : (part / all).toFixed(3))

/** `npm run evaluate -- addresses`. Throws a sentence for wrong use. */
export function evaluateAddresses(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pairs: { type: 'string', default: '4000' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || !(Number(values.pairs) > 0)) throw new Error(usage)
  const seed = values.seed ?? `addresses-${Date.now().toString(36)}`
  const judged = judgePairs(seed, Number(values.pairs))
  console.log(`seed ${seed}`)
  table(judged)
  for (const set of sets)
    calibration(
      set,
      judged.filter(({ groups }) => groups.includes(set)),
      ({ score }) => score,
      ({ same }) => same,
    )
  for (const set of ['homes', 'hidden'])
    calibration(
      `same person, ${set}`,
      judged.filter(({ groups }) => groups.includes(set)),
      ({ person }) => person ?? 0,
      ({ samePerson }) => samePerson,
    )
  const parser = createAddressParser({ resources })
  partTable(parser, seed, 1000)
  markedPartTable(parser)
}

function judgePairs(seed: string, count: number): Judged[] {
  const matcher = createAddressMatcher({ resources })
  const scores = (source: string, target: string): { similarity: number; samePerson: number } => {
    const found = matcher.score(source, target)
    return 'refused' in found ? { similarity: 0, samePerson: 0 } : found
  }
  const homes = Array.from({ length: count }, (_, index): Judged => {
    const pair = makePair(new Random(`${seed}/${index}`), String(index), 'judge')
    const { similarity, samePerson } = scores(pair.source, pair.target)
    return {
      score: similarity,
      person: samePerson,
      same: pair.same,
      samePerson: pair.samePerson,
      groups: ['homes', ...pair.changed.map((change) => `  ${change}`)],
    }
  })
  const numbered = Array.from({ length: count }, (_, index): Judged => {
    const { source, target, same, other } = makeNumberedPair(new Random(`${seed}/numbered/${index}`), 'judge')
    const { similarity } = scores(source, target)
    return {
      score: similarity,
      person: null,
      same,
      samePerson: false,
      groups: ['numbered', ...(same ? [] : [`  other ${other}`])],
    }
  })
  const near = Array.from({ length: count }, (_, index): Judged => {
    const { source, target, same, kind, told } = makeNearPair(new Random(`${seed}/near/${index}`), 'judge')
    return { score: scores(source, target).similarity, person: null, same, samePerson: false, groups: [told ? 'look-alikes' : 'look-alikes, not told', `  ${kind}`] } // prettier-ignore
  })
  const hidden = Array.from({ length: count }, (_, index): Judged => {
    const pair = makeHiddenPair(new Random(`${seed}/hidden/${index}`))
    const { similarity, samePerson } = scores(pair.source, pair.target)
    return {
      score: similarity,
      person: samePerson,
      same: pair.same,
      samePerson: pair.samePerson,
      groups: ['hidden', ...pair.groups],
    }
  })
  const branches = branchPairs('judge').map(
    ({ source, target, same, stratum }): Judged => ({ score: scores(source, target).similarity, person: null, same, samePerson: false, groups: ['branches', `  ${stratum}`] }), // prettier-ignore
  )
  const byHand = handPairs().map(
    ({ half, kind, source, target, same }): Judged => ({ score: scores(source, target).similarity, person: null, same, samePerson: false, groups: [`by hand, ${half}`, `  ${kind}`] }), // prettier-ignore
  )
  return [...homes, ...numbered, ...near, ...hidden, ...branches, ...byHand]
}

function table(judged: readonly Judged[]): void {
  console.log('\npairs                      count   same     F1  right at 0.5  precision at 0.9')
  const rows = sets.flatMap((set) => {
    const own = judged.filter(({ groups }) => groups[0] === set)
    return [...new Set(own.flatMap(({ groups }) => groups))]
      .sort((a, b) => Number(b === set) - Number(a === set) || (a < b ? -1 : 1))
      .map((group) => [group, own] as const)
  })
  for (const [group, all] of rows) {
    const own = all.filter(({ groups }) => groups.includes(group))
    const yes = own.filter(({ score }) => score >= 0.5)
    const right = yes.filter(({ same }) => same).length
    const due = own.filter(({ same }) => same).length
    const sure = own.filter(({ score }) => score >= 0.9)
    const f1 = due === 0 ? '    -' : ((2 * right) / (yes.length + due)).toFixed(3)
    const correct = share(own.filter(({ score, same }) => score >= 0.5 === same).length, own.length)
    console.log(
      `${group.padEnd(26)} ${String(own.length).padStart(5)}  ${share(due, own.length)}  ${f1}         ${correct}  ${share(sure.filter(({ same }) => same).length, sure.length)} of ${sure.length}`,
    )
  }
}

function calibration(
  name: string,
  judged: readonly Judged[],
  score: (one: Judged) => number,
  right: (one: Judged) => boolean,
): void {
  console.log(`\ncalibration, ${name}: score, count, mean score, share that is so`)
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const own = judged.filter((one) => Math.min(9, Math.floor(score(one) * 10)) === tenth)
    const mean = own.reduce((sum, one) => sum + score(one), 0) / Math.max(1, own.length)
    console.log(
      `  ${(tenth / 10).toFixed(1)}  ${String(own.length).padStart(5)}  ${mean.toFixed(2)}  ${share(own.filter(right).length, own.length)}`,
    )
  }
}

/** How often a part that is printed is found with the words that it has. */
function partTable(parser: AddressParser, seed: string, count: number): void {
  console.log('\nparts                printed  found  called by this name')
  const tallies = new Map<string, { printed: number; found: number; called: number }>()
  for (let index = 0; index < count; index += 1) {
    const random = new Random(`${seed}/parts/${index}`)
    const together = random.chance(0.3)
    const printed = printHome(
      random,
      makeHome(random, 'judge'),
      new Set(together ? ['run_together', 'abbreviated'] : []),
      random.chance(0.5),
    )
    const report = parser.parse(printed.text)
    const parts = 'refusal' in report ? [] : report.parts
    for (const [part, text] of printed.parts) {
      const tally = tallies.get(part) ?? { printed: 0, found: 0, called: 0 }
      tallies.set(part, tally)
      tally.printed += 1
      const key = (words: string): string =>
        words
          .replace(labelOfHouse, '')
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
      const whole = parts.find(
        (one) => one.name === part && (text === '' || overlaps(key(printed.text.slice(one.start, one.end)), key(text))),
      )
      if (whole !== undefined) tally.called += 1
      if (parts.some((one) => text === '' || overlaps(key(printed.text.slice(one.start, one.end)), key(text))))
        tally.found += 1
    }
  }
  for (const part of addressPartNames) {
    const tally = tallies.get(part)
    if (tally !== undefined)
      console.log(
        `${part.padEnd(20)} ${String(tally.printed).padStart(7)}  ${share(tally.found, tally.printed)}  ${share(tally.called, tally.printed)}`,
      )
  }
}

/** A label is no part of the number that it announces, and longer than some of them. */
const labelOfHouse = /^(?:flat|f|h|house|door|d|plot)\.? ?(?:no\.?)? /i

/** One holds the other but for a label. */
const overlaps = (got: string, due: string): boolean =>
  got.length > 0 &&
  (got === due ||
    (due.endsWith(got) && got.length * 3 >= due.length) ||
    (due.startsWith(got) && got.length * 2 >= due.length))
