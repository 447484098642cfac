/** A direction in which lines may run: across or down, falling to the right by so many degrees. */
export interface Slope {
  readonly degrees: number
  readonly vertical: boolean
}

/** Shapes whose next one is looked for. */
const SAMPLE = 400
/** How far from a direction the next shape may lie, in degrees. */
const ASIDE = 15
/** Slopes that are this far apart, in degrees, cannot both be that of the lines and of what stands under one another. */
const APART = 5
/** How much more often letters must follow each other along one slope than along another. */
const CLEARLY_MORE = 2

/**
 * Of slopes far apart, those along which letters follow each other. Letters of one width stand on a grid, whose diagonals
 * are rows as sharp as its lines; but the letter next to one is beside it. `boxes` are left, top, right and
 * bottom of each letter, one after the other.
 */
export function alongLetters<T extends Slope>(rivals: readonly T[], boxes: Float32Array): readonly T[] {
  if (rivals.every(({ degrees }) => Math.abs(degrees - rivals[0]!.degrees) <= APART)) return rivals
  const shares = shareAlong(boxes, rivals)
  return rivals.filter(
    ({ degrees }, i) =>
      !rivals.some((other, k) => Math.abs(other.degrees - degrees) > APART && shares[k]! > CLEARLY_MORE * shares[i]!),
  )
}

/** For each slope, the share of the shapes whose nearest neighbour lies along it. */
function shareAlong(boxes: Float32Array, slopes: readonly Slope[]): number[] {
  const count = boxes.length / 4
  const x = Float32Array.from({ length: count }, (_, i) => (boxes[4 * i]! + boxes[4 * i + 2]!) / 2)
  const y = Float32Array.from({ length: count }, (_, i) => (boxes[4 * i + 1]! + boxes[4 * i + 3]!) / 2)
  const step = Math.max(1, Math.ceil(count / SAMPLE))
  const ways: number[] = []
  for (let i = 0; i < count; i += step) {
    const next = nearest(x, y, i)
    if (next !== null) ways.push(Math.atan2(y[next]! - y[i]!, x[next]! - x[i]!))
  }
  const least = Math.cos((ASIDE * Math.PI) / 180)
  return slopes.map(({ degrees, vertical }) => {
    const along = ((degrees + (vertical ? 90 : 0)) * Math.PI) / 180
    return ways.filter((way) => Math.abs(Math.cos(way - along)) >= least).length / Math.max(1, ways.length)
  })
}

function nearest(x: Float32Array, y: Float32Array, of: number): number | null {
  let best: number | null = null
  let least = Infinity
  for (let k = 0; k < x.length; k++) {
    const away = (x[k]! - x[of]!) ** 2 + (y[k]! - y[of]!) ** 2
    if (k === of || away >= least) continue
    best = k
    least = away
  }
  return best
}
