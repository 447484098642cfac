/** Words that one address has where the other has another, or none: between, before and behind words that both have. */
import { farness } from './farness'
import type { Aligned } from './align'
import type { AlignedSide } from './aligned-side'
import type { NameWord, Prepared } from '../prepared'

export const slotFeatures = [
  'slot_before', 'slot_before_name', 'slot_behind', 'slot_behind_name', 'word_inside', 'word_in_front', 'word_behind',
  'rarest_rest_least', 'rarest_rest_most', 'rarest_held', 'way_other', 'way_perhaps_other',
] as const // prettier-ignore

/** A word that is as much as this in the other address is in it. */
const held = 0.6

/** In the order of `slotFeatures`, 0..1 each. */
export function compareSlots(a: Prepared, b: Prepared, aligned: Aligned): readonly number[] {
  const one: AlignedSide = { words: a.words, scores: aligned.a, to: aligned.toB }
  const other: AlignedSide = { words: b.words, scores: aligned.b, to: aligned.toA }
  const found = [0, 0, 0, 0, 0, 0, 0]
  addReplaced(one, other, found)
  addReplaced(other, one, found)
  addMore(one, other, found)
  addMore(other, one, found)
  const [[otherWay, perhapsOther], [otherWayBack, perhapsOtherBack]] = [waysApart(one, other), waysApart(other, one)]
  const ways = [Math.max(otherWay, otherWayBack), Math.max(perhapsOther, perhapsOtherBack)]
  const [restA, restB] = [rarest(one, false), rarest(other, false)]
  return [
    ...found,
    Math.min(restA, restB),
    Math.max(restA, restB),
    Math.min(rarest(one, true), rarest(other, true)),
    ...ways,
  ]
}

const counts = ({ part, reach }: NameWord): boolean => part !== 'landmark' && reach !== 'town'
const isLost = ({ words, scores }: AlignedSide, at: number): boolean =>
  at >= 0 && at < words.length && scores[at]! <= held && counts(words[at]!)
/** Where in the other address the word is; -1 where it is not. */
const placeOf = ({ words, scores, to }: AlignedSide, at: number): number =>
  at >= 0 && at < words.length && scores[at]! > held ? to[at]! : -1
const inOneRun = ({ words }: AlignedSide, at: number, beside: number): boolean => words[at]!.run === words[beside]?.run

/** "Vivek Khand" and "Vinay Khand", "Imperium Star" and "Imperium Two": how far apart two words in one place are. */
function addReplaced(one: AlignedSide, other: AlignedSide, found: number[]): void {
  for (let i = 0; i < one.words.length; i += 1) {
    if (!isLost(one, i)) continue
    for (let step = 1; step >= -1; step -= 2) {
      const j = placeOf(one, i + step)
      if (j < 0 || !isLost(other, j - step)) continue
      const inNames = inOneRun(one, i, i + step) && inOneRun(other, j, j - step)
      const at = (step === 1 ? 0 : 2) + (inNames ? 1 : 0)
      found[at] = Math.max(found[at]!, farness(one.words[i]!.sound, other.words[j - step]!.sound))
    }
  }
}

/** "Sun Tower" and "Sun City Tower", "Sagar" and "New Sagar", "Sarovar" and "Sarovar Grande": how rare the word more is. */
function addMore(one: AlignedSide, other: AlignedSide, found: number[]): void {
  for (let i = 0; i < one.words.length; i += 1) {
    if (!isLost(one, i)) continue
    const before = inOneRun(one, i, i - 1) ? placeOf(one, i - 1) : -1
    const behind = inOneRun(one, i, i + 1) ? placeOf(one, i + 1) : -1
    const { weight } = one.words[i]!
    if (before >= 0 && behind === before + 1) found[4] = Math.max(found[4]!, weight)
    else if (behind >= 0 && !inOneRun(one, i, i - 1) && !inOneRun(other, behind, behind - 1))
      found[5] = Math.max(found[5]!, weight)
    else if (before >= 0 && !inOneRun(one, i, i + 1) && !inOneRun(other, before, before + 1))
      found[6] = Math.max(found[6]!, weight)
  }
}

/** How rare the rarest name is that the other has, or has not. */
function rarest({ words, scores }: AlignedSide, isHeld: boolean): number {
  let most = 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    if (scores[at]! > held === isHeld && !word.common && counts(word)) most = Math.max(most, word.weight)
  }
  return most
}

/** What ends the name of a street, and letters for the kinds of street that it may be called. */
const ways: ReadonlyMap<string, string> = new Map(
  Object.entries({ road: 'r', highway: 'r', street: 's', lane: 'l', avenue: 'a', drive: 'd', terrace: 't', bypass: 'b', row: 'w', marg: 'rsa', path: 'rs', sarani: 'rs', salai: 'ra', rasta: 'rsl', gali: 'sl', oni: 's', cross: 'c' }),
) // prettier-ignore

/** "Koil Street" and "Koil Lane", and "Azad Marg" and "Azad Gali", of which each may be called a street. */
function waysApart(one: AlignedSide, other: AlignedSide): readonly [other: number, perhaps: number] {
  let perhaps = 0
  for (let i = 1; i < one.words.length; i += 1) {
    const kinds = ways.get(one.words[i]!.text)
    if (kinds === undefined || ways.has(one.words[i - 1]!.text)) continue
    const j = placeOf(one, i - 1) + 1
    const others = j > 0 ? ways.get(other.words[j]?.text ?? '') : undefined
    if (others === undefined || one.words[i]!.text === other.words[j]!.text) continue
    if (![...kinds].some((kind) => others.includes(kind))) return [1, 0]
    if (kinds.length > 1 && others.length > 1) perhaps = 1
  }
  return [0, perhaps]
}
