import type { ColourRaster, PageQuad } from '../../model'
import { PATCH, patchSpectrum } from './spectrum'

/** Patches that are looked at, along either side of the card. */
const GRID = 4
/** Waves a patch below which there are print, guilloche and folds. */
const LOWEST = 22
/** Frequencies on either side that a peak is compared with. */
const AROUND = 5
/**
 * Power, at every frequency, of grain of about one level: drawings without any grain must not make peaks of nothing.
 */
const GRAIN_POWER = 2300
/** The same after the patches are added up, each brought to a level of 1. */
const LEAST_SURROUNDINGS = 0.5 * GRID * GRID
/** No patch counts for more than this: print in one of them can have a rhythm of its own. */
const MOST_VOTE = 100
/** A grid has two directions at least; less turned than this (radians) two peaks are of one. */
const OTHER_WAY = 0.5
/** Two peaks that are both this many times their surroundings happen by chance; the second figure does not. */
const NO_PEAK = 5
const CLEAR_PEAK = 12

/**
 * How clearly the pixel grid of a screen shows, 0..1: one sharp frequency in two directions, in the pixels of the
 * page. Print has many frequencies, paper has none.
 */
export function screenPattern(colour: ColourRaster, card: PageQuad): number {
  const peak = gridPeak(colour, card)
  return Math.max(0, Math.min(1, Math.log(Math.max(1, peak) / NO_PEAK) / Math.log(CLEAR_PEAK / NO_PEAK)))
}

/** The weaker of the strongest fine frequencies of two directions against its neighbours, over patches of the card. */
function gridPeak({ width, height, data }: ColourRaster, card: PageQuad): number {
  const sum = new Float64Array(PATCH * PATCH)
  const patch = new Float64Array(PATCH * PATCH)
  for (let i = 0; i < GRID * GRID; i++) {
    const { x, y } = spot(card, ((i % GRID) + 1) / (GRID + 1), (Math.floor(i / GRID) + 1) / (GRID + 1))
    const left = Math.round(x) - PATCH / 2
    const top = Math.round(y) - PATCH / 2
    if (left < 0 || top < 0 || left + PATCH > width || top + PATCH > height) continue
    for (let row = 0, to = 0; row < PATCH; row++) {
      let from = ((top + row) * width + left) * 3 + 1
      for (let column = 0; column < PATCH; column++, from += 3) patch[to++] = data[from]!
    }
    const power = patchSpectrum(patch)
    // Each patch has one vote, or else those with print would drown those where the grid lies bare.
    const level = typical(power)
    for (let k = 0; k < sum.length; k++) sum[k]! += Math.min(MOST_VOTE, power[k]! / level)
  }
  return gridOf(peaksOf(sum))
}

/** A point of the card by shares of its sides; slant is of no account here. */
function spot([a, b, c, d]: PageQuad, u: number, v: number): { x: number; y: number } {
  const mix = (p: number, q: number, r: number, s: number) =>
    (p * (1 - u) + q * u) * (1 - v) + (s * (1 - u) + r * u) * v
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) }
}

/** Half the frequencies mirror the other half; these are the fine ones that remain. */
function isFine(u: number, v: number): boolean {
  const across = u < PATCH / 2 ? u : u - PATCH
  return v < PATCH / 2 && Math.hypot(across, v) >= LOWEST
}

/** Every second fine frequency of either direction tells what is typical. */
const someFine = Int32Array.from(
  Array.from({ length: PATCH * PATCH }, (_, i) => i).filter((i) => {
    const u = i % PATCH
    const v = Math.floor(i / PATCH)
    return u % 2 === 0 && v % 2 === 0 && isFine(u, v)
  }),
)

function typical(power: Float64Array): number {
  const fine = new Float64Array(someFine.length)
  for (let i = 0; i < fine.length; i++) fine[i] = power[someFine[i]!]!
  fine.sort()
  return Math.max(GRAIN_POWER, fine[fine.length >> 1]!)
}

interface Peak {
  /** Radians, 0 to pi: its direction. */
  readonly angle: number
  readonly strength: number
}

/** How strong the strongest peak is that runs another way than the strongest of all. */
function gridOf(peaks: readonly Peak[]): number {
  const [first, ...others] = peaks.toSorted((a, b) => b.strength - a.strength)
  const crossing = others.find(({ angle }) => {
    const turn = Math.abs(angle - first!.angle)
    return Math.min(turn, Math.PI - turn) > OTHER_WAY
  })
  return crossing?.strength ?? 0
}

function peaksOf(power: Float64Array): Peak[] {
  const at = (u: number, v: number) => power[((v + PATCH) % PATCH) * PATCH + ((u + PATCH) % PATCH)]!
  const least = NO_PEAK * LEAST_SURROUNDINGS
  const peaks: Peak[] = []
  for (let v = 1; v < PATCH / 2; v++) {
    for (let u = 0; u < PATCH; u++) {
      const value = power[v * PATCH + u]!
      // Blocks of compressed images leave their own frequencies straight across and straight down.
      if (value < least || u < 3 || u > PATCH - 3 || v < 3 || !isFine(u, v)) continue
      if (value < at(u - 1, v) || value < at(u + 1, v) || value < at(u, v - 1) || value < at(u, v + 1)) continue
      const angle = Math.atan2(v, u < PATCH / 2 ? u : u - PATCH)
      peaks.push({ angle, strength: value / surroundings(at, u, v) })
    }
  }
  return peaks
}

/** The middle of the power around a frequency, its closest neighbours left out. */
function surroundings(at: (u: number, v: number) => number, u: number, v: number): number {
  const ring: number[] = []
  for (let dv = -AROUND; dv <= AROUND; dv++) {
    for (let du = -AROUND; du <= AROUND; du++) {
      if (Math.max(Math.abs(du), Math.abs(dv)) > 2) ring.push(at(u + du, v + dv))
    }
  }
  ring.sort((a, b) => a - b)
  return Math.max(LEAST_SURROUNDINGS, ring[ring.length >> 1]!)
}
