/**
 * What a pair's features say together: a weighted sum of them, and a few cells that each know some of them in company.
 * That a name is replaced by another weighs little where all else is rare and agrees, and much where nothing else does:
 * no sum can say that.
 */
export interface Network {
  readonly bias: number
  /** One weight for each feature. */
  readonly weights: Float64Array
  /** What each cell has of itself, and what it counts in the sum. */
  readonly cellBias: Float64Array
  readonly cellOut: Float64Array
  /** What each feature says to each cell, feature by feature. */
  readonly toCells: Float64Array
}

/** Log odds of features in the order of the weights. */
export function logOddsOf(network: Network, features: ArrayLike<number>): number {
  const { weights, cellOut, toCells } = network
  const count = cellOut.length
  const cells = network.cellBias.slice()
  let sum = network.bias
  for (let i = 0; i < weights.length; i += 1) {
    const feature = features[i]!
    // Most features of most pairs are 0.
    if (feature === 0) continue
    sum += weights[i]! * feature
    for (let j = 0, at = i * count; j < count; j += 1, at += 1) cells[j]! += toCells[at]! * feature
  }
  for (let j = 0; j < count; j += 1) sum += cellOut[j]! * Math.tanh(cells[j]!)
  return sum
}
