import type { Composition, Fields, Layout } from '../../layout'
import type { TextStyle } from '../../pen'
import type { Random } from '../../random'
import { PagedWriter, type PrintedColumn, type TableManner } from './paged-writer'
import { grouped, movementFields, plain, printDay, statementFacts, type Movement } from './statement-facts'
import { envelopeHead, listHead, pairedHead, type StatementHead } from './statement-heads'

type Cell =
  | 'serial'
  | 'date'
  | 'value'
  | 'text'
  | 'cheque'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'amount'
  | 'side'
  | 'signed'
  | 'branch'

/** How a bank prints its statements. */
interface Manner {
  readonly id: string
  readonly bank: string
  readonly prefix: string
  readonly face: NonNullable<TextStyle['face']>
  readonly day: string
  readonly columns: readonly (readonly [Cell, string, number, PrintedColumn['align']])[]
  readonly table: TableManner
  readonly head: StatementHead
  /** How money is marked: `cr` after balances, `side` after single amounts, a blank or a dash where there is none. */
  readonly balance?: (paise: number) => string
  readonly none?: string
  readonly amount?: (paise: number) => string
  readonly newestFirst?: boolean
  readonly openingRow?: string
  readonly closingRow?: string
  readonly carried?: readonly [string, string]
  readonly footer: string
  readonly size?: number
}

const credit = (paise: number): string => `${grouped(Math.abs(paise))}${paise < 0 ? ' Dr' : ' Cr'}`

function cellOf(cell: Cell, m: Manner, row: Movement, index: number): string {
  const none = m.none ?? ''
  switch (cell) {
    case 'serial':
      return String(index + 1)
    case 'date':
    case 'value':
      return printDay(row.date, m.day)
    case 'text':
      return row.description
    case 'cheque':
      return row.cheque === '' ? none : row.cheque
    case 'debit':
      return row.change < 0 ? grouped(-row.change) : none
    case 'credit':
      return row.change > 0 ? grouped(row.change) : none
    case 'amount':
      return m.amount ? m.amount(row.change) : grouped(Math.abs(row.change))
    case 'signed':
      return `${row.change < 0 ? '-' : '+'}${grouped(Math.abs(row.change))}`
    case 'side':
      return row.change < 0 ? 'DR' : 'CR'
    case 'branch':
      return String(1000 + ((index * 37) % 8999))
    case 'balance':
      return (m.balance ?? grouped)(row.balance)
  }
}

function layout(m: Manner): Layout {
  const compose = (random: Random): Composition => {
    const style = random.fork('style')
    const rows = style.chance(0.5) ? style.int(6, 22) : style.int(23, 70)
    const facts = statementFacts(random.fork('content'), m.prefix, rows)
    const size = m.size ?? style.int(19, 22)
    const left = style.int(80, 110)
    const w = new PagedWriter(
      { size: size + 3, face: m.face },
      left,
      1654 - 2 * left,
      style.int(120, 160),
      (pen, page) => {
        pen.text(m.footer, 827, 2270, { size: 17, face: m.face, align: 'center', colour: '#444' })
        pen.text(`Page ${page + 1}`, 1560, 2300, { size: 17, face: m.face, align: 'right' })
      },
    )
    const head = m.head(w, facts, m)
    const shown = m.newestFirst ? [...facts.movements].reverse() : facts.movements
    const special = (text: string, balance: number): string[] =>
      m.columns.map(([cell]) => (cell === 'text' ? text : cell === 'balance' ? (m.balance ?? grouped)(balance) : ''))
    const printed = [
      ...(m.openingRow ? [special(m.openingRow, facts.opening)] : []),
      ...shown.map((row, i) => m.columns.map(([cell]) => cellOf(cell, m, row, i))),
      ...(m.closingRow ? [special(m.closingRow, facts.closing)] : []),
    ]
    const before = m.openingRow ? 1 : 0
    const { carried } = m
    w.gap(24).table(
      m.columns.map(([, title, width, align]) => ({ title, width, align })),
      printed,
      m.table,
      size,
      carried &&
        ((row) => {
          const balance = shown[row - 1 - before]?.balance ?? facts.opening
          return [special(carried[0], balance), special(carried[1], balance)]
        }),
    )
    const shownBalances = m.openingRow
      ? { opening_balance: plain(facts.opening), closing_balance: plain(facts.closing) }
      : {}
    const fields: Fields = { ...head, ...shownBalances, ...movementFields(shown) }
    return w.compose(fields, {
      known: {
        opening_balance: plain(facts.opening),
        closing_balance: plain(facts.closing),
        bank_name: m.bank,
      },
      unjudged: Object.keys(facts.address.formatted),
    })
  }
  return { id: `statement.${m.id}`, type: 'BANK_STATEMENT', hidden: false, weight: 1, form: 'page', compose }
}

