/** Makers of rules for forms: a label, and its value beside or under it. */
import { addressText } from '../addresses/address-block'
import { withPlaces } from '../addresses/address-places'
import { pinCode } from '../addresses/pin-code'
import { asAddressed } from '../grammars/as-addressed'
import { asTold, fromWords } from '../rules/candidates'
import { formValues, type FormValue } from './form-values'
import { amountsUnder } from './amounts-under'
import { amountGrammar } from '../grammars/amount-grammar'
import { goesOnUnder } from '../grammars/code-grammar'
import { parsed, type Grammar, type Parsed } from '../grammars/grammar'
import type { LabelHit, LabelledPage, Placement } from '../labels/labels'
import { beginsUnder, bottom, right, textOf, verticalOverlap, type LaidWord } from '../layout/layout'
import { isNarrow } from '../layout/narrow-paper'
import type { Rule } from '../rules/rule'
import { spanOf, spanText } from '../layout/span'
import { readAmount } from '../tables/amounts'

const placementStrength: Readonly<Record<Placement, number>> = { same_line: 0.95, right: 0.9, below: 0.86 }

export interface FormOptions {
  /** Lines that the value may take; one unless told. */
  readonly lines?: number
  /** 0..1: how often what stands at such a label is the field; 1 unless told. */
  readonly strength?: number
}

/** The value of a label on a form that fits a grammar. */
export function formField(
  rule: string,
  path: string,
  label: string,
  grammar: Grammar,
  { lines = 1, strength = 1 }: FormOptions = {},
): Rule {
  return atLabel({ rule, path, label, strength }, (page, hit) => {
    // Beside a label that was broken over two lines a value was too, where it is as long.
    const inCell = formValues(page, hit, hit.tail ? Math.max(lines, 2) : lines)
    const best = bestOf(inCell, grammar)
    const whole = (found: BestValue | null): BestValue | null =>
      found && { ...found, read: asAddressed(page, found.read) }
    if (best && !inCell.some(endsOpen)) return whole(best)
    const broken = bestOf(formValues(page, hit, lines + 1).filter(isBroken), grammar)
    return whole(broken && (best === null || broken.read.span.lines.length > 1) ? broken : best)
  })
}

/** An amount is in doubt where several stand under its label, of which none is said to be their sum. */
const oneOfSeveral = 0.4

/** "Last deposit : 486.00" under a label: an amount behind a label of its own, whether or not that is known. */
const isOtherEntry = ({ placement, span }: FormValue): boolean =>
  placement === 'below' && /^[^\d:：]*\p{L}[\p{L}\p{M}]{2}[^\d:：]*[:：]\s*\S*\d/u.test(spanText(span))

/** The amount at a label; where that heads a column of several, the one that their row of totals has there. */
export function formAmount(
  rule: string,
  path: string,
  label: string,
  { strength = 1 }: Pick<FormOptions, 'strength'> = {},
): Rule {
  return atLabel({ rule, path, label, strength }, (page, hit) => {
    const values = formValues(page, hit, hit.tail ? 2 : 1).filter((value) => !isOtherEntry(value))
    const best = lastOfSum(page, withPaise(page, bestOf(values, amountGrammar)))
    const [word] = best?.read.span.lines.flat() ?? []
    if (!best || !word || word.box.y < bottom(hit.segment.box)) return best
    const column = amountsUnder(page, word)
    if (column.length === 0) return best
    const total = column.find(({ isTotal }) => isTotal)
    const read = total ? amountGrammar(spanOf([total.word])) : null
    return read ? { ...best, read } : { ...best, strength: best.strength * oneOfSeveral }
  })
}

/** "1217" beside "30" in columns of "Rs." and "P.": what stands under the head of the paise is no amount by itself. */
function withPaise(page: LabelledPage, best: BestValue | null): BestValue | null {
  const words = best?.read.span.lines.flat() ?? []
  const [word] = words
  if (!best || !word || words.length > 1 || !/^[\d,]+$/.test(word.text)) return best
  const heads = page.layout.segments.filter(
    ({ words: [first], box }) => /^(?:p|ps|paise)\.?$/i.test(first?.text ?? '') && box.y < word.box.y,
  )
  const paise = page.layout.segments
    .filter((s) => s.box.x > word.box.x && verticalOverlap(s.box, word.box) > 0.5 && !s.words.includes(word))
    .sort((a, b) => a.box.x - b.box.x)[0]
  const [own] = paise?.words ?? []
  // The head stands between the two, or over the second of them.
  const isUnder =
    own !== undefined && heads.some(({ box }) => right(word.box) < box.x + box.height / 2 && right(own.box) > box.x)
  if (!own || !isUnder || !/^\d{2}$/.test(own.text)) return best
  const read = amountGrammar(spanOf([{ ...word, text: `${word.text}.${own.text}` }]))
  return read ? { ...best, read: { ...read, span: spanOf([word, own]) } } : best
}

