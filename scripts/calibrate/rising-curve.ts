/** A value that was read: the engine's own score of it, and whether it was right. */
export interface Sample {
  /** 0..1. */
  readonly score: number
  readonly right: boolean
  /** How much it counts; 1 where not given. */
  readonly weight?: number
}

/** Ascending points of a curve from score to probability; straight between them, level beyond them. */
export type Curve = readonly (readonly [score: number, probability: number])[]

/** A stretch holds so many samples, or that share of all where these are more: fewer cannot show 99%. */
const leastInStretch = 120
const stretchShare = 0.2
/** Points for each stretch, so that neighbours share most of their samples. */
const pointsInStretch = 4
/** Draws the shift to none; it only keeps the sums finite. */
const ridge = 0.02

interface Weighted {
  /** Log odds of the score. */
  readonly z: number
  readonly right: boolean
  readonly weight: number
}

/**
 * The rising curve that fits the samples best. For each stretch of neighbouring scores it is their own log odds, shifted
 * so that the sum of what they promise is the number that was right, with some made-up wrong values in it (one where not
 * given): no stretch claims more than its number of samples can show, for the best one was picked out by having few
 * wrong ones. Below the samples the curve falls to nothing at a score of 0: what was never seen is not believed.
 */
export function fitCurve(samples: readonly Sample[], madeUp = 1): Curve {
  const sorted = samples
    .map(({ score, right, weight = 1 }) => ({ z: logOdds(score), right, weight }))
    .sort((a, b) => a.z - b.z)
  if (sorted.length === 0) return []
  const total = sorted.reduce((sum, s) => sum + s.weight, 0)
  const size = Math.max(leastInStretch, stretchShare * total)
  const every = Math.max(1, Math.floor(sorted.length / Math.ceil((pointsInStretch * total) / size)))
  const points: [number, number, number][] = []
  for (let at = 0; ; at += every) {
    const here = Math.min(at, sorted.length - 1)
    const stretch = stretchAround(sorted, here, size)
    const { z } = sorted[here]!
    const held = weightOf(stretch)
    const shifted = sigmoid(z + shiftOf(stretch, { z, right: false, weight: madeUp }))
    points.push([sigmoid(z), Math.min(held / (held + madeUp), shifted), held])
    if (here === sorted.length - 1) break
  }
  const risen = rising(points).map(([score, p]) => [round(score), round(p)] as const)
  return [[0, 0], ...risen.filter(([score], i) => risen[i + 1]?.[0] !== score)]
}

const logOdds = (p: number): number => {
  const inside = Math.min(1 - 1e-5, Math.max(1e-4, p))
  return Math.log(inside / (1 - inside))
}
const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))
const weightOf = (stretch: readonly Weighted[]): number => stretch.reduce((sum, s) => sum + s.weight, 0)

/** The samples nearest by rank to one, half of them to either side where there are so many; scores alike stay together. */
function stretchAround(sorted: readonly Weighted[], at: number, size: number): readonly Weighted[] {
  let [from, to, held] = [at, at + 1, sorted[at]!.weight]
  const take = (i: number): void => {
    held += sorted[i]!.weight
  }
  while (held < size && (from > 0 || to < sorted.length)) {
    if (from > 0) take(--from)
    if (to < sorted.length && held < size) take(to++)
  }
  while (from > 0 && sorted[from - 1]!.z === sorted[from]!.z) from--
  while (to < sorted.length && sorted[to]!.z === sorted[to - 1]!.z) to++
  return sorted.slice(from, to)
}

/** The shift of log odds under which a stretch and what is made up beside it promise what was right. */
function shiftOf(stretch: readonly Weighted[], madeUp: Weighted): number {
  const all = [...stretch, madeUp]
  const excess = (shift: number): number =>
    all.reduce((sum, s) => sum + s.weight * (sigmoid(s.z + shift) - (s.right ? 1 : 0)), 0) + ridge * shift
  let [low, high] = [-20, 20]
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** Neighbours that fall are levelled to their common mean (pooled adjacent violators). */
function rising(points: readonly (readonly [number, number, number])[]): [number, number][] {
  const blocks: { sum: number; weight: number; scores: number[] }[] = []
  for (const [score, p, weight] of points) {
    blocks.push({ sum: p * weight, weight, scores: [score] })
    for (;;) {
      const [before, last] = blocks.slice(-2)
      if (!before || !last || before.sum / before.weight <= last.sum / last.weight) break
      blocks.splice(-2, 2, {
        sum: before.sum + last.sum,
        weight: before.weight + last.weight,
        scores: [...before.scores, ...last.scores],
      })
    }
  }
  return blocks.flatMap(({ sum, weight, scores }) => scores.map((score): [number, number] => [score, sum / weight]))
}

const round = (n: number): number => Math.round(n * 1e5) / 1e5
