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

const rounds = 40

export interface FitOptions {
  /** How strongly the fit is drawn to the prior, in units of one example of full information. */
  readonly ridge: number
  /** The sign that each weight may have; 0 for either. All may where not given. */
  readonly signs?: readonly (1 | 0 | -1)[]
}

/**
 * Logistic regression by Newton's method, drawn towards a prior: what the examples do not show stays as the prior has
 * it. A weight whose sign the examples would turn round is 0, and the others are fitted without it.
 */
export function fitLogistic(examples: readonly Example[], prior: Logistic, { ridge, signs }: FitOptions): Logistic {
  const out = new Set<number>()
  for (;;) {
    const kept = examples.map((e) => ({ ...e, features: e.features.map((x, i) => (out.has(i) ? 0 : x)) }))
    const fit = fitFreely(kept, { ...prior, weights: prior.weights.map((w, i) => (out.has(i) ? 0 : w)) }, ridge)
    const turned = fit.weights.flatMap((w, i) => (w * (signs?.[i] ?? 0) < 0 ? [i] : []))
    if (turned.length === 0) return fit
    turned.forEach((i) => out.add(i))
  }
}

function fitFreely(examples: readonly Example[], prior: Logistic, ridge: number): Logistic {
  const size = prior.weights.length + 1
  const centre = Float64Array.from([prior.bias, ...prior.weights])
  let beta = Float64Array.from(centre)
  for (let round = 0; round < rounds; round++) {
    const gradient = new Float64Array(size)
    const hessian = Array.from({ length: size }, () => new Float64Array(size))
    for (const example of examples) accumulate(example, beta, gradient, hessian)
    for (let i = 0; i < size; i++) {
      gradient[i] = (gradient[i] ?? 0) - ridge * ((beta[i] ?? 0) - (centre[i] ?? 0))
      const row = hessian[i]
      if (row !== undefined) row[i] = (row[i] ?? 0) + ridge
    }
    const step = solve(hessian, gradient)
    beta = beta.map((b, i) => b + Math.max(-2, Math.min(2, step[i] ?? 0)))
    if (step.every((s) => Math.abs(s) < 1e-6)) break
  }
  return { bias: beta[0] ?? 0, weights: [...beta.slice(1)] }
}

/** The probability that a fit gives. */
export function predict(fit: Logistic, features: readonly number[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, x, i) => sum + x * (fit.weights[i] ?? 0), fit.bias)))
}

function accumulate(
  example: Example,
  beta: Float64Array,
  gradient: Float64Array,
  hessian: readonly Float64Array[],
): void {
  const x = [1, ...example.features]
  const p = 1 / (1 + Math.exp(-x.reduce((sum, v, i) => sum + v * (beta[i] ?? 0), 0)))
  const share = example.weight ?? 1
  const error = share * ((example.right ? 1 : 0) - p)
  const weight = share * Math.max(1e-6, p * (1 - p))
  x.forEach((v, i) => {
    gradient[i] = (gradient[i] ?? 0) + error * v
    const row = hessian[i]
    if (row !== undefined) x.forEach((u, j) => (row[j] = (row[j] ?? 0) + weight * v * u))
  })
}

/** Solves a symmetric positive system by elimination with pivoting. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length
  const a = matrix.map((row, i) => Float64Array.from([...row, right[i] ?? 0]))
  for (let col = 0; col < n; col++) {
    let pivot = col
    for (let r = col + 1; r < n; r++) if (Math.abs(a[r]?.[col] ?? 0) > Math.abs(a[pivot]?.[col] ?? 0)) pivot = r
    const [top, swapped] = [a[col], a[pivot]]
    if (top === undefined || swapped === undefined) break
    a[col] = swapped
    a[pivot] = top
    for (let r = 0; r < n; r++) {
      const row = a[r]
      if (r === col || row === undefined) continue
      const factor = (row[col] ?? 0) / (swapped[col] ?? 1)
      if (factor !== 0) for (let k = col; k <= n; k++) row[k] = (row[k] ?? 0) - factor * (swapped[k] ?? 0)
    }
  }
  return Float64Array.from(a, (row, i) => (row[n] ?? 0) / (row[i] ?? 1))
}
