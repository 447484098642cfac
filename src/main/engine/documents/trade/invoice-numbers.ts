/** The number and the day of an invoice among those of other papers that it names. */
import { fromWords } from '../../extraction/rules/candidates'
import { codeGrammar } from '../../extraction/grammars/code-grammar'
import { formField } from '../../extraction/forms/form-rules'
import { dateGrammar, type Grammar } from '../../extraction/grammars/grammar'
import type { LabelledPage, LabelHit } from '../../extraction/labels/labels'
import { bottom, right, textOf, verticalOverlap, type Segment } from '../../extraction/layout/layout'
import { rightOf } from '../../extraction/layout/right-of'
import { seeingOnly } from '../../extraction/rules/seeing-only'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf, trimmed } from '../../extraction/layout/span'

const otherPapers = /\b(?:order|delivery|challan|d[ie]spatch|way\s*bill|ack|lr|ref(?:erence)?)\b/i

/** What stands before a label in its row. */
function beforeLabel(page: LabelledPage, { segment, from }: LabelHit): string {
  const before = page.layout.segments
    .filter((s) => s.box.x < segment.box.x && verticalOverlap(s.box, segment.box) > 0.5)
    .sort((a, b) => b.box.x - a.box.x)[0]
  return textOf(from > 0 ? segment.words.slice(0, from) : (before?.words ?? []))
}

