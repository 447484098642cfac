/** Labels that no list has, where a label stands: told by their words, each of which a list has. */
import { isStateLine } from '../../address'
import type { LabelHit, LabelPhrases } from './label-hit'
import { labelOfWords, labelThatSays, tellingWords } from './label-words'
import { bottom, horizontalOverlap, middle, right, textOf, verticalOverlap, type Layout, type LaidWord, type Segment } from '../layout/layout' // prettier-ignore

/** How far such a label is believed, beside one that was read exactly. */
const toldLikeness = 0.75
/** Longer texts are no labels. */
const mostWords = 7

/** "3.", "(a)", "iv)": rows of a form are numbered. */
const counter = /^[([]?(?:\d{1,2}|[a-z]|[ivx]{1,4})[).:\]]{1,2}$/i

/**
 * The labels that are told by their words alone: before a colon, or as a cell that stands where no value of a known
 * label does. `isTaken` tells the words of labels that were found by their phrases.
 */
export function findTold(layout: Layout, labels: LabelPhrases, isTaken: (word: LaidWord) => boolean): LabelHit[] {
  return layout.segments.flatMap((segment) => {
    const { words } = segment
    const from = counter.test(words[0]?.text ?? '') ? 1 : 0
    const colon = words.findIndex((w) => /[:：]$/.test(w.text))
    const to = colon < 0 ? words.length : /^[:：]/.test(words[colon]!.text) ? colon : colon + 1
    const own = words.slice(from, to)
    if (own.length === 0 || own.length > mostWords || own.every(isTaken) || own.some(({ text }) => /\d/.test(text)))
      return []
    const phrase = textOf(own)
    // "Serial / IMEI", of which the second is one by itself.
    const said = labelThatSays(labels, phrase)
    if (said === null && (own.some(isTaken) || (colon < 0 && mayBeValue(layout, segment, isTaken)))) return []
    const label = said ?? labelOfWords(labels, tellingWords(phrase))
    // "West Bengal" under a town is said of no tax, though "West Bengal GST" is one.
    return label === null || isStateLine(phrase)
      ? []
      : [{ label, phrase, segment, from, to, likeness: toldLikeness, isTold: true }]
  })
}

/** True for a cell beside or under a known label: what it says may be made of the words of labels by chance. */
function mayBeValue(layout: Layout, segment: Segment, isTaken: (word: LaidWord) => boolean): boolean {
  const height = Math.max(layout.textHeight, segment.box.height)
  const holdsLabel = (s: Segment): boolean => s !== segment && s.words.some(isTaken)
  const before = layout.segments
    .filter((s) => s !== segment && right(s.box) <= segment.box.x && verticalOverlap(s.box, segment.box) > 0.5)
    .sort((a, b) => right(b.box) - right(a.box))[0]
  if (before && holdsLabel(before)) return true
  return layout.segments.some(
    (s) =>
      holdsLabel(s) &&
      middle(s.box) < segment.box.y &&
      segment.box.y - bottom(s.box) < height &&
      horizontalOverlap(s.box, segment.box) > 0.5,
  )
}
