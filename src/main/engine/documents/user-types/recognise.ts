/** Whether a document is of a type that a user defined on a sample. */
import type { Classification } from '../../../../shared/domain/reading'
import { userTypeOf } from '../../../../shared/domain/document-types'
import type { UserTypeSpec } from '../../../../shared/domain/user-types/spec'
import { textOf, type Layout, type Segment } from '../../extraction/layout/layout'
import { findPhrase } from '../../extraction/labels/phrases'
import { median } from '../../median'

/** Of the words by which a type is known, so many must be there… */
const leastShare = 0.6
const leastCues = 2
/** … and so many where the engine takes the document for one of its own types. */
const shareOverOwn = 0.85
const cuesOverOwn = 4
/** One sample shows little of what else may look like it. */
const surest = 0.95

export interface FoundUserType {
  readonly spec: UserTypeSpec
  readonly classification: Classification
}

/** The user's type that a document is of; null where it is of none. `found` is what the engine takes it for. */
export function recogniseUserType(
  specs: readonly UserTypeSpec[],
  layouts: readonly Layout[],
  found: Classification,
): FoundUserType | null {
  const scored = specs
    .map((spec) => ({ spec, cues: spec.cues.filter((cue) => isOn(layouts, cue)) }))
    .map((one) => ({ ...one, share: one.cues.length / one.spec.cues.length }))
    .sort((a, b) => b.share - a.share || b.cues.length - a.cues.length)
  const [best, second] = scored
  const isOwn = found.type !== 'UNRECOGNISED'
  if (!best || best.cues.length < Math.min(leastCues, best.spec.cues.length) || best.share < leastShare) return null
  if (isOwn && (best.share < shareOverOwn || best.cues.length < cuesOverOwn)) return null
  if (isTitledOtherwise(best.spec, layouts)) return null
  // Two types that a document fits alike: nobody can tell.
  if (second && second.share === best.share && second.cues.length === best.cues.length) return null
  const type = userTypeOf(best.spec.name)
  return {
    spec: best.spec,
    classification: { type, confidence: Math.min(surest, best.share), nearest: found.nearest, forced: false },
  }
}

/**
 * True where the largest print of the sample, who issues it and what it is, is not all there, and the largest that is says
 * something else: another paper of those who issue this one has its labels, and another title.
 */
function isTitledOtherwise({ cues }: UserTypeSpec, layouts: readonly Layout[]): boolean {
  const [first] = layouts
  const title = first ? largestPrint(first) : null
  if (!title || cues.slice(0, titleCues).every((cue) => isOn(layouts, cue))) return false
  // A short label, as Date, may be a word of any title.
  const long = lettersOf(textOf(title.words)) / 2
  return !cues.some((cue) => lettersOf(cue) >= long && findPhrase(title, cue).length > 0)
}

/** As on a sample, what is printed in letters; null where nothing is. */
function largestPrint({ segments }: Layout): Segment | null {
  const height = ({ words }: Segment): number => median(words.map(({ box }) => box.height))
  const inLetters = segments.filter(({ words }) => lettersOf(textOf(words)) >= leastLetters && isWellRead(words))
  return inLetters.toSorted((a, b) => height(b) - height(a))[0] ?? null
}

/** Cues are in the order of their print, the largest first. */
const titleCues = 2
const leastLetters = 5
const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{M}]/gu, '').length
const isWellRead = (words: Segment['words']): boolean => words.every(({ confidence }) => confidence > 0.7)

const isOn = (layouts: readonly Layout[], cue: string): boolean =>
  layouts.some((layout) => layout.segments.some((segment) => findPhrase(segment, cue).length > 0))
