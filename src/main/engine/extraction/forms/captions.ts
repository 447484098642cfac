/** Labels that stand under their values, as captions: in brackets, or in smaller print than the value over them. */
import type { LabelHit, LabelledPage } from '../labels/labels'
import {
  bottom,
  horizontalOverlap,
  middle,
  right,
  textOf,
  verticalOverlap,
  type Layout,
  type Segment,
} from '../layout/layout'
import { onceFor } from '../../once-for'

/** The value over a label that is its caption; null for every other label. */
export const captioned = (page: LabelledPage, hit: LabelHit): Segment | null =>
  inBrackets(page, hit) ?? captionsOn(page).get(hit) ?? null

/** "(Name of the owner)" alone on its line is written under the value. */
function inBrackets(page: LabelledPage, { segment }: LabelHit): Segment | null {
  const { words, box } = segment
  if (!/^\([^()]*\)\W*$/.test(textOf(words))) return null
  // "માલિકનું નામ (Owner)   PATEL MANILAL": an English word in brackets behind a label, with the value beside it.
  if (page.layout.segments.some((s) => s.box.x >= right(box) && verticalOverlap(s.box, box) > 0.5)) return null
  const over = nearestOver(page.layout, segment)
  return over && box.y - bottom(over.box) < 1.2 * box.height && !isLabel(page, over) ? over : null
}

/** A page has captions where so many labels are: one label in small print under a line is no rule of the page. */
const fewestCaptions = 3
/** In heights of the value: the print of a caption is no higher. */
const smaller = 0.95
/** A caption is so much nearer to the line over it than to the one under it; middles of lines are compared. */
const nearer = 0.95
/** In heights of a caption: how far the middle of its value is at most. */
const farthest = 2.4

/** "NX-2210" over "Employee Code" in small print: the labels of a page that are captions, each with its value. */
const captionsOn = onceFor((page: LabelledPage): ReadonlyMap<LabelHit, Segment> => {
  const found = page.hits.flatMap((hit): [LabelHit, Segment][] => {
    const over = isWhole(hit) ? captionedBy(page, hit.segment) : null
    return over ? [[hit, over]] : []
  })
  const labels = new Set(found.map(([{ label }]) => label))
  return new Map(labels.size < fewestCaptions ? [] : found)
})

/** True for a label that fills its line, without a colon. */
const isWhole = ({ segment: { words }, from, to, tail }: LabelHit): boolean =>
  from === 0 && to === words.length && !tail && !/[:：]$/.test(words.at(-1)!.text)

function captionedBy(page: LabelledPage, own: Segment): Segment | null {
  const { box } = own
  const over = nearestOver(page.layout, own)
  if (!over || isLabel(page, over) || box.height > smaller * over.box.height) return null
  const away = middle(box) - middle(over.box)
  const under = nearestUnder(page.layout, own)
  const isNearer = !under || away < nearer * (middle(under.box) - middle(box))
  // A value right under a label of its own is none of the label under it.
  const head = nearestOver(page.layout, over)
  const isHeaded = head !== null && isLabel(page, head) && middle(over.box) - middle(head.box) <= away
  return isNearer && !isHeaded && away < farthest * box.height ? over : null
}

const isLabel = (page: LabelledPage, { words }: Segment): boolean => words.some((word) => page.labelOf.has(word))

const inColumn = (a: Segment, b: Segment): boolean =>
  horizontalOverlap(a.box, b.box) > 0.3 && /[\p{L}\p{N}]/u.test(textOf(b.words))

const nearestOver = ({ segments }: Layout, own: Segment): Segment | null =>
  segments
    .filter((s) => s !== own && bottom(s.box) < middle(own.box) && inColumn(own, s))
    .sort((a, b) => bottom(b.box) - bottom(a.box))[0] ?? null

const nearestUnder = ({ segments }: Layout, own: Segment): Segment | null =>
  segments
    .filter((s) => s !== own && s.box.y > middle(own.box) && inColumn(own, s))
    .sort((a, b) => a.box.y - b.box.y)[0] ?? null