/** Fewer amounts in a row are no sum of others. */
const fewestOfSum = 3

/** "737.00   4,473.00   5,210.00" in a row of totals: what each column comes to, and at the end what all of them do. */
function lastOfSum(page: LabelledPage, best: BestValue | null): BestValue | null {
  const words = best?.read.span.lines.flat() ?? []
  const [word] = words
  if (!best || !word || words.length > 1) return best
  const row = page.layout.segments
    .filter((s) => s.box.x >= word.box.x && verticalOverlap(s.box, word.box) > 0.5)
    .sort((a, b) => a.box.x - b.box.x)
    .flatMap((s) => s.words)
  const amounts = row.map((w) => readAmount(w.text))
  const end = amounts.findIndex((amount) => !amount || amount.paise === 0 || amount.sign !== null)
  const paise = amounts.slice(0, end < 0 ? amounts.length : end).map((amount) => amount!.paise)
  const isSum = paise.length >= fewestOfSum && paise.slice(0, -1).reduce((sum, one) => sum + one, 0) === paise.at(-1)
  const read = isSum ? amountGrammar(spanOf([row[paise.length - 1]!])) : null
  return read ? { ...best, read } : best
}

interface LabelledField {
  readonly rule: string
  readonly path: string
  readonly label: string
  readonly strength: number
}

/** What `read` makes of each place where a label stands. */
export function atLabel(
  { rule, path, label, strength }: LabelledField,
  read: (page: LabelledPage, hit: LabelHit) => BestValue | null,
): Rule {
  return {
    name: rule,
    find: ({ pages }) =>
      pages.flatMap((page) =>
        page.hits
          .filter((hit) => hit.label === label)
          .flatMap((hit) => {
            const best = read(page, hit)
            if (!best) return []
            const found = fromWords(page.layout, path, rule, best.read, strength * best.strength * hit.likeness)
            return [asTold(hit, found)]
          }),
      ),
  }
}

/** A value that was too long for its cell: "12-OCT-" over "2024". */
const isBroken = (value: FormValue): boolean => endsOpen(value) && value.span.lines.length > 1

const endsOpen = ({ span }: FormValue): boolean => goesOnUnder(span.lines[0] ?? [])

interface BestValue {
  readonly read: Parsed
  readonly strength: number
}

/** "उपभोक्ता का नाम श्री … पता प्लॉट नं. 36-ए" over another entry: a value under a label is doubted where one beside it was none. */
const isPassedOver = (values: readonly FormValue[], at: number): boolean =>
  values[at]!.placement === 'below' &&
  values.slice(0, at).some(({ placement, span }) => placement === 'same_line' && /\d/.test(spanText(span)))

function bestOf(values: readonly FormValue[], grammar: Grammar): BestValue | null {
  let best: BestValue | null = null
  values.forEach((value, order) => {
    const read = grammar(value.span)
    if (!read) return
    const strength = placementStrength[value.placement] * 0.95 ** order
    if (best && strength * read.fit <= best.strength * best.read.fit + 1e-9) return
    best = { read: isPassedOver(values, order) ? { ...read, isDoubted: true } : read, strength }
  })
  return best
}

/** Most lines that an address takes. */
const addressLines = 8

/** The address in the cell of a label: its lines to the PIN code, or to one that `ends` says is something else. */
export function formAddress(
  rule: string,
  path: string,
  label: string,
  ends: (text: string) => boolean,
  strength = 1,
): Rule {
  return atLabel({ rule, path, label, strength }, (page, hit) => {
    const values = formValues(page, hit, addressLines)
    const best = bestAddress(withMargin(page, hit, values), addressGrammar(ends))
    return best && { ...best, read: withPlaces(page, hit, best.read) }
  })
}

/** True for a value right behind a colon, as that of its label or of what says the label again: "पता / Address: ". */
function isBehindColon({ span, hit: { segment } }: FormValue): boolean {
  const first = span.lines[0]?.[0]
  const at = first ? segment.words.indexOf(first) : 0
  const before = at < 0 ? segment.words.at(-1) : segment.words[at - 1]
  return /[:：]$/.test(before?.text ?? '')
}

/** "SIRSI 581401": a town and its PIN code alone are nobody's address. */
const townAlone = /^\P{N}{3,30}[1-9]\d{2}\s?\d{3}\W*$/u

/**
 * An address that begins beside its label may go on under the label, at the margin: "Door No 12, Fort," over "Pune
 * 411001", "Address : Village Manki" over lines that end with a PIN code. Without comma or colon it is in doubt where one
 * of the two stands alone.
 */
