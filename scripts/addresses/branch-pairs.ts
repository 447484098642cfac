import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Half } from '../../test/generator/addresses/home-words'

/** A pair of printed addresses and whether they are one. */
export interface LabelledPair {
  readonly source: string
  readonly target: string
  readonly same: boolean
  /** easy, medium or hard. */
  readonly stratum: string
}

/** The pairs of branches of one half; the halves share no branch. */
export const branchPairs = (half: Half): LabelledPair[] => pairsOf('branches', half)

/** Pairs of 2017 and of today, to learn from: few of one branch, and branches that share a PIN code or a city. */
export const olderBranchPairs = (): LabelledPair[] => pairsOf('branches-2017', 'train')

function pairsOf(name: string, half: Half): LabelledPair[] {
  const file = join(import.meta.dirname, `../../test/fixtures/address-pairs/${name}.tsv.gz`)
  const [, ...lines] = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  return lines.flatMap((line) => {
    const [own = '', label = '', stratum = '', , source = '', target = ''] = line.split('\t')
    return own === half ? [{ source, target, same: label === '1', stratum }] : []
  })
}
