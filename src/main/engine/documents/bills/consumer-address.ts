/** An address without a label, line by line under the labelled name of who is supplied, at the label's margin. */
import { endsAddress } from '../../extraction/addresses/address-end'
import { pinCode } from '../../extraction/addresses/pin-code'
import { addressGrammar } from '../../extraction/forms/form-rules'
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import type { Rule } from '../../extraction/rules/rule'
import { textOf } from '../../extraction/layout/layout'
import { spanOf, trimmed } from '../../extraction/layout/span'
import { linesUnder } from './bill-person'

const addressOf = addressGrammar(endsAddress)
const labelsOfAddress = new Set(['address', 'name_address'])

/** True for a label with its value behind it: not the label again, as in "Customer Name / ग्राहक का नाम :". */
function isFilled({ labelOf }: LabelledPage, { segment: { words }, to }: LabelHit): boolean {
  const rest = words.slice(to).filter((word) => !labelOf.has(word))
  return /\p{L}{2}/u.test(textOf(rest)) && !/[:：]$/.test(textOf(words))
}

/** "Consumer : ASHA RAO" over "H.No. 4, Gandhi Nagar" and "Delhi 110093", where no label says what is the address. */
export const addressUnderConsumer = (prefix: string): Rule => ({
  name: `${prefix}.consumer.address`,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      if (page.hits.some(({ label }) => labelsOfAddress.has(label))) return []
      const named = page.hits.filter((hit) => hit.label === 'name' && hit.from === 0 && isFilled(page, hit))
      return named.flatMap(({ segment }) => {
        const lines = linesUnder(page, segment)
        const end = lines.findIndex(({ words }) => pinCode.test(textOf(words)))
        const read = end < 0 ? null : addressOf(spanOf(...lines.slice(0, end + 1).map(({ words }) => trimmed(words))))
        const rule = `${prefix}.consumer.address`
        return read ? [{ ...fromWords(page.layout, 'address', rule, read, 0.75), most: mostDoubted }] : []
      })
    }),
})
