/** Extracts of Index II: the register of deeds of Maharashtra, fourteen numbered rows. */
import { fromWords } from '../extraction/rules/candidates'
import { codedAmount, codedDate, codedText, codeFacts } from '../extraction/rules/code-facts'
import type { Grammar } from '../extraction/grammars/grammar'
import { formValues } from '../extraction/forms/form-values'
import { rowOf } from '../extraction/forms/form-rows'
import type { LabelHit, LabelledPage } from '../extraction/labels/labels'
import {
  bottom,
  middle,
  right,
  textOf,
  verticalOverlap,
  type LaidWord,
  type Segment,
} from '../extraction/layout/layout'
import { mostDoubted } from '../extraction/rules/bounds'
import type { Rule } from '../extraction/rules/rule'
import { isEmpty, trimmed, type Span } from '../extraction/layout/span'
import { onceFor } from '../once-for'
import { titles, words, type DocumentDefinition } from './definition'
import { isInRegister, registerCell, type RegisterLabel } from './land-records/index-two-columns'
import { villageOfHead } from './land-records/index-two-head'
import { doubtingNamesAlike } from './land-records/names-alike'
import { indexTwoLabels as labels } from './land-records/index-two-labels'
import { parties } from './land-records/index-two-parties'
import { withRowWords } from './land-records/index-two-row-words'
import { runningRows } from './land-records/index-two-running'
import { rowsByNumber } from './land-records/index-two-rows'
import { amount, area, date, deedNumber, free, list, numberOfDeed, office, oneLine, onlyDate, serialOfDeed, village } from './land-records/index-two-values' // prettier-ignore

/** The value of a label in the narrow head of the page: beside it, and going on right under it. */
const headed = (path: string, label: keyof typeof labels, grammar: Grammar): Rule =>
  row(path, label, grammar, 0.92, (page, hit) =>
    isSignature(page, hit) || isInOwnValue(page, hit) || isRankOf(page, hit) || endsSentence(hit)
      ? { lines: [] }
      : { lines: [besideOrBehind(page, hit), ...lineUnder(page, hit)].filter((line) => line.length > 0) },
  )

/** "सह दुय्यम निबंधक, ठाणे - ५" at the foot: who signed is told in the head too, and there as the office is called. */
function isSignature({ layout, hits }: LabelledPage, { label, segment }: LabelHit): boolean {
  const low = layout.box.y + 0.6 * layout.box.height
  return segment.box.y > low && hits.some((other) => other.label === label && other.segment.box.y < low)
}

/** "Office : Joint Sub Registrar Andheri": behind the colon of its label the value says the label's other word. */
const isInOwnValue = ({ hits }: LabelledPage, { label, segment, from }: LabelHit): boolean =>
  hits.some((own) => own.label === label && own.segment === segment && own.to <= from && isClosed(own))

/** "दु. नि. कार्यालय   सह दुय्यम निबंधक नाशिक 4": beside its label the office is told by its rank, which is no label. */
const isRankOf = ({ hits }: LabelledPage, { label, segment, from }: LabelHit): boolean =>
  /^(?:सह|joint|jt\.?)$/iu.test(segment.words[from - 1]?.text ?? '') &&
  hits.some(
    (own) => own.label === label && own.segment !== segment && verticalOverlap(own.segment.box, segment.box) > 0.5,
  )

/** "… please contact concern SRO office": many words lead to it, and no colon follows. */
const endsSentence = (hit: LabelHit): boolean =>
  !isClosed(hit) &&
  hit.segment.words.slice(0, hit.from).filter(({ text }) => /\p{L}{3}/u.test(text)).length >= fewestOfSentence
const fewestOfSentence = 4

const isClosed = ({ segment: { words }, to }: LabelHit): boolean =>
  /[:：]$/.test(words[to - 1]?.text ?? '') || /^[:：]/.test(words[to]?.text ?? '')

/** What stands behind a label to the next one of another field. */
function behindLabel(page: LabelledPage, { label, segment, to }: LabelHit): readonly LaidWord[] {
  const rest = segment.words.slice(to)
  const end = rest.findIndex((word) => (page.labelOf.get(word)?.label ?? label) !== label)
  return trimmed(end < 0 ? rest : rest.slice(0, end))
}

/** "करून दिल्याचा 16/08/2007" in one cell, as old forms have it beside the number of the row. */
const behind = (path: string, label: keyof typeof labels, grammar: Grammar): Rule =>
  row(path, label, grammar, 0.9, (page, hit) => {
    const line = behindLabel(page, hit)
    return { lines: line.length > 0 ? [line] : [] }
  })

