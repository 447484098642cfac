/** Rules that all bills of supply share: who is supplied where, what is to be paid until when. */
import { endsAddress } from '../../extraction/addresses/address-end'
import { mostDoubted } from '../../extraction/rules/bounds'
import { doubted } from '../../extraction/rules/candidates'
import { formAddress, formAmount, formField } from '../../extraction/forms/form-rules'
import { countGrammar } from '../../extraction/grammars/amount-grammar'
import { codeGrammar } from '../../extraction/grammars/code-grammar'
import { partyGrammar } from '../../extraction/grammars/name-grammars'
import { dateGrammar, parsed, type Grammar } from '../../extraction/grammars/grammar'
import { labellingRowWords } from '../../extraction/labels/row-words'
import type { LabelHit } from '../../extraction/labels/labels'
import { textOf, verticalOverlap, type LaidWord } from '../../extraction/layout/layout'
import { spanOf, spanText } from '../../extraction/layout/span'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { seeingOnly } from '../../extraction/rules/seeing-only'
import { blockOnSlip, envelope, nameAndAddress, placeLike } from './bill-consumer'
import { addressUnderConsumer } from './consumer-address'
import { consumerByRelation } from './bill-person'
import { dueInSentence } from './due-in-sentence'
import { isForEarlyPayment } from './early-payment'
import { printedDay } from './printed-day'
import { unitsByReadings } from './reading-difference'

const thisYear = new Date().getFullYear()
const days = { from: 2000, to: thisYear + 1 }
const dayGrammar = dateGrammar(days)

/** What less telling labels say counts this much where a more telling one has spoken. */
const overruled = 0.35

/** Rules from the most telling label to the least. */
function tiers(name: string, ...rules: readonly Rule[]): Rule {
  return {
    name,
    find(context) {
      const found: Candidate[] = []
      for (const rule of rules) {
        const share = found.length === 0 ? 1 : overruled
        found.push(...rule.find(context).map((c) => ({ ...c, strength: c.strength * share })))
      }
      return found
    },
  }
}

/** Of two numbers that are as well called the customer's, no print tells which is meant. */
const unsureOfMany = (rule: Rule): Rule => ({
  name: rule.name,
  find(context) {
    const found = rule.find(context)
    const strongest = Math.max(...found.map(({ strength }) => strength))
    // The number of a person as a customer, and that of the meter's consumer, are each the customer's to one supplier.
    const isCustomers = ({ evidence }: Candidate): boolean => /\.number\.(?:consumer|customer)$/.test(evidence.rule)
    const best = new Set(
      found.filter((c) => c.strength > 0.9 * strongest || isCustomers(c)).map(({ value }) => value.replace(/\W/g, '')),
    )
    return best.size > 1 ? firstPrinted(found).map((c) => ({ ...c, most: mostDoubted })) : found
  },
})

/** Of two numbers at labels of one rank, the supplier prints that first by which it knows the customer. */
function firstPrinted(found: readonly Candidate[]): Candidate[] {
  const boxOf = ({ span }: Candidate): LaidWord['box'] | undefined => span?.lines[0]?.[0]?.box
  const isBefore = (one: Candidate, other: Candidate): boolean => {
    const [a, b] = [boxOf(one), boxOf(other)]
    if (!a || !b || one.evidence.page !== other.evidence.page) return one.evidence.page < other.evidence.page
    return verticalOverlap(a, b) > 0.5 ? a.x < b.x : a.y < b.y
  }
  const firstAt = ({ evidence: { rule } }: Candidate): Candidate =>
    found.filter((c) => c.evidence.rule === rule).reduce((first, c) => (isBefore(c, first) ? c : first))
  return found.map((c) => (firstAt(c).value === c.value ? c : { ...c, strength: c.strength * behindFirst }))
}
const behindFirst = 0.9

/** A total alone is of many things. */
const totalStrength = 0.6
/** Totals are rounded to rupees, and to tens of them. */
const rounding = 10

/**
 * What is to be paid; where nothing says so, the bill of this month and what was left from before are it together, if a
 * total is that.
 */