/** "Supplier Invoice No", "Original Invoice Date": the invoice of someone else, or another one. */
const ofAnother =
  /(?<!\p{L})(?:supplier|vendor|seller|buyer|customer|party|original|previous|pro-?\s?forma|ref(?:erence)?|against|linked|parent|purchase|advance)(?:['’]?s)?\W*$/iu

/** Labels of a kind without those that are said to be another paper's, where one is left that is not. */
function ownLabels(pages: readonly LabelledPage[], label: string): LabelledPage[] {
  const isOther = (hit: LabelHit): boolean =>
    hit.from > 0 && ofAnother.test(textOf(hit.segment.words.slice(0, hit.from)))
  const hits = pages.flatMap((page) => page.hits).filter((hit) => hit.label === label)
  if (!hits.some(isOther) || hits.every(isOther)) return [...pages]
  return pages.map((page) => ({ ...page, hits: page.hits.filter((hit) => hit.label !== label || !isOther(hit)) }))
}

/** "Buyer's Order No. … Dated …": the day of another paper, named by what stands before the label in its row. */
const isOfAnotherPaper = (page: LabelledPage, hit: LabelHit): boolean => {
  const before = beforeLabel(page, hit)
  return otherPapers.test(before) && !opensWithOwn.test(before)
}
/** "Invoice No.  e-Way Bill No.  Dated": the number of the invoice opens the row, whatever stands between. */
const opensWithOwn = /^\W*(?:tax\s+)?invoice\s*(?:no|number|#)/i

/** The day of the invoice at its label. */
export function ownDate(years: { readonly from: number; readonly to: number }): Rule {
  const labelled = formField('invoice.date.label', 'invoice_date', 'date', dateGrammar(years))
  const own = seeingOnly(labelled, (hit, page) => hit.label !== 'date' || !isOfAnotherPaper(page, hit))
  return { name: own.name, find: (context) => own.find({ ...context, pages: ownLabels(context.pages, 'date') }) }
}

/** "Invoice" and "Invoice #", which are alike but for the sign. */
const isBare = (phrase: string): boolean => /^invoice\s*#?$/i.test(phrase)

/** In heights of the print: what is so much larger is a title. */
const large = 1.35

/**
 * "Invoice" in large print at a head, or beside several words, is the title: what stands beside it is of the letterhead.
 */
function isTitle({ layout }: LabelledPage, { phrase, segment, to }: LabelHit): boolean {
  if (!isBare(phrase) || to < segment.words.length) return false
  const [beside] = layout.segments
    .filter((s) => s.box.x >= right(segment.box) && verticalOverlap(s.box, segment.box) > 0.5)
    .sort((a, b) => a.box.x - b.box.x)
  const isNumber = beside !== undefined && /^\W*(?:no|number|#)/i.test(textOf(beside.words))
  return !isNumber && (segment.box.height > large * layout.textHeight || (beside?.words.length ?? 0) > 1)
}

const labelledNumber = formField('invoice.number.label', 'invoice_number', 'number', codeGrammar(1, 24))

/** "Invoice No. & Date" over both. */
const andDate = /^\W*(?:&|\/|and)\s*(?:date|dated|dt)\b/i

/** The day that stands with the number at one label for both. */
export function dateAtNumber(years: { readonly from: number; readonly to: number }): Rule {
  const labelled = formField('invoice.date.number', 'invoice_date', 'number', dateGrammar(years), { strength: 0.85 })
  const isForBoth = ({ label, segment, to }: LabelHit): boolean =>
    label === 'number' && andDate.test(textOf(segment.words.slice(to)))
  return seeingOnly(labelled, isForBoth)
}

/** The number of the invoice at its label. */
const untitled = seeingOnly(labelledNumber, (hit, page) => hit.label !== 'number' || !isTitle(page, hit))
export const ownNumber: Rule = {
  name: untitled.name,
  find: (context) => untitled.find({ ...context, pages: ownLabels(context.pages, 'number') }),
}

const read = codeGrammar(3, 24)

/** "#NSPL-2026-0417" as one word that is a line by itself. */
const hashedWord = /^#[\p{L}\d](?=.*\d.*\d)[\p{L}\d/-]+$/u

/** "# INV-000317", or a cell of "#" with the number in the next: the sign alone is the label. */
export const hashed: Rule = {
  name: 'invoice.number.hash',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      return page.layout.segments.flatMap((segment) => {
        const [first] = segment.words
        const isWhole = segment.words.length === 1 && hashedWord.test(first?.text ?? '')
        if (!isWhole && !/^#\W*$/.test(first?.text ?? '')) return []
        const bare = isWhole ? [{ ...first!, text: first!.text.slice(1) }] : null
        const rest =
          bare ?? (segment.words.length > 1 ? segment.words.slice(1) : (rightOf(page.layout, segment)?.words ?? []))
        const number = read(spanOf(trimmed(rest)))
        return number && /\d/.test(number.value)
          ? [fromWords(page.layout, 'invoice_number', 'invoice.number.hash', number, 0.7)]
          : []
      })
    }),
}

/** The upper part of a page, in which an invoice says what it is. */
const head = 0.6

/** "No. RBA/041", "Bill: D114-02", "क्रमांक 2276" alone on its line over the items, and only one such: a number that needs no more of a label there. */
export const barelyNumbered: Rule = {
  name: 'invoice.number.bare',
  find: ({ pages: [page] }) => {
    if (!page || page.hits.some((hit) => hit.label === 'number' && !isTitle(page, hit) && !isBare(hit.phrase)))
      return []
    const found = page.layout.segments.flatMap((segment) => bareNumber(page, segment))
    const [number] = found
    return number && found.length === 1
      ? [fromWords(page.layout, 'invoice_number', 'invoice.number.bare', number, 0.75)]
      : []
  },
}

function bareNumber(page: LabelledPage, { words, box }: Segment): NonNullable<ReturnType<Grammar>>[] {
  const { layout } = page
  if (bottom(box) > layout.box.y + head * layout.box.height) return []
  const text = textOf(words)
  if (!/^(?:(?:s(?:r|l)?\.?\s*)?no\.?|क्रमांक|क्र\.|नं\.?|bill(?=\s*:))\s*[:.-]*\s*\S+$/i.test(text) || /[,;]$/.test(text))
    return []
  const number = codeGrammar(
    1,
    24,
  )(
    spanOf(
      trimmed(words.filter((w) => !/^(?:s(?:r|l)?\.?|no\.?|bill)\W*$|^[^\p{Nd}\p{Script=Latin}]+$/iu.test(w.text))),
    ),
  )
  return number && /\d/.test(number.value) ? [number] : []
}
