/** Short words by which forms call their rows: they are labels where they open one, and only there. */
import { onceFor } from '../../once-for'
import { rightOf } from '../layout/right-of'
import { right, verticalOverlap, type LaidWord, type Segment } from '../layout/layout'
import type { LabelHit, LabelledPage } from './labels'

export interface RowWord {
  readonly label: string
  readonly word: string
  /** True where the word alone on its side of a row opens one too: readers lose the colons of a column of them. */
  readonly alone?: boolean
}

const isNumberOfRow = (word: LaidWord | undefined): boolean => /^\(?\p{Nd}{1,2}[.)]$/u.test(word?.text ?? '')

const isRightOf = ({ box }: Segment, { box: own }: Segment): boolean =>
  box.x > right(own) && verticalOverlap(box, own) > 0.5

/** "४. क्षेत्र :", "क्षेत्र - 150": the word behind the number of the row, closed by a colon or a dash. */
function hitIn({ layout, hits }: LabelledPage, segment: Segment, { label, word: wanted, alone }: RowWord): LabelHit[] {
  const from = isNumberOfRow(segment.words[0]) ? 1 : 0
  const [word, next] = segment.words.slice(from)
  const isClosed = word?.text === `${wanted}:` || (word?.text === wanted && /^(?:[:：]|[-–—]$)/.test(next?.text ?? ''))
  // In a form of wide cells the label of the next one stands far off.
  const isOfRow = (): boolean =>
    rightOf(layout, segment) !== null || hits.some((hit) => isRightOf(hit.segment, segment))
  const isAlone = alone === true && word?.text === wanted && !next && isOfRow()
  return isClosed || isAlone ? [{ label, phrase: wanted, segment, from, to: from + 1, likeness: 1 }] : []
}

/** A page with these labels too, of each that its other words name nowhere. */
export const labellingRowWords = (words: readonly RowWord[]): ((page: LabelledPage) => LabelledPage) =>
  onceFor((page: LabelledPage): LabelledPage => {
    const more = words
      .filter(({ label }) => !page.hits.some((hit) => hit.label === label))
      .flatMap((wanted) => page.layout.segments.flatMap((segment) => hitIn(page, segment, wanted)))
      // "Property" alone is hardly "Property ID".
      .filter(({ segment, from }) => (page.labelOf.get(segment.words[from]!)?.likeness ?? 0) < 1)
    if (more.length === 0) return page
    const own = more.map((hit) => [hit.segment.words[hit.from]!, hit] as const)
    return { ...page, hits: [...page.hits, ...more], labelOf: new Map([...page.labelOf, ...own]) }
  })