function withArrears(name: string, payable: Rule, bill: Rule, total: Rule, arrears: Rule): Rule {
  return {
    name,
    find(context) {
      const [due, current, all, left] = [payable, bill, total, arrears].map((rule) => rule.find(context))
      const isSum = (sum: Candidate): boolean =>
        current!.some((b) =>
          left!.some((a) => Number(a.value) !== 0 && isNear(sum.value, Number(b.value) + Number(a.value))),
        )
      const sums = all!.filter(isSum)
      if (due!.length > 0) return roundedFirst(due!, tiers(name, payable, bill, total).find(context))
      const rounded = all!.filter((sum) => current!.some((b) => isRoundedTo(sum.value, b.value)))
      if (rounded.length > 0) return totalsBefore(rounded, current!)
      if (sums.length === 0) return tiers(name, payable, bill, total).find(context)
      return totalsBefore(sums, [...current!, ...all!.filter((c) => !isSum(c))])
    },
  }
}

/** Totals that are borne out, and what they overrule. */
const totalsBefore = (totals: readonly Candidate[], others: readonly Candidate[]): Candidate[] => [
  ...totals.map((sum) => ({ ...sum, strength: sum.strength / totalStrength })),
  ...others.map((c) => ({ ...c, strength: c.strength * overruled })),
]

/** "BILL AMT 1373.36" over "NET AMOUNT 1373.00": a total of whole rupees is what a bill of paise is rounded to. */
const isRoundedTo = (total: string, bill: string): boolean =>
  Number.isInteger(Number(total)) && !Number.isInteger(Number(bill)) && Math.abs(Number(total) - Number(bill)) < 1

/** Of a sum and what it is rounded to, both of which say that they are to be paid, the rounded one is. */
function roundedFirst(due: readonly Candidate[], all: readonly Candidate[]): Candidate[] {
  const isRounded = (value: string): boolean =>
    due.some(({ value: round }) => round !== value && Number.isInteger(Number(round)) && isNear(round, Number(value)))
  return all.map((c) =>
    isRounded(c.value) && !Number.isInteger(Number(c.value)) ? { ...c, strength: c.strength * overruled } : c,
  )
}

const isNear = (value: string, sum: number): boolean => Math.abs(Number(value) - sum) < rounding

/** "उपभोक्ता : श्रीमती कमला देवी": who is supplied is called so by that word alone, which sentences of the bill have too. */
const labellingConsumer = labellingRowWords(['उपभोक्ता', 'ग्राहक'].map((word) => ({ label: 'name', word })))
const withConsumerWords = (rule: Rule): Rule => ({
  ...rule,
  find: (context) => rule.find({ ...context, pages: context.pages.map(labellingConsumer) }),
})

/** A name that goes on with the label of the address is more than the name, and one with a number's is none. */
const holdsAddress = /\b(?:no|number)\b|(?<![\p{L}\p{M}])(?:पता|पत्ता|addr(?:ess)?)(?![\p{L}\p{M}])/iu

/** "Ramthar Veng, Near YMA Hall," right under a name, in its cell: the address has begun. */
const beginsAddress = (line: string): boolean => /\p{L},\s*\p{L}/u.test(line) && placeLike.test(line)

/** A name, which may go on under itself, as far as no address does. */
const consumerGrammar: Grammar = (span) => {
  const at = span.lines.findIndex((line, i) => i > 0 && beginsAddress(spanText({ lines: [line] })))
  return partyGrammar(at < 0 ? span : { lines: span.lines.slice(0, at) })
}

/** The number of who is supplied: five digits and more, or fewer in a code with strokes, as "PTM/447/D". */
const supplyNumber: Grammar = (span) => {
  const coded = codeGrammar(3, 20)(span)
  return codeGrammar(5, 20)(span) ?? (coded && /[A-Z][-/]\d/.test(coded.value) ? coded : null)
}

const anyMeter = codeGrammar(4, 18)
/** "G1.6-2090118": a meter of gas is told by how much flows through it, and that number has a point. */
const sizedMeter = /^[\s:]*(?<size>G\s?\d{1,2}\.\d)\s?-\s?(?<number>\d{5,12})\W*$/
/** "TN2184471 (1 Phase)": what kind of meter it is stands in brackets behind its number. */
const meterGrammar: Grammar = ({ lines: [line = [], ...more] }) => {
  const { size, number } = sizedMeter.exec(textOf(line))?.groups ?? {}
  if (size && number) return parsed(`${size.replace(/\s/g, '')}-${number}`, spanOf(line))
  const bracket = line.findIndex(({ text }, at) => at > 0 && text.startsWith('('))
  return anyMeter({ lines: bracket > 0 ? [line.slice(0, bracket)] : [line, ...more] })
}

