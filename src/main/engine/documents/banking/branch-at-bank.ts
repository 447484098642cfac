/** The branch of a cheque where nothing names it as one: behind the name of the bank, beside it, or under it. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { parsed, wordsBetween } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import { bottom, middle, middleX, right, textOf, verticalOverlap, type Segment } from '../../extraction/layout/layout'
import type { Candidate, Rule, RuleContext } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'

/** The share of a leaf that is its head. */
const head = 0.4

/** "Some Bank Limited, Park Street Branch, 4 Park Street": what stands between the bank and the word, or the comma. */
const behindBank =
  /\bbank\b(?:\s+(?:of\s+\p{L}+|ltd\.?|limited))*\s*[,:–-]\s*(?<name>\p{Lu}[^,:]{2,40}?)(?:\s+branch\b|\s*,)/iu

/** What stands beside the name of a bank, and is no place: what it is, what it says of itself, what the leaf is. */
const noPlace =
  /\b(?:bank|banking|undertaking|scheduled|multi-?state|ltd|limited|valid|office|regd|registered|cheque|since|estd?|established|way|your|trust\w*|relationship|pay|payee|only|date|govt|government|member|negotiable|rtgs|neft|ifsc?|micr|savings?|current|account|a\/c|personal|series|india|bearer|order|rupees|months|ddmmyyyy)\b/i

/** One to six words of capitals at their heads, the town perhaps behind a comma. */
const place = /^\p{Lu}[\p{L}.'’-]+(?:[\s,]+(?:\p{Lu}|of\b|and\b)[\p{L}.'’()-]*){0,5}$/u

/** True for a line that may be the name of a place where a bank has a branch. */
export const mayBePlace = (page: LabelledPage, { words }: Segment): boolean => {
  const text = textOf(words).replace(/\W+$/, '')
  return place.test(text) && !noPlace.test(text) && !words.some((w) => page.labelOf.has(w))
}

const put = (page: LabelledPage, name: string, words: Segment['words'], strength: number): Candidate => ({
  ...fromWords(page.layout, 'branch', 'cheque.branch.bank', parsed(name, spanOf(words)), strength),
  most: mostDoubted,
})

function inLine(page: LabelledPage): Candidate[] {
  const { box, segments } = page.layout
  return segments
    .filter((s) => middle(s.box) < box.y + head * box.height)
    .flatMap(({ words }) => {
      const text = textOf(words)
      const name = behindBank.exec(text)?.groups?.['name']
      if (name === undefined || noPlace.test(name) || /\d{3}/.test(name)) return []
      const from = text.indexOf(name)
      return [put(page, name, wordsBetween(words, from, from + name.length), 0.6)]
    })
}

/** Right of the name of the bank on its line, or right under it or its middle, another line between them at most. */
function besideOrUnder(page: LabelledPage, bank: Segment): Candidate[] {
  const { segments, textHeight } = page.layout
  const isBeside = ({ box }: Segment): boolean =>
    box.x > right(bank.box) && box.x - right(bank.box) < bank.box.width && verticalOverlap(box, bank.box) > 0.4
  const isUnder = ({ box }: Segment): boolean =>
    middle(box) > bottom(bank.box) &&
    box.y - bottom(bank.box) < Math.max(1.5 * bank.box.height, 2.5 * textHeight) &&
    Math.min(Math.abs(box.x - bank.box.x), Math.abs(middleX(box) - middleX(bank.box))) < 2 * bank.box.height
  const found = segments.find((s) => s !== bank && (isUnder(s) || isBeside(s)) && mayBePlace(page, s))
  return found ? [put(page, textOf(found.words).replace(/\W+$/, ''), found.words, 0.45)] : []
}

/** `bank` finds the name of the bank. */
export const branchAtBank = (bank: Rule): Rule => ({
  name: 'cheque.branch.bank',
  find: (context: RuleContext) => {
    const [page] = context.pages
    if (!page) return []
    const named = bank.find(context).flatMap(({ span }) => span?.lines[0]?.[0] ?? [])
    const segment = page.layout.segments.find((s) => s.words.some((w) => named.includes(w)))
    return [...inLine(page).slice(0, 1), ...(segment ? besideOrUnder(page, segment) : [])]
  },
})
