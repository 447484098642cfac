import { median } from '../../median'
import type { ShapeLine } from './group-lines'
import { boundsOf, heightOf, type Bounds, type Shape } from './shapes'

interface Band extends Bounds {
  /** Its own; what joined it says nothing of how far it reaches. */
  readonly own: readonly Shape[]
  readonly shapes: Shape[]
  /** Of its middle letter. */
  readonly letter: number
  /** True where its shapes are single letters, and no words that hang together. */
  readonly parted: boolean
}

/** A letter is so wide at most, in heights of the middle one; words of Devanagari are wider. */
const widestLetter = 1.2

function bandOf(shapes: readonly Shape[]): Band {
  const heights = shapes.map(heightOf)
  const letters = heights.filter((h) => h >= 7)
  const letter = median(letters.length > 0 ? letters : heights)
  return {
    own: shapes,
    shapes: [...shapes],
    ...boundsOf(shapes),
    letter,
    parted: median(shapes.map(({ left, right }) => right - left)) <= widestLetter * letter,
  }
}

/** A satellite is at most this high, and this far off, in heights of the line to which it belongs. */
const mostHeight = 0.62
const mostDistance = 0.25
/** How far a satellite may stand out of its line at the ends; the comma of a typewriter stands far. */
const beside = 0.4
const besideSingle = 0.8
/** The two strokes of a sign of inches, `1"`, are as narrow as one letter, in heights of the line. */
const asOne = 0.5

/** What of a band stands over or under another: a line that slopes ends elsewhere than it begins. */
function nearestOf(other: Band, band: Band): Band {
  const reach = other.letter
  const near = other.own.filter((s) => s.right > band.left - reach && s.left < band.right + reach)
  return near.length > 0 ? bandOf(near) : other
}

/**
 * Vowel signs above and below a headline, and dots of large letters, are grouped as little lines of their own; here
 * they come back to the line that they accompany.
 */
export function joinSatellites(lines: readonly ShapeLine[]): ShapeLine[] {
  const bands = lines.map(bandOf).sort((a, b) => b.bottom - b.top - (a.bottom - a.top))
  const kept: Band[] = []
  for (const band of bands) {
    const height = band.bottom - band.top
    const host = kept.find((other) => {
      const otherHeight = other.bottom - other.top
      // By letters, for a line of small letters close below a line of large ones is no satellite.
      if (height > otherHeight || band.letter > mostHeight * other.letter) return false
      // More shapes than there are letters are no signs of them: the address close under a name in large print.
      if (other.parted && band.own.length > other.own.length) return false
      const there = nearestOf(other, band)
      const distance = Math.max(there.top - band.bottom, band.top - there.bottom)
      const farthest = mostDistance * Math.max(there.bottom - there.top, other.letter)
      const isSingle = band.shapes.length === 1 || band.right - band.left < asOne * otherHeight
      const margin = (isSingle ? besideSingle : beside) * otherHeight
      return distance < farthest && band.left > other.left - margin && band.right < other.right + margin
    })
    if (host) host.shapes.push(...band.shapes)
    else kept.push(band)
  }
  return kept.map((band) => band.shapes.sort((a, b) => a.left - b.left))
}
