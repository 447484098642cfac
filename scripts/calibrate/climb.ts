const rounds = 60
const halvings = 14
/** Steps smaller than this end the climb. */
const enough = 1e-6

/**
 * Newton's method towards a top: steps that would go down are halved, for far from the top the step is a wild guess.
 */
export function climb(
  start: Float64Array,
  height: (at: Float64Array) => number,
  stepFrom: (at: Float64Array) => Float64Array,
): Float64Array {
  let [at, high] = [start, height(start)]
  for (let round = 0; round < rounds; round++) {
    const step = stepFrom(at)
    let [share, next] = [1, at]
    let higher = Number.NEGATIVE_INFINITY
    for (let i = 0; i < halvings && !(higher > high); i++, share /= 2) {
      next = at.map((x, k) => x + share * step[k]!)
      higher = height(next)
    }
    if (!(higher > high)) break
    ;[at, high] = [next, higher]
    if (step.every((s) => Math.abs(s) < enough)) break
  }
  return at
}
