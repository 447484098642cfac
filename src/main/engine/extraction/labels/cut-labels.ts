/** Labels of which the picture's edge has taken the first letters: `ame`, `OB:`, `D/W of`. */
import { fold } from './fuzzy'
import type { LabelHit, LabelPhrases } from './label-hit'
import type { Layout, Segment } from '../layout/layout'
import { foldsOf } from './phrases'

/** Letters that may be missing: with more, what is left would be the end of too many labels. */
const mostMissing = 4
/** Letters that are left at least, where no colon closes them. */
const leastLeft = 3
/** Letters by which the next label that ends so is longer: `ame` is Name rather than F/H Name. */
const leastLead = 2
/** Words that a label has at most. */
const mostWords = 5

/** A stroke with enough after it, as `fold` writes it. */
const partOfLetter = /^i.{3}/

interface Ending {
  readonly label: string
  readonly phrase: string
  readonly missing: number
}

/** The label that each line at the start edge of a picture opens with, where what is left of it ends no other. */
export const findCutLabels = (layout: Layout, labels: LabelPhrases): LabelHit[] =>
  layout.segments
    .filter((segment) => segment.words[0]?.atEdge?.start === true)
    .flatMap((segment) => cutLabelOf(segment, labels) ?? [])

function cutLabelOf(segment: Segment, labels: LabelPhrases): LabelHit | null {
  const folds = foldsOf(segment)
  for (let to = Math.min(mostWords, folds.length); to > 0; to--) {
    const read = folds.slice(0, to).join('')
    if (read === '' || (read.length < leastLeft && !isClosed(segment, to))) continue
    const [best, ...others] = endingsOf(read, labels)
    if (!best) continue
    const next = others.find(({ label }) => label !== best.label)
    if (best.missing === 0 || (next && next.missing - best.missing < leastLead)) return null
    const likeness = read.length / (read.length + best.missing)
    return { label: best.label, phrase: best.phrase, segment, from: 0, to, likeness }
  }
  return null
}

/** The phrases that end as was read, but for a stroke that is left of a letter; the shortest first. */
const endingsOf = (read: string, labels: LabelPhrases): Ending[] =>
  Object.entries(labels)
    .flatMap(([label, phrases]) =>
      phrases.flatMap((phrase) => {
        const whole = fold(phrase)
        const missing = whole.length - read.length
        if (missing < 0 || missing > Math.min(mostMissing, 2 * read.length)) return []
        const isEnd = whole.endsWith(read) || (missing > 0 && partOfLetter.test(read) && whole.endsWith(read.slice(1)))
        return isEnd ? [{ label, phrase, missing }] : []
      }),
    )
    .sort((a, b) => a.missing - b.missing)

const isClosed = ({ words }: Segment, to: number): boolean =>
  /[:：]$/.test(words[to - 1]?.text ?? '') || /^[:：]/.test(words[to]?.text ?? '')
