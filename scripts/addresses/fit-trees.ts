import type { Tree } from '../../src/main/engine/address/match/trees'
import type { Random } from '../../test/generator/random'
import { binned, type Binned } from './bins'

/** Features of a pair, whether it is one home, and how much it counts. */
export interface Example {
  readonly features: ArrayLike<number>
  readonly right: boolean
  readonly weight: number
}

export interface FitOptions {
  readonly trees: number
  /** Questions of a tree. */
  readonly depth: number
  /** How far each tree goes the way that its leaves point. */
  readonly pace: number
  /** Shares of the examples and of the features that each tree sees. */
  readonly seen: number
  readonly asked: number
  /** Of each feature 1 where it may only speak for one home, -1 only against, 0 either way. */
  readonly ways: readonly number[]
}

/** How strongly leaves are drawn to 0. */
const drawn = 10

/** What one tree is fitted to. */
interface Growing {
  readonly data: Binned
  readonly rows: Int32Array
  readonly slopes: Float64Array
  readonly curves: Float64Array
  /** Features that it may ask for. */
  readonly asked: readonly number[]
}
interface Question {
  readonly feature: number
  /** The first bin of which the answer is yes. */
  readonly bin: number
}
interface Grown {
  readonly questions: readonly Question[]
  readonly leaves: Float64Array
}

/** Log odds of one home in general, and what each tree adds. */
export interface Fitted {
  readonly bias: number
  readonly trees: readonly Tree[]
}

/** Fits trees to examples one after another, each to what those before it left wrong (gradient boosting). */
export function fitTrees(examples: readonly Example[], random: Random, options: FitOptions): Fitted {
  const data = binned(examples.map(({ features }) => features))
  const count = examples.length
  const mean = examples.reduce((sum, { weight }) => sum + weight, 0) / count
  const weights = Float64Array.from(examples, ({ weight }) => weight / mean)
  const right = Uint8Array.from(examples, (one) => (one.right ? 1 : 0))
  const share = weights.reduce((sum, weight, at) => sum + weight * right[at]!, 0) / count
  const bias = Math.log(share / (1 - share))
  const odds = new Float64Array(count).fill(bias)
  const [slopes, curves] = [new Float64Array(count), new Float64Array(count)]
  const trees: Grown[] = []
  while (trees.length < options.trees) {
    for (let at = 0; at < count; at += 1) {
      const score = 1 / (1 + Math.exp(-odds[at]!))
      slopes[at] = weights[at]! * (score - right[at]!)
      curves[at] = weights[at]! * score * (1 - score)
    }
    const rows = Int32Array.from(weights.keys()).filter(() => random.chance(options.seen))
    const asked = data.bounds.flatMap((bounds, feature) => bounds.length > 0 && random.chance(options.asked) ? [feature] : []) // prettier-ignore
    const tree = grow({ data, rows, slopes, curves, asked }, options)
    trees.push(tree)
    for (let at = 0; at < count; at += 1) odds[at]! += tree.leaves[answersOf(tree.questions, data, at)]!
  }
  return {
    bias,
    trees: trees.map(({ questions, leaves }): Tree => [
      questions.map(({ feature }) => feature),
      questions.map(({ feature, bin }) => data.bounds[feature]![bin - 1]!),
      [...leaves],
    ]),
  }
}

function grow(growing: Growing, { depth, pace, ways }: FitOptions): Grown {
  const { data, rows, slopes, curves } = growing
  const questions: Question[] = []
  const places = new Uint8Array(rows.length)
  while (questions.length < depth) {
    const question = bestQuestion(growing, places, 1 << questions.length, ways)
    const column = data.columns[question.feature]!
    for (let at = 0; at < rows.length; at += 1)
      if (column[rows[at]!]! >= question.bin) places[at]! |= 1 << questions.length
    questions.push(question)
  }
  const sums = new Float64Array(2 << depth)
  for (let at = 0; at < rows.length; at += 1) {
    sums[2 * places[at]!]! += slopes[rows[at]!]!
    sums[2 * places[at]! + 1]! += curves[rows[at]!]!
  }
  holdWays(sums, questions, ways)
  const leaves = Float64Array.from({ length: 1 << depth }, (_, leaf) => pace * valueOf(sums[2 * leaf]!, sums[2 * leaf + 1]!)) // prettier-ignore
  return { questions, leaves }
}

const valueOf = (slope: number, curve: number): number => -slope / (curve + drawn)

/** Makes leaves say no more than their questions may: evened out by one question, others may be out again. */
function holdWays(sums: Float64Array, questions: readonly Question[], ways: readonly number[]): void {
  const size = sums.length / 2
  const possible = Uint8Array.from({ length: size }, (_, leaf) => (mayBeAnswered(questions, leaf) ? 1 : 0))
  for (let round = 0; round < rounds; round += 1) {
    let changed = false
    for (const [bit, { feature }] of questions.entries())
      if (ways[feature] !== 0 && evenOut(sums, bit, ways[feature]!, possible)) changed = true
    if (!changed) return
  }
}
const rounds = 12

