/** Delivery orders of further financiers: a grid of four columns, and a bank's letter. */
import type { Layout } from '../../layout'
import { fullName, makeFamily } from '../../people/names'
import { iso, makeDay } from '../../people/dates'
import type { Random } from '../../random'
import { PagedWriter } from './paged-writer'
import { grouped, plain, printDay } from './statement-facts'
import { firm } from './trade-facts'

const lenders = ['SHRIRAM FINANCE LIMITED', 'Bank of Maharashtra', 'HDB Financial Services Limited', 'Muthoot Capital Services Limited', 'Cholamandalam Investment and Finance Company Limited'] // prettier-ignore
const vehicles = ['HERO SPLENDOR PLUS XTEC', 'Maruti Suzuki Brezza ZXI', 'TVS Jupiter 125 Disc', 'Tata Punch Adventure', 'Bajaj RE Compact CNG', 'Mahindra Jeeto Plus'] // prettier-ignore

interface Sanction {
  readonly lender: string
  readonly number: string
  readonly day: string
  readonly dealer: string
  readonly customer: string
  readonly asset: string
  readonly loan: number
  readonly down: number
}

const rupees = (paise: number): string => grouped(paise).replace(/\.00$/, '')

function fourColumns(w: PagedWriter, s: Sanction, random: Random): void {
  w.line(s.lender, { size: 34, weight: 700, align: 'center' })
  w.line('DELIVERY ORDER (TWO WHEELER)', { weight: 700, align: 'center' }).gap(20)
  const [titles, ...rows] = [
    ['D.O. Number', s.number, 'D.O. Date', s.day],
    ['Name of Dealer', s.dealer, 'Dealer Code', `TN${random.digits(4)}`],
    ['Name of Customer', s.customer, "Father's Name", fullName(makeFamily(random.fork('father')).name)],
    ['Vehicle Model', s.asset, 'Colour', 'BLACK RED'],
    ['Margin Money', rupees(s.down), 'Finance Amount', rupees(s.loan)],
    ['No. of Instalments', '24', 'EMI', rupees(Math.round(s.loan / 20))],
  ] as const
  w.table(
    [0.22, 0.3, 0.22, 0.26].map((width, i) => ({ title: titles[i]!, width, align: 'left' as const })),
    rows,
    { rules: 'all', padding: 12, cells: 'middle', headFill: null, repeats: false },
    w.text.size,
  )
  w.gap(40)
  for (const line of w.wrap('Kindly deliver the above vehicle to the customer after collecting the margin money and endorse our hypothecation in the registration book.', w.width)) w.line(line) // prettier-ignore
  w.line('Authorised Signatory', { align: 'right' })
}

function bankLetter(w: PagedWriter, s: Sanction): void {
  w.line(s.lender, { size: 36, weight: 700, align: 'center' }).gap(20)
  w.at(`Ref. No. ${s.number}`, w.left, w.y).line(`Date : ${s.day}`, { align: 'right' }).gap(16)
  w.line('To,')
    .line(`M/s. ${s.dealer}`)
    .gap(20)
    .line('Sub : Delivery Order for vehicle', { weight: 700 })
    .line('Dear Sir,')
  for (const line of w.wrap('We are pleased to inform you that we have sanctioned a loan to the borrower named below for purchase of the following vehicle from you:', w.width)) w.line(line) // prettier-ignore
  w.gap(16)
  w.y = w.pairs(
    [
      ['Name of the borrower', s.customer],
      ['Make & Model', s.asset],
      ['Margin money / Down payment', `Rs. ${rupees(s.down)}/-`],
      ['Loan amount', `Rs. ${rupees(s.loan)}/-`],
    ],
    w.left + 60,
    w.y,
    { column: 480, width: 1200, colon: ': ' },
  )
  w.gap(20)
  for (const line of w.wrap('Please deliver the vehicle to the borrower after registering our hypothecation. We undertake to release the payment on receipt of the invoice and the insurance cover note.', w.width)) w.line(line) // prettier-ignore
  w.gap(30).line('Yours faithfully,').line(`For ${s.lender}`).gap(50).line('Branch Manager')
}

function delivery(id: string, write: (w: PagedWriter, s: Sanction, random: Random) => void, title = ''): Layout {
  return {
    id: `delivery.${id}`,
    type: 'DELIVERY_ORDER',
    hidden: false,
    weight: 1,
    form: 'page',
    compose: (random) => {
      const style = random.fork('style')
      const date = iso(makeDay(random.fork('date'), 2019, 2025))
      const name = fullName(makeFamily(random.fork('customer')).name)
      const s: Sanction = {
        lender: random.pick(lenders),
        number: random.pick([`${random.int(19, 25)}-${random.int(20, 26)}/TN/0${random.digits(4)}`, `DO${random.digits(10)}`, `DO/${random.int(2019, 2025)}/${random.int(10, 900)}`]), // prettier-ignore
        day: printDay(date, style.pick(['DD/MM/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD-Mon-YYYY'])),
        dealer: firm(random.fork('dealer')).name,
        customer: style.chance(0.5) ? name.toUpperCase() : name,
        asset: random.pick(vehicles),
        loan: random.int(300, 9000) * 10000,
        down: random.int(80, 3000) * 10000,
      }
      const face = style.pick(['arial', 'times', 'condensed', 'open'] as const)
      const w = new PagedWriter({ size: style.int(24, 27), face }, 120, 1414, style.int(120, 170))
      write(w, s, random.fork('more'))
      return w.compose({
        delivery_order_number: s.number,
        delivery_order_date: date,
        financier_name: s.lender,
        dealer_name: title + s.dealer,
        customer_name: s.customer,
        asset_description: s.asset,
        loan_amount: plain(s.loan),
        down_payment: plain(s.down),
      })
    },
  }
}

export const deliveries: readonly Layout[] = [delivery('columns', fourColumns), delivery('bank', bankLetter, 'M/s. ')]
