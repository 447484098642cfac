/** Places of Aadhaar numbers, of whatever document: their first digits are not shown unless asked for. */
import type { PageQuad } from '../../../shared/domain/geometry'
import { aadhaar } from '../identifiers'
import type { LaidWord, Layout } from './layout/layout'
import type { RuleContext } from './rules/rule'
import { between, partOf } from './layout/split-word'
import { spanOf, spanQuad } from './layout/span'

const digitLike = /^[0-9OoQDIilL|SsBbZzGgqTA]+[.,]?$/

/**
 * Masks over the first eight of twelve digits, and over all but the last four of a virtual ID. On an Aadhaar
 * document any such row of digits is covered, even where it was misread; elsewhere only what has a true check digit.
 */
export function aadhaarMasks(layouts: readonly Layout[], onAadhaar: boolean): { page: number; quad: PageQuad }[] {
  return layouts.flatMap((layout) =>
    layout.segments.flatMap((segment) => runsOf(segment.words).flatMap((run) => maskOf(run, layout.page, onAadhaar))),
  )
}

/**
 * Places of codes that hold an Aadhaar number whole: any telephone reads it off the screen. Later codes hold its end
 * alone.
 */
export const aadhaarCodeMasks = (codes: RuleContext['aadhaarQrs']): { page: number; quad: PageQuad }[] =>
  codes.flatMap(({ page, code, qr }) => (qr.fields.aadhaarNumber === '' ? [] : [{ page, quad: code.quad }]))

/** Runs of neighbouring words that look like digits. */
function runsOf(words: readonly LaidWord[]): (readonly LaidWord[])[] {
  const runs: LaidWord[][] = [[]]
  for (const word of words) {
    if (digitLike.test(word.text) && /\d/.test(word.text)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

function maskOf(run: readonly LaidWord[], page: number, onAadhaar: boolean): { page: number; quad: PageQuad }[] {
  const text = run.map((w) => w.text.replace(/[.,]$/, '')).join('')
  const sure = text.length === 12 && aadhaar.check(aadhaar.normalise(text)).ok
  const likely = onAadhaar && text.length >= 11 && text.length <= 17
  const quad = spanQuad(spanOf(run))
  if (!quad || !(sure || likely)) return []
  return [{ page, quad: coverOf(quad, Math.min(0.8, (text.length - 4) / text.length + 0.02)) }]
}

/**
 * The first `share` of a row of digits, with room around it: a reader's boxes end within the ink, and a rim of a
 * digit is enough to guess it by. Nothing is added at the right, where the digits that may be shown begin.
 */
function coverOf(quad: PageQuad, share: number): PageQuad {
  const [tl, tr, , bl] = quad
  const height = Math.hypot(bl.x - tl.x, bl.y - tl.y)
  const width = Math.max(1, Math.hypot(tr.x - tl.x, tr.y - tl.y))
  const [a, b, c, d] = partOf(quad, (-0.8 * height) / width, share)
  return [between(d, a, 1.3), between(c, b, 1.3), between(b, c, 1.3), between(a, d, 1.3)]
}
