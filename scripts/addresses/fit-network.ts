import type { Network } from '../../src/main/engine/address/match/network'
import type { Random } from '../../test/generator/random'

/** Features of a pair, whether it is one home, and how much it counts. */
export interface Example {
  readonly features: ArrayLike<number>
  readonly right: boolean
  readonly weight: number
}

export interface FitOptions {
  readonly cells: number
  /** How strongly weights are drawn to 0, of each step. */
  readonly decay: number
  /** How often each example is looked at. */
  readonly rounds: number
  /** Features that may only speak for one home, and for themselves: their weight is not negative, no cell knows them. */
  readonly onlyFor: readonly number[]
}

const batch = 512
const fastest = 3e-3

/** Fits a network to examples by gradient descent with moments (Adam), slower and slower over the rounds. */
export function fitNetwork(examples: readonly Example[], random: Random, options: FitOptions): Network {
  const size = examples[0]?.features.length ?? 0
  const { cells, decay, rounds, onlyFor } = options
  const meanWeight = examples.reduce((sum, { weight }) => sum + weight, 0) / examples.length
  const network = startOf(random, size, cells)
  const parts = [network.weights, network.toCells, network.cellBias, network.cellOut, network.biases]
  const slopes = parts.map((part) => new Float64Array(part.length))
  const moments = parts.map((part) => ({ first: new Float64Array(part.length), second: new Float64Array(part.length) }))
  const order = examples.map((_, at) => at)
  const perRound = Math.floor(examples.length / batch)
  let step = 0
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (let from = 0; from < perRound * batch; from += batch) {
      slopes.forEach((slope, part) => slope.forEach((_, i) => (slope[i] = part < 2 || part === 3 ? decay * parts[part]![i]! : 0))) // prettier-ignore
      for (let k = from; k < from + batch; k += 1) {
        const example = examples[order[k]!]!
        addSlopes(network, slopes, example, example.weight / meanWeight / batch)
      }
      step += 1
      const rate = (fastest / 2) * (1 + Math.cos((Math.PI * step) / (rounds * perRound))) + 1e-5
      parts.forEach((part, at) => descend(part, slopes[at]!, moments[at]!, rate, step))
      for (const i of onlyFor) {
        network.weights[i] = Math.max(0, network.weights[i]!)
        network.toCells.fill(0, i * cells, (i + 1) * cells)
      }
    }
  }
  return { ...network, bias: network.biases[0]! }
}

type Growing = Omit<Network, 'bias'> & { readonly biases: Float64Array }

function startOf(random: Random, size: number, cells: number): Growing {
  const drawn = (length: number, spread: number): Float64Array =>
    Float64Array.from({ length }, () => spread * random.normal())
  return {
    biases: new Float64Array(1),
    weights: new Float64Array(size),
    cellBias: new Float64Array(cells),
    cellOut: drawn(cells, 0.3),
    toCells: drawn(size * cells, 0.7 / Math.sqrt(size)),
  }
}

function shuffle(order: number[], random: Random): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random.int(0, at)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
}

/** Adds how far an example would move each weight. */
function addSlopes(
  network: Growing,
  slopes: readonly Float64Array[],
  { features, right }: Example,
  share: number,
): void {
  const { weights, toCells, cellBias, cellOut, biases } = network
  const [ofWeights, ofCells, ofCellBias, ofCellOut, ofBias] = slopes as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array] // prettier-ignore
  const count = cellOut.length
  const cells = cellBias.slice()
  const present: number[] = []
  let odds = biases[0]!
  for (let i = 0; i < features.length; i += 1) {
    const feature = features[i]!
    if (feature === 0) continue
    present.push(i)
    odds += weights[i]! * feature
    for (let j = 0; j < count; j += 1) cells[j]! += toCells[i * count + j]! * feature
  }
  for (let j = 0; j < count; j += 1) {
    cells[j] = Math.tanh(cells[j]!)
    odds += cellOut[j]! * cells[j]!
  }
  const error = share * (1 / (1 + Math.exp(-odds)) - (right ? 1 : 0))
  ofBias[0]! += error
  for (let j = 0; j < count; j += 1) {
    const cell = cells[j]!
    ofCellOut[j]! += error * cell
    cells[j] = error * cellOut[j]! * (1 - cell * cell)
    ofCellBias[j]! += cells[j]!
  }
  for (const i of present) {
    const feature = features[i]!
    ofWeights[i]! += error * feature
    for (let j = 0; j < count; j += 1) ofCells[i * count + j]! += cells[j]! * feature
  }
}

function descend(
  part: Float64Array,
  slope: Float64Array,
  { first, second }: { readonly first: Float64Array; readonly second: Float64Array },
  rate: number,
  step: number,
): void {
  const [soon, late] = [1 - 0.9 ** step, 1 - 0.999 ** step]
  for (let i = 0; i < part.length; i += 1) {
    first[i] = 0.9 * first[i]! + 0.1 * slope[i]!
    second[i] = 0.999 * second[i]! + 0.001 * slope[i]! ** 2
    part[i]! -= (rate * (first[i]! / soon)) / (Math.sqrt(second[i]! / late) + 1e-8)
  }
}
