import type { AddressMatch, AddressRefusal } from '../../../shared/domain/address-match'
import type { AddressComparison, ComparedAddress } from '../../../shared/ipc/address-match'

export interface RankedMatch {
  /** Place among the targets as they were given. */
  readonly index: number
  readonly target: ComparedAddress
  readonly match: AddressMatch
}

/** The targets of a comparison, likeliest first; those that could not be compared come last. */
export function ranked({ targets, matches }: AddressComparison): RankedMatch[] {
  const score = ({ match }: RankedMatch): number => (match.kind === 'compared' ? match.similarity : -1)
  return targets
    .flatMap((target, index) => {
      const match = matches[index]
      return match === undefined ? [] : [{ index, target, match }]
    })
    .sort((a, b) => score(b) - score(a) || a.index - b.index)
}

/** Why the source is no address, so that nothing was compared with it; null where it is one. */
export function sourceRefusal({ matches }: AddressComparison): AddressRefusal | null {
  const [first] = matches
  return first?.kind === 'refused' && first.refused === 'source' ? first.refusal : null
}

/** How a score is shown: as sure as the bands of fields are. */
export const scoreBand = (score: number): 'sure' | 'check' | 'doubtful' =>
  score >= 0.9 ? 'sure' : score >= 0.5 ? 'check' : 'doubtful'
