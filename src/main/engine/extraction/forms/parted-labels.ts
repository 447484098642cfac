/** Labels that name two things, with both values behind a stroke too: "Meter No / Size", "DJ14G20988 / 15 MM". */
import type { LabelHit } from '../labels/label-hit'
import { textOf, type LaidWord } from '../layout/layout'

type Line = readonly LaidWord[]

const parter = /^[/&]$/
const latin = /\p{Script=Latin}/u

/** The parts of a line between strokes that stand apart; a stroke that closes or opens a word parts a label too. */
function partsOf(line: Line, isLabel: boolean): Line[] {
  const parts: LaidWord[][] = [[]]
  for (const word of line) {
    if (parter.test(word.text)) parts.push([])
    else if (isLabel && /^\/./.test(word.text)) parts.push([word])
    else parts.at(-1)!.push(word)
    if (isLabel && /.\/$/.test(word.text)) parts.push([])
  }
  return parts
}

/**
 * What of a value belongs to the part of its label that was found; the whole value where the label names one thing, or
 * names the same in two scripts. `isSame` tells the words of the label's own phrases.
 */
export function ownPart(hit: LabelHit, value: Line, isSame: (word: LaidWord) => boolean): Line {
  const { words } = hit.segment
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text))
  const label = colon < 0 ? words : words.slice(0, colon + 1)
  // "/ Meter No / Size": what stood before the first stroke was in another script.
  const named = partsOf(
    label.filter((word) => !value.includes(word)),
    true,
  ).filter((part) => part.length > 0)
  const own = named.findIndex((part) => part.includes(words[hit.from]!))
  const isTwofold =
    named.length === 2 &&
    own >= 0 &&
    named.every((part) => latin.test(textOf(part))) &&
    !named.some((part, i) => i !== own && part.some(isSame)) &&
    !partsOf(words.slice(hit.from, hit.to), true)[1]
  if (!isTwofold) return value
  const values = partsOf(value, false)
  if (values.length !== named.length || !values.every((part) => part.length > 0)) return value
  // "Sharma & Sons" under "Buyer & Consignee" is one name: numbers alone are joined by such a sign.
  const isOneName = value.some(({ text }) => text === '&') && !values.every((part) => /\d/.test(textOf(part)))
  return isOneName ? value : values[own]!
}
