/**
 * What two addresses of one bank, school or office say besides its name: "Canara Bank, Court Road" and "Canara Bank,
 * Olavakkode" are two branches of a town.
 */
import type { Aligned } from './align'
import { branchedInstitutions } from '../../text/institutions'
import { isInstitution } from './kinds-of-names'
import type { NameWord, Prepared } from '../prepared'

export const institutionFeatures = ['institution_same', 'institution_rest_apart', 'institution_rest_one', 'institution_rest_shared'] as const // prettier-ignore

const none: readonly number[] = [0, 0, 0, 0]

/** In the order of `institutionFeatures`, 0 or 1 each. */
export function compareBeside(a: Prepared, b: Prepared, aligned: Aligned): readonly number[] {
  const [runsA, runsB] = [a.institutions, b.institutions]
  if (runsA.size === 0 || runsB.size === 0) return none
  const isHeld = a.words.some(({ run, common, text }, at) => runsA.has(run) && (!common || branchedInstitutions.has(text)) && aligned.a[at]! > held && runsB.has(b.words[aligned.toB[at]!]?.run ?? -1)) // prettier-ignore
  if (!isHeld) return none
  const [one, other] = [besides(a, runsA, aligned.a, aligned.toB, b), besides(b, runsB, aligned.b, aligned.toA, a)]
  const shared = one.shared || other.shared
  return [1, !shared && one.any && other.any ? 1 : 0, !shared && one.any !== other.any ? 1 : 0, shared ? 1 : 0]
}
const held = 0.6

/** Runs that name an institution, by the word for one. */
export function institutionRuns(words: readonly NameWord[]): ReadonlySet<number> {
  let runs: Set<number> | null = null
  for (const { text, part, run } of words)
    if (part !== 'landmark' && (isInstitution(text) || branchedInstitutions.has(text))) (runs ??= new Set()).add(run)
  return runs ?? noRuns
}
const noRuns: ReadonlySet<number> = new Set()

/** Whether an address says anything of where in the town it is, and whether the other says it too. */
function besides(
  { words }: Prepared,
  runs: ReadonlySet<number>,
  scores: readonly number[],
  to: readonly number[],
  other: Prepared,
): { readonly any: boolean; readonly shared: boolean } {
  let [any, shared] = [false, false]
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    if (runs.has(word.run) || !tells(word)) continue
    const partner = scores[at]! > held ? other.words[to[at]!] : undefined
    if (partner !== undefined && !tells(partner)) continue
    any = true
    if (scores[at]! > held) shared = true
  }
  return { any, shared }
}

const tells = ({ text, part, reach }: NameWord): boolean => part !== 'landmark' && reach !== 'town' && !ways.has(text)
/** Every address has one of them. */
const ways: ReadonlySet<string> = new Set('road street lane marg nagar colony branch office floor building complex area town city bazar'.split(' ')) // prettier-ignore
