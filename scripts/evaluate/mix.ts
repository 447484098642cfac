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

/** What the n-th document of a run is to be: of ten, eight identity documents, one of the other types, one of none. */
export function choiceFor(seed: string, index: number, options: MixOptions): Choice {
  const random = new Random(`${seed}/mix/${index}`)
  const other = [...new Set(layouts.map((l) => l.type))].filter(
    (t) => t !== 'UNRECOGNISED' && !identityTypes.some((i) => i === t),
  )
  const slot = index % 10
  const type =
    options.types !== null
      ? random.pick(options.types)
      : slot === 8
        ? random.pick(other)
        : slot === 9
          ? 'UNRECOGNISED'
          : (identityTypes[(Math.floor(index / 10) * 8 + slot) % 5] ?? 'PAN')
  return {
    types: [type],
    layouts: options.layouts === 'all' ? (random.chance(0.5) ? 'seen' : 'hidden') : options.layouts,
    ...(options.profiles === null ? {} : { profiles: options.profiles }),
  }
}
