/** Receipts of villages and small towns in Marathi and Hindi, one sentence: "श्री … यांजकडून … सन 2019-20 सालचा कर …". */
import { tidyAddress } from '../../extraction/addresses/address-block'
import { fromFlow } from '../../extraction/prose/candidates'
import { flowOf } from '../../extraction/prose/flow'
import { nameAt } from '../../extraction/prose/names'
import type { Rule } from '../../extraction/rules/rule'
import { latinDigits } from '../../identifiers'

const rule = 'property_tax.payer'

/** How the sentence ends a payer's name: "from …". */
export const paidBy =
  /(?<![\p{L}\p{M}])(?:यांजकडून|यांचेकडून|यांच्याकडून|यांचे\s+कडून|यांच्या\s+कडून|(?:से|द्वारा)(?=\s+(?:[^\n]{0,40}\s)?(?:राशि|रकम|रुपये|वर्ष|सन्?)))(?![\p{L}\p{M}])/u
const longestName = 60
/** How a payer is addressed. */
const formsOfAddress = /(?<![\p{L}\p{M}])(?:(?:श्रीमती|श्री|सौ|मे)(?![\p{L}\p{M}])[.\s/]*)+/gu
/** "श्री./श्रीमती" is of the form, with the name behind it, which may have its own. */
const eitherOfForm = /^(?:श्रीमती|श्री)[.\s]*\/\s*(?:श्रीमती|श्री|सौ)[.\s]*/u
const yearBehind =
  /(?<![\p{L}\p{M}])(?:सन्?|वर्ष|साल)\s*(?<year>(?:19|20|१९|२०)\p{Nd}{2}\s*[-–/]\s*(?:\p{Nd}\s?){2,4})(?!\p{Nd})/u
const longest = 300
/** Behind a name the sentence tells where its house is before it says "from": "श्री … वार्ड क्र. 17 मकान नं. 208 से". */
const homeBehind =
  /[\s,]+(?:वार्ड|प्रभाग|मकान|भवन|घर|मोहल्ला|मोहल्ले|मु\.?\s?पो|मौजे|ग्राम|निवासी|रा\.|मिळकत|मालमत्ता|ward|house|h\.?\s?no)(?![\p{L}\p{M}])/iu

export const payerInSentence: Rule = {
  name: rule,
  find: ({ pages }) => {
    const flow = flowOf(pages)
    return [...flow.text.matchAll(new RegExp(paidBy, 'gu'))].slice(0, 1).flatMap((match) => {
      const start = Math.max(flow.text.lastIndexOf('\n', match.index) + 1, match.index - longestName)
      const before = flow.text.slice(start, match.index)
      const addressed = [...before.matchAll(formsOfAddress)].at(-1)
      const whole = flow.text.slice(start + (addressed?.index ?? 0), match.index)
      const from = match.index - whole.replace(eitherOfForm, '').length
      const payer = flow.text.slice(from, match.index)
      const home = homeBehind.exec(payer)
      const name = nameAt(home ? payer.slice(0, home.index) : payer, from)
      const sentence = flow.text.slice(match.index, match.index + longest)
      const year = yearBehind.exec(sentence)
      const printed = year?.groups?.['year'] ?? ''
      const at = match.index + (year ? year.index + year[0].indexOf(printed) : 0)
      const value = latinDigits(printed).replace(/\s/g, '')
      return [
        ...(name && addressed
          ? fromFlow(
              flow,
              'owner_name',
              `${rule}.name`,
              { ...name, start: from, value: flow.text.slice(from, name.end) },
              0.85,
            )
          : []),
        ...(year
          ? fromFlow(flow, 'assessment_year', `${rule}.year`, { value, start: at, end: at + printed.length }, 0.85)
          : []),
      ]
    })
  },
}

/** Behind a name the sentence tells where its bearer lives. */
export const livesAt = /(?<![\p{L}\p{M}])(?:निवासी|रहिवासी|साकिन)(?![\p{L}\p{M}])/u
const payer = /(?<![\p{L}\p{M}])करदाता(?:\s+का\s+नाम)?[\s:–-]+(?=[\p{L}])/gu
/** Whose child or wife the payer is, between the name and the home. */
const relation = /[\s,]+(?:(?:सु)?पुत्री?|आत्मजा?|पिता|पति|पत्नी|वल्द)(?![\p{L}\p{M}])/u
/** What the sentence says behind the home: the number of the house, the year, the sum. */
const behindHome =
  /[\s,]+(?:(?:भवन|सम्पत्ति|संपत्ति|मालमत्ता|मिळकत|होल्डिंग)(?![\p{L}\p{M}])|(?:का|की|के|से|द्वारा)\s|(?:वर्ष|सन)[\s.:]*\p{Nd})|[।\n]\s*\n/u
const longestHome = 160

/** "करदाता श्री … पिता स्व. …, निवासी वार्ड क्र. 9, … भवन/सम्पत्ति क्र. … वर्ष 2017-18 हेतु …": who pays, and where he lives. */
export const residentPayer: Rule = {
  name: `${rule}.resident`,
  find: ({ pages }) => {
    const flow = flowOf(pages)
    return [...flow.text.matchAll(payer)].slice(0, 1).flatMap((match) => {
      const from = match.index + match[0].length
      const [line = ''] = flow.text.slice(from).split('\n', 1)
      const lives = livesAt.exec(line)
      if (!lives) return []
      const whole = line.slice(0, lives.index)
      const name = nameAt(whole.slice(0, relation.exec(whole)?.index ?? whole.length), from)
      const start =
        from +
        lives.index +
        lives[0].length +
        (/^[\s:,–-]*/u.exec(line.slice(lives.index + lives[0].length))?.[0].length ?? 0)
      const stop = flow.text.slice(start, start + longestHome).search(behindHome)
      const end = start + stop
      return [
        ...(name
          ? fromFlow(
              flow,
              'owner_name',
              `${rule}.name`,
              { ...name, start: from, value: flow.printed(from, name.end) },
              0.85,
            )
          : []),
        ...(stop > 0
          ? fromFlow(flow, 'address', `${rule}.home`, { value: tidyAddress(flow.printed(start, end)), start, end }, 0.7)
          : []),
      ]
    })
  },
}
