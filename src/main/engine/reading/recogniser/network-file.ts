import { ByteReader } from './byte-reader'

/** A row an output: the weights of its inputs and, last, its bias; the real weight is `values` times `scales`. */
export interface Weights {
  readonly outputs: number
  /** Without the bias. */
  readonly inputs: number
  readonly values: Int8Array
  readonly scales: Float64Array
}

/** Cell input, input gate, forget gate, output gate. */
export type LstmWeights = readonly [Weights, Weights, Weights, Weights]

/** The one shape that all the languages read here share: convolution, pooling, column, forward, backward, forward. */
export interface NetworkWeights {
  /** Height of a line's image in pixels. */
  readonly height: number
  readonly convolution: Weights
  readonly column: LstmWeights
  readonly forward: LstmWeights
  readonly backward: LstmWeights
  readonly last: LstmWeights
  readonly output: Weights
  /** The output that means "no character here". */
  readonly blank: number
}

type Layer =
  | { readonly kind: 'input'; readonly height: number }
  | {
      readonly kind: 'window'
      readonly name: string
      readonly x: number
      readonly y: number
    }
  | { readonly kind: 'dense'; readonly name: string; readonly weights: Weights }
  | {
      readonly kind: 'lstm'
      readonly name: string
      readonly weights: LstmWeights
    }
  | {
      readonly kind: 'group'
      readonly name: string
      readonly layers: readonly Layer[]
    }

const flag = { int8: 1, double: 128, layerRates: 64 } as const

function readWeights(reader: ByteReader): Weights {
  const mode = reader.uint8()
  if ((mode & flag.int8) === 0 || (mode & flag.double) === 0) throw new Error('only int8 models are read')
  const outputs = reader.int32()
  const columns = reader.int32()
  reader.skip(1)
  const values = reader.int8s(outputs * columns)
  const scales = Float64Array.from({ length: reader.int32() }, () => reader.float64())
  return { outputs, inputs: columns - 1, values, scales }
}

function readLayer(reader: ByteReader): Layer {
  if (reader.int8() !== 0) throw new Error('an unnamed layer')
  const name = reader.text()
  reader.skip(2)
  const flags = reader.int32()
  reader.skip(12)
  reader.text()
  switch (name) {
    case 'Input': {
      reader.skip(4)
      const height = reader.int32()
      reader.skip(12)
      return { kind: 'input', height }
    }
    case 'Convolve':
    case 'Maxpool':
      return { kind: 'window', name, x: reader.int32(), y: reader.int32() }
    case 'Tanh':
    case 'Softmax':
      return { kind: 'dense', name, weights: readWeights(reader) }
    case 'LSTM':
    case 'SummLSTM': {
      reader.skip(4)
      const gate = (): Weights => readWeights(reader)
      return { kind: 'lstm', name, weights: [gate(), gate(), gate(), gate()] }
    }
    case 'Series':
    case 'XYTranspose':
    case 'RTLReversed': {
      const layers = Array.from({ length: reader.int32() }, () => readLayer(reader))
      if (flags & flag.layerRates) reader.skip(4 * reader.int32())
      return { kind: 'group', name, layers }
    }
    default:
      throw new Error(`unknown layer ${name}`)
  }
}

/** The innermost layers in order, groups opened. */
const flatten = (layer: Layer): Layer[] => (layer.kind === 'group' ? layer.layers.flatMap(flatten) : [layer])

/** Reads the network part of a traineddata file. Throws where its shape is another than the one above. */
export function parseNetwork(bytes: Uint8Array): NetworkWeights {
  const reader = new ByteReader(bytes)
  const layers = flatten(readLayer(reader))
  // The network's specification and three counters of its training come before the blank.
  reader.text()
  reader.skip(12)
  const blank = reader.int32()
  const [input, window, convolution, pool, column, forward, backward, last, output, ...more] = layers
  if (
    input?.kind !== 'input' ||
    window?.kind !== 'window' ||
    window.x !== 1 ||
    window.y !== 1 ||
    convolution?.kind !== 'dense' ||
    convolution.weights.outputs !== 16 ||
    pool?.kind !== 'window' ||
    pool.x !== 3 ||
    pool.y !== 3 ||
    column?.kind !== 'lstm' ||
    column.name !== 'SummLSTM' ||
    forward?.kind !== 'lstm' ||
    backward?.kind !== 'lstm' ||
    last?.kind !== 'lstm' ||
    output?.kind !== 'dense' ||
    output.name !== 'Softmax' ||
    more.length > 0
  ) {
    throw new Error('the network has another shape than the kernel')
  }
  return {
    height: input.height,
    convolution: convolution.weights,
    column: column.weights,
    forward: forward.weights,
    backward: backward.weights,
    last: last.weights,
    output: output.weights,
    blank,
  }
}