/** What has a high value has a low one. */
const mayBeAnswered = (questions: readonly Question[], answers: number): boolean =>
  questions.every((high, bit) => (answers & (1 << bit)) === 0 || questions.every((low, other) => low.feature !== high.feature || low.bin > high.bin || (answers & (1 << other)) !== 0)) // prettier-ignore

/** Where yes speaks the wrong way beside no, all else alike, both say the same. Whether it changed `sums`. */
function evenOut(sums: Float64Array, bit: number, way: number, possible: Uint8Array): boolean {
  let changed = false
  for (let no = 0; no < possible.length; no += 1) {
    const yes = no | (1 << bit)
    if (no === yes || possible[no] === 0 || possible[yes] === 0) continue
    if (!isAgainst(way, sums[2 * no]!, sums[2 * no + 1]!, sums[2 * yes]!, sums[2 * yes + 1]!)) continue
    for (const part of [0, 1]) sums[2 * no + part] = sums[2 * yes + part] = (sums[2 * no + part]! + sums[2 * yes + part]!) / 2 // prettier-ignore
    changed = true
  }
  return changed
}

/** Whether what says yes goes against the way of its question. */
const isAgainst = (way: number, slopeNo: number, curveNo: number, slopeYes: number, curveYes: number): boolean =>
  way * (valueOf(slopeNo, curveNo) - valueOf(slopeYes, curveYes)) > 1e-12

/** The question that parts the examples of all leaves best. */
function bestQuestion(growing: Growing, places: Uint8Array, leaves: number, ways: readonly number[]): Question {
  const { data, rows, slopes, curves, asked } = growing
  const leafOf = new Uint8Array(slopes.length).fill(unseen)
  const totals = new Float64Array(2 * leaves)
  for (let at = 0; at < rows.length; at += 1) {
    const [row, leaf] = [rows[at]!, places[at]!]
    leafOf[row] = leaf
    totals[2 * leaf]! += slopes[row]!
    totals[2 * leaf + 1]! += curves[row]!
  }
  let best = { feature: 0, bin: 1, gain: -Infinity }
  for (const feature of asked) {
    const bins = data.bounds[feature]!.length + 1
    const sums = sumsOf(growing, feature, leafOf, totals)
    const gains = new Float64Array(bins)
    for (let leaf = 0; leaf < leaves; leaf += 1) addGains(gains, sums.subarray(2 * leaf * bins, 2 * (leaf + 1) * bins), ways[feature]!) // prettier-ignore
    for (let bin = 1; bin < bins; bin += 1) if (gains[bin]! > best.gain) best = { feature, bin, gain: gains[bin]! }
  }
  return best
}
/** In the place of a leaf: the tree does not see the example. */
const unseen = 255

/** Slopes and curves by leaf and bin of a feature: those of the bin of most examples are what the others leave. */
function sumsOf(
  { data, slopes, curves }: Growing,
  feature: number,
  leafOf: Uint8Array,
  totals: Float64Array,
): Float64Array {
  const column = data.columns[feature]!
  const bins = data.bounds[feature]!.length + 1
  const { bin: usual, others } = data.usual[feature]!
  const sums = new Float64Array(bins * totals.length)
  const left = totals.slice()
  for (let at = 0; at < others.length; at += 1) {
    const row = others[at]!
    const leaf = leafOf[row]!
    if (leaf === unseen) continue
    const place = 2 * (leaf * bins + column[row]!)
    sums[place]! += slopes[row]!
    sums[place + 1]! += curves[row]!
    left[2 * leaf]! -= slopes[row]!
    left[2 * leaf + 1]! -= curves[row]!
  }
  for (let leaf = 0; 2 * leaf < totals.length; leaf += 1) {
    sums[2 * (leaf * bins + usual)] = left[2 * leaf]!
    sums[2 * (leaf * bins + usual) + 1] = left[2 * leaf + 1]!
  }
  return sums
}

/** Adds to each bin what is gained in a leaf where it is the first one of the answer yes; nothing against its way. */
function addGains(gains: Float64Array, sums: Float64Array, way: number): void {
  let [slope, curve] = [0, 0]
  for (let at = 0; at < sums.length; at += 2) {
    slope += sums[at]!
    curve += sums[at + 1]!
  }
  let [below, curveBelow] = [0, 0]
  for (let bin = 1; bin < gains.length; bin += 1) {
    below += sums[2 * bin - 2]!
    curveBelow += sums[2 * bin - 1]!
    const [above, curveAbove] = [slope - below, curve - curveBelow]
    gains[bin]! +=
      way !== 0 && isAgainst(way, below, curveBelow, above, curveAbove)
        ? slope ** 2 / (curve + drawn)
        : below ** 2 / (curveBelow + drawn) + above ** 2 / (curveAbove + drawn)
  }
}

function answersOf(questions: readonly Question[], data: Binned, row: number): number {
  let answers = 0
  for (const [bit, { feature, bin }] of questions.entries())
    if (data.columns[feature]![row]! >= bin) answers |= 1 << bit
  return answers
}
