/** A value that was read: the engine's own score of it, and whether it was right. */
export interface Sample {
  readonly score: number
  readonly right: boolean
  /** How much it counts; 1 where not given. */
  readonly weight?: number
}

/** Ascending points of a curve from score to probability; straight between them, level beyond them. */
export type Curve = readonly (readonly [score: number, probability: number])[]

/** Fewer values than this in a step say too little to stand alone. */
const leastInStep = 20

/** The share of a step's samples below the point at which its level begins: the lowest few stand for little. */
const tail = 0.15

interface Step {
  /** Ascending. */
  readonly scores: readonly number[]
  readonly count: number
  readonly right: number
}

/**
 * The rising curve that fits the samples best (pooled adjacent violators), with one made-up wrong value in each step,
 * so that no step claims more than its number of samples can show: the best one was picked out for having few. Below the samples the curve falls to
 * nothing at a score of 0: what was never seen is not believed.
 */
export function fitCurve(samples: readonly Sample[]): Curve {
  const sorted = [...samples].sort((a, b) => a.score - b.score)
  const steps: Step[] = []
  let open: Step = { scores: [], count: 0, right: 0 }
  sorted.forEach(({ score, right, weight = 1 }, i) => {
    open = {
      scores: [...open.scores, score],
      count: open.count + weight,
      right: open.right + (right ? weight : 0),
    }
    const tied = sorted[i + 1]?.score === score
    if (open.count < leastInStep || tied) return
    steps.push(open)
    open = { scores: [], count: 0, right: 0 }
    pool(steps)
  })
  if (open.scores.length > 0) {
    const last = steps.pop()
    steps.push(last === undefined ? open : merged(last, open))
    pool(steps)
  }
  return steps.length === 0 ? [] : [[0, 0], ...steps.flatMap(levelOf)]
}

/** Where a step's level begins and where it ends. */
function levelOf({ scores, count, right }: Step): Curve {
  const level = round(right / (count + 1))
  const from = round(scores[Math.floor(scores.length * tail)] ?? 0)
  const to = round(scores.at(-1) ?? 0)
  return from === to
    ? [[from, level]]
    : [
        [from, level],
        [to, level],
      ]
}

function pool(steps: Step[]): void {
  for (;;) {
    const last = steps[steps.length - 1]
    const before = steps[steps.length - 2]
    if (last === undefined || before === undefined || shareOf(before) < shareOf(last)) return
    steps.splice(-2, 2, merged(before, last))
  }
}

const shareOf = (step: Step): number => step.right / step.count
const merged = (a: Step, b: Step): Step => ({
  scores: [...a.scores, ...b.scores],
  count: a.count + b.count,
  right: a.right + b.right,
})
const round = (n: number): number => Math.round(n * 1e5) / 1e5
