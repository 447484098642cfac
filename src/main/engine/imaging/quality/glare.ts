import type { CardSamples } from './card-samples'

const BLOWN_OUT = 250
/** Paper as bright as this cannot be told from glare, and need not be: it is evenly lit. */
const WHITE_PAPER = 236
const PAPER_PERCENTILE = 0.8

/** Share of a card, 0..1, in which all colours are at their end. */
export function glare({ colours }: CardSamples): number {
  const darkest = new Uint8Array(colours.length / 3)
  for (let i = 0; i < darkest.length; i++) {
    darkest[i] = Math.min(colours[3 * i]!, colours[3 * i + 1]!, colours[3 * i + 2]!)
  }
  const sorted = darkest.toSorted()
  if (sorted[Math.floor(sorted.length * PAPER_PERCENTILE)]! >= WHITE_PAPER) return 0
  return darkest.reduce((count, value) => count + (value >= BLOWN_OUT ? 1 : 0), 0) / darkest.length
}
