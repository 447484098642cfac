/** Short words by which old forms of Index II call their rows: they are labels where they open one, and only there. */
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import type { LaidWord, Segment } from '../../extraction/layout/layout'
import { onceFor } from '../../once-for'
import type { indexTwoLabels } from './index-two-labels'

type Label = keyof typeof indexTwoLabels

/** In addresses and descriptions they stand too: "शहर/गाव: …", "कारपेट क्षेत्र 71.80 चौ.मी." */
const rowWords: readonly (readonly [Label, string])[] = [
  ['village', 'गाव'],
  ['area', 'क्षेत्र'],
  ['assessment', 'आकार'],
]

const isNumberOfRow = (word: LaidWord | undefined): boolean => /^\(?\p{Nd}{1,2}[.)]$/u.test(word?.text ?? '')

/** "४. क्षेत्र :": the word behind the number of the row, closed by a colon. */
function hitIn(segment: Segment, label: Label, wanted: string): LabelHit[] {
  const from = isNumberOfRow(segment.words[0]) ? 1 : 0
  const [word, next] = segment.words.slice(from)
  const isClosed = word?.text === `${wanted}:` || (word?.text === wanted && /^[:：]/.test(next?.text ?? ''))
  return isClosed ? [{ label, phrase: wanted, segment, from, to: from + 1, likeness: 1 }] : []
}

/** A page with these labels too, of each that its other words name nowhere. */
export const withRowWords = onceFor((page: LabelledPage): LabelledPage => {
  const more = rowWords
    .filter(([label]) => !page.hits.some((hit) => hit.label === label))
    .flatMap(([label, wanted]) => page.layout.segments.flatMap((segment) => hitIn(segment, label, wanted)))
    .filter(({ segment, from }) => !page.labelOf.has(segment.words[from]!))
  if (more.length === 0) return page
  const own = more.map((hit) => [hit.segment.words[hit.from]!, hit] as const)
  return { ...page, hits: [...page.hits, ...more], labelOf: new Map([...page.labelOf, ...own]) }
})
