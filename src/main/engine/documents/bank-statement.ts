import { fold } from '../extraction/fuzzy'
import { anywhere, doubted, fromWords, labelled } from '../extraction/candidates'
import { addressGrammar, formAddress, formField } from '../extraction/form-rules'
import { amountGrammar, partyGrammar } from '../extraction/form-grammars'
import { dateGrammar, parsed, wordsBetween, type Grammar } from '../extraction/grammar'
import { identifierGrammar } from '../extraction/identifier-grammar'
import { untilLabel, type LabelledPage } from '../extraction/labels'
import { bottom, middle, textOf, type LaidWord, type Segment } from '../extraction/layout'
import type { Candidate, Rule, RuleContext } from '../extraction/rule'
import { spanOf, trimmed } from '../extraction/span'
import { readCellDate } from '../extraction/tables/cell-dates'
import { outside, outsideTables } from '../extraction/tables/around-table'
import { rupees } from '../extraction/tables/amounts'
import { headStands } from '../extraction/tables/columns'
import { printRows } from '../extraction/tables/print-rows'
import { signed, statementCells, type StatementTable } from '../extraction/tables/statement-cells'
import { holdsTransactions, readTransactions, type ReadStatement } from '../extraction/tables/transactions'
import { findDates, ifsc } from '../identifiers'
import { titles, words, type DocumentDefinition, type TableReading } from './definition'
import { borneOut, cautious, computed } from './settle-amounts'

const years = { from: 1990, to: new Date().getFullYear() + 1 }

/** Nine to eighteen digits, some of them perhaps hidden; not a date or an amount. */
const accountGrammar: Grammar = (span) => {
  const line = trimmed(span.lines[0] ?? [])
  const text = textOf(line)
  const match = /^[^\dX*x]{0,4}((?:[\dXx*]{2,}[\s-]?){1,5})/.exec(text)
  const value = match?.[1]?.replace(/[\s-]/g, '').replace(/x/g, 'X') ?? ''
  if (!match || value.length < 8 || value.length > 20 || !/\d{4}$/.test(value)) return null
  return parsed(value, spanOf(wordsBetween(line, 0, match[0].trimEnd().length)), /[X*]/.test(value) ? 0.9 : 1)
}

/** Two dates with a word or a dash between them, on one row: the time that a statement is about. */
const period: Rule = {
  name: 'statement.period',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      for (const row of printRows(page.layout)) {
        const text = textOf(row.words)
        const dates = findDates(text, years).filter((d) => d.value <= '2100')
        for (const [i, from] of dates.entries()) {
          const to = dates[i + 1]
          if (!to || to.value < from.value) continue
          const between = text.slice(from.end, to.start)
          if (!/^[\s)]*(?:to|till|upto|up to|and|through|-|–|—)[\s(:.]*(?:date)?[\s:.]*$/i.test(between)) continue
          const put = (path: string, date: typeof from): Candidate =>
            fromWords(
              page.layout,
              path,
              'statement.period',
              parsed(date.value, spanOf(wordsBetween(row.words, date.start, date.end))),
              0.95,
            )
          return [put('statement_from', from), put('statement_to', to)]
        }
      }
      return []
    }),
}

/** The bank as it is printed at the head, or else by the first letters of the IFSC. */
const bank: Rule = {
  name: 'statement.bank',
  find: (context) => {
    const code = ifscOf(context)
    const known = code ? context.bankNames.get(code.value.slice(0, 4)) : undefined
    const printed = printedBank(context, known)
    if (printed) return [printed]
    if (!known || !code) return []
    return [
      { ...code, path: 'bank_name', value: known, strength: 0.9, evidence: { ...code.evidence, rule: 'bank.ifsc' } },
    ]
  },
}

