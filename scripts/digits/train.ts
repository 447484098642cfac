import type { Random } from '../../test/generator/random'
import {
  activityOf,
  digits,
  hidden,
  inputs,
  type DigitNetwork,
} from '../../src/main/engine/reading/digits/digit-network'

export interface DrawnDigit {
  readonly glyph: Float32Array
  readonly digit: number
}

const steps = 300_000
const fastest = 0.02
const slowest = 0.001
/** No print is told with more certainty: a network that strives for all of it is sure of what it has never seen. */
const certainty = 0.97

/** A family of faces: each counts alike, however many weights it has. */
export interface Family {
  readonly drawn: readonly DrawnDigit[]
}

/** Learns digits by steps down the gradient, one glyph a step. */
export function train(families: readonly Family[], random: Random): DigitNetwork {
  const start = (size: number, width: number): Float32Array =>
    Float32Array.from({ length: size }, () => random.between(-width, width))
  const network: DigitNetwork = {
    first: start(inputs * hidden, 0.1),
    firstBias: new Float32Array(hidden),
    second: start(hidden * digits, 0.15),
    secondBias: new Float32Array(digits),
  }
  for (let n = 0; n < steps; n++)
    step(network, random.pick(random.pick(families).drawn), fastest * (1 - n / steps) + slowest)
  return network
}

function step(network: DigitNetwork, { glyph, digit }: DrawnDigit, rate: number): void {
  const { first, firstBias, second, secondBias } = network
  const activity = activityOf(network, glyph)
  const back = new Float32Array(hidden)
  for (let d = 0; d < digits; d++) {
    const wanted = d === digit ? certainty : (1 - certainty) / (digits - 1)
    const error = activity.probabilities[d]! - wanted
    secondBias[d]! -= rate * error
    for (let k = 0; k < hidden; k++) {
      back[k]! += error * second[k * digits + d]!
      second[k * digits + d]! -= rate * error * activity.hidden[k]!
    }
  }
  for (let k = 0; k < hidden; k++) {
    if (activity.hidden[k] === 0) back[k] = 0
    firstBias[k]! -= rate * back[k]!
  }
  for (let i = 0; i < inputs; i++) {
    const ink = glyph[i]!
    if (ink === 0) continue
    for (let k = 0; k < hidden; k++) first[i * hidden + k]! -= rate * ink * back[k]!
  }
}
