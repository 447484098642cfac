/** A value that was read: the engine's own score of it, and whether it was right. */
export interface Sample {
  readonly score: number
  readonly right: boolean
}

/** Ascending points of a curve from score to probability; straight between them, level beyond them. */
export type Curve = readonly (readonly [score: number, probability: number])[]

/** Fewer values than this in a step say too little to stand alone. */
const leastInStep = 20

interface Step {
  count: number
  right: number
  scores: number
}

/**
 * The rising curve that fits the samples best (pooled adjacent violators), each step drawn towards one half by one
 * made-up value, so that no step claims more than its number of samples can show.
 */
export function fitCurve(samples: readonly Sample[]): Curve {
  const sorted = [...samples].sort((a, b) => a.score - b.score)
  const steps: Step[] = []
  let open: Step = { count: 0, right: 0, scores: 0 }
  sorted.forEach((sample, i) => {
    open = { count: open.count + 1, right: open.right + (sample.right ? 1 : 0), scores: open.scores + sample.score }
    const tied = sorted[i + 1]?.score === sample.score
    if (open.count < leastInStep || tied) return
    steps.push(open)
    open = { count: 0, right: 0, scores: 0 }
    pool(steps)
  })
  if (open.count > 0) {
    const last = steps.pop()
    steps.push(last === undefined ? open : merged(last, open))
    pool(steps)
  }
  return steps.map((s) => [round(s.scores / s.count), round((s.right + 0.5) / (s.count + 1))])
}

function pool(steps: Step[]): void {
  for (;;) {
    const last = steps[steps.length - 1]
    const before = steps[steps.length - 2]
    if (last === undefined || before === undefined || before.right / before.count < last.right / last.count) return
    steps.splice(-2, 2, merged(before, last))
  }
}

const merged = (a: Step, b: Step): Step => ({
  count: a.count + b.count,
  right: a.right + b.right,
  scores: a.scores + b.scores,
})
const round = (n: number): number => Math.round(n * 1e5) / 1e5

/** The probability that a curve gives a score. */
export function onCurve(curve: Curve, score: number): number {
  const above = curve.findIndex(([s]) => s >= score)
  if (curve.length === 0) return score
  if (above === 0) return curve[0]?.[1] ?? score
  if (above === -1) return curve[curve.length - 1]?.[1] ?? score
  const [s0, p0] = curve[above - 1] ?? [0, 0]
  const [s1, p1] = curve[above] ?? [1, 1]
  return s1 === s0 ? p1 : p0 + ((p1 - p0) * (score - s0)) / (s1 - s0)
}
