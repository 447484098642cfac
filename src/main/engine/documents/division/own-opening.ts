/** The sentence with which a deed or an agreement opens: these papers have no number that tells one from another. */
import { distance } from 'fastest-levenshtein'
import type { DocumentType } from '../../../../shared/domain/document-types'
import { fold } from '../../extraction/labels/fuzzy'
import { bottom, textOf, type Layout } from '../../extraction/layout/layout'
import { onceForEach } from '../../once-for'
import { headingsOn } from '../recognition/classify'

/** "This Deed of Sale is made", "THIS INDENTURE executed", "हे खरेदीखत आज दिनांक", "यह विक्रय पत्र … निष्पादित". */
const opening =
  /^\W{0,3}this\s+(?:\S+\s+){1,8}?(?:made|executed|entered)\b|^[^\p{L}\p{N}]{0,3}(?:हे|हा|ही|यह(?!\s+कि)|प्रस्तुत|सदर)\s+(?:\S+\s+){1,8}?(?:दिनांक|दि\.|रोजी|करून|करुन|करण्यात|लिहून|निष्पादित)/iu
/** It begins within so many lines under the heading: a number or a place may stand between. */
const nearHeading = 4
/** So much of it is compared: titles are alike, the day and the parties are not. */
const compared = 160
/** Of two openings that are one, so few letters are read otherwise. */
const mostMisread = 0.15

/** The opening of a paper of prose that has its heading on this sheet, folded; empty where there is none. */
export const openingOf = onceForEach((layout: Layout, type: DocumentType): string => {
  const [heading] = headingsOn(layout, type)
  if (!heading) return ''
  const at = layout.segments.indexOf(heading)
  const text = (from: number): string =>
    layout.segments
      .slice(from)
      .map(({ words }) => textOf(words))
      .join(' ')
      .slice(0, compared)
  const found = layout.segments.findIndex((_, i) => i > at && i <= at + nearHeading && opening.test(text(i)))
  return found < 0 ? '' : fold(text(found))
})

/** True where two openings, or two headings, are of two papers, and not of one that repeats its own. */
export const areOther = (one: string, other: string): boolean =>
  distance(one, other) > mostMisread * Math.max(one.length, other.length)

/** How a paper of prose ends: who has seen it signed. */
const end = /\b(?:witness(?:es)?|signed)\b|साक्षीदार|साक्षी|गवाह/iu
/** The share of the print at the foot of a sheet in which it ends. */
const foot = 0.3

const closing =
  /(?<!\p{L})in\s+(?:witness|testimony)\s+where\s?of(?!\p{L})|(?<!\p{L})by\s+the\s+(?:within|above)[\s-]*named(?!\p{L})|(?<!\p{L})first\s+(?:herein\s?)?above\s+(?:written|mentioned)(?!\p{L})/iu

/** True for a sheet on which a paper of prose is signed: it belongs to what was told before, whatever else is on it. */
export const isSignedHere = ({ segments }: Layout): boolean =>
  closing.test(segments.map(({ words }) => textOf(words)).join(' '))

/** The lines at the foot of a sheet by which a paper ends, folded. */
const endsOn = ({ box, segments }: Layout): readonly string[] =>
  segments
    .filter(({ box: own, words }) => own.y > bottom(box) - foot * box.height && end.test(textOf(words)))
    .map(({ words }) => fold(textOf(words)))

/** True where a paper ends at the foot of a sheet, and not with what stands there on the next one too. */
export function isConcluded(sheet: Layout, next: Layout): boolean {
  const repeated = endsOn(next)
  return endsOn(sheet).some((line) => !repeated.some((other) => !areOther(line, other)))
}
