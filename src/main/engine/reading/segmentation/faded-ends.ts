/** Ends of lines whose ink fades out, as under a glare: who sees the last letters fade cannot tell how many follow. */
import { median } from '../../median'
import type { InkMask } from './ink-mask'
import type { InkBox } from './ink-spans'
import type { HiddenEnds } from './touched-ends'

/** Stretches of ink, of this share of the usual height, that are letters; fewer tell nothing of a line. */
const letterShare = 0.6
const fewest = 5
/** Letters at an end that all are faint: a lone stroke is fainter than others by itself. */
const atEnd = 2
/** Of what other letters of the line have, print under a glare has less ink than this, and one end in a thousand else. */
const faded = 0.8

/** The ends of a line at which its ink fades out; neither where there are too few letters to tell. */
export function fadedEnds(ink: readonly InkBox[], mask: InkMask): HiddenEnds {
  const usual = median(ink.map(({ top, bottom }) => bottom - top))
  const depths = ink.filter(({ top, bottom }) => bottom - top >= letterShare * usual).map((box) => depthOf(box, mask))
  if (depths.length < fewest) return { left: false, right: false }
  const least = faded * median(depths)
  const isFaded = (end: readonly number[]): boolean => Math.max(...end) < least
  return { left: isFaded(depths.slice(0, atEnd)), right: isFaded(depths.slice(-atEnd)) }
}

/** Levels by which the strongest ink of a stretch differs from what is around it. */
function depthOf({ left, right, top, bottom }: InkBox, { raster }: InkMask): number {
  let least = 255
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) least = Math.min(least, raster.data[y * raster.width + x]!)
  return 255 - least
}
