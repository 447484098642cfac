/** Words like a label's that are a part of another label: the day of another paper, a day of something else, a translation. */
import type { LabelHit } from './label-hit'

const day = /^(?:date|dated|dt)$/i
const joiner = /^(?:&|and|\/)$/i

/** The label of other papers: that of the paper's own number is called otherwise where no field is read at it. */
const ofOtherPapers = 'other'

/** "Date of establishment", "Date when built": what it is the day of is not what is asked for. */
const isDayOf = ({ segment: { words }, from, to }: LabelHit): boolean =>
  to - from === 1 && day.test(bare(words[from]!.text)) && /^(?:of|when|from\s+which)$/i.test(words[to]?.text ?? '')

const bare = (text: string): string => text.replace(/[^\p{L}]/gu, '')

/** Where the label before it ends that a "date" is joined with: "Proforma invoice no. & date". Null where none is. */
function joinedAt({ segment: { words }, from, to }: LabelHit): number | null {
  if (to - from !== 1 || !day.test(bare(words[from]!.text))) return null
  if (joiner.test(words[from - 1]?.text ?? '')) return from - 1
  return /\/$/.test(words[from - 1]?.text ?? '') || /^\//.test(words[from]!.text) ? from : null
}

/** "Proposal No. / Date": the day of what is numbered there, which may be the paper itself. */
const ofUnknown = 0.7
const numbered = /^(?:no|number|ref)$/i

/** The day that is joined with a number is of the paper that has it. */
function asJoined(hit: LabelHit, hits: readonly LabelHit[]): LabelHit {
  const at = joinedAt(hit)
  const owner = hits.find(({ segment, to }) => segment === hit.segment && to === at)
  if (owner) return owner.label === ofOtherPapers ? { ...hit, label: owner.label } : hit
  const isNumbered = at !== null && numbered.test(bare(hit.segment.words[at - 1]?.text ?? ''))
  return isNumbered ? { ...hit, likeness: ofUnknown * hit.likeness, isTold: true } : hit
}

/** "ધંધો શરૂ કર્યા તારીખ / Date of commencement": of a label in two scripts that which is known whole says what both name. */
function isOfTranslation({ label, segment, from, to }: LabelHit, hits: readonly LabelHit[]): boolean {
  const { words } = segment
  if (/\p{Script=Latin}/u.test(words[from]!.text)) return false
  const stroke = words.findIndex(({ text }, i) => i >= to && text === '/')
  const whole = hits.find((other) => other.segment === segment && other.from === stroke + 1)
  return stroke > to && whole !== undefined && whole.label !== label && whole.to - whole.from > 1
}

/** The labels of a page without those that are a part of another; a day that is joined with another's is of that. */
export const withoutPartsOfOthers = (hits: readonly LabelHit[]): LabelHit[] =>
  hits.filter((hit) => !isDayOf(hit) && !isOfTranslation(hit, hits)).map((hit) => asJoined(hit, hits))