/** The branch is digits at most banks: a letter among them may be one that looks like it. */
const hasStrayLetter = (code: string): boolean => /[OQDISZBGL]/.test(code.slice(5)) && /(?:.*\d){4}/.test(code.slice(5))
const ifscLabel = doubted(
  formField('statement.ifsc.label', 'ifsc', 'ifsc', identifierGrammar(ifsc, 11, 11)),
  hasStrayLetter,
)
const ifscAnywhere = anywhere(
  'statement.ifsc.pattern',
  'ifsc',
  identifierGrammar(ifsc, 11, 11),
  0.85,
  (_, text) => !/\d{3}/.test(text),
)
/** Without a label, words of prose may look like a code: only that of a known bank is one. */
const ifscPattern: Rule = {
  name: ifscAnywhere.name,
  find: (context) => ifscAnywhere.find(context).filter((found) => context.bankNames.has(found.value.slice(0, 4))),
}
const ifscOf = (context: RuleContext): Candidate | undefined =>
  [...ifscLabel.find(context), ...ifscPattern.find(context)].sort(
    (a, b) => b.strength - a.strength || a.edits - b.edits,
  )[0]

/** A segment near the top that is the name of a bank, alone on its line but for a word or two. */
function printedBank(context: RuleContext, known: string | undefined): Candidate | null {
  const [page] = context.pages
  if (!page) return null
  const top = page.layout.box.y + 0.3 * page.layout.box.height
  const names = known ? [known] : [...context.bankNames.values()].filter((n) => /bank/i.test(n))
  for (const segment of page.layout.segments) {
    if (segment.box.y > top || segment.words.length > 8) continue
    const folds = segment.words.map((w) => fold(w.text))
    if (!folds.some((f) => f.startsWith('bank'))) continue
    for (let from = 0; from < folds.length; from++) {
      for (let to = folds.length; to > from; to--) {
        const key = bankKey(folds.slice(from, to).join(''))
        const name = names.find((n) => bankKey(fold(n)) === key)
        if (name === undefined) continue
        const run = segment.words.slice(from, to)
        const value = asKnown(textOf(run).replace(/[\s,:;-]+$/, ''), name)
        return fromWords(
          page.layout,
          'bank_name',
          'statement.bank.printed',
          parsed(value, spanOf(run)),
          known ? 0.97 : 0.85,
        )
      }
    }
  }
  return null
}

const bankKey = (folded: string): string => folded.replace(/(?:iimited|itd)$/, '').replace(/^the/, '')

/** Look-alikes that were read for letters of a known name are exchanged for them; its case stays as printed. */
function asKnown(read: string, known: string): string {
  const capitals = read.replace(/[^A-Z]/g, '').length * 2 > read.replace(/[^A-Za-z]/g, '').length
  return capitals && fold(known) === fold(read) ? known.toUpperCase() : read
}

const formOfAddress = /^(?:mrs?|ms|m\/s|shri|smt|kum|dr|messrs)\b\.?\s*/i

/** A holder's name, without the form of address that a bank puts before it. */
const holderGrammar: Grammar = (span) => {
  const read = partyGrammar(span)
  // No name begins with two small letters l: the first of them is a capital I.
  const value = read?.value.replace(formOfAddress, '').replace(/(?<!\p{L})ll(?=\p{Ll})/gu, 'Il') ?? ''
  return read && value.length > 2 ? { ...read, value } : read
}

/** A line that may be a name alone: two to five words without a digit. A reader may take the I that begins one for an l. */
const isBareName = (segment: Segment): boolean =>
  segment.words.length >= 2 &&
  segment.words.length <= 5 &&
  segment.words.every((w) => /^[\p{Lu}l][\p{L}.']*$/u.test(w.text)) &&
  !/\b(?:bank|branch|statement|account|limited|ltd)\b/i.test(textOf(segment.words))

const pin = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/

/**
 * Without labels: a name with the address under it, as on an envelope. Where no form of address stands before the
 * name, a PIN code at the end of the lines under it says what they are.
 */
const envelope: Rule = {
  name: 'statement.envelope',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const head = page.layout.segments.filter(
        (s) => s.box.y < page.layout.box.y + 0.4 * page.layout.box.height && !page.labelOf.has(s.words[0]!),
      )
      const titled = head.find((s) => formOfAddress.test(textOf(s.words)) && s.words.length >= 2)
      const holder =
        titled ??
        head.find(
          (s) => isBareName(s) && beginsBlock(page, s) && linesUnder(page, s).some((l) => pin.test(textOf(l.words))),
        )
      const name = holder && holderGrammar(spanOf(holder.words))
      if (!holder || !name) return []
      const address = addressGrammar(addressEnds)(
        spanOf(...linesUnder(page, holder).map((s) => untilLabel(page, s.words))),
      )
      return [
        fromWords(page.layout, 'account_holder_name', 'statement.envelope', name, 0.75),
        ...(address ? [fromWords(page.layout, 'address', 'statement.envelope', address, 0.8)] : []),
      ]
    }),
}

