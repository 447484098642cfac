/** Who is paid by a cheque: written by hand on or over the line behind "Pay", the upper of two lines to write on. */
import { fromWords } from '../../extraction/rules/candidates'
import { formField } from '../../extraction/forms/form-rules'
import { partyGrammar } from '../../extraction/grammars/name-grammars'
import type { Grammar } from '../../extraction/grammars/grammar'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import { bottom, middle, middleX, right, textOf, type LaidWord, type Segment } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { seeingOnly } from '../../extraction/rules/seeing-only'
import { spanOf } from '../../extraction/layout/span'

/**
 * True for the label that opens the line of the payee, at the left: "अदा करें" may stand in the box of the amount too, and
 * behind other words, which those of another script are mostly read as, a "Pay" that was read so: "way to" is a motto's.
 */
export const opensPayLine = (
  { label, segment, from, likeness }: LabelHit,
  { layout }: Pick<LabelledPage, 'layout'>,
): boolean => label === 'payee' && segment.box.x < middleX(layout.box) && (from === 0 || likeness === 1)

/** A lone "er" between two names of a firm, as the sign of "and" is read that hands write. */
const readAnd = /^(?:e[rtzv]|&[a-z]|[Ec]t)$/

/** "Processor9": an s at the end of a name, as a hand closes it. */
const closedS = /(?<=\p{Ll}{3})9(?=\W*$)/u

/** The sum in words, whose line is the next under that of the name. */
const isSum =
  /^(?:rupees|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|\w{3,5}ty)\s+(?:hundred|thousand|lakhs?|lacs?|crores?))\b/i

/** Who is paid. A cheque is paid to nobody "For …": that is who signs. */
const payeeGrammar: Grammar = (span) => {
  const lines = span.lines.map((line) =>
    line.map((word, i) => {
      const isSign = i > 0 && i < line.length - 1 && readAnd.test(word.text)
      const text = isSign ? '&' : word.text.replace(closedS, 's')
      return text === word.text ? word : { ...word, text }
    }),
  )
  const read = partyGrammar({ lines })
  if (!read || /^for\b/i.test(read.value) || isSum.test(read.value)) return null
  return span.lines.flat().some(({ text }) => closedS.test(text)) ? { ...read, isDoubted: true } : read
}

const labelled = seeingOnly(formField('cheque.payee.label', 'payee_name', 'payee', payeeGrammar), opensPayLine)

/** "Pay **Karnataka Power Corporation Ltd**": a printer leaves no room before or behind a name. */
const starred: Rule = {
  name: 'cheque.payee.starred',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits.flatMap((hit) => {
        const rest = hit.segment.words.slice(hit.to)
        const isStarred = opensPayLine(hit, page) && /^\*/.test(rest[0]?.text ?? '')
        const name = isStarred ? payeeGrammar(spanOf(rest)) : null
        return name ? [fromWords(page.layout, 'payee_name', starred.name, name, 0.9)] : []
      }),
    ),
}

/** "par Sagar Motors", "Pa Sagar Motors": the word before the line for the name, in few letters, is easily misread. */
const nearlyPay = /^(?:\p{L}a[yr]|p\p{L}y|pa\p{L}?)$/iu
/** A word of so few letters as it has with what the other language says of it, read no surer than this, may be it. */
const mostLetters = 6
const misread = 0.75
/** In heights of the print: the line of the sum in words is not farther below that of the name. */
const lineBelow = 9
const opensSum = /^\W*(?:[rk]up?[a-z]{1,3}s|रुप\S*)/iu

/** What is left of "अदा करें" before a name: other letters, and small ones that were read for them. */
const leftOfOther = ({ text }: LaidWord): boolean => /^(?:[^\p{Script=Latin}\d]*|\p{Ll}{1,4})$/u.test(text)
const mostLeft = 3

/** The words of a name, without what is left of the word of the other language before them. */
function fromName(words: readonly LaidWord[]): readonly LaidWord[] {
  const at = words.findIndex((word) => !leftOfOther(word))
  return at > 0 && at <= mostLeft ? words.slice(at) : words
}

/** The line of the sum in words under that of the name, if any. */
const sumUnder = ({ layout }: LabelledPage, { box }: Segment): Segment | undefined =>
  layout.segments.find(
    ({ box: { y }, words }) =>
      y > bottom(box) && y - box.y < lineBelow * layout.textHeight && opensSum.test(textOf(words.slice(0, 2))),
  )

const misreadPay: Rule = {
  name: 'cheque.payee.place',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const { layout, hits } = page
      if (hits.some((hit) => opensPayLine(hit, page))) return []
      return layout.segments.flatMap((segment) => {
        const [first, ...rest] = segment.words
        const sum = sumUnder(page, segment)
        if (!first || !sum) return []
        const isAtMargin = Math.abs(first.box.x - sum.box.x) < 1.5 * layout.textHeight
        const isWeak = isAtMargin && first.confidence < misread && first.text.length <= mostLetters
        if (!nearlyPay.test(first.text) && !isWeak) return []
        const name = payeeGrammar(spanOf(rest.length > 0 ? fromName(rest) : (writingOver(page, segment)?.words ?? [])))
        return name ? [fromWords(layout, 'payee_name', misreadPay.name, name, 0.6)] : []
      })
    }),
}

/** The writing that a line is under: of what is right of the word before the line, and over it. */
const writingOver = ({ layout, labelOf }: LabelledPage, { box }: Segment): Segment | undefined =>
  layout.segments.find(
    (s) =>
      s.box.x > right(box) &&
      middle(s.box) < middle(box) &&
      bottom(s.box) > box.y - box.height / 2 &&
      bottom(s.box) < bottom(box) &&
      !s.words.some((w) => labelOf.has(w)),
  )

/** "Pay" at the line to write on, over which the name stands. */
const writtenOverLine: Rule = {
  name: 'cheque.payee.over',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      page.hits.flatMap((hit) => {
        if (!opensPayLine(hit, page) || hit.to < hit.segment.words.length) return []
        const over = writingOver(page, hit.segment)
        const name = over ? payeeGrammar(spanOf(over.words)) : null
        return name ? [fromWords(page.layout, 'payee_name', writtenOverLine.name, name, 0.75)] : []
      }),
    ),
}

/** Rules for `payee_name`. */
export const payees: readonly Rule[] = [labelled, starred, writtenOverLine, misreadPay]
