/** The amount of a cheque: in figures in its box, and in words on the lines before it, which prove one another. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { amountInWords } from '../../extraction/rules/amount-in-words'
import { anywhere, fromWords } from '../../extraction/rules/candidates'
import { amountGrammar } from '../../extraction/grammars/amount-grammar'
import { parsed, type Grammar } from '../../extraction/grammars/grammar'
import { middleX, textOf, type LaidWord, type Segment } from '../../extraction/layout/layout'
import type { LabelledPage } from '../../extraction/labels/labels'
import type { Candidate, Rule, RuleContext } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { printRows } from '../../extraction/tables/print-rows'
import { borneOutAmount } from './borne-out-amount'
import { isAlike, signsOf, type Sign } from './figure-signs'
import { isBeforeSum, writtenAmount } from './written-amount'

const withoutMark = (word: LaidWord): LaidWord => ({ ...word, text: word.text.replace(/^\W+/, '') })

/** "1,26,400 = 00": who writes by hand parts the paise by two strokes. */
const paiseByHand = /^(?<rupees>\W{0,2}\d{1,3}(?:,\d{2,3})+) ?[=~–—-]{1,2} ?(?<paise>\d{2})\W*$/

/** "[ _ 48,250.00 |": the one amount in its box, whose frame and sign were read as other marks. */
function onlyAmount(line: readonly LaidWord[]): LaidWord | null {
  // The sign of the rupee in front is read as one letter or another.
  const texts = line.filter((w, i) => /[\p{L}\d]/u.test(w.text) && !(i === 0 && /^\p{L}$/u.test(w.text)))
  const [only] = texts
  return only && texts.length === 1 && /^\W{0,2}\d{1,2}(?:,\d{2,3})+\.\d{2}\W*$/.test(only.text)
    ? withoutMark(only)
    : null
}

/** An amount after the sign of the rupee, or before the stroke that ends it; or alone in its box. */
function chequeAmount(): Grammar {
  return (span) => {
    const line = span.lines[0] ?? []
    const parted = paiseByHand.exec(textOf(line))?.groups
    if (parted) return amountGrammar(spanOf([{ ...line[0]!, text: `${parted['rupees']}.${parted['paise']}` }]))
    if (/^\s*(?:₹|rs)|\/[-=]\s*$/i.test(textOf(line))) return amountGrammar(span)
    // The frame of the box and the sign before the sum may be read as other marks.
    const sum = line.findIndex((w) => /^\W{0,2}\d[\d,]*(?:\.\d{2})?\/[-=]\W*$/.test(w.text))
    const before = line.slice(0, sum)
    const boxed = sum < 0 ? onlyAmount(line) : null
    if (boxed) return amountGrammar(spanOf([boxed]))
    return sum >= 0 && before.every((w) => !/[\p{L}\d]{2}/u.test(w.text))
      ? amountGrammar(spanOf([withoutMark(line[sum]!)]))
      : null
  }
}

/** Fewer digits are no sum that a cheque is written for. */
const leastDigits = 3

/**
 * How signs say a number of rupees: in the same digits, in digits alike, or not at all. The sign of the rupee before
 * them may have been read as one more.
 */
function agreement(signs: readonly Sign[], rupees: string): 'same' | 'alike' | null {
  if (signs.length < leastDigits) return null
  const own = signs.length === rupees.length + 1 ? signs.slice(1) : signs
  if (own.length !== rupees.length) return null
  const digits = [...rupees]
  if (own === signs && own.every(({ text }, i) => text === digits[i])) return 'same'
  const mayBe = ({ text, others }: Sign, digit: string): boolean =>
    text === digit || isAlike(text, digit) || others.includes(digit)
  const equal = own.filter(({ text }, i) => text === digits[i]).length
  return 2 * equal >= own.length && own.every((sign, i) => mayBe(sign, digits[i]!)) ? 'alike' : null
}

/** Where figures stand: in the right half, below the date. */
const figuresOn = ({ layout }: LabelledPage): readonly Segment[] =>
  layout.segments.filter(({ box, words }) => box.x + box.width > middleX(layout.box) && /\d/.test(textOf(words)))

/** No cheque is written for less: a part of a sum was read. */
const leastAmount = 10

const inFigures = anywhere('cheque.amount', 'amount', chequeAmount(), 0.8)
const inPrint = amountInWords('cheque.amount.words', 'amount', 0.85)

const wordsOn = (context: RuleContext): readonly Candidate[] => {
  const printed = inPrint.find(context)
  return printed.length > 0 ? printed : writtenAmount.find(context)
}

/** The sum that misread figures and misread words have in common. */
const borneOut = (page: LabelledPage): Candidate[] =>
  figuresOn(page).flatMap((segment): Candidate[] => {
    const signs = signsOf(segment.words)
    const rows = printRows(page.layout).map((row) => {
      const words = row.words.filter((word) => !segment.words.includes(word))
      const from = words.findIndex((word) => !isBeforeSum(word))
      return words.slice(Math.max(0, from))
    })
    // Words may go on in the next row.
    const texts = [...rows, ...rows.slice(1).map((row, i) => [...rows[i]!, ...row])]
    // The sign of the rupee before the figures may have been read as one more.
    const sum = [signs, ...(/\d/.test(signs[0]?.text ?? '') ? [] : [signs.slice(1)])]
      .filter((own) => own.length >= leastDigits)
      .reduce<number | null>((found, own) => found ?? borneOutAmount(own, texts), null)
    if (sum === null) return []
    const read = parsed(sum.toFixed(2), spanOf(segment.words))
    return [{ ...fromWords(page.layout, 'amount', 'cheque.amount.borne_out', read, 0.6), most: mostDoubted }]
  })

/** Words and figures that say the same leave no other reading of either. */
const amount: Rule = {
  name: inFigures.name,
  find: (context) => {
    const figures = inFigures.find(context).filter(({ value }) => Number(value) >= leastAmount)
    const words = wordsOn(context)
    const both = context.pages.slice(0, 1).flatMap((page) =>
      words.flatMap((word): Candidate[] => {
        const [rupees] = word.value.split('.')
        const agreeing = figuresOn(page).flatMap((segment) => {
          const how = agreement(signsOf(segment.words), rupees!)
          return how ? [{ segment, how }] : []
        })
        const same = agreeing.find(({ how }) => how === 'same')
        if (agreeing.length === 0) return []
        if (!same) return [{ ...word, most: mostDoubted }]
        const read = parsed(word.value, spanOf(same.segment.words))
        return [word, fromWords(page.layout, 'amount', inFigures.name, read, 0.8)]
      }),
    )
    if (both.length > 0) return both
    // Words that say another sum leave both in question.
    const nearest = words.length > 0 ? [] : context.pages.slice(0, 1).flatMap(borneOut).slice(0, 1)
    return nearest.length > 0 ? nearest : [...figures, ...words]
  },
}

/** Rules for `amount`. */
export const amounts: readonly Rule[] = [amount]
