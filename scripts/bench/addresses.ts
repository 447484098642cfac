import { join } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { ratio, token_set_ratio, token_sort_ratio } from 'fuzzball'
import { stringSimilarity } from 'string-similarity-js'
import type { AddressMatcher } from '../../src/main/engine'
import { createAddressParser } from '../../src/main/engine/create-address-parser'
import { makePair, type AddressPair } from '../../test/generator/addresses/pairs'
import { Random } from '../../test/generator/random'
import { branchPairs } from '../addresses/branch-pairs'
import { builtMatcher } from './built-matcher'
import { median, quantile } from './statistics'
import type { Row } from './table'

const resources = join(import.meta.dirname, '../../resources')
type Pair = Pick<AddressPair, 'source' | 'target' | 'same'>
type Score = (a: string, b: string) => number

/**
 * Matching of addresses: of Veridesk and of packages for the likeness of texts, on the same pairs, by turns. Times are
 * the processor's own, so that other work on the machine shows little.
 */
export async function measureAddresses(stored: number): Promise<readonly Row[]> {
  const createAddressMatcher = await builtMatcher()
  const first = firstUse()
  const [opened, matcher] = timed(() => createAddressMatcher({ resources }))
  const homes: Pair[] = Array.from({ length: 2000 }, (_, index) => makePair(new Random(`bench/${index}`), '', 'judge'))
  const branches = branchPairs('judge')
  const own: Score = (a, b) => {
    const found = matcher.score(a, b)
    return 'refused' in found ? 0 : found.similarity
  }
  const lower = (text: string): string => text.toLowerCase()
  const scorers: readonly (readonly [string, Score])[] = [
    ['Veridesk', own],
    ['fastest-levenshtein', (a, b) => 1 - distance(lower(a), lower(b)) / Math.max(1, a.length, b.length)],
    ['string-similarity-js', (a, b) => stringSimilarity(a, b)],
    ['fuzzball ratio', (a, b) => ratio(a, b) / 100],
    ['fuzzball token_sort_ratio', (a, b) => token_sort_ratio(a, b) / 100],
    ['fuzzball token_set_ratio', (a, b) => token_set_ratio(a, b) / 100],
  ]
  const rows: Row[] = [
    first,
    { what: 'addresses: matcher opened', value: `${opened.toFixed(0)} ms`, note: 'processor time' },
  ]
  for (const [name, score] of scorers) rows.push(comparison(name, score, homes, branches))
  const texts = homes.flatMap(({ source, target }) => [source, target])
  const [fresh] = timed(() => {
    for (const text of texts) createOnce(matcher.refusal, ` ${text}`)
  })
  rows.push({
    what: 'addresses: taken apart a second',
    value: perSecond(texts.length, fresh),
    note: 'each for the first time',
  })
  const targets = texts.slice(0, 200)
  const [one] = timed(() => matcher.match(homes[200]?.source ?? '', targets))
  rows.push({ what: 'addresses: one against 200, explained', value: `${one.toFixed(1)} ms`, note: 'one call' })
  rows.push(...index(stored, matcher))
  return rows
}

/** The gazetteer loaded, and an address without a PIN code taken apart, which asks it for more. */
function firstUse(): Row {
  const before = process.memoryUsage.rss()
  const [time] = timed(() => createAddressParser({ resources }).parse('12, Tilak Road, Kothrud, Poona'))
  const megabytes = (process.memoryUsage.rss() - before) / 2 ** 20
  return {
    what: 'addresses: gazetteer, first use',
    value: `${time.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
    note: 'processor time, memory with what is not yet cleared away; wanted: under 200 ms, 60 MB',
  }
}

const createOnce = (ask: (text: string) => unknown, text: string): void => void ask(text)

function comparison(name: string, score: Score, homes: readonly Pair[], branches: readonly Pair[]): Row {
  const all = [...homes, ...branches]
  const round = (): void => all.forEach(({ source, target }) => score(source, target))
  // The first rounds are compiled as they run, which takes the processor's time as well.
  for (let warm = 0; warm < 12; warm += 1) round()
  const times = Array.from({ length: 11 }, () => timed(round)[0])
  const best = (pairs: readonly Pair[]): string =>
    bestF1(pairs.map(({ source, target, same }) => [score(source, target), same])).toFixed(3)
  return {
    what: `addresses: pairs a second, ${name}`,
    value: perSecond(all.length, median(times)),
    note: `best F1 ${best(homes)} homes, ${best(branches)} branches`,
  }
}

/** The highest F1 that any threshold gives: the packages have none of their own. */
function bestF1(scored: readonly (readonly [number, boolean])[]): number {
  let best = 0
  const due = scored.filter(([, same]) => same).length
  for (let threshold = 0.02; threshold < 1; threshold += 0.01) {
    const yes = scored.filter(([score]) => score >= threshold)
    const right = yes.filter(([, same]) => same).length
    best = Math.max(best, (2 * right) / Math.max(1, yes.length + due))
  }
  return best
}

function index(stored: number, matcher: AddressMatcher): Row[] {
  const pairs = Array.from({ length: stored }, (_, at) => makePair(new Random(`index/${at}`), '', 'judge'))
  const [built, found] = timed(() => matcher.index(pairs.map(({ target }) => target)))
  const asked = pairs.flatMap((pair, at) => (pair.same ? [{ at, source: pair.source }] : [])).slice(0, 500)
  const times: number[] = []
  let lost = 0
  for (const { at, source } of asked) {
    const [time, hits] = timed(() => found.find(source, 30))
    times.push(time)
    if (!hits.some((hit) => hit.at === at)) lost += 1
  }
  return [
    { what: `addresses: index of ${stored}`, value: `${(built / 1000).toFixed(1)} s`, note: 'built once' },
    {
      what: `addresses: one against ${stored}`,
      value: `${median(times).toFixed(1)} ms`,
      note: `95 in 100 within ${quantile(times, 0.95).toFixed(1)} ms; ${lost} of ${asked.length} true ones lost`,
    },
  ]
}

const perSecond = (count: number, ms: number): string => `${Math.round((1000 * count) / ms)}/s`

/** Milliseconds of the processor in this process, and the result. */
function timed<T>(work: () => T): readonly [number, T] {
  const from = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(from)
  return [(user + system) / 1000, result]
}