const plainTable: TableManner = {
  rules: 'all',
  padding: 7,
  cells: 'top',
  headFill: '#e6e6e6',
  headAlign: 'center',
  repeats: true,
}

const manners: readonly Manner[] = [
  {
    id: 'sbi', bank: 'STATE BANK OF INDIA', prefix: 'SBIN', face: 'arial', day: 'D Mon YYYY', footer: 'This is a computer generated statement and does not require a signature.',
    head: listHead('Statement of Account', ['Account Name', 'Address', 'Account Number', 'Branch', 'IFS Code'], true),
    columns: [['date', 'Txn Date', 0.1, 'left'], ['value', 'Value Date', 0.1, 'left'], ['text', 'Description', 0.28, 'left'], ['cheque', 'Ref No./Cheque No.', 0.13, 'left'], ['debit', 'Debit', 0.13, 'right'], ['credit', 'Credit', 0.13, 'right'], ['balance', 'Balance', 0.13, 'right']],
    table: plainTable,
  },
  {
    id: 'hdfc', bank: 'HDFC BANK LIMITED', prefix: 'HDFC', face: 'noto', day: 'DD/MM/YY', footer: 'HDFC BANK LIMITED  *Closing balance includes funds earmarked for hold and uncleared funds',
    head: envelopeHead((from, to) => `Statement of account  From : ${from}   To : ${to}`),
    columns: [['date', 'Date', 0.08, 'center'], ['text', 'Narration', 0.33, 'left'], ['cheque', 'Chq./Ref.No.', 0.13, 'left'], ['value', 'Value Dt', 0.08, 'center'], ['debit', 'Withdrawal Amt.', 0.125, 'right'], ['credit', 'Deposit Amt.', 0.125, 'right'], ['balance', 'Closing Balance', 0.13, 'right']],
    table: { rules: 'columns', padding: 4, cells: 'top', headFill: null, headAlign: 'center', repeats: true },
  },
  {
    id: 'icici', bank: 'ICICI BANK', prefix: 'ICIC', face: 'roboto', day: 'DD/MM/YYYY', footer: 'This is a system-generated statement. Hence, it does not require any signature.',
    head: pairedHead('Detailed Statement'), none: '-',
    columns: [['serial', 'S No.', 0.05, 'center'], ['value', 'Value Date', 0.09, 'center'], ['date', 'Transaction Date', 0.1, 'center'], ['cheque', 'Cheque Number', 0.08, 'center'], ['text', 'Transaction Remarks', 0.29, 'left'], ['debit', 'Withdrawal Amount (INR )', 0.13, 'right'], ['credit', 'Deposit Amount (INR )', 0.13, 'right'], ['balance', 'Balance (INR )', 0.13, 'right']],
    table: { ...plainTable, cells: 'middle', headFill: '#f3e3d6' },
  },
  {
    id: 'axis', bank: 'AXIS BANK LTD', prefix: 'UTIB', face: 'calibri', day: 'DD-MM-YYYY', footer: 'REGISTERED OFFICE - AXIS BANK LTD, TRISHUL, Opp. Samartheswar Temple, Ellisbridge, Ahmedabad - 380006',
    head: listHead('Account Statement', ['Name', 'Address', 'Account No', 'Branch', 'IFSC Code'], false, ' :- '),
    openingRow: 'OPENING BALANCE', closingRow: 'CLOSING BALANCE',
    columns: [['date', 'Tran Date', 0.1, 'left'], ['cheque', 'Chq No', 0.09, 'left'], ['text', 'Particulars', 0.37, 'left'], ['debit', 'Debit', 0.12, 'right'], ['credit', 'Credit', 0.12, 'right'], ['balance', 'Balance', 0.13, 'right'], ['branch', 'Init. Br', 0.07, 'center']],
    table: { rules: 'all', padding: 6, cells: 'top', headFill: '#eeeeee', headAlign: 'left', repeats: true },
  },
  {
    id: 'kotak', bank: 'Kotak Mahindra Bank', prefix: 'KKBK', face: 'open', day: 'DD Mon YYYY', footer: 'Statement generated on request. Any discrepancy should be reported within 14 days.',
    head: pairedHead('Account Statement'),
    columns: [['serial', '#', 0.04, 'left'], ['date', 'Date', 0.11, 'left'], ['text', 'Description', 0.34, 'left'], ['cheque', 'Chq/Ref. No.', 0.12, 'left'], ['debit', 'Withdrawal (Dr.)', 0.13, 'right'], ['credit', 'Deposit (Cr.)', 0.13, 'right'], ['balance', 'Balance', 0.13, 'right']],
    table: { rules: 'rows', padding: 8, cells: 'top', headFill: null, headAlign: 'column', repeats: true },
  },
  {
    id: 'pnb', bank: 'PUNJAB NATIONAL BANK', prefix: 'PUNB', face: 'arial', day: 'DD/MM/YYYY', footer: 'Unless the constituent notifies the bank immediately of any discrepancy, it will be taken that he has found the account correct.',
    head: listHead('Account Statement', ['Customer Name', 'Address', 'Account Number', 'Branch Name', 'IFSC Code'], false, ''), newestFirst: true, balance: credit,
    columns: [['date', 'Transaction Date', 0.13, 'left'], ['cheque', 'Cheque Number', 0.11, 'left'], ['debit', 'Withdrawal', 0.13, 'right'], ['credit', 'Deposit', 0.13, 'right'], ['balance', 'Balance', 0.16, 'right'], ['text', 'Narration', 0.34, 'left']],
    table: { ...plainTable, headFill: null, headAlign: 'left' },
  },
  {
    id: 'bob', bank: 'BANK OF BARODA', prefix: 'BARB', face: 'narrow', day: 'DD-MM-YYYY', footer: 'This is a computer-generated statement; no signature is needed.',
    head: listHead('Statement of Account', ['Account Holder Name', 'Address', 'A/C No', 'Branch', 'IFSC'], true, ': '), balance: (p) => `${grouped(Math.abs(p))}${p < 0 ? 'Dr' : 'Cr'}`, none: '-', openingRow: 'Opening Balance',
    columns: [['date', 'DATE', 0.1, 'left'], ['text', 'NARRATION', 0.34, 'left'], ['cheque', 'CHQ.NO.', 0.1, 'center'], ['debit', 'WITHDRAWAL (DR)', 0.15, 'right'], ['credit', 'DEPOSIT (CR)', 0.15, 'right'], ['balance', 'BALANCE (INR)', 0.16, 'right']],
    table: { rules: 'head', padding: 6, cells: 'top', headFill: '#f6d9c8', headAlign: 'column', repeats: true }, carried: ['Carried Forward', 'Brought Forward'],
  },
  {
    id: 'canara', bank: 'CANARA BANK', prefix: 'CNRB', face: 'noto', day: 'DD-MM-YYYY', footer: 'END OF PAGE',
    head: pairedHead('Statement for A/c'), openingRow: 'Opening Balance',
    columns: [['date', 'Txn Date', 0.1, 'left'], ['value', 'Value Date', 0.1, 'left'], ['cheque', 'Cheque No.', 0.09, 'left'], ['text', 'Description', 0.29, 'left'], ['branch', 'Branch Code', 0.07, 'left'], ['debit', 'Debit', 0.115, 'right'], ['credit', 'Credit', 0.115, 'right'], ['balance', 'Balance', 0.12, 'right']],
    table: { ...plainTable, headAlign: 'left', headFill: null, repeats: false },
  },
  {
    id: 'union', bank: 'UNION BANK OF INDIA', prefix: 'UBIN', face: 'arial', day: 'DD-MM-YYYY', footer: 'Request to our customers for immediate action: keep your KYC up to date.',
    head: listHead('Statement of Account', ['Name', 'Address', 'Account No', 'Home Branch', 'IFSC'], false), newestFirst: true,
    amount: (p) => `${grouped(Math.abs(p))} (${p < 0 ? 'Dr' : 'Cr'})`, balance: (p) => `${grouped(Math.abs(p))} (${p < 0 ? 'Dr' : 'Cr'})`,
    columns: [['date', 'Date', 0.13, 'left'], ['cheque', 'Tran Id', 0.14, 'left'], ['text', 'Remarks', 0.37, 'left'], ['amount', 'Amount(Rs.)', 0.18, 'right'], ['balance', 'Balance(Rs.)', 0.18, 'right']],
    table: { ...plainTable, headFill: '#d9e4f2' },
  },
  {
    id: 'idfc', bank: 'IDFC FIRST Bank', prefix: 'IDFB', face: 'roboto', day: 'DD-Mon-YYYY', footer: 'IDFC FIRST Bank Limited, KRM Tower, 7th Floor, No.1 Harrington Road, Chetpet, Chennai 600031',
    head: envelopeHead((from, to) => `Statement Period : ${from} To ${to}`), openingRow: 'Opening Balance',
    columns: [['date', 'Transaction Date', 0.12, 'left'], ['value', 'Value Date', 0.12, 'left'], ['text', 'Particulars', 0.3, 'left'], ['cheque', 'Cheque No', 0.1, 'left'], ['debit', 'Debit', 0.12, 'right'], ['credit', 'Credit', 0.12, 'right'], ['balance', 'Balance', 0.12, 'right']],
    table: { rules: 'rows', padding: 9, cells: 'top', headFill: null, headAlign: 'left', repeats: true },
  },
  {
    id: 'federal', bank: 'THE FEDERAL BANK LTD', prefix: 'FDRL', face: 'times', day: 'DD/MM/YYYY', footer: 'Abbreviations Used : CASH : Cash Transaction, TFR : Transfer Transaction',
    head: pairedHead('Statement of Account'),
    columns: [['date', 'Date', 0.11, 'left'], ['text', 'Particulars', 0.4, 'left'], ['cheque', 'Cheque Details', 0.1, 'left'], ['amount', 'Amount', 0.15, 'right'], ['side', 'DR/CR', 0.07, 'center'], ['balance', 'Balance', 0.17, 'right']],
    table: { rules: 'none', padding: 5, cells: 'top', headFill: null, headAlign: 'column', repeats: true },
  },
  {
    id: 'cooperative', bank: 'Saraswat Co-operative Bank', prefix: 'SRCB', face: 'courier', day: 'DD-MM-YY', footer: '*** End of Statement ***', size: 18,
    head: listHead('Statement of Account', ['A/C Name', 'Address', 'A/C No.', 'Branch', 'IFSC Code'], true), openingRow: 'B/F', closingRow: 'C/F',
    columns: [['date', 'Date', 0.11, 'left'], ['text', 'Particulars', 0.39, 'left'], ['cheque', 'Chq No', 0.1, 'left'], ['debit', 'Debit', 0.13, 'right'], ['credit', 'Credit', 0.13, 'right'], ['balance', 'Balance', 0.14, 'right']],
    table: { rules: 'none', padding: 3, cells: 'top', headFill: null, headAlign: 'column', repeats: true },
  },
] // prettier-ignore

export const statements: readonly Layout[] = manners.map(layout)
