/** An address that a form prints as running text, each part of it after its own label: "Village/Town Kishangarh, …". */
import { tidyAddress } from './address-block'
import { fromWords } from '../rules/candidates'
import { parsed } from '../grammars/grammar'
import type { LabelledPage } from '../labels/labels'
import { bottom, textOf, type LaidWord, type Segment } from '../layout/layout'
import { pinCode } from './pin-code'
import type { Candidate } from '../rules/rule'
import { spanOf } from '../layout/span'

/** Labels with a stroke, or of several words, which nothing else is. */
const ownLabels =
  /(?:flat|building no\.?|unit)\s*\/\s*(?:door|flat no\.?|house)(?:\s*\/\s*block)?(?:\s*no\b\.?)?|name of (?:the )?premises(?:\s*\/\s*building)?|premises\s*\/\s*building|(?:village|town)\s*\/\s*(?:town|village)|(?:road|street)\s*\/\s*(?:street|road)(?:\s*\/\s*lane)?|city\s*\/\s*town(?:\s*\/\s*village)?|locality\s*\/\s*sub.?locality/gi
/** Bare words that are labels beside those, with the value right behind; the names of streets have some of them. */
const bareLabels =
  /(?<=^|[,;]\s*)(?:block|city|district|state|pin(?:\s*code)?|locality|landmark|country)\b(?=\s*[:-]|\s+\S)|(?<=^|[,;]\s*)(?:road|street|lane|area|village|town|building|post(?:\s+office)?|taluka?|tehsil|tahsil|mandal|sub[- ]?district)\b(?=\s*:)/gi
const fewestLabels = 3
/** Lines farther apart than this, in heights, are not of one cell. */
const mostGap = 1.2
const mostLines = 6

/** The address of a page that stands so, without its labels; none where each part has a cell of its own. */
export function addressRunOn(page: LabelledPage, rule: string): Candidate[] {
  for (const first of page.layout.segments) {
    if ((textOf(first.words).match(ownLabels)?.length ?? 0) < 2) continue
    const lines = linesFrom(page, first)
    const text = lines.map(textOf).join(' ')
    const from = text.search(ownLabels)
    // Parts in cells of their own have no comma before the next label.
    const own = [...text.matchAll(ownLabels)].filter(({ index }) => index > from && /,\s*$/.test(text.slice(0, index)))
    const value = withoutLabels(text.slice(from))
    if (own.length + 1 < fewestLabels || (value.match(/\p{L}/gu)?.length ?? 0) < 6) continue
    return [
      fromWords(page.layout, 'address', rule, parsed(value, spanOf(...lines), pinCode.test(value) ? 1 : 0.75), 0.95),
    ]
  }
  return []
}

/** A segment and those under it in its cell, to the PIN code. */
function linesFrom({ layout }: LabelledPage, first: Segment): (readonly LaidWord[])[] {
  const lines = [first.words]
  let last = first
  for (const segment of layout.segments) {
    if (pinCode.test(textOf(lines.at(-1)!)) || lines.length >= mostLines) break
    const gap = segment.box.y - bottom(last.box)
    if (segment.box.y <= last.box.y || Math.abs(segment.box.x - first.box.x) > first.box.height) continue
    if (gap > mostGap * last.box.height) break
    lines.push(segment.words)
    last = segment
  }
  return lines
}

const withoutLabels = (text: string): string =>
  tidyAddress(
    text
      .replace(ownLabels, ' ')
      .replace(bareLabels, ' ')
      .replace(/(?<=^|,)[\s:.-]+/g, ' ')
      .replace(/(?:\s*,)+/g, ','),
  )
