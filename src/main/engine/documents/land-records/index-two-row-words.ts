/** Short words by which old forms of Index II call their rows. */
import { labellingRowWords } from '../../extraction/labels/row-words'
import type { LabelledPage, LabelHit } from '../../extraction/labels/labels'

/** In addresses and descriptions they stand too: "शहर/गाव: …", "कारपेट क्षेत्र 71.80 चौ.मी." */
const withShortWords = labellingRowWords([
  { label: 'village', word: 'गाव', alone: true },
  { label: 'area', word: 'क्षेत्र', alone: true },
  { label: 'assessment', word: 'आकार' },
])

/**
 * "( ( Survey Number : 21 ; ) )" within a row that has its label: words that tell a label of the same row are of its value.
 */
function withoutToldAgain(page: LabelledPage): LabelledPage {
  const isAgain = (hit: LabelHit): boolean =>
    hit.isTold === true && page.hits.some(({ label, isTold }) => label === hit.label && isTold !== true)
  const again = new Set(page.hits.filter(isAgain))
  if (again.size === 0) return page
  return {
    ...page,
    hits: page.hits.filter((hit) => !again.has(hit)),
    labelOf: new Map([...page.labelOf].filter(([, hit]) => !again.has(hit))),
  }
}

/** A page with all labels of its rows, and no other. */
export const withRowWords = (page: LabelledPage): LabelledPage => withoutToldAgain(withShortWords(page))
