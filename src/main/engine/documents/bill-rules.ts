/** Rules that all bills of supply share: who is supplied where, what is to be paid until when. */
import { endsAddress } from '../extraction/address-end'
import { mostDoubted } from '../extraction/bounds'
import { doubted, fromWords } from '../extraction/candidates'
import { addressGrammar, formAddress, formAmount, formField } from '../extraction/form-rules'
import { formValues } from '../extraction/form-values'
import { codeGrammar, countGrammar, partyGrammar } from '../extraction/form-grammars'
import { dateGrammar, type Grammar } from '../extraction/grammar'
import type { LabelHit, LabelledPage } from '../extraction/labels'
import { bottom, textOf, type Segment } from '../extraction/layout'
import type { Candidate, Rule } from '../extraction/rule'
import { seeingOnly } from '../extraction/seeing-only'
import { spanOf, trimmed } from '../extraction/span'
import { consumerByRelation } from './bill-person'
import { unitsByReadings } from './reading-difference'

const thisYear = new Date().getFullYear()
const days = { from: 2000, to: thisYear + 1 }

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
    return best.size > 1 ? found.map((c) => ({ ...c, most: mostDoubted })) : found
  },
})

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
      if (due!.length > 0 || sums.length === 0)
        return roundedFirst(due!, tiers(name, payable, bill, total).find(context))
      return [
        ...sums.map((sum) => ({ ...sum, strength: sum.strength / totalStrength })),
        ...[...current!, ...all!.filter((c) => !isSum(c))].map((c) => ({ ...c, strength: c.strength * overruled })),
      ]
    },
  }
}

/** Of a sum and what it is rounded to, both of which say that they are to be paid, the rounded one is. */
function roundedFirst(due: readonly Candidate[], all: readonly Candidate[]): Candidate[] {
  const isRounded = (value: string): boolean =>
    due.some(({ value: round }) => round !== value && Number.isInteger(Number(round)) && isNear(round, Number(value)))
  return all.map((c) =>
    isRounded(c.value) && !Number.isInteger(Number(c.value)) ? { ...c, strength: c.strength * overruled } : c,
  )
}

const isNear = (value: string, sum: number): boolean => Math.abs(Number(value) - sum) < rounding

/** The name that opens a cell of name and address, and the lines under it. */
const nameAndAddress = (prefix: string): Rule => ({
  name: `${prefix}.name_address.label`,
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter((hit) => hit.label === 'name_address')
        .flatMap((hit) => {
          const [value] = formValues(page, hit, 9)
          return value
            ? nameThenAddress(page, value.span.lines, `${prefix}.name_address.label`, 0.88 * hit.likeness)
            : []
        }),
    ),
})

/** A name that goes on with the label of the address is more than the name. */
const holdsAddress = /(?<![\p{L}\p{M}])(?:पता|पत्ता|addr(?:ess)?)(?![\p{L}\p{M}])/iu

/** A line that is no name: it tells a place. */
const placeLike =
  /\d{3}|\b(?:road|street|nagar|colony|flat|plot|house|near|marg|sector|dist|taluk|floor|apartment|society|cross)\b|(?<![\p{L}\p{M}])(?:मु\.?\s?पो|ता\.|जि\.|तालुका|जिल्हा|रोड|नगर|गल्ली|फ्लॅट|घर\s?(?:नं|क्र))/iu

/** "Ecospring Towers Apartment Owners' Association": those who live in one house are billed together. */
const ofResidents = /\b(?:association|society|sangh|trust|ltd|limited|condominium)\W*$/i

function nameThenAddress(
  page: LabelledPage,
  lines: readonly (readonly Segment['words'][number][])[],
  rule: string,
  strength: number,
): Candidate[] {
  const [first, ...rest] = lines.filter((line) => !/^[^\p{L}\p{N}]*(?:to|m\/s)?[^\p{L}\p{N}]*$/iu.test(textOf(line)))
  if (!first) return []
  const opening = textOf(first)
  if (placeLike.test(opening) && (!ofResidents.test(opening) || /\d/.test(opening))) return []
  const name = partyGrammar(spanOf(first))
  const address = addressGrammar(endsAddress)(spanOf(...rest))
  return [
    ...(name ? [fromWords(page.layout, 'consumer_name', rule, name, strength)] : []),
    ...(address ? [fromWords(page.layout, 'address', rule, address, strength)] : []),
  ]
}

