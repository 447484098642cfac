/** Passbooks and the ledgers of small offices, of mainframes and of firms that owe. */
import type { Composition, Layout } from '../../layout'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { printDay } from '../finance/statement-facts'
import { firm } from '../finance/trade-facts'
import { dayForms, makeAccount, moneyStyle, type Bank, type Entry } from './accounts'
import { box, sheet, writer, type Column } from './sheet'
import { accountFields, balanceFields, rowsOf, statement } from './statements'

const cooperatives: readonly Bank[] = [
  ['The Kolhapur Urban Co-op. Bank Ltd.', 'HDFC', 15],
  ['Shamrao Vithal Co-operative Bank Ltd.', 'SVCB', 15],
  ['Janata Sahakari Bank Ltd., Pune', 'JSBP', 14],
  ['The Nainital District Co-operative Bank Ltd.', 'YESB', 12],
  ['Kerala State Co-operative Bank Ltd', 'KSBK', 15],
]
const societies: readonly Bank[] = [
  ['Shri Mahalaxmi Nagari Sahakari Patsanstha Maryadit', '', 7],
  ['Jai Kisan Gramin Bigarsheti Sahakari Patsanstha Ltd.', '', 8],
  ['Adarsh Mahila Nagari Sahakari Bank Maryadit', '', 9],
]
const passbookBanks: readonly Bank[] = [
  ['Bank of India', 'BKID', 15],
  ['UCO Bank', 'UCBA', 14],
  ['Punjab & Sind Bank', 'PSIB', 14],
  ['Baroda Rajasthan Kshetriya Gramin Bank', 'BARB', 14],
  ['Assam Gramin Vikash Bank', 'PUNB', 13],
]

const into = (title: string, width: number, money: (paise: number) => string): Column<Entry> => ({
  ...{ title, width, align: 'right' },
  cell: (e) => (e.change > 0 ? money(e.change) : ''),
})
const out = (title: string, width: number, money: (paise: number) => string): Column<Entry> => ({
  ...{ title, width, align: 'right' },
  cell: (e) => (e.change < 0 ? money(-e.change) : ''),
})

/** Of a line printer: one face, dashes for rules, balances brought and carried forward on every page. */
function linePrinter(random: Random): Composition {
  const style = random.fork('style')
  const a = makeAccount(random.fork('account'), style.pick(cooperatives), { rows: rowsOf(style), tells: style.pick(['short', 'private'] as const) }) // prettier-ignore
  const [money, form] = [moneyStyle(style), style.pick(['DD-MM-YY', 'DD/MM/YYYY', 'DD-MON-YYYY'])]
  const w = writer(style, ['courier', 'dots'], { size: [20, 21], foot: (page) => `Page : ${page}` })
  const size = w.text.face === 'dots' ? 26 : 18
  const [dr, cr] = [style.pick(['Dr', 'DR', 'D']), style.pick(['Cr', 'CR', 'C'])]
  const balance = (paise: number): string => `${money(Math.abs(paise))} ${paise < 0 ? dr : cr}`
  w.line(a.bank.toUpperCase(), { align: 'center' }).line(`BRANCH : ${a.branch.toUpperCase()}`, { align: 'center' })
  w.line(`Statement Of Account From ${printDay(a.from, form)} To ${printDay(a.to, form)}`, { align: 'center' }).gap(10)
  w.line(`A/C NO : ${a.number}`).line(`NAME   : ${a.holder.toUpperCase()}`)
  w.wrap(a.address.value, 900).forEach((line, i) => w.line(`${i === 0 ? 'ADDR   :' : '        '} ${line}`))
  w.line(`IFSC   : ${a.ifsc}`).gap(20)
  const creditFirst = style.chance(0.35)
  const sides = [out(style.pick(['WITHDRAWAL', 'DEBIT']), 0.15, money), into(style.pick(['DEPOSIT', 'CREDIT']), 0.15, money)] // prettier-ignore
  sheet<Entry>(
    w,
    [
      { title: 'DATE', width: 0.13, align: 'left', cell: (e) => printDay(e.date, form) },
      { title: 'PARTICULARS', width: 0.29, align: 'left', cell: (e) => e.text },
      { title: 'CHQ.NO', width: 0.09, align: 'left', cell: (e) => e.cheque },
      ...(creditFirst ? sides.reverse() : sides),
      { title: 'BALANCE', width: 0.19, align: 'right', cell: (e) => balance(e.balance) },
    ],
    a.entries,
    { size, pad: 3, rules: 'dashes' },
    {
      before: { 1: style.pick(['OPENING BALANCE', 'B/F', 'Balance B/F']), 5: balance(a.opening) },
      after: { 1: 'CLOSING BALANCE', 5: balance(a.closing) },
      carried: (last) => [
        { 1: 'Carried Forward', 5: balance(last.balance) },
        { 1: 'Brought Forward', 5: balance(last.balance) },
      ],
    },
  )
  return statement(w, a, { ...accountFields(a), account_holder_name: a.holder.toUpperCase(), ...balanceFields(a) })
}

