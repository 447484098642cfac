/**
 * What a pair's features say together: a sum over small trees. A tree asks a few questions, the same ones of every pair,
 * and for each way that they may be answered it has log odds of its own. That a name is replaced by another weighs
 * little where all else is rare and agrees, and much where nothing else does: a sum of weights cannot say that.
 */
export interface Trees {
  readonly bias: number
  /** Questions of a tree. */
  readonly depth: number
  /** Whether a feature has a value, at least; feature by feature, the lowest value first. */
  readonly questions: readonly {
    readonly bounds: Float64Array
    /** Tree that asks it, and the bit of its answer. */
    readonly trees: Int16Array
    readonly bits: Uint8Array
  }[]
  /** Tree by tree what is said, by the answers. */
  readonly leaves: Float64Array
}

/** A tree as it was learnt: of its questions the features and the bounds, then what its leaves say; the first question is the lowest bit. */
export type Tree = readonly [features: readonly number[], bounds: readonly number[], leaves: readonly number[]]

/** Trees put in the order in which they are asked: most features of most pairs are 0 and answer nothing with yes. */
export function treesOf(bias: number, depth: number, trees: readonly Tree[], size: number): Trees {
  const asked = trees.flatMap(([features, bounds], tree) => features.map((feature, at) => ({ feature, bound: bounds[at]!, tree, bit: 1 << at }))) // prettier-ignore
  const questions = Array.from({ length: size }, (_, feature) => {
    const own = asked.filter((one) => one.feature === feature).sort((a, b) => a.bound - b.bound)
    return {
      bounds: Float64Array.from(own, ({ bound }) => bound),
      trees: Int16Array.from(own, ({ tree }) => tree),
      bits: Uint8Array.from(own, ({ bit }) => bit),
    }
  })
  return { bias, depth, questions, leaves: Float64Array.from(trees.flatMap(([, , leaves]) => leaves)) }
}

/** Log odds of features in the order that the trees were learnt with. */
export function logOddsOf({ bias, depth, questions, leaves }: Trees, values: Float64Array): number {
  const answers = new Uint8Array(leaves.length >> depth)
  for (let feature = 0; feature < questions.length; feature += 1) {
    const value = values[feature]!
    const { bounds, trees, bits } = questions[feature]!
    for (let at = 0; at < bounds.length && bounds[at]! <= value; at += 1) answers[trees[at]!]! |= bits[at]!
  }
  let sum = bias
  for (let tree = 0; tree < answers.length; tree += 1) sum += leaves[(tree << depth) + answers[tree]!]!
  return sum
}
