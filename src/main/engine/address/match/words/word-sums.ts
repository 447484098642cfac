import type { Prepared } from '../prepared'

/** How much of an address the other has, by how far its words reach; weights, those of landmarks halved. */
export interface Sums {
  /** Of words that are names, kinds like "nagar" left out: all of them, and those of no town. */
  all: number
  allMatched: number
  named: number
  namedMatched: number
  own: number
  ownMatched: number
  quarter: number
  quarterMatched: number
  town: number
  townMatched: number
}

export function wordSums({ words }: Prepared, scores: readonly number[]): Sums {
  const sum: Sums = {
    all: 0,
    allMatched: 0,
    named: 0,
    namedMatched: 0,
    own: 0,
    ownMatched: 0,
    quarter: 0,
    quarterMatched: 0,
    town: 0,
    townMatched: 0,
  }
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!
    const weight = word.part === 'landmark' ? 0.5 * word.weight : word.weight
    const matched = weight * scores[i]!
    if (!word.common && word.part !== 'landmark') {
      sum.all += 1
      sum.allMatched += scores[i]!
      if (word.reach !== 'town') {
        sum.named += 1
        sum.namedMatched += scores[i]!
      }
    }
    if (word.reach === 'own') {
      sum.own += weight
      sum.ownMatched += matched
    } else if (word.reach === 'quarter') {
      sum.quarter += weight
      sum.quarterMatched += matched
    } else {
      sum.town += weight
      sum.townMatched += matched
    }
  }
  return sum
}

export const shareOf = (all: number, matched: number): number => (all === 0 ? 0 : matched / all)
