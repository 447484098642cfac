import type { AddressMatch, AddressRefusal } from '../../../../shared/domain/address-match'
import { createAnalyser, type Analyse } from '../parser/analyse'
import type { Gazetteer } from '../gazetteer'
import { explain } from './explain'
import { compare, type Comparison } from './features'
import { logit, personFeatures, probability, type MatchModel } from './model'
import { comparePeople, type PeopleCompared } from './people'
import { prepare, type Prepared, type Rarity } from './prepare'
import { refusalOf } from './refusal'

/** Scores of two addresses that could be compared. */
export interface Scores {
  readonly similarity: number
  readonly samePerson: number
}

export interface AddressMatcher {
  /** Compares one address with others; an entry a target, in their order. A refused source refuses all. */
  match(source: string, targets: readonly string[]): readonly AddressMatch[]
  /** The scores alone, without an explanation: some ten times as fast. A reason where either is no address. */
  score(
    source: string,
    target: string,
  ): Scores | { readonly refused: 'source' | 'target'; readonly refusal: AddressRefusal }
  /** Why a text cannot be compared; null where it can. */
  refusal(text: string): AddressRefusal | null
}

interface Kept {
  readonly prepared: Prepared
  readonly refusal: AddressRefusal | null
}

/** Addresses kept parsed, so that a source is taken apart once for all its targets. */
const most = 20_000

export interface MatcherParts {
  readonly gazetteer: Gazetteer
  readonly rarity: Rarity
  readonly model: MatchModel
}

export function matcherOf({ gazetteer, rarity, model }: MatcherParts): AddressMatcher {
  const analyse: Analyse = createAnalyser(gazetteer)
  const kept = new Map<string, Kept>()
  const keep = (text: string): Kept => {
    const seen = kept.get(text)
    if (seen !== undefined) return seen
    const analysis = analyse(text)
    const made = { prepared: prepare(analysis, rarity), refusal: refusalOf(analysis, gazetteer.hasOffice) }
    if (kept.size >= most) kept.clear()
    kept.set(text, made)
    return made
  }
  const scoresOf = (a: Prepared, b: Prepared): Scores & { compared: Comparison; people: PeopleCompared } => {
    const compared = compare(a, b)
    const people = comparePeople(a, b)
    const logOdds = logit(model.similarity, compared.features)
    const features = personFeatures(logOdds, people, (a.careOf === '') !== (b.careOf === ''), compared)
    return {
      similarity: probability(logOdds),
      samePerson: probability(logit(model.samePerson, features)),
      compared,
      people,
    }
  }
  return {
    match(source, targets) {
      const one = keep(source)
      return targets.map((target) => {
        const other = keep(target)
        const refusal = one.refusal ?? other.refusal
        if (refusal !== null) return { kind: 'refused', refusal }
        const { similarity, samePerson, compared, people } = scoresOf(one.prepared, other.prepared)
        return {
          kind: 'compared',
          similarity,
          samePerson,
          explanation: explain(one.prepared, other.prepared, compared, people),
        }
      })
    },
    score(source, target) {
      const [one, other] = [keep(source), keep(target)]
      if (one.refusal !== null) return { refused: 'source', refusal: one.refusal }
      if (other.refusal !== null) return { refused: 'target', refusal: other.refusal }
      const { similarity, samePerson } = scoresOf(one.prepared, other.prepared)
      return { similarity, samePerson }
    },
    refusal: (text) => keep(text).refusal,
  }
}
