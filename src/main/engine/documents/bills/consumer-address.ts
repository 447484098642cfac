/** An address without a label, line by line under the labelled name of who is supplied, at the label's margin. */
import { endsAddress } from '../../extraction/addresses/address-end'
import { addressGrammar } from '../../extraction/forms/form-rules'
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import type { Rule } from '../../extraction/rules/rule'
import { textOf } from '../../extraction/layout/layout'
import { spanOf, trimmed } from '../../extraction/layout/span'
import { linesUnder } from './bill-person'

const addressOf = addressGrammar(endsAddress)
const pinCode = /(?<!\p{Nd})[1-9१-९]\p{Nd}{2}\s?\p{Nd}{3}(?!\p{Nd})/u
const labelsOfAddress = new Set(['address', 'name_address'])

/** "Consumer : ASHA RAO" over "H.No. 4, Gandhi Nagar" and "Delhi 110093", where no label says what is the address. */
export const addressUnderConsumer = (prefix: string): Rule => ({
  name: `${prefix}.consumer.address`,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      if (page.hits.some(({ label }) => labelsOfAddress.has(label))) return []
      return (
        page.hits
          .filter(({ label, segment, from, to }) => label === 'name' && from === 0 && to < segment.words.length)
          // "Customer Name / ग्राहक का नाम :": the label again, and the name is under it.
          .filter(({ segment }) => !/[:：]$/.test(textOf(segment.words)))
          .flatMap(({ segment }) => {
            const lines = linesUnder(page, segment)
            const end = lines.findIndex(({ words }) => pinCode.test(textOf(words)))
            const read =
              end < 0 ? null : addressOf(spanOf(...lines.slice(0, end + 1).map(({ words }) => trimmed(words))))
            const rule = `${prefix}.consumer.address`
            return read ? [{ ...fromWords(page.layout, 'address', rule, read, 0.75), most: mostDoubted }] : []
          })
      )
    }),
})
