import type { DetectedType } from '../../src/shared/domain/document-types'
import { layouts } from '../../test/generator/documents'
import type { ProfileName } from '../../test/generator/degrade/profile'
import type { Choice } from '../../test/generator/generate'
import { Random } from '../../test/generator/random'

export const identityTypes = [
  'AADHAAR',
  'PAN',
  'DRIVING_LICENSE',
  'VOTER_ID',
  'PASSPORT',
] as const satisfies readonly DetectedType[]

export interface MixOptions {
  readonly types: readonly DetectedType[] | null
  readonly profiles: readonly ProfileName[] | null
  readonly layouts: 'seen' | 'hidden' | 'all'
}

const everyType = [...new Set(layouts.map((l) => l.type))].filter((type) => type !== 'UNRECOGNISED')

/**
 * What the n-th document of a run is to be: one in ten is of none of the types, the others are of all of them by turns.
 */
export function choiceFor(seed: string, index: number, options: MixOptions): Choice {
  const random = new Random(`${seed}/mix/${index}`)
  const turn = index - Math.floor(index / 10)
  const inTurn = index % 10 === 9 ? 'UNRECOGNISED' : everyType[turn % everyType.length]!
  const type = options.types === null ? inTurn : random.pick(options.types)
  return {
    types: [type],
    layouts: options.layouts === 'all' ? (random.chance(0.5) ? 'seen' : 'hidden') : options.layouts,
    ...(options.profiles === null ? {} : { profiles: options.profiles }),
  }
}