/** A supplier's own office, which is nobody's home. */
const ownOffice =
  /regd|registered|corporate|head office|\bcin\b|www\.|toll|helpline|customer care|website|limited|\bltd\b|nigam|e-?mail/i
/** Societies are customers, and limited too. */
const isOffice = (text: string): boolean =>
  ownOffice.test(text.replace(/(\b(?:chs|society|housing|apartments?|co-?op\w*)\b.*)(?:limited|ltd)\b/i, '$1'))
const pinAlone = /^\W*(?:[1-9]\d{2}\s?\d{3}|[१-९][०-९]{5})\W*$/u
const pinAtEnd = /[\p{L}\p{M}).,-]\s*[\s,-]+[1-9]\d{2}\s?\d{3}\W*(?:[A-Za-z ,.()]{4,25})?$/u

/** Name and address as for a window envelope, without labels: the lines of one column that end with a PIN code. */
const envelope = (prefix: string, supplier: RegExp): Rule => ({
  name: `${prefix}.envelope`,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      for (const last of page.layout.segments.filter(
        (s) => pinAtEnd.test(textOf(s.words)) || pinAlone.test(textOf(s.words)),
      )) {
        const lines = columnOver(page, last)
        // Six digits alone may be anything: under a name and a line of an address they are its PIN code.
        if (
          lines.length < (pinAlone.test(textOf(last.words)) ? 3 : 2) ||
          lines.some((s) => isOffice(textOf(s.words)) || supplier.test(textOf(s.words)))
        )
          continue
        const found = nameThenAddress(
          page,
          lines.map((s) => trimmed(s.words)),
          `${prefix}.envelope`,
          0.62,
        )
        // An office of the supplier's, at the head, names nobody over its place.
        if (found.length > 0) return found
      }
      return []
    }),
})

/** Labels whose line on a slip is followed by the consumer, unlabelled. */
const numbersOfConsumer = new Set(['consumer', 'customer', 'account', 'service'])
const fewestLines = 2
const mostLines = 5
/** Unlabelled lines under a number are name and address as often as not: one of them at least has to tell a place. */
const onSlip = 0.55
const tellsHome =
  /\b(?:house|bhavan|villa|nivas|p\.?\s?o\.?|post|st|street|road|rd|lane|cross|main|nagar|layout|colony|near|opp|h\.?\s?no|flat|door|d\.?\s?no|ward|village|vill|dist)\b|^\W*(?:#|no\b)?\W*\d+[-/]\d/iu

/** Name and address under the number of the consumer on a slip as it is printed at the door, without labels or PIN code. */
const blockOnSlip = (prefix: string, supplier: RegExp): Rule => ({
  name: `${prefix}.slip`,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      page.hits
        .filter(({ label }) => numbersOfConsumer.has(label))
        .flatMap(({ segment }) => {
          const lines = linesUnder(page, segment)
          const texts = lines.map(({ words }) => textOf(words))
          if (lines.length < fewestLines || texts.some((text) => /[:₹]/.test(text) || isOffice(text))) return []
          if (texts.some((text) => supplier.test(text)) || !texts.slice(1).some((text) => tellsHome.test(text)))
            return []
          const found = nameThenAddress(
            page,
            lines.map(({ words }) => trimmed(words)),
            `${prefix}.slip`,
            onSlip,
          )
          return found.map((c) => ({ ...c, most: mostDoubted }))
        }),
    ),
})

