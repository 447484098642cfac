import type { LstmWeights, Weights } from './network-file'

/**
 * Weights as the kernel wants them: four rows by two inputs a vector, or by four where it multiplies bytes; sums become
 * reals by `scales`.
 */
export interface PackedWeights {
  readonly values: Int16Array | Int8Array
  readonly biases: Int32Array
  readonly scales: Float32Array
  /** Groups of four rows. */
  readonly groups: number
  readonly inputs: number
}

/** Activations are whole numbers of which 127 stands for 1. */
const one = 127
/** Rows that only fill the last group up get this bias and so the probability 0. */
const never = -1_000_000_000

interface Row {
  readonly weights: Weights
  readonly index: number
}

/** What a kernel of bytes adds to every input; null for a kernel of words. */
export type ByteOffset = 0 | 128 | null

function pack(
  rows: readonly (Row | null)[],
  inputs: number,
  order: readonly (number | null)[],
  byteOffset: ByteOffset,
): PackedWeights {
  const groups = rows.length / 4
  const together = byteOffset === null ? 2 : 4
  const steps = order.length / together
  const values = new (byteOffset === null ? Int16Array : Int8Array)(groups * order.length * 4)
  const biases = new Int32Array(rows.length)
  const scales = new Float32Array(rows.length)
  rows.forEach((row, r) => {
    if (!row) {
      biases[r] = never
      scales[r] = 1
      return
    }
    const start = row.index * (row.weights.inputs + 1)
    let sum = 0
    scales[r] = (row.weights.scales[row.index] ?? 0) / one
    order.forEach((input, k) => {
      const value = input === null ? 0 : (row.weights.values[start + input] ?? 0)
      sum += value
      const vector = Math.floor(r / 4) * steps + Math.floor(k / together)
      values[(vector * 4 + (r % 4)) * together + (k % together)] = value
    })
    biases[r] = (row.weights.values[start + row.weights.inputs] ?? 0) * one - (byteOffset ?? 0) * sum
  })
  return { values, biases, scales, groups, inputs }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** A layer whose rows are outputs, filled up to whole groups. */
export function packDense(weights: Weights, byteOffset: ByteOffset): PackedWeights {
  const rows = upTo(Math.ceil(weights.outputs / 4) * 4)
  return pack(
    rows.map((index) => (index < weights.outputs ? { weights, index } : null)),
    weights.inputs,
    upTo(weights.inputs),
    byteOffset,
  )
}

/** The gates of four units side by side. */
export function packLstm(gates: LstmWeights, byteOffset: ByteOffset): PackedWeights {
  const units = gates[0].outputs
  const rows = upTo(units / 4).flatMap((group) =>
    gates.flatMap((weights) => upTo(4).map((i) => ({ weights, index: group * 4 + i }))),
  )
  return pack(rows, gates[0].inputs, upTo(gates[0].inputs), byteOffset)
}

/**
 * Always words. 3x3 taps, column by column, each column as two pairs of which the last input is idle; the pairs
 * outermost.
 */
export function packConvolution(weights: Weights): PackedWeights {
  const order = [0, 1, 2, null, 3, 4, 5, null, 6, 7, 8, null]
  const packed = pack(
    upTo(16).map((index) => ({ weights, index })),
    9,
    order,
    null,
  )
  const values = new Int16Array(packed.values.length)
  const pairs = order.length / 2
  for (let group = 0; group < 4; group++) {
    for (let pair = 0; pair < pairs; pair++) {
      const from = (group * pairs + pair) * 8
      values.set(packed.values.subarray(from, from + 8), (pair * 4 + group) * 8)
    }
  }
  return { ...packed, values }
}
