import { climb } from './climb'
import { inverse, product, zeros } from './matrices'

/** One example: its features in a fixed order, and whether the value was right. */
export interface Example {
  readonly features: readonly number[]
  readonly right: boolean
  /** How much it counts; 1 where not given. */
  readonly weight?: number
}

export interface Logistic {
  readonly bias: number
  readonly weights: readonly number[]
}

export interface FitOptions {
  /** How strongly the fit is drawn to the prior, in units of one example of full information. */
  readonly ridge: number
  /** The sign that each weight may have; 0 for either. All may where not given. */
  readonly signs?: readonly (1 | 0 | -1)[]
}

/**
 * The share of values that are wrong for reasons which no feature knows: both readers take one letter for another, the
 * print is wrong. Without it a few of them at the top make everything doubtful.
 */
export const unaccounted = 0.003

/** The log likelihood of an example under log odds of its being right. */
export function likelihood(right: boolean, odds: number): number {
  const p = 1 / (1 + Math.exp(-odds))
  // Far from the top rather this than no number.
  return right ? -Math.log1p(Math.exp(Math.min(700, -odds))) : Math.log(unaccounted + (1 - unaccounted) * (1 - p))
}

/** How far an example counts: a wrong one as far as it is not one of those that nothing accounts for. */
export function countedAs(right: boolean, p: number): number {
  const accounted = (1 - unaccounted) * (1 - p)
  return right ? 1 : accounted / (unaccounted + accounted)
}

/**
 * Logistic regression by Newton's method, drawn towards a prior: what the examples do not show stays as the prior has
 * it. A weight whose sign the examples would turn round is 0, and the others are fitted without it.
 */
export function fitLogistic(examples: readonly Example[], prior: Logistic, { ridge, signs }: FitOptions): Logistic {
  const out = new Set<number>()
  const without = (numbers: readonly number[]): number[] => numbers.map((x, i) => (out.has(i) ? 0 : x))
  let start = prior
  for (;;) {
    const kept = examples.map((e) => ({ ...e, features: without(e.features) }))
    const from = { ...start, weights: without(start.weights) }
    const fit = fitFreely(kept, { ...prior, weights: without(prior.weights) }, ridge, from)
    const turned = fit.weights.flatMap((w, i) => (w * (signs?.[i] ?? 0) < 0 ? [i] : []))
    if (turned.length === 0) return fit
    turned.forEach((i) => out.add(i))
    start = fit
  }
}

const vectorOf = ({ bias, weights }: Logistic): Float64Array => Float64Array.from([bias, ...weights])

function fitFreely(examples: readonly Example[], prior: Logistic, ridge: number, start: Logistic): Logistic {
  const size = prior.weights.length + 1
  const centre = vectorOf(prior)
  const height = (beta: Float64Array): number =>
    examples.reduce((sum, e) => sum + (e.weight ?? 1) * likelihood(e.right, oddsOf(e, beta)), 0) -
    beta.reduce((sum, b, i) => sum + (ridge * (b - centre[i]!) ** 2) / 2, 0)
  const beta = climb(vectorOf(start), height, (at) => {
    const gradient = at.map((b, i) => ridge * (centre[i]! - b))
    const information = zeros(size)
    information.forEach((row, i) => (row[i] = ridge))
    for (const example of examples) accumulate(example, at, gradient, information)
    information.forEach((row, i) => information.forEach((other, j) => j > i && (row[j] = other[i]!)))
    return product(inverse(information), gradient)
  })
  return { bias: beta[0] ?? 0, weights: [...beta.slice(1)] }
}

const oddsOf = ({ features }: Example, beta: Float64Array): number =>
  features.reduce((sum, x, i) => sum + x * (beta[i + 1] ?? 0), beta[0] ?? 0)

/** The probability that a fit gives. */
export function predict(fit: Logistic, features: readonly number[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, x, i) => sum + x * (fit.weights[i] ?? 0), fit.bias)))
}

/** Adds an example to the gradient and to the lower half of the information, which is symmetric. */
function accumulate(
  example: Example,
  beta: Float64Array,
  gradient: Float64Array,
  information: readonly Float64Array[],
): void {
  const x = [1, ...example.features]
  const p = 1 / (1 + Math.exp(-oddsOf(example, beta)))
  const share = example.weight ?? 1
  const error = share * countedAs(example.right, p) * ((example.right ? 1 : 0) - p)
  const weight = share * Math.max(1e-6, p * (1 - p))
  for (const [i, row] of information.entries()) {
    const v = x[i]!
    // Most features of most values are 0.
    if (v === 0) continue
    gradient[i] = gradient[i]! + error * v
    for (let j = 0; j <= i; j++) row[j] = row[j]! + weight * v * x[j]!
  }
}
