import type { AddressMatch, AddressRefusal } from '../../../../shared/domain/address-match'
import { createAnalyser, type Analyse } from '../parser/analyse'
import { foreignCountry } from '../parser/foreign'
import type { Gazetteer } from '../gazetteer'
import { blocksOf } from './blocking'
import { explain } from './explain'
import { compare, type Comparison } from './features'
import { homeLogOdds, probability, samePersonOf, type MatchModel } from './model'
import { asOneText } from './one-text'
import { comparePeople, nameOf, type PeopleCompared } from './people'
import { prepare } from './prepare'
import type { Prepared, Rarity } from './prepared'
import { matchRefusalOf } from './refusal'

/** Scores of two addresses that could be compared. */
export interface Scores {
  readonly similarity: number
  readonly samePerson: number
}

/** An address, or one with the name that stands beside it on its document. */
export type AddressInput = string | { readonly address: string; readonly person: string }

export interface AddressMatcher {
  /** Compares one address with others; an entry a target, in their order. A refused source refuses all. */
  match(source: AddressInput, targets: readonly AddressInput[]): readonly AddressMatch[]
  /** The scores alone, without an explanation: some ten times as fast. A reason where either is no address. */
  score(
    source: string,
    target: string,
  ): Scores | { readonly refused: 'source' | 'target'; readonly refusal: AddressRefusal }
  /** Why a text cannot be compared; null where it can. */
  refusal(text: string): AddressRefusal | null
  /** The country that a text names, where that is not India: it is compared as far as it was understood. */
  country(text: string): string | null
  /** Indexes many addresses, to find one among them without comparing all. Those that are none are never found. */
  index(addresses: readonly string[]): AddressIndex
}

export interface FoundAddress extends Scores {
  /** Position among the addresses indexed. */
  readonly at: number
}

export interface AddressIndex {
  /** The likeliest to be the same, best first, `most` at most; none for a text that is no address. */
  find(source: string, most: number): readonly FoundAddress[]
}

/** At least so many are taken apart and compared: the index ranks roughly. Of 1,500 true ones 8 stood further down. */
const looked = 64

interface Kept {
  readonly prepared: Prepared
  readonly refusal: AddressRefusal | null
}

/** Addresses kept parsed, some 20 KB each, so that a source is taken apart once for all its targets. */
const most = 6_000

export interface MatcherParts {
  readonly gazetteer: Gazetteer
  readonly rarity: Rarity
  readonly model: MatchModel
}

export function matcherOf({ gazetteer, rarity, model }: MatcherParts): AddressMatcher {
  const analyse: Analyse = createAnalyser(gazetteer)
  const keep = keeperOf((text) => {
    const analysis = analyse(text)
    return { prepared: prepare(analysis, rarity, gazetteer), refusal: matchRefusalOf(analysis, gazetteer) }
  })
  return {
    match(source, targets) {
      const one = keep(source)
      return targets.map((target) => {
        const other = keep(target)
        if (one.refusal !== null) return { kind: 'refused', refused: 'source', refusal: one.refusal }
        if (other.refusal !== null) return { kind: 'refused', refused: 'target', refusal: other.refusal }
        const { a, b, scores, compared, people } = compareAll(model, one.prepared, other.prepared)
        return { kind: 'compared', ...scores, explanation: explain(a, b, compared, people) }
      })
    },
    score(source, target) {
      const [one, other] = [keep(source), keep(target)]
      if (one.refusal !== null) return { refused: 'source', refusal: one.refusal }
      if (other.refusal !== null) return { refused: 'target', refusal: other.refusal }
      return compareAll(model, one.prepared, other.prepared).scores
    },
    refusal: (text) => keep(text).refusal,
    country: (text) => foreignCountry(keep(text).prepared.analysis),
    index(addresses) {
      const once = (text: string): Prepared => prepare(analyse(text), rarity, gazetteer)
      const blocks = blocksOf(mapped(addresses, once))
      return {
        find(source, most) {
          const one = keep(source)
          if (one.refusal !== null) return []
          return blocks
            .likeliest(one.prepared, Math.max(looked, 2 * most))
            .map((at) => ({ at, ...compareAll(model, one.prepared, once(addresses[at] ?? '')).scores }))
            .sort((a, b) => b.similarity - a.similarity)
            .slice(0, most)
        },
      }
    },
  }
}

/** What `make` makes of an address, kept by its text; the name beside it is its own each time. */
function keeperOf(make: (text: string) => Kept): (input: AddressInput) => Kept {
  const kept = new Map<string, Kept>()
  const keepText = (text: string): Kept => {
    const seen = kept.get(text)
    if (seen !== undefined) return seen
    const made = make(text)
    if (kept.size >= most) kept.clear()
    kept.set(text, made)
    return made
  }
  return (input) => {
    if (typeof input === 'string') return keepText(input)
    const { prepared, refusal } = keepText(input.address)
    return { prepared: { ...prepared, person: nameOf(input.person) }, refusal }
  }
}

interface ComparedAll {
  /** The two as they were compared. */
  readonly a: Prepared
  readonly b: Prepared
  readonly scores: Scores
  readonly compared: Comparison
  readonly people: PeopleCompared
}

function compareAll(model: MatchModel, one: Prepared, other: Prepared): ComparedAll {
  const [a, b] = asOneText(one, other)
  const compared = compare(a, b)
  const people = comparePeople(a, b)
  const logOdds = homeLogOdds(model, compared)
  const samePerson = samePersonOf(model.samePerson, logOdds, people)
  return { a, b, scores: { similarity: probability(logOdds), samePerson }, compared, people }
}

function* mapped<T, R>(items: readonly T[], to: (item: T) => R): Generator<R> {
  for (const item of items) yield to(item)
}
