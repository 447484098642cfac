/** Statements that banks print and send: each as unlike the others as those of real banks. */
import type { Composition, Fields, Layout } from '../../layout'
import type { Random } from '../../random'
import type { PagedWriter } from '../finance/paged-writer'
import { plain, printDay } from '../finance/statement-facts'
import { dayForms, entryFields, makeAccount, moneyStyle, type Account, type Bank, type Entry } from './accounts'
import { box, prose, sheet, writer, type Column } from './sheet'

const statedBanks: readonly Bank[] = [
  ['Indian Bank', 'IDIB', 10],
  ['Bank of India', 'BKID', 15],
  ['Central Bank of India', 'CBIN', 10],
  ['Bank of Maharashtra', 'MAHB', 11],
  ['UCO Bank', 'UCBA', 14],
  ['Indian Overseas Bank', 'IOBA', 15],
]
const privateBanks: readonly Bank[] = [
  ['IndusInd Bank', 'INDB', 12],
  ['Bandhan Bank Limited', 'BDBL', 14],
  ['Karnataka Bank Ltd', 'KARB', 16],
  ['RBL Bank Ltd', 'RATN', 12],
  ['The South Indian Bank Ltd', 'SIBL', 16],
  ['City Union Bank Limited', 'CIUB', 15],
]
const smallBanks: readonly Bank[] = [
  ['AU Small Finance Bank', 'AUBL', 16],
  ['Equitas Small Finance Bank', 'ESFB', 12],
  ['Ujjivan Small Finance Bank', 'UJVN', 13],
  ['India Post Payments Bank', 'IPOS', 12],
]

/** What the head and the rows of a statement say; what is not printed is taken out by the design. */
export const accountFields = (a: Account, shown: readonly Entry[] = a.entries): Fields => ({
  account_holder_name: a.holder,
  account_number: a.number,
  ifsc: a.ifsc,
  bank_name: a.bank,
  branch: a.branch,
  address: a.address.value,
  statement_from: a.from,
  statement_to: a.to,
  ...entryFields(shown),
})
export const balanceFields = (a: Account): Fields => ({
  opening_balance: plain(a.opening),
  closing_balance: plain(a.closing),
})

/** A statement whose balances at its ends may be worked out from its rows, and whose parts of an address nobody judges. */
export function statement(w: PagedWriter, a: Account, fields: Fields): Composition {
  const known = Object.fromEntries(Object.entries(balanceFields(a)).filter(([path]) => !(path in fields)))
  return w.compose(fields, { known, unjudged: Object.keys(a.address.formatted) })
}

export const rowsOf = (style: Random): number => (style.chance(0.55) ? style.int(12, 28) : style.int(29, 60))

