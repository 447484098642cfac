/** At which branch a cheque is drawn: by its label, or by where the branch stands. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { doubted, fromWords } from '../../extraction/rules/candidates'
import { opensHouse, partyGrammar } from '../../extraction/grammars/name-grammars'
import { formField } from '../../extraction/forms/form-rules'
import type { Grammar, Parsed } from '../../extraction/grammars/grammar'
import { middle, textOf, type LaidWord, type Segment } from '../../extraction/layout/layout'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { seeingOnly } from '../../extraction/rules/seeing-only'
import { spanOf } from '../../extraction/layout/span'
import { isRightOver } from './cheque-holder'

/**
 * "BARAMATI (00454)", "MYLAPORE (M012) BRANCH", "ALKAPURI, VADODARA CODE: ALKAPU", "ZAVERI BAZAR, MUMBAI 400002": numbers
 * of a branch are no name.
 */
const codeAfter =
  /^\W*(?:\d{3,6}|[a-z]\d{3,5}|[1-9]\d{2}\s\d{3}|(?:branch\s+|sol\s+)?code\b.*)(?:\s\([\p{L}.\s]{2,20}\))?\W*(?:branch\W*)?$/iu

/** "(09025)-CHANDRASEKHARPUR", "0447 - MYLAPORE": the number by which the bank knows the branch. */
const codeBefore = /^\W*\d{3,6}\W+(?=\p{L})/u
const onlyCode = /^\W*\d{3,6}\W*$/
/** "BO: Rajpur Road": short for the office of a branch. */
const officeBefore = /^b\.?\s?o\.?\s*[:-]$/i

const bareBranch: Grammar = ({ lines: [whole = [], ...more] }) => {
  const [first, ...rest] = whole
  const opening = first && { ...first, text: first.text.replace(codeBefore, '') }
  const isNumber = opening && (onlyCode.test(opening.text) || officeBefore.test(opening.text))
  const line = !opening || isNumber ? rest : [opening, ...rest]
  const code = line.findIndex((_, i) => i > 0 && codeAfter.test(textOf(line.slice(i))))
  return partyGrammar({ lines: code < 0 ? [line, ...more] : [line.slice(0, code)] })
}

/**
 * The name of a branch may open its address: "NASHIK ROAD, Bytco Point, Nashik 422101"; a town may be of the name, but
 * not behind the word: "HAJIPUR BRANCH, VAISHALI 844101". A dash parts it from the number of a house.
 */
const branchGrammar: Grammar = (span) => {
  const [line = []] = span.lines
  const word = line.findIndex(({ text }) => /^branch,$/i.test(text))
  const dash = line.findIndex(({ text }) => /^[-–—]$|,$/.test(text))
  const isApart = dash > 0 && !/,$/.test(line[dash]!.text) && opensHouse.test(textOf(line.slice(dash + 1)))
  const end = word > 0 ? word : isApart ? dash : -1
  if (end > 0) return bareBranch(spanOf(line.slice(0, end)))
  const read = bareBranch(span)
  const comma = line.findIndex(({ text }) => /,$/.test(text))
  const isWhole = read !== null && !/\d|,.*,/.test(read.value)
  return isWhole || comma < 0 ? read : bareBranch(spanOf(line.slice(0, comma + 1)))
}

/** What was cut off at a comma may have been of the name. */
const cutAtComma = (rule: Rule): Rule => doubted(rule, (_, read) => /,$/.test(read))

/** The first print of those that stand right over one another, beginning at one place, with `last` under them. */
function topOver(page: LabelledPage, last: Segment): Segment {
  let first = last
  for (const segment of page.layout.segments.toReversed()) {
    const isNext = isRightOver(segment, first) && Math.abs(segment.box.x - first.box.x) < first.box.height
    const isOther = segment.words.some(
      (w) => /^(?:bank|बैंक|बँक)$/i.test(w.text) || (page.labelOf.has(w) && !endsBranch(page, w)),
    )
    if (isNext && !isOther) first = segment
  }
  return first
}

