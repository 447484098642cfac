/** What an order that is a letter says in its sentences: "Please supply the following at our Stores, …, Salem 636007". */
import { tidyAddress } from '../../extraction/addresses/address-block'
import { pinCode } from '../../extraction/addresses/pin-code'
import { fromFlow } from '../../extraction/prose/candidates'
import { proseRule } from '../deeds/deed-rules'

/** What is asked for, or where it is to come, up to the word before the place. */
const asked =
  /\b(?:(?:please|kindly|requested\s+to)\s+(?:arrange\s+to\s+)?(?:supply|deliver|despatch|dispatch|send)\s[^.:;]{0,120}?\b|to\s+be\s+(?:supplied|delivered|despatched|dispatched)\s+)(?:at|to)\s+(?:(?:our|the)\s+)?(?:(?:plant|works|factory|site|godown|premises|yard|warehouse|stores?)(?:\s+(?:situated\s+)?at\s+|\s*:\s*))?(?=[\p{Lu}\d])/giu
/** Characters of a place, its PIN code among them. */
const longestPlace = 180

/** Where the goods are to come, to its PIN code: without one the sentence does not tell where the place ends. */
export const suppliedAt = proseRule('order.delivery.letter', (flow) =>
  [...flow.text.matchAll(asked)].slice(0, 1).flatMap((match) => {
    const start = match.index + match[0].length
    const told = flow.text.slice(start, start + longestPlace)
    const code = pinCode.exec(told)
    if (!code || /\n\s*\n|:/.test(told.slice(0, code.index))) return []
    const end = start + code.index + code[0].length
    return fromFlow(
      flow,
      'delivery_address',
      'order.delivery.letter',
      { value: tidyAddress(flow.printed(start, end).replace(/\s+/g, ' ')), start, end },
      0.85,
    )
  }),
)
