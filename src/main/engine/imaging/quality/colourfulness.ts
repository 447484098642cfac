import type { CardSamples } from './card-samples'

/** A seal, a signature or the colours of an emblem need not cover more of a card than this. */
const COLOURED_SHARE = 0.01

/**
 * How much colour a card has beyond the tint of its light, 0..1: near 0 for a photocopy, under whatever lamp. The
 * tint is the card's own middle colour; what is measured is how far its most different parts are from it.
 */
export function colourfulness({ colours }: CardSamples): number {
  const count = colours.length / 3
  const a = new Float32Array(count)
  const b = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const red = colours[3 * i]!
    const green = colours[3 * i + 1]!
    const blue = colours[3 * i + 2]!
    const light = Math.max(24, (red + green + blue) / 3)
    // Ratios to the brightness, so that a tinted light shifts all grey values alike.
    a[i] = (red - green) / light
    b[i] = (green - blue) / light
  }
  const middle = (values: Float32Array) => values.toSorted()[count >> 1]!
  const tintA = middle(a)
  const tintB = middle(b)
  const distances = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    // Dark pixels have colour by chance alone; they count by their light.
    const light = (colours[3 * i]! + colours[3 * i + 1]! + colours[3 * i + 2]!) / 765
    distances[i] = Math.hypot(a[i]! - tintA, b[i]! - tintB) * Math.min(1, light * 2)
  }
  return Math.min(1, distances.toSorted()[Math.floor(count * (1 - COLOURED_SHARE))]!)
}
