import { soundOf } from '../text/sound'
import type { Prepared } from './prepared'

/** Finds among many addresses the few that may be the same, without comparing all. */
export interface Blocks {
  /** Positions of the likeliest, best first. */
  likeliest(address: Prepared, most: number): number[]
}

/** Keys in more than this share of addresses tell nothing. */
const tooCommon = 0.2

/**
 * Indexes addresses by what they share with their own kind in any spelling: consonants of words, numbers, PIN code, and
 * of the people beside them, by whom a badly misread address is found yet. What is rare among them weighs more.
 */
export function blocksOf(addresses: Iterable<Prepared>): Blocks {
  const lists = new Map<string, number[]>()
  let count = 0
  for (const address of addresses) {
    for (const key of keysOf(address)) {
      const list = lists.get(key)
      if (list === undefined) lists.set(key, [count])
      else list.push(count)
    }
    count += 1
  }
  const scores = new Float32Array(count)
  const limit = Math.max(50, tooCommon * count)
  for (const [key, list] of lists) if (list.length > limit) lists.delete(key)
  const weightOf = (list: readonly number[]): number => Math.log(1 + count / list.length)
  const whole = new Float32Array(count)
  for (const list of lists.values()) for (const at of list) whole[at]! += weightOf(list)
  return {
    likeliest(address, most) {
      const touched: number[] = []
      for (const key of keysOf(address)) {
        const list = lists.get(key)
        if (list === undefined) continue
        const weight = weightOf(list)
        for (let i = 0; i < list.length; i += 1) {
          const at = list[i]!
          if (scores[at] === 0) touched.push(at)
          scores[at] = scores[at]! + weight
        }
      }
      // Of two that share as much, that which says little else is the likelier.
      for (const at of touched) scores[at]! *= Math.sqrt(scores[at]! / whole[at]!)
      const best = topOf(touched, scores, most)
      for (const at of touched) scores[at] = 0
      return best
    },
  }
}

function keysOf({ words, numbers, pin, person, careOf }: Prepared): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const { bones, sound } of words) keys.add(bones.length > 2 ? bones : sound)
  for (const { text } of numbers) keys.add(`#${text.replaceAll(' ', '')}`)
  for (const name of `${person} ${careOf}`.split(' ')) if (name.length > 2) keys.add(`~${soundOf(name).bones}`)
  if (pin !== '') {
    keys.add(`@${pin}`)
    keys.add(`@${pin.slice(0, 3)}`)
  }
  return keys
}

/** The `most` highest, in order; a full sort of all that were touched would take longer than finding them. */
function topOf(touched: readonly number[], scores: Float32Array, most: number): number[] {
  if (touched.length <= most) return [...touched].sort((a, b) => scores[b]! - scores[a]!)
  const sample = Float32Array.from(touched, (at) => scores[at]!).sort()
  const floor = sample[sample.length - most]!
  return touched
    .filter((at) => scores[at]! >= floor)
    .sort((a, b) => scores[b]! - scores[a]!)
    .slice(0, most)
}
