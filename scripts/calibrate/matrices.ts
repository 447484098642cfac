/** The little linear algebra that fits need. */

/** A square matrix, row by row. */
export type Matrix = readonly Float64Array[]

export const zeros = (size: number): Float64Array[] => Array.from({ length: size }, () => new Float64Array(size))

/** The inverse of a symmetric positive matrix, by elimination (Gauss and Jordan); its pivots need no exchange. */
export function inverse(matrix: Matrix): Float64Array[] {
  const n = matrix.length
  const left = matrix.map((row) => Float64Array.from(row))
  const right = zeros(n)
  right.forEach((row, i) => (row[i] = 1))
  for (let col = 0; col < n; col++) {
    const pivot = left[col]![col]!
    for (const side of [left[col]!, right[col]!]) for (let k = 0; k < n; k++) side[k] = side[k]! / pivot
    for (let r = 0; r < n; r++) {
      const factor = left[r]![col]!
      if (r === col || factor === 0) continue
      for (let k = 0; k < n; k++) {
        left[r]![k] = left[r]![k]! - factor * left[col]![k]!
        right[r]![k] = right[r]![k]! - factor * right[col]![k]!
      }
    }
  }
  return right
}

export const product = (matrix: Matrix, vector: Float64Array): Float64Array =>
  Float64Array.from(matrix, (row) => row.reduce((sum, x, i) => sum + x * (vector[i] ?? 0), 0))
