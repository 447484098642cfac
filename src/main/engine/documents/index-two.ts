/** Extracts of Index II: the register of deeds of Maharashtra, fourteen numbered rows. */
import { fromWords } from '../extraction/candidates'
import { codedAmount, codedDate, codedText, codeFacts } from '../extraction/code-facts'
import { parsed, type Grammar, type Parsed } from '../extraction/grammar'
import { formValues } from '../extraction/form-values'
import { rowOf } from '../extraction/form-rows'
import { bareAmountsIn, type ProseAmount } from '../extraction/prose/amounts'
import { datesIn } from '../extraction/prose/dates'
import type { LabelHit, LabelledPage } from '../extraction/labels'
import { bottom, middle, right, verticalOverlap, type LaidWord, type Segment } from '../extraction/layout'
import type { Rule } from '../extraction/rule'
import { isEmpty, spanText, type Span } from '../extraction/span'
import { latinDigits } from '../identifiers'
import { wordsOfText } from '../extraction/words-of-text'
import { titles, words, type DocumentDefinition } from './definition'
import { indexTwoLabels as labels } from './index-two-labels'
import { parties } from './index-two-parties'
import { rowsByNumber } from './index-two-rows'

/** The value of a label in the narrow head of the page: beside it, and going on right under it. */
const headed = (path: string, label: keyof typeof labels, grammar: Grammar): Rule =>
  row(path, label, grammar, 0.92, (page, hit) =>
    isSignature(page, hit)
      ? { lines: [] }
      : { lines: [besideOrBehind(page, hit), ...lineUnder(page, hit)].filter((line) => line.length > 0) },
  )

/** "सह दुय्यम निबंधक, ठाणे - ५" at the foot: who signed is told in the head too, and there as the office is called. */
function isSignature({ layout, hits }: LabelledPage, { label, segment }: LabelHit): boolean {
  const low = layout.box.y + 0.6 * layout.box.height
  return segment.box.y > low && hits.some((other) => other.label === label && other.segment.box.y < low)
}

/** "सह दुय्यम निबंधक नाशिक ५": without a colon, what is right behind its label is told by the number in it. */
function besideOrBehind(page: LabelledPage, hit: LabelHit): readonly LaidWord[] {
  const [beside] = rowOf(page, hit).lines
  const behind = hit.segment.words.slice(hit.to)
  return beside ?? (behind.some(({ text }) => /\p{Nd}/u.test(text)) ? behind : [])
}

/** Beside its label, or under it where nothing stands there. */
const rowOrUnder: typeof rowOf = (page, hit) => {
  const beside = rowOf(page, hit)
  return isEmpty(beside) ? { lines: lineUnder(page, hit) } : beside
}

function lineUnder(page: LabelledPage, { segment, from }: LabelHit): readonly (readonly LaidWord[])[] {
  const label = segment.words[from]!.box
  const found = page.layout.segments.find(
    (s) =>
      (Math.abs(s.box.x - label.x) < label.height || endsAlike(s, segment)) &&
      middle(s.box) > bottom(label) &&
      s.box.y - bottom(label) < label.height &&
      !s.words.some((w) => page.labelOf.has(w)),
  )
  return found ? [found.words] : []
}

/** Lines of a cell may be set to its right edge. */
const endsAlike = (a: Segment, b: Segment): boolean => Math.abs(right(a.box) - right(b.box)) < 0.5 * a.box.height

/** True where all that stands on a label's line are labels too: heads, each over its value. */
function headsColumn(page: LabelledPage, { segment }: LabelHit): boolean {
  const row = page.layout.segments.filter((s) => s === segment || verticalOverlap(s.box, segment.box) > 0.5)
  return (
    row.length > 1 &&
    row.every(({ words }) =>
      words.every((w) => !/[:：]/.test(w.text) && (page.labelOf.has(w) || !/[\p{L}\p{N}]/u.test(w.text))),
    )
  )
}

const underHead = (page: LabelledPage, hit: LabelHit): Span => formValues(page, hit)[0]?.span ?? { lines: [] }