/** "सह दुय्यम निबंधक नाशिक ५": without a colon, what is right behind its label is told by the number in it. */
function besideOrBehind(page: LabelledPage, hit: LabelHit): readonly LaidWord[] {
  const own = isClosed(hit) ? behindLabel(page, hit) : []
  if (own.some((word) => page.labelOf.has(word))) return own
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

/** "लिहून देणार (विक्रेता)": the head says itself again. */
const inBrackets = /^\([^()]*\)$/

/** So many labels on one line are heads, whatever stands between them. */
const fewestHeads = 4

/** True where all that stands on a label's line are labels too, or many of it are: heads, each over its value. */
function headsColumn(page: LabelledPage, { segment }: LabelHit): boolean {
  const row = page.layout.segments.filter((s) => s === segment || verticalOverlap(s.box, segment.box) > 0.5)
  const heads = new Set(page.hits.filter((hit) => row.includes(hit.segment)).map(({ label }) => label))
  if (heads.size >= fewestHeads && !row.some(({ words }) => words.some(({ text }) => /[:：]/.test(text)))) return true
  return (
    row.length > 1 &&
    row.every(({ words }) =>
      words.every(
        (w) =>
          !/[:：]/.test(w.text) && (page.labelOf.has(w) || inBrackets.test(w.text) || !/[\p{L}\p{N}]/u.test(w.text)),
      ),
    )
  )
}

/** A cell of a table goes on under itself as far as its print does: names break in narrow ones, and parties are many. */
const mostInCell = 16
const underHead = (page: LabelledPage, hit: LabelHit): Span =>
  formValues(page, hit, mostInCell)[0]?.span ?? { lines: [] }

/** In the old register: the value in the column of a head, or behind its word in the column of the deed. */
function column(path: string, label: RegisterLabel, grammar: Grammar): Rule {
  const name = `index_2.${path}.column`
  return {
    name,
    find: ({ pages }) =>
      pages.flatMap((page) => {
        const span = registerCell(page, label)
        const read = isEmpty(span) ? null : grammar(span)
        return read ? [fromWords(page.layout, path, name, read, 0.9)] : []
      }),
  }
}

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
      pages.map(withRowWords).flatMap((page) =>
        page.hits
          .filter((hit) => hit.label === label && !isInRegister(page, label))
          .concat(rowsByNumber(page, label))
          .flatMap((hit) => {
            const span = headsColumn(page, hit) ? underHead(page, hit) : place(page, hit)
            const read = isEmpty(span) ? null : grammar(span)
            if (!read) return []
            const found = fromWords(page.layout, path, name, read, strength * hit.likeness)
            const isDoubted = (losesDots(page) && inDevanagari.test(read.value)) || maySwallowBuyer(page, label)
            return [isDoubted ? { ...found, most: mostDoubted } : found]
          }),
      ),
  }
}

/** Where the row of who takes the deed was not found, under a fold, the row above it may run on into that one. */
const maySwallowBuyer = (page: LabelledPage, label: keyof typeof labels): boolean =>
  label === 'seller' && !page.hits.some((hit) => hit.label === 'buyer') && rowsByNumber(page, 'buyer').length === 0

const inDevanagari = /\p{Script=Devanagari}{2}/u
/** The dots over letters are lost all over a page on which words that every extract prints lack theirs. */
const losesDots = onceFor((page: LabelledPage): boolean => {
  const print = page.layout.segments.map(({ words }) => textOf(words)).join('\n')
  const [lost, kept] = [dotless, dotted].map((known) => print.match(known)?.length ?? 0) as [number, number]
  return lost >= fewestLost && lost > kept
})
const dotless = /निबधक|मुद्राक|दिनाक|नोदणी|नोदंणी/gu
const dotted = /निबंधक|मुद्रांक|दिनांक|नोंदणी/gu
const fewestLost = 2

const years = { from: 1985, to: new Date().getFullYear() + 1 }

/** A number with its year; a bare one leaves open of which year it is. */
const codedDeed = (text: string): string => numberOfDeed.exec(text)?.[0].replace(/\s/g, '') ?? ''
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
      'सूची क्रमांक दोन': 2,
      'सूची क्रमांक 2': 2,
      'सूची क्र': 1.2,
      'Index II': 1.8,
      'Index-II': 1.8,
      'Index - II': 1.8,
      'Index 2': 1.8,
      // Two capitals that are read as the figures of their shape.
      'Index 11': 1.8,
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
      'Nature of Deed': 0.4,
      'Executing Party': 0.4,
      'Claiming Party': 0.5,
      'Jantri Value': 0.4,
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
    row('village', 'village', village),
    villageOfHead,
    row('deed_type', 'deed', oneLine),
    row('consideration_amount', 'price', amount),
    row('market_value', 'market', amount),
    row('property_description', 'property', list),
    row('area', 'area', area),
    row('seller_name', 'seller', parties),
    row('buyer_name', 'buyer', parties),
    row('execution_date', 'executed', date),
    row('registration_date', 'registered', date),
    behind('execution_date', 'executed', onlyDate),
    behind('registration_date', 'registered', onlyDate),
    row('stamp_duty', 'duty', amount),
    row('registration_fee', 'fee', amount),
    ...runningRows,
    column('document_number', 'serial', serialOfDeed),
    column('deed_type', 'deed', free),
    column('consideration_amount', 'price', amount),
    column('market_value', 'market', amount),
    column('property_description', 'property', list),
    column('area', 'area', list),
    column('seller_name', 'seller', parties),
    column('buyer_name', 'buyer', parties),
    column('execution_date', 'executed', onlyDate),
    column('registration_date', 'registered', onlyDate),
    column('stamp_duty', 'duty', amount),
    column('registration_fee', 'fee', amount),
  ],
  settle: doubtingNamesAlike,
}
