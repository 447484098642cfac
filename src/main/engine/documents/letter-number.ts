/** The number of a letter itself, which stands at its head behind no more than "No." or "Ref.". */
import { fromWords } from '../extraction/candidates'
import type { Grammar } from '../extraction/grammar'
import type { LabelledPage } from '../extraction/labels'
import { verticalOverlap, type Segment } from '../extraction/layout'
import type { Rule } from '../extraction/rule'

/** A number with letters and strokes is one of the letter; a bare one where its date stands beside it. */
export const numberAtHead = (name: string, path: string, grammar: Grammar): Rule => ({
  name,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const top = page.layout.box.y + 0.3 * page.layout.box.height
      return page.layout.segments.flatMap((segment) => {
        const { words, box } = segment
        if (box.y > top || !/^(?:no|ref|our\s?ref)\W*$/i.test(words[0]?.text ?? '')) return []
        const read = grammar({ lines: [words.slice(1).filter((w) => !/^\W+$/.test(w.text))] })
        const isCoded = read !== null && /[/-]/.test(read.value) && /\p{L}/u.test(read.value)
        return read && (isCoded || hasDateBeside(page, segment)) ? [fromWords(page.layout, path, name, read, 0.7)] : []
      })
    }),
})

const hasDateBeside = (page: LabelledPage, { box }: Segment): boolean =>
  page.hits.some(({ label, segment }) => label === 'date' && verticalOverlap(segment.box, box) > 0.5)