/** True where no line stands closely over a segment and begins where it does. */
const beginsBlock = (page: LabelledPage, first: Segment): boolean =>
  !page.layout.segments.some((s) => {
    const gap = first.box.y - bottom(s.box)
    return (
      Math.abs(s.box.x - first.box.x) < 1.5 * first.box.height && gap > -0.5 * s.box.height && gap < 0.45 * s.box.height
    )
  })

/** The lines that follow closely under a segment and begin where it does. */
function linesUnder(page: LabelledPage, first: Segment): Segment[] {
  const lines: Segment[] = []
  for (const segment of page.layout.segments) {
    if (segment.box.y <= middle(first.box) || Math.abs(segment.box.x - first.box.x) >= 1.5 * first.box.height) continue
    const above = lines.at(-1) ?? first
    if (segment.box.y - bottom(above.box) > 1.3 * above.box.height || addressEnds(textOf(segment.words))) break
    lines.push(segment)
  }
  return lines
}

const addressEnds = (text: string): boolean =>
  /^\W*(?:account|a\/c|customer\s*id|cust|ifsc|micr|branch|statement|period|from|email|e-mail|phone|mobile|mob|nominee|nomination|currency|od\s+limit|joint|date|pan\b|ckyc|page|drawing|interest|status|scheme|product)/i.test(
    text,
  )

/** "624801512233 ( INR ) - NAME", and the other way round: account, currency and holder in one line. */
const withAccount =
  /(?:\d{9,18}\s*\(\s*INR\s*\)\s*[-–]\s*(?<after>\p{L}[\p{L} .&']+)|[-–:]\s*(?<before>\p{L}[\p{L} .&']+?)\s*\(\s*INR\s*\)\s*[-–]\s*\d{9,18})\W*$/u
const holderWithAccount: Rule = {
  name: 'statement.holder.account',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      printRows(page.layout).flatMap((row) => {
        const text = textOf(row.words)
        const groups = withAccount.exec(text)?.groups
        const name = groups?.['after'] ?? groups?.['before']
        if (name === undefined) return []
        const start = text.lastIndexOf(name)
        const read = holderGrammar(spanOf(wordsBetween(row.words, start, start + name.length)))
        return read ? [fromWords(page.layout, 'account_holder_name', 'statement.holder.account', read, 0.9)] : []
      }),
    ),
}

const labelledRules: readonly Rule[] = [
  formField('statement.holder.label', 'account_holder_name', 'holder', holderGrammar),
  labelled('statement.holder.beside', 'account_holder_name', 'holder', holderGrammar),
  holderWithAccount,
  envelope,
  formField('statement.account.label', 'account_number', 'account', accountGrammar),
  ifscLabel,
  ifscPattern,
  bank,
  formField('statement.branch.label', 'branch', 'branch', partyGrammar),
  labelled('statement.branch.beside', 'branch', 'branch', partyGrammar),
  formAddress('statement.address.label', 'address', 'address', addressEnds),
  period,
  formField('statement.from.label', 'statement_from', 'from', dateGrammar(years)),
  formField('statement.to.label', 'statement_to', 'to', dateGrammar(years)),
]

interface Read {
  readonly statement: ReadStatement
  readonly table: StatementTable
}
const readings = new WeakMap<RuleContext, Read>()

/**
 * Read once for a document: the rules look around the table, the table is its own, the end checks both. Of the ways
 * in which heads may stand over columns, that is taken whose rows follow from each other most.
 */
function readingOf(context: RuleContext): Read {
  const known = readings.get(context)
  if (known) return known
  const sources = new Map(context.pages.map((p) => [p.layout.page, p.layout.source]))
  const isBank = (letters: string): boolean => context.bankNames.has(letters)
  let best: Read | null = null
  for (const stand of headStands) {
    const statement = readTransactions(context.pages, { lastYear: years.to, stand, isBank })
    const opening = openingPrinted(context, statement)
    const read = { statement, table: statementCells(statement, (page) => sources.get(page) ?? 'ocr', opening) }
    if (!best || scoreOf(read) > scoreOf(best)) best = read
  }
  const read = best ?? unread
  readings.set(context, read)
  return read
}

