/** Whose account a statement is of, and where they live: beside the account's number, or as on an envelope. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { formOfAddress, personGrammar } from '../../extraction/grammars/name-grammars'
import { addressGrammar, formAddress } from '../../extraction/forms/form-rules'
import { addressUnderName } from '../../extraction/forms/name-over-address'
import { parsed, wordsBetween } from '../../extraction/grammars/grammar'
import { untilLabel, type LabelHit, type LabelledPage } from '../../extraction/labels/labels'
import {
  beginsUnder,
  bottom,
  middle,
  right,
  textOf,
  verticalOverlap,
  type Segment,
} from '../../extraction/layout/layout'
import { pinCode } from '../../extraction/addresses/pin-code'
import { seeingOnly } from '../../extraction/rules/seeing-only'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf, type Span } from '../../extraction/layout/span'
import { printRows } from '../../extraction/tables/print-rows'

/**
 * A line that may be a name alone: two to five words without a digit. A reader may take the I that begins one for an l.
 */
const isBareName = (segment: Segment): boolean =>
  segment.words.length >= 2 &&
  segment.words.length <= 5 &&
  segment.words.every((w) => /^[\p{Lu}l][\p{L}.']*$/u.test(w.text)) &&
  !/\b(?:bank|branch|statement|account|limited|ltd)\b/i.test(textOf(segment.words)) &&
  !ofPlace.test(textOf(segment.words))

/** "Boring Road", "Sri Krishna Puri": a line of an address that has no number. */
const ofPlace =
  /\b(?:road|rd|street|lane|marg|nagar|puri|colony|chowk|bazaa?r|market|sector|phase|layout|vihar|enclave|apartments?|society|complex|building|village|post|taluka?|tehsil|dist(?:rict)?|cross|extension|garden|park|mohalla|gali)\W*$/i

/**
 * Without labels: a name with the address under it, as on an envelope. Where no form of address stands before the
 * name, a PIN code at the end of the lines under it says what they are.
 */
export const envelope: Rule = {
  name: 'statement.envelope',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const head = page.layout.segments.filter(
        (s) => s.box.y < page.layout.box.y + 0.4 * page.layout.box.height && !page.labelOf.has(s.words[0]!),
      )
      const titled = head.filter(
        (s) => formOfAddress.test(textOf(s.words)) && s.words.length >= 2 && !ofPlace.test(textOf(s.words)),
      )
      const holder =
        titled.find((s) => beginsBlock(page, s)) ??
        titled[0] ??
        head.find(
          (s) =>
            isBareName(s) &&
            !isOfOtherLabel(page, s) &&
            beginsBlock(page, s) &&
            linesUnder(page, s).some((l) => pinCode.test(textOf(l.words))),
        )
      const name = holder && personGrammar(spanOf(holder.words))
      if (!holder || !name) return []
      const address = addressGrammar(addressEnds)(
        spanOf(
          ...blockUnder(page, holder).map((s) =>
            withHouse.test(textOf(s.words)) ? s.words : untilLabel(page, s.words),
          ),
        ),
      )
      return [
        fromWords(page.layout, 'account_holder_name', 'statement.envelope', name, 0.75),
        ...(address ? [fromWords(page.layout, 'address', 'statement.envelope', address, 0.8)] : []),
      ]
    }),
}

/** "W/O Ramesh Maurya, House No 88": whose wife the holder is opens a line of the address. */
const withHouse = /^[swdc]\s?\/\s?o\W[^,]{3,40},\s*(?=\D{0,20}\d)/i

/** True for the value of a label beside it that is not the holder's: a branch over the name is like a name, too. */
const isOfOtherLabel = (page: LabelledPage, { box }: Segment): boolean => {
  const beside = page.layout.segments
    .filter((s) => right(s.box) <= box.x && verticalOverlap(s.box, box) > 0.5)
    .sort((a, b) => right(b.box) - right(a.box))[0]
  const label = beside && page.labelOf.get(beside.words[0]!)?.label
  return label !== undefined && label !== 'holder'
}

const title = /\b(?:account\s+statement|statement\s+(?:of\s+account|for|from|period))\b/i

/** A name alone right over the title of the statement, as newer banks set it. */
export const holderOverTitle: Rule = {
  name: 'statement.holder.title',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const { segments, box } = page.layout
      const found = segments.find(
        (s) =>
          s.box.y < box.y + 0.4 * box.height &&
          !page.labelOf.has(s.words[0]!) &&
          isBareName(s) &&
          segments.some((under) => title.test(textOf(under.words)) && beginsUnder(under.box, s.box, 1.5)),
      )
      const name = found && personGrammar(spanOf(found.words))
      if (!name) return []
      const candidate = fromWords(page.layout, 'account_holder_name', holderOverTitle.name, name, 0.7)
      return [{ ...candidate, most: mostDoubted }]
    }),
}

/** "To," over the name on an envelope, or the title of the paper: "Statement of Account for". */
const addressed = /^\W*(?:to|m\/s|(?:account\s+statement|statement\s+of\s+account)\s+for)\W*$/i

/** True where no line stands closely over a segment and begins where it does, but the label of the holder. */
const beginsBlock = (page: LabelledPage, first: Segment): boolean =>
  !page.layout.segments.some((s) => {
    const gap = first.box.y - bottom(s.box)
    return (
      Math.abs(s.box.x - first.box.x) < 1.5 * first.box.height &&
      gap > -0.5 * s.box.height &&
      gap < 0.45 * s.box.height &&
      !addressed.test(textOf(s.words)) &&
      // The number of the account, or of the customer.
      /\p{L}/u.test(textOf(s.words)) &&
      page.labelOf.get(s.words[0]!)?.label !== 'holder'
    )
  })

