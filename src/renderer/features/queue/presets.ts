import type { QueueCounters, RowFilter, RowSort } from '../../../shared/domain/review'

type States = Pick<RowFilter, 'readStates' | 'reviewStates' | 'disagreement'>
export type PresetId = 'all' | 'open' | 'disagreement' | 'postponed' | 'approved' | 'failed'

interface Preset {
  readonly id: PresetId
  readonly patch: States
  /** The order that it brings along; without one the order stays as it was. */
  readonly sort?: RowSort
  /** How many documents it shows, where that is told. */
  readonly count?: (counters: QueueCounters) => number
}

/** Where two machines disagree comes first, then what is least sure. */
const riskFirst: RowSort = { by: 'risk', direction: 'desc' }

const any: States = { readStates: [], reviewStates: [], disagreement: false }

/** The chips over the queue, each a pair of states or a question. */
export const presets: readonly Preset[] = [
  { id: 'all', patch: any },
  {
    id: 'open',
    patch: { ...any, readStates: ['EXTRACTED', 'UNRECOGNISED'], reviewStates: ['NEW', 'IN_REVIEW'] },
    sort: riskFirst,
    count: ({ left, postponed }) => left - postponed,
  },
  { id: 'disagreement', patch: { ...any, disagreement: true }, count: ({ disagreements }) => disagreements },
  { id: 'postponed', patch: { ...any, reviewStates: ['POSTPONED'] }, count: ({ postponed }) => postponed },
  { id: 'approved', patch: { ...any, reviewStates: ['APPROVED'] }, count: ({ approved }) => approved },
  { id: 'failed', patch: { ...any, readStates: ['FAILED'] }, count: ({ failed }) => failed },
]

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))

/** The chip that a filter is; null where it is none. */
export function presetOf(filter: States): PresetId | null {
  const found = presets.find(
    ({ patch }) =>
      patch.disagreement === filter.disagreement &&
      same(patch.readStates, filter.readStates) &&
      same(patch.reviewStates, filter.reviewStates),
  )
  return found?.id ?? null
}