/** One column of amounts, each with the side of the account it stands on. */
function oneColumn(random: Random): Composition {
  const style = random.fork('style')
  const a = makeAccount(random.fork('account'), style.pick(statedBanks), { rows: rowsOf(style), tells: 'private' })
  const [money, form] = [moneyStyle(style), style.pick(dayForms)]
  const w = writer(style, ['arial', 'noto', 'narrow'], { foot: (page) => `This is a system generated output. Page No ${page}` }) // prettier-ignore
  const apart = style.chance(0.5)
  const gapped = style.pick([' ', ''])
  const [dr, cr] = style.pick([['Dr', 'Cr'], ['DR', 'CR'], ['(Dr)', '(Cr)']] as const) // prettier-ignore
  const side = (e: Entry): string => (e.change < 0 ? dr : cr)
  w.line(a.bank.toUpperCase(), { size: 36, weight: 700, align: 'center' })
  w.line(`${a.branch} Branch   IFSC: ${a.ifsc}`, { align: 'center' }).gap(14)
  w.line(style.pick(['STATEMENT OF ACCOUNT', 'ACCOUNT LEDGER', 'TRANSACTION ENQUIRY']), {
    weight: 700,
    align: 'center',
  })
  w.gap(16)
  const dates = `${printDay(a.from, form)} to ${printDay(a.to, form)}`
  w.y = w.pairs(
    [
      [style.pick(['Account Title', 'Customer Name', 'A/c Holder']), a.holder],
      [style.pick(['Account No.', 'A/c Number', 'Account Id']), a.number],
      ['Address', a.address.value],
      ['CIF No.', a.customer],
      [style.pick(['Period', 'Statement Period', 'For the period']), dates],
    ],
    w.left,
    w.y,
    { column: 300, width: 1250, colon: style.pick([': ', ':- ', '']) },
  )
  w.gap(18)
  const amount: readonly Column<Entry>[] = apart
    ? [
        { title: 'Amount', width: 0.13, align: 'right', cell: (e) => money(Math.abs(e.change)) },
        { title: style.pick(['Dr/Cr', 'D/C', 'Type']), width: 0.07, align: 'center', cell: side },
      ]
    : [{ title: 'Amount (Rs.)', width: 0.2, align: 'right', cell: (e) => `${money(Math.abs(e.change))}${gapped}${side(e)}` }] // prettier-ignore
  const columns: readonly Column<Entry>[] = [
    { title: style.pick(['Date', 'Txn Date', 'Post Date']), width: 0.12, align: 'left', cell: (e) => printDay(e.date, form) }, // prettier-ignore
    { title: style.pick(['Narration', 'Remarks', 'Transaction Details']), width: 0.38, align: 'left', cell: (e) => e.text }, // prettier-ignore
    { title: style.pick(['Instr. No', 'Chq No.']), width: 0.11, align: 'left', cell: (e) => e.cheque },
    ...amount,
    { title: 'Balance', width: 0.19, align: 'right', cell: (e) => `${money(e.balance)}${gapped}${cr}` },
  ]
  sheet(w, columns, a.entries, {
    size: style.int(18, 21),
    pad: style.int(4, 9),
    rules: style.pick(['none', 'rows', 'frame'] as const),
    head: { centred: style.chance(0.4) },
  })
  w.line('*** END OF STATEMENT ***', { align: 'center' })
  return statement(w, a, accountFields(a))
}

/** The coloured statement of a private bank: a box of sums over rows that are told apart by their ground alone. */
function summaryBox(random: Random): Composition {
  const style = random.fork('style')
  const a = makeAccount(random.fork('account'), style.pick(privateBanks), { rows: rowsOf(style), tells: 'private' })
  const [money, form] = [moneyStyle(style), style.pick(dayForms)]
  const [dark, light] = style.pick([['#7a1f2b', '#f6ecec'], ['#0b3d66', '#eaf1f8'], ['#1d5c3a', '#edf5ef']] as const) // prettier-ignore
  const w = writer(style, ['roboto', 'open', 'calibri'], { foot: (page, pages) => `Page ${page} of ${pages}` })
  w.line(a.bank, { size: 38, weight: 700, colour: dark }).gap(18)
  const top = w.y
  const left = w.block(['Dear', a.holder, ...w.wrap(a.address.value, 640)].slice(1), w.left, top)
  const right = w.pairs(
    [
      [style.pick(['Account Number', 'A/C Number']), a.number],
      ['Customer Id', a.customer],
      [style.pick(['Branch', 'Home Branch']), a.branch],
      ['IFSC', a.ifsc],
      ['Nominee', 'Registered'],
    ],
    w.left + w.width * 0.55,
    top,
    { column: 250, width: w.width * 0.45 },
  )
  w.y = Math.max(left, right) + 26
  w.line(`${style.pick(['Statement for the period', 'Account activity for the period', 'Statement of your account from'])} ${printDay(a.from, form)} to ${printDay(a.to, form)}`, { weight: 700 }) // prettier-ignore
  const sums = [
    ['Opening Balance', a.opening],
    [style.pick(['Total Credits', 'Total Deposits']), a.credits],
    [style.pick(['Total Debits', 'Total Withdrawals']), a.debits],
    ['Closing Balance', a.closing],
  ] as const
  const cell = w.width / sums.length
  w.rect(w.left, w.y, w.width, 96, light)
  sums.forEach(([label, paise], i) => {
    const x = w.left + cell * (i + 0.5)
    w.at(label, x, w.y + 36, { align: 'center', size: 19 }).at(money(paise), x, w.y + 74, { align: 'center', weight: 700 }) // prettier-ignore
  })
  w.gap(140)
  const creditFirst = style.chance(0.4)
  const out: Column<Entry> = { title: style.pick(['Debit', 'Withdrawals', 'Debit (INR)']), width: 0.14, align: 'right', cell: (e) => (e.change < 0 ? money(-e.change) : '') } // prettier-ignore
  const into: Column<Entry> = { title: style.pick(['Credit', 'Deposits', 'Credit (INR)']), width: 0.14, align: 'right', cell: (e) => (e.change > 0 ? money(e.change) : '') } // prettier-ignore
  sheet<Entry>(
    w,
    [
      { title: 'Date', width: 0.14, align: 'left', cell: (e) => printDay(e.date, form) },
      { title: style.pick(['Particulars', 'Description', 'Transaction']), width: style.pick([0.42, 0.34, 0.25]), align: 'left', cell: (e) => e.text }, // prettier-ignore
      ...(creditFirst ? [into, out] : [out, into]),
      { title: style.pick(['Balance', 'Running Balance']), width: 0.16, align: 'right', cell: (e) => money(e.balance) },
    ],
    a.entries,
    { size: style.int(18, 21), pad: style.int(7, 11), rules: 'none', cells: style.pick(['top', 'middle'] as const), head: { fill: dark, colour: '#fff' }, zebra: light }, // prettier-ignore
  )
  prose(w, 'Please check the entries and tell your branch of any difference within 21 days. Deposits up to Rs. 5,00,000 are insured by DICGC.') // prettier-ignore
  return statement(w, a, { ...accountFields(a), ...balanceFields(a) })
}