/** The lines right under a segment, each alone on its row, up to the next that has a label. */
function linesUnder(page: LabelledPage, segment: Segment): Segment[] {
  const lines: Segment[] = []
  for (let last = segment; lines.length < mostLines;) {
    const row = page.layout.segments.filter(
      ({ box }) => box.y > last.box.y + last.box.height / 2 && box.y - bottom(last.box) < last.box.height,
    )
    const [next] = row
    if (
      !next ||
      row.some((s) => s !== next && s.box.y < bottom(next.box)) ||
      Math.abs(next.box.x - segment.box.x) > next.box.height
    )
      break
    if (next.words.some((w) => page.labelOf.has(w))) break
    lines.push(next)
    last = next
  }
  return lines
}

function columnOver(page: LabelledPage, last: Segment): Segment[] {
  const lines = [last]
  let leading = Infinity
  if (last.words.some((w) => page.labelOf.has(w))) return []
  for (const segment of page.layout.segments
    .filter((s) => bottom(s.box) < last.box.y + last.box.height / 2)
    .toReversed()) {
    const below = lines[0]!
    if (Math.abs(segment.box.x - below.box.x) > 1.5 * below.box.height) continue
    const gap = below.box.y - bottom(segment.box)
    if (gap > Math.min(1.2 * below.box.height, Math.max(0.5 * below.box.height, 1.7 * leading))) break
    if (segment.words.some((w) => page.labelOf.has(w)) || lines.length >= 8) break
    // What the supplier prints over it begins elsewhere and stands a little apart.
    if (gap > 1.3 * leading && Math.abs(segment.box.x - below.box.x) > 0.3 * below.box.height) break
    lines.unshift(segment)
    // "To" over the name opens what is written to somebody.
    if (/^to\W*$/i.test(textOf(segment.words))) break
    leading = Math.min(leading, Math.max(gap, 0.1 * below.box.height))
  }
  return lines
}

/** The number of who is supplied: five digits and more, or fewer in a code with strokes, as "PTM/447/D". */
const supplyNumber: Grammar = (span) => {
  const coded = codeGrammar(3, 20)(span)
  return codeGrammar(5, 20)(span) ?? (coded && /[A-Z]\/\d/.test(coded.value) ? coded : null)
}

const anyMeter = codeGrammar(4, 18)
/** "TN2184471 (1 Phase)": what kind of meter it is stands in brackets behind its number. */
const meterGrammar: Grammar = ({ lines: [line = [], ...more] }) => {
  const bracket = line.findIndex(({ text }, at) => at > 0 && text.startsWith('('))
  return anyMeter({ lines: bracket > 0 ? [line.slice(0, bracket)] : [line, ...more] })
}

/** "Last payment Rs. 412.00 dated 03/04/2019": the day of a payment is none of the bill. */
const isOfPayment = ({ segment, from }: LabelHit): boolean =>
  /₹|\brs\b|paid|payment|receipt|rcpt|भुगतान|जमा|रसीद|पावती|भरणा/iu.test(textOf(segment.words.slice(0, from)))

/** All rules of a bill but that of its supplier, whose known names no customer has. */
export function billRules(prefix: string, suppliers: RegExp): readonly Rule[] {
  const field = (name: string, path: string, label: string, grammar: Grammar, strength = 1): Rule =>
    formField(`${prefix}.${name}`, path, label, grammar, { strength })
  const amount = (name: string, label: string, strength = 1): Rule =>
    formAmount(`${prefix}.${name}`, 'bill_amount', label, { strength })
  return [
    doubted(
      formField(`${prefix}.name.label`, 'consumer_name', 'name', partyGrammar, { lines: 2, strength: 0.97 }),
      (value) => holdsAddress.test(value),
    ),
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
      ),
    ),
    tiers(
      `${prefix}.bill_date`,
      field('bill_date.label', 'bill_date', 'bill_date', dateGrammar(days)),
      seeingOnly(field('bill_date.date', 'bill_date', 'date', dateGrammar(days), 0.85), (hit) => !isOfPayment(hit)),
    ),
    field('due_date.label', 'due_date', 'due_date', dateGrammar(days)),
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
    field('meter.label', 'meter_number', 'meter', meterGrammar),
  ]
}
