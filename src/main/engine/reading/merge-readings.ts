import { isStrayBar } from './bars'
import type { FlatChar } from './flat-chars'

/** What a change between the readings costs, in heights of the line times confidence. */
const changeCost = 0.15
/** A character covers at most this much to either side of it, in heights of the line. */
const mostReach = 0.45
/** A gap wider than this, in heights of the line, parts words where the readings change. */
const wordGap = 0.22

/** The models of Indian scripts take Latin letters for the digits and bars that they know, and are sure of it. */
const borrowed = 0.7
const strayBar = 0.3
const foreignToIndian = /^[\x20-\x7e।॥]$/
/** Without a letter of its own in the line, the digits of an Indian script are suspect too. */
const foreignAlone = /^(?:[\x20-\x7e।॥]|(?![0-9])\p{Nd})$/u
/** Indian scripts know no capitals. */
const ownLetter = /\p{Lo}/u

function trusted(chars: readonly FlatChar[]): FlatChar[] {
  const foreign = chars.some(({ text }) => ownLetter.test(text)) ? foreignToIndian : foreignAlone
  return chars.map((char, i) => {
    if (char.script === 'latin' || !foreign.test(char.text)) return char
    return { ...char, confidence: (isStrayBar(chars, i) ? strayBar : borrowed) * char.confidence }
  })
}

interface Covering {
  readonly char: FlatChar
  readonly left: number
  readonly right: number
}

/** Each character with the stretch of the line that it accounts for: up to half way to its neighbours. */
function cover(chars: readonly FlatChar[], height: number): Covering[] {
  return chars.map((char, i) => {
    const before = chars[i - 1]
    const after = chars[i + 1]
    const reach = mostReach * height
    return {
      char,
      left: Math.max(char.left - reach, before ? (before.right + char.left) / 2 : -Infinity),
      right: Math.min(char.right + reach, after ? (char.right + after.left) / 2 : Infinity),
    }
  })
}

/** Confidence times length that a reading holds between two places. */
function worth(reading: readonly Covering[], from: number, to: number): number {
  let sum = 0
  for (const { char, left, right } of reading) {
    const overlap = Math.min(to, right) - Math.max(from, left)
    if (overlap > 0) sum += overlap * char.confidence
  }
  return sum
}

/**
 * Joins two readings of one line image by models of two scripts: each stretch from the reading that is surer of it,
 * with a price on each change.
 */
export function mergeReadings(a: readonly FlatChar[], b: readonly FlatChar[]): FlatChar[] {
  if (a.length === 0 || b.length === 0) return [...a, ...b]
  const height = a[0]!.image.box.height
  const readings = [cover(trusted(a), height), cover(trusted(b), height)] as const
  const borders = [...new Set(readings.flat().flatMap(({ left, right }) => [left, right]))].sort((x, y) => x - y)
  const cost = changeCost * height
  let scores: [number, number] = [0, 0]
  const from: [0 | 1, 0 | 1][] = []
  for (let i = 0; i + 1 < borders.length; i++) {
    const gains = readings.map((r) => worth(r, borders[i]!, borders[i + 1]!)) as [number, number]
    const stay = [scores[0] >= scores[1] - cost, scores[1] >= scores[0] - cost] as const
    from.push([stay[0] ? 0 : 1, stay[1] ? 1 : 0])
    scores = [(stay[0] ? scores[0] : scores[1] - cost) + gains[0], (stay[1] ? scores[1] : scores[0] - cost) + gains[1]]
  }
  let state: 0 | 1 = scores[0] >= scores[1] ? 0 : 1
  const states: (0 | 1)[] = []
  for (let i = borders.length - 2; i >= 0; i--) {
    states[i] = state
    state = from[i]![state]
  }
  const stateAt = (x: number): 0 | 1 => {
    const index = borders.findIndex((border) => border > x) - 1
    return states[Math.max(0, index)] ?? state
  }
  const merged = readings
    .flatMap((reading, which) => reading.map((_, i) => ({ char: (which === 0 ? a : b)[i]!, which })))
    .filter(({ char, which }) => stateAt((char.left + char.right) / 2) === which)
    .sort((x, y) => x.char.left + x.char.right - y.char.left - y.char.right)
  return merged.map(({ char, which }, i) => {
    const before = merged[i - 1]
    if (!before || before.which === which) return char
    return { ...char, spaceBefore: char.left - before.char.right > wordGap * height }
  })
}