/** Made by an app: newest first, the sum with its sign, the hour under the day. */
function newestFirst(random: Random): Composition {
  const style = random.fork('style')
  const a = makeAccount(random.fork('account'), style.pick(smallBanks), { rows: rowsOf(style), tells: 'private' })
  const form = style.pick(['DD Mon YYYY', 'D Mon YY', 'DD/MM/YYYY'])
  const [money, mark] = [moneyStyle(style), style.pick(['₹', '₹ ', ''])]
  const hours = style.chance(0.6)
  const w = writer(style, ['roboto', 'noto', 'open'], { foot: (page, pages) => `${a.bank}   ${page}/${pages}` })
  const shown = [...a.entries].reverse()
  w.line(a.bank, { size: 32, weight: 700, colour: '#5b2a86' }).line('Account Statement', { size: 26 }).gap(12)
  w.line(a.holder, { weight: 700 })
  w.line(`Savings Account  |  ${a.number}  |  IFSC ${a.ifsc}`)
  w.line(`${printDay(a.from, form)} - ${printDay(a.to, form)}`).gap(8)
  w.stroke(w.left, w.y, w.left + w.width, w.y, '#bbb')
  w.gap(30)
  const ends = [['Closing balance', a.closing], ['Money in', a.credits], ['Money out', a.debits], ['Opening balance', a.opening]] as const // prettier-ignore
  for (const [label, paise] of ends) w.at(label, w.left, w.y).at(mark + money(paise), w.left + 420, w.y, { align: 'right' }).gap(w.text.size * 1.5) // prettier-ignore
  w.gap(16)
  const clock = (i: number): string => `${String((i * 7) % 12 || 12).padStart(2, '0')}:${String((i * 13) % 60).padStart(2, '0')} ${i % 3 ? 'PM' : 'AM'}` // prettier-ignore
  sheet<Entry>(
    w,
    [
      { title: 'Date', width: 0.16, align: 'left', cell: (e, i) => printDay(e.date, form) + (hours ? `\n${clock(i)}` : '') }, // prettier-ignore
      { title: style.pick(['Details', 'Transaction details']), width: 0.46, align: 'left', cell: (e) => e.text },
      {
        title: 'Amount',
        width: 0.19,
        align: 'right',
        cell: (e) => `${e.change < 0 ? '-' : '+'} ${mark}${money(Math.abs(e.change))}`,
        colour: (e) => (e.change < 0 ? '#a11' : '#173'),
      },
      { title: 'Balance', width: 0.19, align: 'right', cell: (e) => mark + money(e.balance) },
    ],
    shown,
    { size: style.int(19, 22), pad: style.int(9, 13), rules: 'rows', cells: 'top', repeats: style.chance(0.6) },
  )
  const { branch: _branch, address: _address, ...fields } = accountFields(a, shown)
  return statement(w, a, { ...fields, ...balanceFields(a) })
}

