/** At which branch the account is. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { partyGrammar } from '../../extraction/grammars/name-grammars'
import { formField } from '../../extraction/forms/form-rules'
import { parsed, wordsBetween, type Grammar } from '../../extraction/grammars/grammar'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import { beginsUnder, textOf, type LaidWord, type Segment } from '../../extraction/layout/layout'
import { seeingOnly } from '../../extraction/rules/seeing-only'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { mayBePlace } from './branch-at-bank'

/** "Malad Branch" on a line of its own is a branch by its name, and heads nothing that stands under it. */
const endsName = ({ segment, from, to, label }: LabelHit, { labelOf }: LabelledPage): boolean =>
  label === 'branch' &&
  from > 0 &&
  to === segment.words.length &&
  // "Registered Address  Branch": heads of two columns.
  !labelOf.has(segment.words[from - 1]!) &&
  segment.words.slice(0, from).every((w) => /^[\p{L}\p{M}.&'-]{2,}$/u.test(w.text))

/** "Branch Manager" over a signature, "शाखा व्यवस्थापक / Manager", "Branch Seal": whose it is, and no name of a branch. */
const isOfOffice = ({ segment: { words }, to, label }: LabelHit): boolean =>
  label === 'branch' &&
  !/[:：]$/.test(words[to - 1]!.text) &&
  /^(?:(?:manager|head|incharge|in-charge|officer|official|seal|stamp|sign|signature|office|copy|use)\b|(?:व्यवस्थापक|प्रबंधक|प्रबन्धक|अधिकारी|शिक्का|मुहर|मोहर))/iu.test(
    words[to]?.text ?? '',
  )

/** "Br: MARKET YARD  Ph 02836-231177": how the branch is reached stands on its line. */
const reached = /^(?:ph|phone|tel|telephone|mob|mobile|contact|fax|e-?mail)\W*$/i
const untilReached = (line: readonly LaidWord[]): readonly LaidWord[] => {
  const at = line.findIndex(({ text }, i) => i > 0 && reached.test(text))
  return at < 0 ? line : line.slice(0, at)
}

/** A line without the words that its text opens with. */
const withoutOpening =
  (opening: RegExp) =>
  (line: readonly LaidWord[]): readonly LaidWord[] => {
    const own = opening.exec(textOf(line))?.[0]
    return own === undefined ? line : line.slice(own.trim().split(/\s+/).length)
  }

/** "014 - KOTHRUD": the number of a branch before its name. */
const withoutCode = withoutOpening(/^\(?\d{2,6}\)?\s*[-–:/]\s+(?=\p{L})/u)

/** "ICICI BANK LTD, MYSURU SARASWATHIPURAM": the bank before its branch. */
const withoutBank = withoutOpening(
  /^(?:[\p{L}.&]+\s+){1,4}?bank(?:\s+(?:of\s+\p{L}+|ltd\.?|limited))*\s*,\s*(?=\p{Lu}[\p{L} .-]*$)/iu,
)

/** A name that goes on under its line; not the address of the branch, which may stand there too. */
const branchGrammar: Grammar = (span) => {
  const lines = span.lines.map(untilReached).map(withoutCode).map(withoutBank)
  const [first = [], ...more] = lines
  const isWhole = !/[,&(/-]$/.test(textOf(first)) && !textOf(first).includes(',')
  const isAddress = more.some((line) => textOf(line).includes(','))
  return partyGrammar(isWhole && isAddress ? spanOf(first) : { lines })
}

export const branchOfLabel = seeingOnly(
  formField('statement.branch.label', 'branch', 'branch', branchGrammar, { lines: 2 }),
  (hit, page) => !endsName(hit, page) && !isOfOffice(hit),
)

/** The part of a page on which the bank says who it is. */
const head = 0.35

export const branchByName: Rule = {
  name: 'statement.branch.name',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      page.hits
        .filter((hit) => endsName(hit, page))
        .flatMap(({ segment }) => {
          const read = partyGrammar(spanOf(segment.words))
          return read ? [fromWords(page.layout, 'branch', 'statement.branch.name', read, 0.6)] : []
        }),
    ),
}

/**
 * "Koregaon Branch, Azad Chowk, Koregaon", "Shastri Nagar, Meerut Branch  IFSC: …": the address or the codes of a branch
 * under the bank's name begin with the branch.
 */
const opensAddress =
  /^(?:br\.?\s*[:.-]\s*)?(?<name>\p{Lu}[\p{L}\p{M}.&'()-]*(?:,?\s+[\p{L}\p{M}.&'()-]+){0,3}?)\s+Br(?:anch|\.)(?:\s?[,:(–-]|\s+(?:IFSC?|MICR|SOL)\b)/iu

export const branchOverAddress: Rule = {
  name: 'statement.branch.address',
  find: ({ pages: [page] }) => {
    if (!page) return []
    const { box, segments } = page.layout
    return segments
      .filter((s) => s.box.y < box.y + head * box.height)
      .flatMap(({ words }) => {
        const name = opensAddress.exec(textOf(words))?.groups?.['name']
        if (name === undefined || /\b(?:bank|the|home|base|our|your|this|any)\b/i.test(name)) return []
        const read = parsed(name, spanOf(wordsBetween(words, 0, name.length)))
        return [{ ...fromWords(page.layout, 'branch', branchOverAddress.name, read, 0.6), most: mostDoubted }]
      })
      .slice(0, 1)
  },
}

/** "BRANCH ADDRESS - SOME BANK LTD, BHILWARA, S K PLAZA": behind the name of the bank stands that of the branch. */
const behindBank = /\bbank\b(?:\s+(?:of\s+\p{L}+|ltd\.?|limited))*\s*,\s*(?<name>\p{Lu}[^,]{2,40}?)\s*,/iu

export const branchInAddress: Rule = {
  name: 'statement.branch.bank',
  find: ({ pages }) =>
    pages
      .flatMap((page) =>
        page.layout.segments.flatMap(({ words }) => {
          const text = textOf(words)
          if (!/^\W*branch\s+address\b/i.test(text)) return []
          const name = behindBank.exec(text)?.groups?.['name']
          if (name === undefined) return []
          const from = text.indexOf(name)
          const read = parsed(name, spanOf(wordsBetween(words, from, from + name.length)))
          return [{ ...fromWords(page.layout, 'branch', branchInAddress.name, read, 0.6), most: mostDoubted }]
        }),
      )
      .slice(0, 1),
}

/** In heights of the print: how closely the lines of a head follow each other. */
const nextLine = 1.3

/** "ICHALKARANJI MAIN" between the bank, which `bank` finds, and the code of the branch: how programs of banks head a page. */
export const branchOverCode = (bank: Rule): Rule => ({
  name: 'statement.branch.over',
  find: (context) => {
    const [page] = context.pages
    const named = page && bank.find(context).flatMap(({ span }) => span?.lines[0]?.[0] ?? [])
    const name = page?.layout.segments.find(({ words }) => words.some((word) => named?.includes(word)))
    const under = page && name && rightUnder(page, name)
    const code = under && rightUnder(page, under)
    const label = code && page.labelOf.get(code.words[0]!)?.label
    if (!under || !['ifsc', 'micr', 'branch_more'].includes(label ?? '') || !mayBePlace(page, under)) return []
    const read = parsed(textOf(under.words), spanOf(under.words))
    return [{ ...fromWords(page.layout, 'branch', 'statement.branch.over', read, 0.6), most: mostDoubted }]
  },
})

/** The line that follows closely under another and begins where it does. */
const rightUnder = ({ layout }: LabelledPage, { box }: Segment): Segment | undefined =>
  layout.segments.find((s) => beginsUnder(s.box, box, (nextLine * layout.textHeight) / box.height, 0.5))
