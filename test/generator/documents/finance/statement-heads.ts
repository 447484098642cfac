/** Heads of statements: whose account it is, of which bank, over which days. */
import type { Fields } from '../../layout'
import type { PagedWriter } from './paged-writer'
import { grouped, plain, printDay, type StatementFacts } from './statement-facts'

/** Writes a head in the manner of a bank, and gives the fields that it shows. */
export type StatementHead = (
  w: PagedWriter,
  f: StatementFacts,
  m: { readonly bank: string; readonly day: string },
) => Fields

type Shown =
  | 'account_holder_name'
  | 'account_number'
  | 'ifsc'
  | 'branch'
  | 'address'
  | 'statement_from'
  | 'statement_to'
  | 'opening_balance'
  | 'closing_balance'

/** Facts at the head that nearly all statements give. */
function common(f: StatementFacts, shows: readonly Shown[]): Fields {
  const all: Readonly<Record<Shown, string>> = {
    account_holder_name: f.holder.toUpperCase(),
    account_number: f.account,
    ifsc: f.ifsc,
    branch: f.branch,
    address: f.address.value,
    statement_from: f.from,
    statement_to: f.to,
    opening_balance: plain(f.opening),
    closing_balance: plain(f.closing),
  }
  return Object.fromEntries(shows.map((key) => [key, all[key]]))
}

const everything = [
  'account_holder_name',
  'account_number',
  'ifsc',
  'branch',
  'address',
  'statement_from',
  'statement_to',
] as const

/** Labels and values one under another. */
export const listHead =
  (
    title: string,
    labels: readonly [string, string, string, string, string],
    balances: boolean,
    colon = ': ',
  ): StatementHead =>
  (w, f, m) => {
    w.line(m.bank, { size: 38, weight: 700 }).line(title, { size: 28, weight: 700 }).gap(18)
    const rows: [string, string][] = [
      [labels[0], f.holder.toUpperCase()],
      [labels[1], f.address.value],
      ['Customer ID', f.customer],
      [labels[2], f.account],
      [labels[3], f.branch],
      [labels[4], f.ifsc],
      ['MICR Code', '400002133'],
      ...(balances
        ? ([
            ['Opening Balance', grouped(f.opening)],
            ['Closing Balance', grouped(f.closing)],
          ] as [string, string][])
        : []),
    ]
    w.y = w.pairs(rows, w.left, w.y, { column: 380, width: 1150, colon }) + 10
    w.line(
      `${title === 'Account Statement' ? 'Account Statement' : 'Statement'} from ${printDay(f.from, m.day)} to ${printDay(f.to, m.day)}`,
    )
    return {
      bank_name: m.bank,
      ...common(f, balances ? [...everything, 'opening_balance', 'closing_balance'] : everything),
    }
  }

/** The holder and the address as on an envelope at the left, what is known of the account at the right. */
export const envelopeHead =
  (period: (from: string, to: string) => string): StatementHead =>
  (w, f, m) => {
    w.line(m.bank, { size: 40, weight: 700 }).gap(20)
    const top = w.y
    const lines = w.wrap(f.address.value, 620)
    const under = w.block([`MR ${f.holder.toUpperCase()}`, ...lines], w.left, top)
    const right = w.pairs(
      [
        ['Account Branch', f.branch],
        ['City', f.address.parts.city || f.address.parts.district],
        ['Phone no.', '18002026161'],
        ['Cust ID', f.customer],
        ['Account No', `${f.account}   PRIME`],
        ['A/C Open Date', '12/03/2014'],
        ['RTGS/NEFT IFSC', f.ifsc],
        ['Account Type', 'SAVINGS'],
      ],
      w.left + 800,
      top,
      { column: 260, width: 640, colon: ': ' },
    )
    w.y = Math.max(under, right) + 30
    w.line('Nomination : Registered').line(period(printDay(f.from, m.day), printDay(f.to, m.day)))
    return { bank_name: m.bank, ...common(f, everything), account_holder_name: `MR ${f.holder.toUpperCase()}` }
  }

/** Two columns of labels with values. */
export const pairedHead =
  (title: string): StatementHead =>
  (w, f, m) => {
    w.line(m.bank, { size: 36, weight: 700, align: 'center' })
      .line(title, { size: 26, align: 'center', weight: 700 })
      .gap(24)
    const top = w.y
    const left = w.pairs(
      [
        ['Name', f.holder.toUpperCase()],
        ['Customer Address', f.address.value],
        ['Account Number', f.account],
      ],
      w.left,
      top,
      { column: 230, width: 760, bold: true },
    )
    const right = w.pairs(
      [
        ['Branch Name', f.branch],
        ['IFSC', f.ifsc],
        ['Currency', 'INR'],
        ['Statement Period', `${printDay(f.from, m.day)} - ${printDay(f.to, m.day)}`],
      ],
      w.left + 820,
      top,
      { column: 240, width: 640, bold: true },
    )
    w.y = Math.max(left, right) + 10
    return { bank_name: m.bank, ...common(f, everything) }
  }
