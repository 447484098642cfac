/** The line at the head of a copy out of the old register: office, village, taluka and year, each behind its word and a colon. */
import { fromWords } from '../../extraction/rules/candidates'
import type { Rule } from '../../extraction/rules/rule'
import { isParted, onlyOne, untilBlank } from './index-two-values'

/** Behind a wider blank, in heights of the print, something else of the line begins. */
const wideBlank = 1

/**
 * "गाव : कोडोली": the village in the head of a page. In an address of a party the word stands close behind others; here
 * it opens the line, or a wide blank stands before it.
 */
export const villageOfHead: Rule = {
  name: 'index_2.village.head',
  find: ({ pages }) =>
    pages.flatMap(({ layout }) => {
      const middleOfPage = layout.box.y + layout.box.height / 2
      return layout.segments
        .filter(({ box }) => box.y < middleOfPage)
        .flatMap(({ words }) => {
          const at = words.findIndex(
            (word, i) =>
              /^गां?व[:：]?$/u.test(word.text) &&
              (i === 0 || isParted(words[i - 1]!, word, wideBlank)) &&
              /[:：]$/.test(`${word.text}${words[i + 1]?.text ?? ''}`),
          )
          if (at < 0) return []
          const from = /[:：]$/.test(words[at]!.text) ? at + 1 : at + 2
          const read = onlyOne({ lines: [untilBlank(words.slice(from), wideBlank)] })
          return read ? [fromWords(layout, 'village', 'index_2.village.head', read, 0.9)] : []
        })
    }),
}
