import type { RowFilter, RowSort } from '../../../shared/domain/review'

type States = Pick<RowFilter, 'readStates' | 'reviewStates' | 'disagreement'>
export type PresetId = 'all' | 'open' | 'disagreement' | 'postponed' | 'approved' | 'failed'

interface Preset {
  readonly id: PresetId
  readonly patch: States
  /** The order that it brings along; without one the order stays as it was. */
  readonly sort?: RowSort
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
  },
  { id: 'disagreement', patch: { ...any, disagreement: true } },
  { id: 'postponed', patch: { ...any, reviewStates: ['POSTPONED'] } },
  { id: 'approved', patch: { ...any, reviewStates: ['APPROVED'] } },
  { id: 'failed', patch: { ...any, readStates: ['FAILED'] } },
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