/** A salary account on paper that lies on its side, with a column for everything. */
function landscape(random: Random): Composition {
  const style = random.fork('style')
  const a = makeAccount(random.fork('account'), style.pick([...privateBanks, ...statedBanks]), { rows: rowsOf(style), tells: 'private' }) // prettier-ignore
  const [money, form] = [moneyStyle(style), style.pick(dayForms)]
  const paper = [2339, 1654] as const
  const w = writer(style, ['arial', 'condensed', 'calibri'], { paper, foot: (page, pages) => `Generated on request through internet banking. Page ${page} of ${pages}` }) // prettier-ignore
  const top = w.y
  w.at(a.bank, w.left, top, { size: 34, weight: 700 })
  w.at('CORPORATE SALARY ACCOUNT', w.left + w.width, top, { align: 'right', weight: 700 }).gap(50)
  const rows = [
    [['Name', a.holder], ['Account Number', a.number], ['Branch', a.branch]],
    [['Communication Address', a.address.value], ['IFSC Code', a.ifsc], ['Currency', 'INR']],
  ] as const // prettier-ignore
  for (const row of rows) {
    const ends = row.map(([label, value], i) => {
      const x = w.left + w.width * [0, 0.5, 0.76][i]!
      return w.pairs([[label, value]], x, w.y, { column: 260, width: w.width * [0.48, 0.25, 0.24][i]!, colon: ': ' })
    })
    w.y = Math.max(...ends)
  }
  w.line(`Transactions list - ${printDay(a.from, form)} to ${printDay(a.to, form)}`, { weight: 700 }).gap(10)
  box(w, w.left - 12, top - 44, w.width + 24, w.y - top + 24)
  w.gap(20)
  const none = style.pick(['', '-', '0.00'])
  const middle: readonly Column<Entry>[] = [
    { title: 'Tran ID', width: 0.1, align: 'left', cell: (e) => e.reference },
    { title: 'Cheque\nNo.', width: 0.07, align: 'center', cell: (e) => e.cheque || (none && '-') },
  ]
  sheet<Entry>(
    w,
    [
      { title: 'S.N.', width: 0.04, align: 'center', cell: (_, i) => String(i + 1) },
      { title: 'Transaction\nDate', width: 0.09, align: 'center', cell: (e) => printDay(e.date, form) },
      { title: 'Value\nDate', width: 0.09, align: 'center', cell: (e) => printDay(e.value, form) },
      ...(style.chance(0.5) ? middle : middle.slice(1)),
      { title: 'Transaction Remarks', width: 0.3, align: 'left', cell: (e) => e.text },
      { title: 'Withdrawal\nAmount (INR)', width: 0.1, align: 'right', cell: (e) => (e.change < 0 ? money(-e.change) : none) }, // prettier-ignore
      { title: 'Deposit\nAmount (INR)', width: 0.1, align: 'right', cell: (e) => (e.change > 0 ? money(e.change) : none) }, // prettier-ignore
      { title: 'Balance\n(INR)', width: 0.11, align: 'right', cell: (e) => money(e.balance) },
    ],
    a.entries,
    { size: style.int(18, 20), pad: style.int(5, 8), rules: 'box', cells: style.pick(['middle', 'bottom'] as const), head: { fill: '#dcdcdc', centred: true } }, // prettier-ignore
  )
  const made = statement(w, a, accountFields(a))
  return { ...made, width: paper[0], height: paper[1] }
}

const layout = (id: string, compose: Layout['compose']): Layout => ({ id: `hidden.${id}`, type: 'BANK_STATEMENT', hidden: true, weight: 1, form: 'page', compose }) // prettier-ignore

export const hiddenStatements: readonly Layout[] = [
  layout('statement-one-column', oneColumn),
  layout('statement-summary', summaryBox),
  layout('statement-newest', newestFirst),
  layout('statement-landscape', landscape),
]
