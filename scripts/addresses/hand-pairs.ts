import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A pair of addresses written and labelled by hand. */
export interface HandPair {
  readonly half: 'seen' | 'unseen'
  /** What tells the two apart, or makes them another. */
  readonly kind: string
  readonly source: string
  readonly target: string
  readonly same: boolean
  /** Null where the addresses name nobody. */
  readonly samePerson: boolean | null
}

/**
 * All pairs of both halves. The seen ones are learnt from and read by whoever tunes the matcher; the unseen ones only
 * judge.
 */
export function handPairs(): HandPair[] {
  const file = join(import.meta.dirname, '../../test/fixtures/address-pairs/by-hand.tsv')
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [half, kind = '', same, person, source = '', target = ''] = line.split('\t')
    return {
      half: half === 'seen' ? half : 'unseen',
      kind,
      source,
      target,
      same: same === '1',
      samePerson: person === '' ? null : person === '1',
    }
  })
}