const unread: Read = {
  statement: { rows: [], opening: null, closing: null, areas: [] },
  table: statementCells({ rows: [], opening: null, closing: null, areas: [] }, () => 'ocr', null),
}

/** Rows that follow from the one before, and rows that say what they are. */
const scoreOf = ({ statement, table }: Read): number =>
  2 * table.chain.rows.filter((row) => row.link === 'holds').length +
  statement.rows.filter((row) => row.description.value !== '').length

/** A balance as the bank prints it: what stands to the holder's credit is positive, what they owe negative. */
/** "Balance as on 1 Apr 2024: 15,234.10": the day is no part of the sum. */
function afterDay(words: readonly LaidWord[]): readonly LaidWord[] {
  const ends = [4, 3, 2, 1].find(
    (n) => words.length >= n && readCellDate(textOf(words.slice(0, n)), new Date().getFullYear()) !== null,
  )
  return ends === undefined ? words : words.slice(ends)
}

const balanceGrammar: Grammar = (span) => {
  const read = amountGrammar(spanOf(...span.lines.map(afterDay)))
  const [word] = read?.span.lines.flat() ?? []
  if (!read || !word) return read
  const line = span.lines.find((words) => words.includes(word)) ?? []
  const side = /^\S+\s*\(?\s*(cr|dr)\b/i.exec(textOf(line.slice(line.indexOf(word))))?.[1]
  if (side === undefined) return read
  const owed = /^d/i.test(side)
  return { ...read, value: `${owed ? '-' : ''}${read.value.replace(/^-/, '')}` }
}

const balanceRule = (path: string, label: string): Rule =>
  formField(`statement.${label}.label`, path, label, balanceGrammar)

function openingPrinted(context: RuleContext, statement: ReadStatement): number | null {
  const pages = outside(context.pages, statement.areas)
  const [first] = balanceRule('opening_balance', 'opening').find({ ...context, pages })
  return first ? Math.round(Number(first.value) * 100) : null
}

function tables(context: RuleContext): TableReading {
  const { statement, table } = readingOf(context)
  const of = (path: string, cell: ReadStatement['opening']): Candidate[] => {
    const line = cell?.words[0]
    const page = context.pages.find((p) => p.layout.page === line?.[0]?.page)
    return cell && line && page
      ? [fromWords(page.layout, path, `statement.${path}.row`, parsed(rupees(signed(cell.value)), spanOf(line)), 0.95)]
      : []
  }
  return {
    cells: table.cells,
    candidates: [...of('opening_balance', statement.opening), ...of('closing_balance', statement.closing)],
  }
}

export const bankStatement: DocumentDefinition = {
  type: 'BANK_STATEMENT',
  cues: [
    ...titles({
      'Statement of Account': 1.7,
      'Account Statement': 1.6,
      'Bank Statement': 1.7,
      'Statement of Transactions': 1.4,
      'Savings Account Statement': 1.7,
      'Statement of Account for the period': 1.4,
      'Transaction Statement': 1.2,
      'Detailed Statement': 1.2,
    }),
    ...words({
      'Opening Balance': 0.6,
      'Closing Balance': 0.6,
      'Statement Period': 0.5,
      Narration: 0.4,
      'Value Date': 0.4,
      Withdrawal: 0.3,
      Withdrawals: 0.3,
      Deposits: 0.3,
      'Account Number': 0.2,
      'Account No': 0.2,
      'IFSC Code': 0.2,
      IFSC: 0.2,
      MICR: 0.3,
      'Chq No': 0.2,
      'Account Type': 0.2,
      Debit: 0.15,
      Credit: 0.15,
      Balance: 0.2,
      'Customer ID': 0.2,
    }),
  ],
  signs: { ifsc: 0.2 },
  labels: {
    holder: [
      'Account Name', 'Account Holder', 'Account Holder Name', 'Account Holders Name', 'Customer Name', 'Name', 'A/C Name', 'Name of Account Holder', 'Account Title',
      'Name of Customer', 'Name of the Account Holder', 'Primary Account Holder', 'Primary Holder', 'Customer Details', 'Account Holder(s)', 'Name of the Customer',
    ], // prettier-ignore
    joint: ['Joint Holder', 'Joint Holders', 'Joint Holder Name', 'Nominee', 'Nomination', 'Nominee Name', 'Nominee Registered'],
    account: [
      'Account Number', 'Account No', 'A/C No', 'A/c Number', 'Acct No', 'Account No.', 'Savings Account No', 'Savings Account Number', 'Current Account No', 'Account', 'A/C', 'Acc No', 'Acc. No.',
      'Statement of Account No', 'Account #', 'Savings Account', 'Current Account', 'Transactions List', 'खाता संख्या', 'खाते क्रमांक',
    ], // prettier-ignore
    account_type: ['Account Type', 'A/C Type', 'Product', 'Scheme', 'Account Status', 'Account Description', 'Account Category', 'Type of Account', 'Scheme Description', 'Account Variant'],
    ifsc: ['IFSC', 'IFSC Code', 'IFS Code', 'RTGS/NEFT IFSC', 'IFSC No', 'RTGS / NEFT IFSC', 'Branch IFSC', 'IFSC/RTGS Code', 'IFS Code (Indian Financial System)'],
    micr: ['MICR', 'MICR Code', 'MICR No', 'MICR Code (Magnetic Ink Character Recognition)'],
    branch: ['Branch', 'Branch Name', 'Account Branch', 'Home Branch', 'Branch Details', 'Base Branch', 'शाखा'],
    branch_more: ['Branch Address', 'Branch Code', 'Branch Phone', 'Branch Email', 'Sol ID', 'Branch Phone No', 'Branch GSTIN', 'Bank Address'],
    address: ['Address', 'Customer Address', 'Mailing Address', 'Communication Address', 'Registered Address', 'Permanent Address', 'Address of Customer', 'पता'],
    from: ['From', 'From Date', 'Statement From', 'Period From', 'Start Date', 'Account Statement from'],
    to: ['To', 'To Date', 'Statement To', 'Period To', 'End Date'],
    period: ['Period', 'Statement Period', 'For the period', 'Account Statement for the period', 'Statement for the period', 'Date Range', 'Transaction Period', 'Transaction Date from'],
    opening: ['Opening Balance', 'Opening Bal', 'Balance as on', 'Opening Balance (INR)', 'Balance B/F'],
    closing: ['Closing Balance', 'Closing Bal', 'Closing Balance (INR)', 'Available Balance', 'Effective Available Balance'],
    customer: ['Customer ID', 'Cust ID', 'CIF No', 'CIF', 'CIF Number', 'Customer No', 'Customer Number', 'CRN', 'Customer Relation No', 'Cust Id'],
    other: ['Currency', 'Email', 'Email ID', 'Phone No', 'Phone', 'Mobile', 'Mobile No', 'PAN', 'PAN No', 'Statement Date', 'Date of Statement', 'Print Date', 'OD Limit', 'Limit', 'Drawing Power', 'Interest Rate', 'A/C Open Date', 'Account Open Date', 'Date', 'CKYC No', 'City', 'State', 'Pin Code', 'Rate of Interest', 'Page', 'Page No', 'Status', 'Nominee', 'Generated on', 'KYC Status', 'Total Debits', 'Total Credits', 'Debit Count', 'Credit Count', 'Total Withdrawals', 'Total Deposits', 'Debits', 'Credits'],
  }, // prettier-ignore
  rules: [
    ...outsideTables(labelledRules, (context) => readingOf(context).statement.areas),
    ...outsideTables(
      [balanceRule('opening_balance', 'opening'), balanceRule('closing_balance', 'closing')],
      (context) => readingOf(context).statement.areas,
    ),
  ],
  continues: holdsTransactions,
  tables,
  settle: (fields, context) => {
    const { chain } = readingOf(context).table
    const settled = cautious(fields)
    if (chain.rows.length === 0) return settled
    const whole = chain.whole ? 'holds' : 'unknown'
    const opened = borneOut(
      settled,
      'opening_balance',
      chain.opening,
      chain.rows.some((r) => r.link === 'holds') ? whole : 'unknown',
    )
    const closed = borneOut(opened, 'closing_balance', chain.closing, whole)
    return computed(closed, 'BANK_STATEMENT', [
      ['opening_balance', chain.opening],
      ['closing_balance', chain.closing],
    ])
  },
}
