/** Receipts of property tax that are one sentence: "Received with thanks from Sh. … a sum of … in respect of …". */
import { tidyAddress } from '../../extraction/addresses/address-block'
import { fromFlow } from '../../extraction/prose/candidates'
import { flowOf } from '../../extraction/prose/flow'
import { nameAt } from '../../extraction/prose/names'
import { placeAt, unitIn } from '../../extraction/prose/place'
import { pinCode } from '../../extraction/addresses/pin-code'
import type { Rule } from '../../extraction/rules/rule'

const received = /(?<!\p{L})received\s+(?:with\s+thanks\s+)?from\s*(?:[:–-]\s*)?/giu
/** What goes on behind who paid in a sentence, and not in the cell of a form. */
export const sumOfReceipt = /[\s,]+(?:an?|the)\s+(?:sum|amount)\s+of(?!\p{L})/iu
const longestPayer = 240
const year =
  /(?<!\p{L})(?:for|of)\s+the\s+(?:(?:financial|assessment)\s+)?(?:year|period)\s+(?<year>(?:19|20)\d{2}\s*[-–/]\s*(?:(?:19|20)?\d{2}))(?!\d)/iu
/** "in respect of House No. / Property ID GHG-2/0345 situated at …": what the house is called in the books stands before where it is. */
const property =
  /(?:in\s+respect\s+of|on\s+account\s+of\s+tax\s+on|for)\s+(?:the\s+)?(?:(?:(?:house|door|holding|assessment|property)\s+(?:no|number|id)\b[\s.]*\/\s*)?(?:holding|assessment|property)\s+(?:no|number|id)\b[\s.:–-]*(?=\S*\d)\S+\s+(?:situated\s+|located\s+)?(?:at|in)\s+|(?:property|premises|house|building)\s+(?:(?:bearing|situated?|located|at|no\.?|in)\s+)*)/iu
/** Within the sentence the number of the house in the books stands behind its label: "(Building ID: VDKR/04/117)". */
const numbered =
  /(?<!\p{L})(?:(?:unique\s+)?(?:property|building|house|holding|assessment)\s+(?:unique\s+)?(?:id|uid|upin|code|number|no)|upin|ptin|pid)\b[\s.:–-]*(?:no\b[\s.:]*)?(?<number>(?=[^\s,;()]*\d)[\p{Lu}\d][\p{L}\d]*(?:[/-][\p{L}\d]+)*)/iu

/** What stands between who paid and a house that has a name and no number: whose child or wife they are. */
const untilHome = /^[\s,]*(?:(?:[swdc]\s?\/\s?o|(?:son|wife|daughter|care)\s+of)\b[^,]*,\s*)?/iu

/** Behind its beginning the sentence tells all of it. */
const longest = 500

const rule = 'property_tax.sentence'

export const receivedSentence: Rule = {
  name: rule,
  find: ({ pages }) => {
    const flow = flowOf(pages)
    return [...flow.text.matchAll(received)].flatMap((match) => {
      const from = match.index + match[0].length
      const [payer = '', ...paid] = flow.text.slice(from, from + longestPayer).split(sumOfReceipt)
      const name = paid.length > 0 ? nameAt(payer, from) : null
      if (!name) return []
      const sentence = flow.text.slice(name.end, name.end + longest)
      const years = year.exec(sentence)
      const told = property.exec(sentence)
      const end = from + payer.length
      const unit = unitIn(flow.text, name.end, end)
      const behind = flow.text.slice(name.end, end)
      const named = pinCode.test(behind) ? name.end + (untilHome.exec(behind)?.[0].length ?? 0) : -1
      const home = unit < 0 ? named : unit
      const place = told
        ? placeAt(flow.text, name.end + told.index + told[0].length)
        : home < 0
          ? null
          : placeAt(flow.text, home, end - home)
      const code = numbered.exec(sentence)
      const number = code?.groups?.number ?? ''
      const at = code ? name.end + code.index + code[0].length - number.length : 0
      const printed = years?.groups?.year ?? ''
      const start = years ? name.end + years.index + years[0].length - printed.length : 0
      return [
        ...fromFlow(flow, 'owner_name', `${rule}.owner`, name, 0.9),
        ...(years
          ? fromFlow(
              flow,
              'assessment_year',
              `${rule}.year`,
              { value: printed.replace(/\s/g, ''), start, end: start + printed.length },
              0.9,
            )
          : []),
        ...(code
          ? fromFlow(
              flow,
              'property_number',
              `${rule}.number`,
              { value: number, start: at, end: at + number.length },
              0.85,
            )
          : []),
        ...(place
          ? fromFlow(
              flow,
              'address',
              `${rule}.address`,
              { ...place, value: tidyAddress(flow.printed(place.start, place.end)) },
              told ? 0.95 : 0.8,
            )
          : []),
      ]
    })
  },
}

/** Where the payer lives, right behind the name: on the same line or on the next one. */
const homeAt = /^[\s,.]*(?:of|[Rr]\s?\/\s?[Oo]|residing\s+at|residents?\s+of)[\s:.-]+(?=[\p{Lu}\d])/u
/** What goes on behind the home: what the house is called in the books, for what was paid, and how much. */
const behindHome =
  /[\s,]+(?:(?:holding|assessment|property|house|building)\s+(?:no|id|number|tax)|(?:on\s+account|in\s+respect|a\s+sum|the\s+sum|towards|being|rupees|rs)(?!\p{L}))/iu
const longestHome = 160

/** "Received from Shri … / of Station Road, Ward No. 9, … / Holding No. … on account of …": a printed form, filled by hand. */
export const payersHome: Rule = {
  name: `${rule}.home`,
  find: ({ pages }) => {
    const flow = flowOf(pages)
    return [...flow.text.matchAll(received)].slice(0, 1).flatMap((match) => {
      const from = match.index + match[0].length
      const name = nameAt(flow.text.slice(from, from + longestPayer), from)
      const lives = name && homeAt.exec(flow.text.slice(name.end, name.end + longestHome))
      if (!lives) return []
      const start = name.end + lives[0].length
      const told = flow.text.slice(start, start + longestHome)
      const end = behindHome.exec(told)?.index ?? -1
      // Without its number or a comma it may be whose child the payer is.
      if (end < 0 || !/,/.test(told.slice(0, end))) return []
      const value = tidyAddress(flow.printed(start, start + end))
      return fromFlow(flow, 'address', `${rule}.home`, { value, start, end: start + end }, 0.85)
    })
  },
}