/** "मुदतीनंतर भरावयाची रक्कम": what is to be paid behind the last day is another sum. */
const isAfterLastDay = ({ segment, from }: LabelHit): boolean =>
  /(?:नंतर|पश्चात्?|के बाद|\bafter(?: the)?(?: due date)?|\blate)[\s:,-]*$/iu.test(textOf(segment.words.slice(0, from)))

/** "Dear Customer,", "disputes to the Consumer Grievance Cell": whom a letter or a sentence speaks of so is named elsewhere. */
const isSpokenOf = ({ segment, from }: LabelHit): boolean =>
  /(?:\b(?:dear|valued|the|an?|our|your|any|each|every|all|to|by)|प्रिय)\W*$/iu.test(
    textOf(segment.words.slice(0, from)),
  )

/** "Last payment Rs. 412.00 dated 03/04/2019": the day of a payment is none of the bill. */
const isOfPayment = ({ segment, from }: LabelHit): boolean =>
  /₹|\brs\b|paid|payment|receipt|rcpt|भुगतान|जमा|रसीद|पावती|भरणा/iu.test(textOf(segment.words.slice(0, from)))

/** "Booking Date", or "Due Date" of which the first word was misread: the date of something else has a word before it. */
const isOfOtherThing = ({ segment, from }: LabelHit): boolean =>
  from > 0 && segment.words.slice(0, from).every(({ text }) => /^[\p{L}\p{M}.']+$/u.test(text))

/** All rules of a bill but that of its supplier, whose known names no customer has. */
export function billRules(prefix: string, suppliers: RegExp): readonly Rule[] {
  const field = (name: string, path: string, label: string, grammar: Grammar, strength = 1): Rule =>
    formField(`${prefix}.${name}`, path, label, grammar, { strength })
  const amount = (name: string, label: string, strength = 1): Rule =>
    seeingOnly(
      formAmount(`${prefix}.${name}`, 'bill_amount', label, { strength }),
      (hit, page) => !isAfterLastDay(hit) && !isForEarlyPayment(page, hit, dayGrammar),
    )
  return [
    withConsumerWords(
      doubted(
        seeingOnly(
          formField(`${prefix}.name.label`, 'consumer_name', 'name', consumerGrammar, { lines: 2, strength: 0.97 }),
          (hit) => !isSpokenOf(hit),
        ),
        (value) => holdsAddress.test(value),
      ),
    ),
    withConsumerWords(addressUnderConsumer(prefix)),
    nameAndAddress(prefix),
    formAddress(`${prefix}.address.label`, 'address', 'address', endsAddress),
    envelope(prefix, suppliers),
    blockOnSlip(prefix, suppliers),
    consumerByRelation(prefix),
    unsureOfMany(
      tiers(
        `${prefix}.number`,
        field('number.consumer', 'consumer_number', 'consumer', supplyNumber),
        field('number.customer', 'consumer_number', 'customer', codeGrammar(5, 20)),
        field('number.account', 'consumer_number', 'account', codeGrammar(5, 20), 0.97),
        field('number.service', 'consumer_number', 'service', codeGrammar(4, 20), 0.95),
        field('number.lpg', 'consumer_number', 'lpg', codeGrammar(10, 20), 0.9),
      ),
    ),
    tiers(
      `${prefix}.bill_date`,
      field('bill_date.label', 'bill_date', 'bill_date', dayGrammar),
      seeingOnly(
        field('bill_date.date', 'bill_date', 'date', dayGrammar, 0.85),
        (hit) => !isOfPayment(hit) && !isOfOtherThing(hit),
      ),
      printedDay(prefix, days),
    ),
    tiers(`${prefix}.due_date`, field('due_date.label', 'due_date', 'due_date', dayGrammar), dueInSentence(prefix)),
    withArrears(
      `${prefix}.amount`,
      amount('amount.payable', 'payable'),
      amount('amount.bill', 'bill_amount', 0.92),
      amount('amount.total', 'total', totalStrength),
      amount('amount.arrears', 'arrears'),
    ),
    tiers(
      `${prefix}.units`,
      field('units.label', 'units_consumed', 'units', countGrammar),
      field('units.consumption', 'units_consumed', 'consumption', countGrammar, 0.85),
    ),
    unitsByReadings(`${prefix}.units.readings`),
    tiers(
      `${prefix}.meter`,
      field('meter.label', 'meter_number', 'meter', meterGrammar),
      // Beside the number of its maker a meter may have a code of the supplier's.
      doubted(field('meter.code', 'meter_number', 'meter_code', meterGrammar, 0.8), () => true),
    ),
  ]
}