/** The first leaf of a passbook with its holder, then leaves printed a few lines at a time. */
function passbook(random: Random): Composition {
  const style = random.fork('style')
  const a = makeAccount(random.fork('account'), style.pick(passbookBanks), { rows: style.int(12, 44), tells: style.pick(['short', 'private'] as const) }) // prettier-ignore
  const [money, form] = [moneyStyle(style), style.pick(['DD-MM-YY', 'DD/MM/YY', 'DD-MM-YYYY', 'DD/MM/YYYY'])]
  const paper = [1500, 1080] as const
  const w = writer(style, ['courier', 'dots', 'typewriter'], { paper, size: [24, 26] })
  const size = w.text.face === 'dots' ? 27 : 19
  const plainFace = { face: 'arial' } as const
  w.line(a.bank, { ...plainFace, size: 34, weight: 700, align: 'center' })
  w.line(style.pick(['बचत खाता / SAVINGS BANK PASSBOOK', 'SAVINGS BANK PASS BOOK']), { ...plainFace, align: 'center' }).gap(26) // prettier-ignore
  w.y = w.pairs(
    [
      ['Branch', a.branch],
      ['IFSC', a.ifsc],
      ['Customer ID', a.customer],
      [style.pick(['Account No.', 'A/c No']), a.number],
      [style.pick(['Name', 'Account Holder(s)']), a.holder.toUpperCase()],
      [style.pick(['S/D/W/H/o', 'Guardian']), fullName(makeFamily(random.fork('father')).name).toUpperCase()],
      ['Address', a.address.value],
      ['Nomination', 'YES'],
    ],
    w.left + 40,
    w.y,
    { column: 320, width: 1180, colon: ': ' },
  )
  w.newPage()
  const both = style.chance(0.6)
  const title = (own: string, english: string): string => (both ? `${own}\n${english}` : english)
  sheet<Entry>(
    w,
    [
      { title: title('दिनांक', 'Date'), width: 0.14, align: 'left', cell: (e) => printDay(e.date, form) },
      { title: title('विवरण', 'Particulars'), width: 0.32, align: 'left', cell: (e) => e.text },
      { title: title('चेक सं.', 'Chq. No.'), width: 0.1, align: 'left', cell: (e) => e.cheque },
      out(title('आहरण', style.pick(['Withdrawals', 'Dr. Amount'])), 0.14, money),
      into(title('जमा', style.pick(['Deposits', 'Cr. Amount'])), 0.14, money),
      { title: title('शेष', 'Balance'), width: 0.16, align: 'right', cell: (e) => money(e.balance) },
    ],
    a.entries,
    { size, pad: style.int(2, 5), rules: style.pick(['columns', 'none', 'frame'] as const), head: { centred: true, fill: '#e8eef4' } }, // prettier-ignore
    {
      before: { 1: 'B/F', 5: money(a.opening) },
      carried: (last) => [
        { 1: style.pick(['C/F', 'Balance c/f']), 5: money(last.balance) },
        { 1: 'B/F', 5: money(last.balance) },
      ],
    },
  )
  const { statement_from: _from, statement_to: _to, ...fields } = accountFields(a)
  const made = statement(w, a, { ...fields, account_holder_name: a.holder.toUpperCase(), opening_balance: balanceFields(a)['opening_balance']! }) // prettier-ignore
  return { ...made, width: paper[0], height: paper[1] }
}

