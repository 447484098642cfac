import { z } from 'zod'
import { glyphSide } from './glyph-image'

export const inputs = glyphSide * glyphSide
export const hidden = 64
export const digits = 10

/** Two layers; the weights of an input lie together. */
export interface DigitNetwork {
  /** `inputs` times `hidden`. */
  readonly first: Float32Array
  readonly firstBias: Float32Array
  /** `hidden` times `digits`. */
  readonly second: Float32Array
  readonly secondBias: Float32Array
}

/** What the two layers make of a glyph. */
export interface DigitActivity {
  readonly hidden: Float32Array
  /** Of each digit; they add up to 1. */
  readonly probabilities: Float32Array
}

/** Runs the network over a glyph as `glyphImage` gives it. */
export function activityOf({ first, firstBias, second, secondBias }: DigitNetwork, glyph: Float32Array): DigitActivity {
  const middle = Float32Array.from(firstBias)
  for (let i = 0; i < inputs; i++) {
    const ink = glyph[i]!
    if (ink === 0) continue
    for (let k = 0; k < hidden; k++) middle[k]! += ink * first[i * hidden + k]!
  }
  const sums = Float32Array.from(secondBias)
  for (let k = 0; k < hidden; k++) {
    if (middle[k]! <= 0) middle[k] = 0
    else for (let d = 0; d < digits; d++) sums[d]! += middle[k]! * second[k * digits + d]!
  }
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, power) => total + power, 0)
  return { hidden: middle, probabilities: powers.map((power) => power / all) }
}

const layerSchema = z.object({ scale: z.number(), weights: z.base64() })
const fileSchema = z.object({
  first: layerSchema,
  firstBias: layerSchema,
  second: layerSchema,
  secondBias: layerSchema,
})

/** Reads what `digitNetworkFile` wrote. Throws where it is of another kind or size. */
export function parseDigitNetwork(text: string): DigitNetwork {
  const file = fileSchema.parse(JSON.parse(text))
  const layer = (name: keyof DigitNetwork, size: number): Float32Array => {
    const bytes = Buffer.from(file[name].weights, 'base64')
    if (bytes.length !== size) throw new Error(`the network of digits has ${bytes.length} weights for ${size}`)
    return Float32Array.from(new Int8Array(bytes), (weight) => weight * file[name].scale)
  }
  return {
    first: layer('first', inputs * hidden),
    firstBias: layer('firstBias', hidden),
    second: layer('second', hidden * digits),
    secondBias: layer('secondBias', digits),
  }
}

/** The network as text: eight bits a weight. */
export function digitNetworkFile(network: DigitNetwork): string {
  const layer = (weights: Float32Array): z.infer<typeof layerSchema> => {
    const scale = Math.max(...weights.map(Math.abs)) / 127
    return { scale, weights: Buffer.from(Int8Array.from(weights, (w) => Math.round(w / scale))).toString('base64') }
  }
  const { first, firstBias, second, secondBias } = network
  const file = {
    first: layer(first),
    firstBias: layer(firstBias),
    second: layer(second),
    secondBias: layer(secondBias),
  }
  return `${JSON.stringify(file)}\n`
}
