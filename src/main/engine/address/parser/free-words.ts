import { sideOf } from '../text/sides'
import type { Word } from '../text/words'
import type { Piece } from './pieces'

/** Words that may name a city: not those of houses, relatives and landmarks. */
export function freeWords(words: readonly Word[], pieces: readonly Piece[]): boolean[] {
  const free = words.map(() => false)
  for (const { from, to, label, suffix } of pieces) {
    // "Near Cadila Bridge Ahmedabad": without a comma the city ends the landmark.
    if (label === 'landmark' && to - from > 2 && to === words.length) free[to - 1] = !words[to - 1]!.number
    // "Nr Gurudwara Gidderbaha Muktsar Pb": so it does before the state.
    if (label === 'landmark' && to - from > 3 && to === words.length) free[to - 2] = !words[to - 2]!.number
    const may =
      label === null ||
      label === 'city' ||
      label === 'district' ||
      label === 'village' ||
      label === 'post_office' ||
      label === 'sub_district' ||
      label === 'state'
    if (!may) continue
    // "Old Delhi Road": the name before a suffix is the street's.
    const named = suffix === null || suffix === 'locality' ? from : to
    const start = label === 'sub_district' ? from + 1 : label === 'village' ? behindName(words, from, to) : named
    for (let at = start; at < to; at += 1) free[at] = !words[at]!.number
  }
  return free
}

/** "Tehsil Nathana Bathinda", "Vill Paschim Narayanpur Haripal Hugli": its own name comes first. */
function behindName(words: readonly Word[], from: number, to: number): number {
  // "Village" at the end of the text: nothing stands behind it.
  const name = from >= to || sideOf(words[from]!.text, false) === null ? from : from + 1
  return name + 1 < to ? name + 1 : from
}
