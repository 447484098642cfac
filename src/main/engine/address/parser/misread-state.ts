import { distance } from 'fastest-levenshtein'
import { states, type State } from '../states'
import { printed, type Word } from '../text/words'

/** "Uttar Pradesb", "Maharashlra" at the end: a state's long name with a letter amiss; null where none ends so. */
export function misreadState(
  words: readonly Word[],
  isFree: (from: number, to: number) => boolean,
): { readonly state: State; readonly from: number; readonly to: number } | null {
  const to = words.length
  for (const from of [to - 2, to - 1]) {
    if (from < 1 || !isFree(from, to)) continue
    const name = printed(words, from, to)
    if (name.length < least) continue
    const state = states.find((one) => one.name.length >= least && Math.abs(one.name.length - name.length) < 2 && distance(one.name, name) === 1) // prettier-ignore
    if (state !== undefined) return { state, from, to }
  }
  return null
}

/** Letters of "telangana": shorter names are near to those of towns. */
const least = 9
