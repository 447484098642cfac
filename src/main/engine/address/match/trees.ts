/**
 * What a pair's features say together: a sum over small trees. A tree asks a few questions, the same ones of every pair,
 * and for each way that they may be answered it has log odds of its own. That a name is replaced by another weighs
 * little where all else is rare and agrees, and much where nothing else does: a sum of weights cannot say that.
 */
export interface Trees {
  readonly bias: number
  /** Questions of a tree. */
  readonly depth: number
  /** Of each feature the place of its first question; one more, the end of the last. */
  readonly firsts: Int32Array
  /**
   * Whether a feature has a value, at least, always more than 0; feature by feature, the lowest value first, and behind
   * each feature's one that none has.
   */
  readonly bounds: Float64Array
  /** Tree that asks it, and the bit of its answer. */
  readonly trees: Int16Array
  readonly bits: Uint8Array
  /** Tree by tree what is said, by the answers; in thousandths, so that the sum is exact and the leaves stay near. */
  readonly leaves: Int16Array
  /** Room for the answers to each tree, made once. */
  readonly answers: Uint8Array
}

/** A tree as it was learnt: of its questions the features and the bounds, then what its leaves say; the first question is the lowest bit. */
export type Tree = readonly [features: readonly number[], bounds: readonly number[], leaves: readonly number[]]

function thousandths(leaf: number): number {
  if (Math.abs(leaf) > 32) throw new RangeError(`leaf of ${leaf}: more than 32 log odds`)
  return Math.round(1000 * leaf)
}

/**
 * Trees put in the order in which they are asked: most features of most pairs are 0 and answer nothing with yes.
 * Throws a RangeError for a leaf of more than 32 log odds.
 */
export function treesOf(bias: number, depth: number, trees: readonly Tree[], size: number): Trees {
  const asked = trees.flatMap(([features, bounds], tree) => features.map((feature, at) => ({ feature, bound: bounds[at]!, tree, bit: 1 << at }))) // prettier-ignore
  const firsts = new Int32Array(size + 1)
  const inOrder = Array.from({ length: size }, (_, feature) => {
    const own = asked.filter((one) => one.feature === feature).sort((a, b) => a.bound - b.bound)
    firsts[feature + 1] = firsts[feature]! + own.length + 1
    return [...own, { feature, bound: Infinity, tree: 0, bit: 0 }]
  }).flat()
  return {
    bias,
    depth,
    firsts,
    bounds: Float64Array.from(inOrder, ({ bound }) => bound),
    trees: Int16Array.from(inOrder, ({ tree }) => tree),
    bits: Uint8Array.from(inOrder, ({ bit }) => bit),
    leaves: Int16Array.from(trees.flatMap(([, , leaves]) => leaves.map(thousandths))),
    answers: new Uint8Array(trees.length),
  }
}

/** Log odds of features, none of them below 0, in the order that the trees were learnt with. */
export function logOddsOf(
  { bias, depth, firsts, bounds, trees, bits, leaves, answers }: Trees,
  values: readonly number[],
): number {
  answers.fill(0)
  const size = firsts.length - 1
  for (let feature = 0; feature < size; feature += 1) {
    const value = values[feature]!
    if (value === 0) continue
    for (let at = firsts[feature]!; bounds[at]! <= value; at += 1) answers[trees[at]!]! |= bits[at]!
  }
  let sum = 0
  for (let tree = 0; tree < answers.length; tree += 1) sum += leaves[(tree << depth) + answers[tree]!]!
  return bias + sum / 1000
}
