import type { GreyRaster, Matrix3 } from '../model'
import type { PixelBox } from './crop'
import { multiply, rotation, translation } from './matrix'
import type { TextInk } from './text-ink'

export interface Region {
  /** Size in source pixels. */
  readonly width: number
  readonly height: number
  /** Pixels of the region to pixels of the page. */
  readonly toPage: Matrix3
}

/**
 * Room around the outermost letters, as a share of the picture and of the text: photos and print that was not taken
 * for text lie there.
 */
const MARGIN_OF_PICTURE = 0.05
const MARGIN_OF_TEXT = 0.2
/** Room around a printed band, as a share of its shorter side. */
const BAND_ROOM = 0.3
/** A region that saves less than this share of the picture is not worth the risk of losing something. */
const WORTHWHILE = 0.55
/** Share of the letters, at either end, that may be specks far from the rest. */
const STRAY = 0.005

/** A part is looked at more closely where it is less than this share of the picture. */
const SMALL_PART = 0.4
const LEAST_LETTERS = 20

/** The box around all text with room to spare, where that is but a small part of the picture; otherwise null. */
export function partWithText(grey: GreyRaster, ink: TextInk): PixelBox | null {
  if (ink.boxes.length < 4 * LEAST_LETTERS) return null
  const region = textRegion(grey, ink, 0)
  const x = Math.floor(region.toPage[2])
  const y = Math.floor(region.toPage[5])
  const width = Math.min(grey.width - x, Math.ceil(region.width))
  const height = Math.min(grey.height - y, Math.ceil(region.height))
  return width * height < SMALL_PART * grey.width * grey.height ? { x, y, width, height } : null
}

/** The part of a picture that holds its text, turned back by the slope of the lines. */
export function textRegion(grey: GreyRaster, ink: TextInk, degrees: number): Region {
  const turn = rotation((degrees * Math.PI) / 180)
  const across: number[] = []
  const down: number[] = []
  // The transpose of a rotation is its inverse: page points into the turned frame.
  const add = (x: number, y: number, xs: number[], ys: number[]) => {
    xs.push(turn[0] * x + turn[3] * y)
    ys.push(turn[1] * x + turn[4] * y)
  }
  for (const boxes of [ink.boxes, ink.lonePairs]) {
    for (let i = 0; i < boxes.length; i += 4) {
      add(boxes[i]!, boxes[i + 1]!, across, down)
      add(boxes[i + 2]!, boxes[i + 3]!, across, down)
    }
  }
  const corners: [number[], number[]] = [[], []]
  for (const x of [0, grey.width]) for (const y of [0, grey.height]) add(x, y, ...corners)
  const full = { x: extent(corners[0], 0), y: extent(corners[1], 0) }
  const margin = MARGIN_OF_PICTURE * Math.max(grey.width, grey.height)
  const text =
    across.length < 40
      ? full
      : {
          x: clip(extent(across, STRAY), margin, full.x),
          y: clip(extent(down, STRAY), margin, full.y),
        }
  const held = withBands(text, full, ink, add)
  const area = (held.x[1] - held.x[0]) * (held.y[1] - held.y[0])
  const chosen = area < WORTHWHILE * grey.width * grey.height ? held : full
  return {
    width: chosen.x[1] - chosen.x[0],
    height: chosen.y[1] - chosen.y[0],
    toPage: multiply(turn, translation(chosen.x[0], chosen.y[0])),
  }
}

interface Extents {
  readonly x: Extent
  readonly y: Extent
}

/** The text with the printed bands among it: their letters are light, and were not seen. */
function withBands(
  text: Extents,
  full: Extents,
  { bands }: TextInk,
  add: (x: number, y: number, xs: number[], ys: number[]) => void,
): Extents {
  let { x, y } = text
  for (let i = 0; i < bands.length; i += 4) {
    const [across, down]: [number[], number[]] = [[], []]
    for (const at of [bands[i]!, bands[i + 2]!])
      for (const to of [bands[i + 1]!, bands[i + 3]!]) add(at, to, across, down)
    const [own, high] = [extent(across, 0), extent(down, 0)]
    if (!meets(own, text.x) || !meets(high, text.y)) continue
    // Cut at its very edge it would be taken for what lies around the paper.
    const room = BAND_ROOM * Math.min(own[1] - own[0], high[1] - high[0])
    x = [Math.max(full.x[0], Math.min(x[0], own[0] - room)), Math.min(full.x[1], Math.max(x[1], own[1] + room))]
    y = [Math.max(full.y[0], Math.min(y[0], high[0] - room)), Math.min(full.y[1], Math.max(y[1], high[1] + room))]
  }
  return { x, y }
}

const meets = (a: Extent, b: Extent): boolean => a[0] < b[1] && b[0] < a[1]

type Extent = readonly [from: number, to: number]

function extent(values: readonly number[], stray: number): Extent {
  const sorted = values.toSorted((a, b) => a - b)
  const cut = Math.floor(sorted.length * stray)
  return [sorted[cut] ?? 0, sorted[sorted.length - 1 - cut] ?? 0]
}

function clip([from, to]: Extent, least: number, [low, high]: Extent): Extent {
  const margin = least + MARGIN_OF_TEXT * (to - from)
  return [Math.max(low, from - margin), Math.min(high, to + margin)]
}
