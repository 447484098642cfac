import type { Aligned } from '../words/align'
import { ofEstates, pinsIn, type KnownQuarter } from './known-quarters'
import { knows } from './place-agreement'
import type { Prepared } from '../prepared'
import { areTwins } from './twin-cities'

/** What the post office knows of two quarters, of which each address names one that the other does not. */
export interface QuarterPins {
  /** 1 where no PIN code is of both: "Mapusa" and "Siolim". */
  readonly apart: number
  /** 1 where one is: quarters side by side, of which a home may be counted to either. */
  readonly together: number
}

const unknown: QuarterPins = { apart: 0, together: 0 }

/** `kin` where of the districts that they name one was parted from the other. */
export function quarterPins(a: Prepared, b: Prepared, aligned: Aligned, kin: boolean): QuarterPins {
  if (a.knownQuarters.length === 0 || b.knownQuarters.length === 0) return unknown
  let [apart, together] = [0, 0]
  for (const one of a.knownQuarters)
    for (const other of b.knownQuarters) {
      if (!areComparable(one, other)) continue
      const found = compared(pinsOf(one, b), pinsOf(other, a))
      if (found === null || isIn(b, one, a, aligned.a) || isIn(a, other, b, aligned.b)) continue
      // "Kaloor, Kochi" and "Kaloor, Ernakulam"
      if (one.rank !== 'quarter' && (kin || areTwins(a, b))) continue
      if (found === 'together') together = 1
      else apart = 1
    }
  return { apart: together > 0 ? 0 : apart, together }
}

/** A city is no quarter, whatever PIN codes it has: "Indore" and "Nipania". */
const areComparable = ({ rank }: KnownQuarter, other: KnownQuarter): boolean =>
  rank === 'city' ? other.rank !== 'quarter' : rank !== 'quarter' || other.rank !== 'city'

/** Whether an address has a word of a quarter's name, or its PIN code one of that sound. */
const isIn = (
  address: Prepared,
  { run, sound }: KnownQuarter,
  { words }: Prepared,
  scores: readonly number[],
): boolean =>
  words.some((word, at) => word.run === run && !word.common && !ofEstates.has(word.text) && scores[at]! > 0.6) ||
  knows(address, sound)

/**
 * PIN codes of a quarter where its address says to be, else where the other does; all of a name that few have, whatever
 * the PIN codes say: they may be wrong.
 */
function pinsOf({ pins, here }: KnownQuarter, { regions }: Prepared): readonly string[] {
  if (here.length > 0) return here
  const there = pinsIn(pins, regions)
  if (there.length > 0) return there
  return pins.length > few ? [] : pins
}
const few = 3

function compared(one: readonly string[], other: readonly string[]): 'together' | 'apart' | null {
  if (one.length === 0 || other.length === 0) return null
  return one.some((pin) => other.includes(pin)) ? 'together' : 'apart'
}
