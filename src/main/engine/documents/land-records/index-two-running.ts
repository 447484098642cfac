/**
 * Copies of the old form of Maharashtra that are printed as running text: each row is a paragraph, in which the value
 * stands within the words of the form or behind its notes, and not in a column beside them.
 */
import type { Grammar } from '../../extraction/grammars/grammar'
import { flowOf } from '../../extraction/prose/flow'
import { fromWords } from '../../extraction/rules/candidates'
import type { Rule } from '../../extraction/rules/rule'
import { parties } from './index-two-parties'
import { free } from './index-two-values'

/** "(1) विलेखाचा प्रकार, मोबदल्याचे स्वरूप खरेदीखत व बाजारभाव (भाडेपट्टयाच्या …": the deed within the words of the row. */
const deedWithin = /मोबदल्याच[ेी]\s+स्वर[ुू]प\s+(?<value>[^()\n\t]{3,40}?)\s+व\s+बाजार\s?भाव/gu

/**
 * "(5) … किंवा दिवाणी न्यायालयाचा हुकुमनामा किंवा आदेश असल्यास, प्रतिवादीचे नाव व संपूर्ण पत्ता (1) भाऊ गायधनी: …": the
 * parties behind the note of the row, which tells their side, as far as the next row.
 */
const behindNote = (side: string): RegExp =>
  new RegExp(
    String.raw`न्यायालया[^\t()]{0,60}?असल्यास\s?,?\s*${side}चे\s+ना[वंव]{1,2}[^\t()]{0,40}?(?<value>\(1\)[\s\S]{3,1500}?)(?=\n\s*\([^)\n]{1,2}\)\s*(?:दस्तऐवज|दिनांक)|$)`,
    'gu',
  )

/** A rule for what stands in the text of a copy where a pattern says. */
const told = (path: string, pattern: RegExp, grammar: Grammar): Rule => ({
  name: `index_2.${path}.running`,
  find: ({ pages }) => {
    const flow = flowOf(pages)
    return [...flow.text.matchAll(pattern)].flatMap((match) => {
      const value = match.groups?.value ?? ''
      const start = match.index + match[0].lastIndexOf(value)
      const page = flow.pageOf(start)
      const read = page && grammar(flow.spanOf(start, start + value.length))
      return read ? [fromWords(page.layout, path, `index_2.${path}.running`, read, 0.9)] : []
    })
  },
})

export const runningRows: readonly Rule[] = [
  told('deed_type', deedWithin, free),
  told('seller_name', behindNote('प्रतिवादी'), parties),
  told('buyer_name', behindNote('(?<!प्रति)वादी'), parties),
]