/** Lines under a name; a blank line may part them from it where a PIN code is among them. */
function blockUnder(page: LabelledPage, name: Segment): Segment[] {
  const close = linesUnder(page, name)
  if (close.length > 0) return close
  const apart = linesUnder(page, name, aBlankLine)
  return apart.some(({ words }) => pinCode.test(textOf(words))) ? apart : []
}
/** Of the height of a line, what parts it from the next. */
const oneLine = 1.3
const aBlankLine = 2.4

/** The lines that follow closely under a segment and begin where it does; the first of them so far off. */
function linesUnder(page: LabelledPage, first: Segment, firstGap = oneLine): Segment[] {
  const lines: Segment[] = []
  let last = first
  for (const segment of page.layout.segments) {
    if (segment.box.y <= middle(first.box) || Math.abs(segment.box.x - first.box.x) >= 1.5 * first.box.height) continue
    const above = last
    const text = textOf(segment.words)
    if (segment.box.y - bottom(above.box) > (above === first ? firstGap : oneLine) * above.box.height) break
    last = segment
    if (lines.length === 0 && noOneJoint.test(text)) continue
    if (addressEnds(text)) break
    lines.push(segment)
  }
  return lines
}

/** "Joint Holder :--" between a name and its address: there is none. */
const noOneJoint = /^\W*joint\s+holders?\b[^\p{L}\d]*$/iu

/**
 * An address under its label. Where the page has an envelope, or a column for the branch beside one for the holder, a label
 * "Address" right under that of the branch is the branch's.
 */
export const labelledAddress: Rule = {
  name: 'statement.address.label',
  find: (context) => {
    const rule = formAddress('statement.address.label', 'address', 'address', addressEnds)
    const enveloped = envelope.find(context).some(({ path }) => path === 'address')
    const isSecond = enveloped || context.pages.slice(0, 1).some(hasAddressOfHolder)
    return (isSecond ? seeingOnly(rule, (hit, page) => !isOfBranch(page, hit)) : rule).find(context)
  },
}

const underName = addressUnderName('statement.holder.address', 'address', 'holder', (text) => addressEnds(text))

/** "Name : SUNIL PATKAR" over the lines of an address, to its PIN code, in the column of the name. */
export const addressUnderHolder: Rule = {
  name: underName.name,
  find: (context) => underName.find(context).filter(({ value }) => pinCode.test(value)),
}

const hasAddressOfHolder = (page: LabelledPage): boolean =>
  page.hits.some((hit) => hit.label === 'address' && !isOfBranch(page, hit))

/** True for an address whose label has that of a branch over it in its column, nothing between but the branch's codes. */
function isOfBranch(page: LabelledPage, { label, segment }: LabelHit): boolean {
  if (label !== 'address') return false
  const over = page.hits
    .filter((h) => Math.abs(h.segment.box.x - segment.box.x) < segment.box.height && h.segment.box.y < segment.box.y)
    .sort((a, b) => b.segment.box.y - a.segment.box.y)
    .find((h) => h.label !== 'ifsc' && h.label !== 'micr')
  return over?.label === 'branch' || over?.label === 'branch_more'
}

/** "Cash Credit A/c No.", "Current Account": what kind of account it is, before its number or alone. */
const kindOfAccount =
  /^\W*(?:cash\s+credit|over\s?draft|(?:savings?|current|salary|loan|recurring|term)\s+(?:bank|account|a\/c|deposit)|sanctioned)\b/i

export const addressEnds = (text: string): boolean =>
  kindOfAccount.test(text) ||
  /^\W*(?:account|a\/c|customer\s*id|cust|ifsc|micr|branch|statement|period|from|email|e-mail|phone|mobile|mob|nominee|nomination|currency|od\s+limit|joint|date|pan\b|ckyc|page|drawing|interest|status|scheme|product)/i.test(
    text,
  )

/** "624801512233 ( INR ) - NAME", and the other way round: account, currency and holder in one line. */
const withAccount =
  /(?:(?<first>\d{9,18})\s*\(\s*INR\s*\)\s*[-–]\s*(?<after>\p{L}[\p{L} .&']+)|[-–:]\s*(?<before>\p{L}[\p{L} .&']+?)\s*\(\s*INR\s*\)\s*[-–]\s*(?<last>\d{9,18}))\W*$/u
export const holderWithAccount: Rule = {
  name: 'statement.holder.account',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      printRows(page.layout).flatMap((row) => {
        const text = textOf(row.words)
        const groups = withAccount.exec(text)?.groups
        const name = groups?.['after'] ?? groups?.['before']
        if (name === undefined) return []
        const spanAt = (part: string): Span => {
          const start = text.lastIndexOf(part)
          return spanOf(wordsBetween(row.words, start, start + part.length))
        }
        const number = groups?.['first'] ?? groups?.['last'] ?? ''
        const account = parsed(number, spanAt(number))
        const read = personGrammar(spanAt(name))
        return [
          ...(read ? [fromWords(page.layout, 'account_holder_name', 'statement.holder.account', read, 0.9)] : []),
          fromWords(page.layout, 'account_number', 'statement.account.holder', account, 0.9),
        ]
      }),
    ),
}