/** The value of a row by its label. */
function row(
  path: string,
  label: keyof typeof labels,
  grammar: Grammar,
  strength = 0.92,
  place: typeof rowOf = rowOrUnder,
): Rule {
  const name = `index_2.${path}.row`
  return {
    name,
    find: ({ pages }) =>
      pages.flatMap((page) =>
        page.hits
          .filter((hit) => hit.label === label)
          .concat(rowsByNumber(page, label))
          .flatMap((hit) => {
            const span = headsColumn(page, hit) ? underHead(page, hit) : place(page, hit)
            const read = isEmpty(span) ? null : grammar(span)
            return read ? [fromWords(page.layout, path, name, read, strength * hit.likeness)] : []
          }),
      ),
  }
}

/** A row's text as it is printed. */
const free: Grammar = (span) => {
  const value = tidy(spanText(span))
  return /[\p{L}\p{N}][\p{L}\p{M}\p{N}]/u.test(value) ? parsed(value, span) : null
}

/** Marks at the ends are no part of it; a space before a comma is the reader's. */
const tidy = (text: string): string =>
  withoutLoneQuote(text)
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/^[\s:：;=|.,_~–—-]+|[\s:;=|,_~–—-]+$/g, '')

/** A quotation mark that nothing closes is a speck: "S.R.'Haveli 15". */
const withoutLoneQuote = (text: string): string => {
  const quotes = text.match(/['"‘’“”`]/g)?.length ?? 0
  return quotes === 1 ? text.replace(/(?<!\p{L})['"‘’“”`]|['"‘’“”`](?!\p{L})/u, ' ') : text
}

/** "वर्णन: मौजे …": the row says what it is again. */
const rowsOwnName = /^(?:(?:इतर\s+)?(?:वर्णन|माहिती)|description)\s*[:：-]+\s*/iu

/** What stands in a row; the number of a list of one is no part of it. */
const list: Grammar = (span) => {
  const read = free(span)
  if (!read || /(?:^|\s)\(?[2२]\s*\)/u.test(read.value)) return read
  const value = read.value.replace(/^\(?[1१]\s*\)\s*:?\s*/u, '').replace(rowsOwnName, '')
  return value === '' ? read : { ...read, value }
}

/** A row of one line: a place, a kind of deed, an office. */
const oneLine: Grammar = (span) => free({ lines: span.lines.slice(0, 1).map(untilWideBlank) })

/** In heights of the print: behind a wider blank stands something else of the head of the page. */
const wideBlank = 3
function untilWideBlank(line: readonly LaidWord[]): readonly LaidWord[] {
  const end = line.findIndex(({ box }, i) => i > 0 && box.x - right(line[i - 1]!.box) > wideBlank * box.height)
  return end < 0 ? line : line.slice(0, end)
}

/** "1) वाकड", "(1) 88.25 चौ.मीटर": the number of a list of one is no part of the value. */
const onlyOne: Grammar = (span) => {
  const read = oneLine(span)
  const value = read?.value.replace(/^\(?[1१]\s*(?:\)|\.(?!\s?\p{Nd}))\s*/u, '') ?? ''
  return read && value !== '' && !/[\d०-९]\s*\)/u.test(value) ? { ...read, value } : read
}

/** A measure whose unit is printed under its number. */
const area: Grammar = (span) => {
  const [first = [], second = []] = span.lines
  const isSplit =
    /^\(?(?:[1१]\s*(?:\)|\.(?=\s)))?\s*[\d०-९][\d०-९.,]*$/u.test(spanText({ lines: [first] })) &&
    /^(?:sq|चौ|हे|आर|hectare|guntha)/iu.test(spanText({ lines: [second] }))
  return onlyOne(isSplit ? { lines: [[...first, ...second]] } : span)
}

/** An office's number, and the rest of its town before it, on a line of their own: "… मुंबई / शहर 2". */
const numberOfOffice = /^(?:[\p{L}\p{M}.]+\s){0,2}(?:(?:क्र|नं|no)\.?\s*)?[\d०-९]{1,2}$/iu

/** An office has a name: a number alone is that of the deed beside it. It may go on under its beginning. */
const office: Grammar = (span) => {
  const [whole = [], second = []] = span.lines
  // In the head of older forms the title of the form stands beside it.
  const first = untilWideBlank(whole)
  const begun = spanText({ lines: [first] })
  const goesOn =
    /(?:दु\.?\s?नि|निबंधक|registrar|joint|jt\.?|सह)[.,:]*$/iu.test(begun) ||
    (!/[\d०-९]\W*$/u.test(begun) && numberOfOffice.test(spanText({ lines: [second] })))
  const read = free({ lines: goesOn && second.length > 0 ? [first, second] : [first] })
  const named = read?.value.replace(/joint|jt\.?|सह/giu, '') ?? ''
  return (named.match(/\p{L}/gu)?.length ?? 0) >= 2 ? read : null
}

/** A point before three digits, or before two and a mark of thousands, is such a mark that was misread. */
const pointOfThousands = /(?<=\d)\.(?=\d{3}(?!\d)|\d{2}[,.]\d{3}(?!\d))/g
/** A mark before the last two digits of a long number without others, or behind three of them, is the point. */
const markOfPaise = /(?<=(?<![\d,.])\d{4,9}|[,.]\d{3})(?:,\.?|\.,)(?=\d{2}(?![\d,.]))/g

/** "रू. 1, 47 5, 000.00": one figure that ends with its paise, in which a reader saw blanks. */
const partedFigure = /^(?<sign>\D{0,8}?)(?<figure>\d{1,3}(?:,? ?\d{1,3})*, ?\d{3}\.\d{2})\W*$/u
const regularFigure = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}\.\d{2}$/

const amount: Grammar = (span) => {
  const whole = withoutBlanks(span)
  if (whole) return whole
  const read = latinDigits(spanText(span))
  const text = read.replace(pointOfThousands, ',').replace(markOfPaise, '.')
  const [first] = bareAmountsIn(text).length > 0 ? bareAmountsIn(text) : smallAmount(text)
  if (!first) return null
  const value = parsed(first.value, wordsOfText(span, first.start, first.end), first.regular ? 1 : 0.7)
  return { ...value, edits: text === read ? 0 : 1 }
}

function withoutBlanks(span: Span): Parsed | null {
  const { figure = '' } = partedFigure.exec(latinDigits(spanText(span)))?.groups ?? {}
  const text = figure.replace(/ /g, '')
  if (text === figure || !regularFigure.test(text)) return null
  return { ...parsed(Number(text.replace(/,/g, '')).toFixed(2), span, 0.85), edits: 1, isDoubted: true }
}

/** Fees below a thousand have no mark of thousands; among other digits and letters such a number is a shred. */
function smallAmount(text: string): ProseAmount[] {
  const found = /^(?:[^\p{L}\p{N}]|rs|रु|रू)*(?<number>\d{1,3}(?:\.\d{1,2})?)[^\p{L}\p{N}]*$/iu.exec(text)
  if (!found) return []
  const number = found.groups?.number ?? ''
  const start = text.indexOf(number)
  return [{ value: Number(number).toFixed(2), start, end: start + number.length, regular: true }]
}

/** The strokes of a date in narrow print are read as ones: "2310912025". */
const strokesAsOnes = /(?<!\d)(\d{2})1(\d{2})1((?:19|20)\d{2})(?!\d)/g

const date: Grammar = (span) => {
  const text = latinDigits(spanText(span))
  const [whole] = datesIn(text)
  const [repaired] = whole
    ? []
    : datesIn(text.replace(strokesAsOnes, '$1/$2/$3')).map((d) => ({ ...d, repaired: true }))
  const first = whole ?? repaired
  return first ? parsed(first.value, wordsOfText(span, first.start, first.end), first.repaired ? 0.85 : 1) : null
}

const number = /(?:[\p{L}\p{M}]{2,5}[-/ ]?\d{0,2}\s?[-/]\s?)?\d{1,6}\s?[/-]\s?(?:19|20)\d{2}(?!\d)/u

/** A number of a deed keeps the digits in which it is printed. */
const deedNumber: Grammar = (span) => {
  const text = spanText(span)
  const found = number.exec(latinDigits(text))
  if (!found) return null
  const value = text.slice(found.index, found.index + found[0].length).replace(/\s/g, '')
  return parsed(value, wordsOfText(span, found.index, found.index + found[0].length))
}

const years = { from: 1985, to: new Date().getFullYear() + 1 }

/** A number with its year; a bare one leaves open of which year it is. */
const codedDeed = (text: string): string => number.exec(text)?.[0].replace(/\s/g, '') ?? ''
/** An office by its name: some codes say its number alone. */
const codedOffice = (text: string): string => (/\p{L}{3}/u.test(text) ? codedText(text) : '')

/**
 * What the code of an extract says, where there is one: under the names of the print, or those of the register's files.
 */
const code = codeFacts('index_2.code', [
  { path: 'document_number', names: [...labels.number, 'Document Number/Year', 'DocNo/Year'], read: codedDeed },
  { path: 'registration_date', names: [...labels.registered, 'Reg Date', 'RDate'], read: codedDate(years) },
  { path: 'execution_date', names: labels.executed, read: codedDate(years) },
  { path: 'sub_registrar_office', names: [...labels.office, 'SRO', 'SRO Name', 'SRO Office', 'Sub Registrar Office'], read: codedOffice, inWords: true },
  { path: 'village', names: labels.village, read: codedText, inWords: true },
  { path: 'deed_type', names: [...labels.deed, 'Document Type', 'Doc Type', 'Article Name'], read: codedText, inWords: true },
  { path: 'seller_name', names: [...labels.seller, 'Seller', 'Executant'], read: codedText, inWords: true },
  { path: 'buyer_name', names: [...labels.buyer, 'Purchaser', 'Buyer', 'Claimant', 'Buyer Name'], read: codedText, inWords: true },
  { path: 'consideration_amount', names: labels.price, read: codedAmount },
  { path: 'market_value', names: labels.market, read: codedAmount },
  { path: 'stamp_duty', names: labels.duty, read: codedAmount },
  { path: 'registration_fee', names: labels.fee, read: codedAmount },
]) // prettier-ignore

export const indexTwoDocument: DocumentDefinition = {
  type: 'INDEX_2',
  cues: [
    ...titles({
      'सूची क्र.2': 2,
      'सूची क्र. 2': 2,
      'सूची क्र.२': 2,
      'सूची क्रमांक २': 2,
      'सूची क्र': 1.2,
      'Index II': 1.8,
      'Index-II': 1.8,
      'Index 2': 1.8,
      'Index No. II': 1.8,
      'Index No. 2': 1.8,
    }),
    ...words({
      'दुय्यम निबंधक': 0.6,
      'विलेखाचा प्रकार': 0.9,
      मोबदला: 0.5,
      बाजारभाव: 0.6,
      'दस्त क्रमांक': 0.5,
      'Regn:63m': 0.8,
      'भू-मापन': 0.5,
      'दस्तऐवज करुन देणा-या': 0.7,
      'Type of Deed': 0.5,
      'Deed Type': 0.4,
      'Market Value': 0.4,
      'Date of Execution': 0.2,
      'Registration Fee': 0.3,
    }),
  ],
  signs: {},
  labels,
  rules: [
    code,
    headed('document_number', 'number', deedNumber),
    row('document_number', 'serial', deedNumber, 0.8),
    headed('sub_registrar_office', 'office', office),
    row('village', 'village', onlyOne),
    row('deed_type', 'deed', oneLine),
    row('consideration_amount', 'price', amount),
    row('market_value', 'market', amount),
    row('property_description', 'property', list),
    row('area', 'area', area),
    row('seller_name', 'seller', parties),
    row('buyer_name', 'buyer', parties),
    row('execution_date', 'executed', date),
    row('registration_date', 'registered', date),
    row('stamp_duty', 'duty', amount),
    row('registration_fee', 'fee', amount),
  ],
}
