/** Streets of one name that are two: "Elliot Road" and "Elliot Lane", "Koil Street" and "Koil 2nd Street". */
import type { HeldName } from './held-names'
import type { Prepared } from '../prepared'

/**
 * What a street is called, each with letters for the kinds that it may be: two are others where they share none. "Marg"
 * and "Sarani" stand for a road or a street, "Gali" for a lane or a street; a highway is a road by any name and left out.
 */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({ road: 'r', street: 's', lane: 'l', avenue: 'a', drive: 'd', terrace: 't', bypass: 'b', row: 'w', marg: 'rsa', path: 'rs', sarani: 'rs', salai: 'ra', rasta: 'rsl', gali: 'sl', oni: 's' }),
) // prettier-ignore

/** Two names that begin alike and end each with another kind of street. */
export function areTwoStreets([a, one]: Named, [b, other]: Named): boolean {
  const [ending, otherEnding] = [one.endings.at(-1) ?? '', other.endings.at(-1) ?? '']
  // "Gulmohar Road" and "Gulmohar Cross Road"
  if (ending === otherEnding && isCrossRoad(one) !== isCrossRoad(other)) return true
  if (one.lacking || other.lacking) return false
  if (isOffshoot([a, one], [b, other]) || isOffshoot([b, other], [a, one])) return true
  return one.endingLost && other.endingLost && areOthers(ending, otherEnding)
}

type Named = readonly [address: Prepared, name: HeldName]

function areOthers(one: string, other: string): boolean {
  const [kind, otherKind] = [kinds.get(one), kinds.get(other)]
  return kind !== undefined && otherKind !== undefined && ![...kind].some((letter) => otherKind.includes(letter))
}

const isCrossRoad = ({ endings }: HeldName): boolean => endings.at(-2) === 'cross'

/** "Koil Street" and "Koil 2nd Street", "Nagar Main Road" and "Nagar 2nd Lane": the one counts its streets, and the other is none that is counted. */
function isOffshoot([a, one]: Named, [b, other]: Named): boolean {
  const last = one.endings.at(-1) ?? ''
  if (!kinds.has(last) || kinds.has(other.endings.at(-1) ?? '') || a.numbers.some(({ kind }) => kind === 'lane')) return false // prettier-ignore
  const { run } = b.words[other.at]!
  const next = b.words.find((word) => word.run > run)
  return next?.run === run + 1 && next.part === 'street' && next.common && b.numbers.some(({ kind }) => kind === 'lane')
}