function bestAddress(values: readonly FormValue[], grammar: Grammar): BestValue | null {
  const best = bestOf(values, grammar)
  const below = values.find(({ placement }) => placement === 'below')
  const beside = values.find(({ placement, span }) => placement !== 'below' && grammar(span) !== null)
  if (!best || !below || !beside || pinCode.test(spanText(beside.span))) return best
  const isRest =
    (/,\W*$/.test(spanText(beside.span)) && pinCode.test(textOf(below.span.lines[0] ?? []))) ||
    (isBehindColon(beside) && pinCode.test(spanText(below.span))) ||
    townAlone.test(spanText(below.span))
  const read = isRest ? grammar(spanOf(...beside.span.lines, ...below.span.lines)) : null
  if (read) return { read: { ...read, isDoubted: true }, strength: placementStrength.right }
  if (best.read.span.lines[0] !== below.span.lines[0]) return best
  // What is longer under a label is no more of an address for it, unless it ends with a PIN code as one does.
  const own = pinCode.test(spanText(below.span)) ? null : grammar(beside.span)
  const taken = own ? { read: own, strength: placementStrength[beside.placement] } : best
  return { ...taken, read: { ...taken.read, isDoubted: true } }
}

/** So many lines of an address go on at the margin of a slip under their label. */
const mostAtMargin = 3

/**
 * A label with a colon has its value beside it, and under it only what a comma goes on to there: the line right under
 * the beginning of its own, with the PIN code; on a slip all lines up to that.
 */
function withMargin(page: LabelledPage, hit: LabelHit, values: readonly FormValue[]): readonly FormValue[] {
  const beside = values.find(({ placement }) => placement !== 'below')
  const below = values.find(({ placement }) => placement === 'below')
  if (!beside || beside.span.lines.length !== 1) return values
  const isSlip = isNarrow(page.layout, page.layout.textHeight)
  const lines = linesAtMargin(page, hit, isSlip ? mostAtMargin : 1)
  const end = lines.findIndex((words) => pinCode.test(textOf(words)))
  const rest: FormValue = { span: spanOf(...lines.slice(0, end + 1)), placement: 'below', hit }
  if (below) return end >= 0 && isCut(below, lines) ? values.map((one) => (one === below ? rest : one)) : values
  const isRest = end >= 0 && (isSlip || /,\W*$/.test(textOf(hit.segment.words)))
  return isRest ? [...values, rest] : values
}

/** "SIRSI" of "SIRSI 581401": on a slip words of a line stand under one another by chance, as those of a column do. */
const isCut = ({ span }: FormValue, [line = []]: readonly (readonly LaidWord[])[]): boolean => {
  const [first = []] = span.lines
  return first.length > 0 && first.length < line.length && first.every((word, i) => word === line[i])
}

/** So many heights of a line may be blank between it and the next at the margin. */
const farUnder = 1.3

/** The lines right under each other at the margin where a label begins, as far as none is a label. */
function linesAtMargin(
  { layout, labelOf }: LabelledPage,
  { segment, from }: LabelHit,
  most: number,
): (readonly LaidWord[])[] {
  const lines: (readonly LaidWord[])[] = []
  let { box } = segment
  while (lines.length < most) {
    const over = box
    // "4. Address of Principal Place of Business: No. 41/2, …," goes on under the word behind its number.
    const word = { ...over, x: segment.words[from]!.box.x }
    const next = layout.segments.find((s) => [over, word].some((start) => beginsUnder(s.box, start, farUnder, 0.5)))
    if (!next || next.words.some((word) => labelOf.has(word))) break
    lines.push(next.words)
    box = next.box
  }
  return lines
}

/** "Same as above": a place that is told elsewhere. */
const isElsewhere = /^\W*(?:same\s+as\b|as\s+(?:above|per)\b|वरीलप्रमाणे|उपरोक्त)/iu

/** The lines of an address; null for what is too short to be one. */
export const addressGrammar =
  (ends: (text: string) => boolean): Grammar =>
  (span) => {
    const lines: (readonly LaidWord[])[] = []
    for (const line of span.lines) {
      const text = textOf(line)
      if (ends(text)) break
      const after = lines.some((l) => pinCode.test(textOf(l)))
      // After the PIN code only the name of a state or country may follow.
      if (after && !/^[A-Za-z ,.()]{4,30}$/.test(text)) break
      lines.push(line)
      if (after) break
    }
    const value = addressText(lines)
    const letters = value.match(/\p{L}/gu)?.length ?? 0
    if (letters < 6 || lines.flat().length < 2 || isElsewhere.test(value)) return null
    return parsed(value, spanOf(...lines), pinCode.test(value) ? 1 : letters > 14 ? 0.75 : 0.5)
  }