/** The extract of a credit society: heads in two languages, the side of the balance in a column of its own. */
function society(random: Random): Composition {
  const style = random.fork('style')
  const a = makeAccount(random.fork('account'), style.pick(societies), { rows: style.int(12, 40), tells: 'short' })
  const [money, form] = [moneyStyle(style), style.pick(['DD/MM/YYYY', 'DD-MM-YYYY', 'DD/MM/YY'])]
  const w = writer(style, ['times', 'calibri'], { size: [23, 25] })
  w.line(a.bank, { size: 32, weight: 700, align: 'center' })
  w.line(`${a.branch} शाखा`, { align: 'center' }).line('खाते उतारा / ACCOUNT EXTRACT', { weight: 700, align: 'center' })
  w.gap(14)
  const top = w.y
  w.at(`खातेदाराचे नाव / Name : ${a.holder}`, w.left, w.y).gap(40)
  w.at(`खाते क्र. / A/c No. : ${a.number}`, w.left, w.y)
  w.at(`दि. ${printDay(a.from, form)} ते ${printDay(a.to, form)}`, w.left + w.width, w.y, { align: 'right' }).gap(24)
  box(w, w.left - 10, top - 36, w.width + 20, w.y - top + 40)
  w.gap(40)
  sheet<Entry>(
    w,
    [
      { title: 'अ.क्र.', width: 0.06, align: 'center', cell: (_, i) => String(i + 1) },
      { title: 'दिनांक\nDate', width: 0.13, align: 'center', cell: (e) => printDay(e.date, form) },
      { title: 'तपशील\nParticulars', width: 0.28, align: 'left', cell: (e) => e.text },
      out('नावे\nDebit', 0.15, money),
      into('जमा\nCredit', 0.15, money),
      { title: 'शिल्लक\nBalance', width: 0.17, align: 'right', cell: (e) => money(e.balance) },
      { title: '', width: 0.06, align: 'center', cell: () => 'Cr' },
    ],
    a.entries,
    { size: style.int(20, 23), pad: style.int(5, 9), rules: style.pick(['box', 'columns'] as const), cells: 'middle', head: { centred: true } }, // prettier-ignore
    {
      before: { 2: style.pick(['मागील शिल्लक', 'Opening Balance']), 5: money(a.opening), 6: 'Cr' },
      after: { 2: 'एकूण / Total', 3: money(a.debits), 4: money(a.credits) },
    },
  )
  w.gap(50).line('तपासणारा            शाखाधिकारी', { align: 'right' })
  const { ifsc: _ifsc, branch: _branch, address: _address, ...fields } = accountFields(a)
  const made = statement(w, a, { ...fields, opening_balance: balanceFields(a)['opening_balance']! })
  return { ...made, unjudged: [...made.unjudged!, 'branch'] }
}

/** A firm's cash credit: owed all along, with a value date, the number of the cheque behind the narration. */
function cashCredit(random: Random): Composition {
  const style = random.fork('style')
  const name = firm(random.fork('firm')).name
  const bank = style.pick([...passbookBanks.slice(0, 3), ['Canara Bank', 'CNRB', 13], ['Dhanlaxmi Bank Ltd', 'DLXB', 15]] as const) // prettier-ignore
  const a = makeAccount(random.fork('account'), bank, { rows: rowsOf(style), tells: 'trade', owes: true, holder: name })
  const [money, form] = [moneyStyle(style), style.pick(dayForms)]
  const w = writer(style, ['arial', 'times', 'condensed'], { foot: (page, pages) => `Page ${page} / ${pages}` })
  const mark = style.pick([' Dr', 'Dr', ' DR.'])
  w.at(a.bank, w.left + w.width, w.y, { size: 32, weight: 700, align: 'right' }).gap(40)
  w.line(`Branch : ${a.branch}`, { align: 'right' }).line(`IFSC : ${a.ifsc}`, { align: 'right' })
  w.line(a.holder, { weight: 700 })
  for (const line of w.wrap(a.address.value, 700)) w.line(line)
  w.gap(16)
  w.line(`Cash Credit A/c No. ${a.number}     Sanctioned limit: Rs. 50,00,000`)
  w.line(`Statement of account for the period from ${printDay(a.from, form)} to ${printDay(a.to, form)}`).gap(10)
  const owed = (paise: number): string => `${money(-paise)}${mark}`
  sheet<Entry>(
    w,
    [
      { title: style.pick(['Tran Date', 'Date']), width: 0.11, align: 'left', cell: (e) => printDay(e.date, form) },
      {
        title: style.pick(['Value Date', 'Val. Dt']),
        width: 0.11,
        align: 'left',
        cell: (e) => printDay(e.value, form),
      },
      { title: 'Particulars', width: 0.26, align: 'left', cell: (e) => e.text },
      { title: 'Cheque No', width: 0.09, align: 'left', cell: (e) => e.cheque },
      out('Debit', 0.14, money),
      into('Credit', 0.14, money),
      { title: 'Balance', width: 0.15, align: 'right', cell: (e) => owed(e.balance) },
    ],
    a.entries,
    { size: style.int(18, 20), pad: style.int(4, 8), rules: style.pick(['rows', 'columns', 'box'] as const), cells: style.pick(['top', 'bottom'] as const) }, // prettier-ignore
    {
      before: { 2: 'Balance brought forward', 6: owed(a.opening) },
      after: { 2: 'Total', 4: money(a.debits), 5: money(a.credits), 6: owed(a.closing) },
    },
  )
  return statement(w, a, { ...accountFields(a), ...balanceFields(a) })
}

const layout = (id: string, compose: Layout['compose']): Layout => ({ id: `hidden.${id}`, type: 'BANK_STATEMENT', hidden: true, weight: 1, form: 'page', compose }) // prettier-ignore

export const hiddenLedgers: readonly Layout[] = [
  layout('statement-line-printer', linePrinter),
  layout('statement-passbook', passbook),
  layout('statement-society', society),
  layout('statement-cash-credit', cashCredit),
]