/** Over the code of the branch, or before it on its line, stands its address, which its name begins. */
export const branchOverCode: Rule = {
  name: 'cheque.branch.place',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const put = (name: Parsed | null, strength: number): Candidate[] =>
        name && !/\d/.test(name.value) && !ofBankName.test(name.value)
          ? [{ ...fromWords(page.layout, 'branch', branchOverCode.name, name, strength), most: mostDoubted }]
          : []
      const code = page.hits.find((hit) => hit.label === 'ifsc')
      const before = code && code.from > 0 ? branchGrammar(spanOf(code.segment.words.slice(0, code.from))) : null
      if (before && !/\d/.test(before.value)) return put(before, 0.6)
      const first = code && topOver(page, code.segment)
      if (first && first !== code.segment) return put(branchGrammar(spanOf(first.words)), 0.6)
      const address = page.layout.segments.find((segment) => isAddressAtHead(page, segment))
      const top = address && topOver(page, address)
      return top && top !== address ? put(branchGrammar(spanOf(top.words)), 0.5) : []
    }),
}

/** "Indi": what was read of the name of the bank by itself, over its branch. */
const ofBankName = /^(?:indi(?:an?)?|overseas|central|union|state|national|bank|baroda|canara)$/i

/** A line that ends in a PIN code, in the upper part of the leaf: the address of the branch. */
const isAddressAtHead = ({ layout }: LabelledPage, { words, box }: Segment): boolean =>
  words.length > 2 &&
  /\b[1-9]\d{2} ?\d{3}\W*$/.test(textOf(words)) &&
  middle(box) < layout.box.y + 0.4 * layout.box.height

/** "COLLEGE ROAD BRANCH", "PARK STREET BRANCH (0447)": at the end of its line the word belongs to the name. */
const isLastWord = ({ label, from, to, segment: { words } }: LabelHit): boolean =>
  label === 'branch' && from > 0 && (to === words.length || codeAfter.test(textOf(words.slice(to))))

const endsBranch = (page: LabelledPage, word: LaidWord): boolean => {
  const hit = page.labelOf.get(word)
  return hit !== undefined && isLastWord(hit)
}

/** The number of a branch, before its address. */
const numberOfBranch = /^[([]?\d{3,6}[)\]]?[:：,]$/

/**
 * "VASHI BRANCH: Plot 12, Sector 17", "Vashi Branch, Plot 12", "VASHI BRANCH (0447), Plot 12": its name stands before the
 * word or ends with it, its address behind.
 */
const isNamedBefore = ({ label, from, to, segment: { words } }: LabelHit): boolean =>
  label === 'branch' &&
  from > 0 &&
  to < words.length &&
  (/[:：,]$/.test(words[to - 1]!.text) || /^[:：,]/.test(words[to]!.text) || numberOfBranch.test(words[to]!.text)) &&
  words.slice(0, from).every(({ text }) => /^[\p{L}.]+$/u.test(text))

const branchLabel = cutAtComma(formField('cheque.branch.label', 'branch', 'branch', branchGrammar))

/** Where the word names nothing beside it. */
export const branchAtLabel: Rule = {
  name: branchLabel.name,
  find: (context) => {
    const before = context.pages.flatMap((page) =>
      page.hits.filter(isNamedBefore).flatMap(({ segment: { words }, from, to }) => {
        // What stands before its number is what the bank calls it.
        const isNumbered = numberOfBranch.test(words[to]!.text)
        const name = partyGrammar(spanOf(words.slice(0, isNumbered ? to : from)))
        const found = name && fromWords(page.layout, 'branch', branchLabel.name, name, 0.8)
        return found ? [isNumbered ? { ...found, most: mostDoubted } : found] : []
      }),
    )
    return [...before, ...seeingOnly(branchLabel, (hit) => !isLastWord(hit) && !isNamedBefore(hit)).find(context)]
  },
}
