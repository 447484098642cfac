/** "Title: Senior Chemist", as firms from abroad call a post; before a name it is how somebody is addressed. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { parsed } from '../../extraction/grammars/grammar'
import { textOf } from '../../extraction/layout/layout'
import { spanOf } from '../../extraction/layout/span'
import { fromWords } from '../../extraction/rules/candidates'
import type { Rule } from '../../extraction/rules/rule'

const titled = /^title\s*:\s*(?<post>\p{L}[\p{L}\p{M}.&/()-]*(?:\s+[\p{L}\p{M}.&/()-]+)+)$/iu
const addressed = /^(?:mr|mrs|ms|miss|dr|shri|smt|sh|kum)\b/i

export const postAsTitle: Rule = {
  name: 'salary.designation.title',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap(({ layout }) =>
      layout.segments.flatMap(({ words }) => {
        const post = titled.exec(textOf(words))?.groups?.['post']
        if (post === undefined || addressed.test(post)) return []
        const own = words.slice(-post.split(/\s+/).length)
        const found = fromWords(layout, 'designation', 'salary.designation.title', parsed(post, spanOf(own)), 0.7)
        return [{ ...found, most: mostDoubted }]
      }),
    ),
}
