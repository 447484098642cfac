/** Delivery orders out of sight: the slip of a shop's financier, and a letter that says all in its sentences. */
import type { Composition, Layout } from '../../layout'
import { iso, makeDay } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { plain, printDay } from '../finance/statement-facts'
import { lakhs } from '../property/facts'
import { dayForms } from './accounts'
import { box, prose, writer } from './sheet'
import { makeDeal } from './trade'

const houses = ['IDFC FIRST Bank Limited', 'Sundaram Finance Limited', 'L&T Finance Limited', 'Tata Capital Limited', 'Hero FinCorp Limited', 'Manappuram Finance Limited', 'The Saraswat Co-operative Bank Ltd.'] // prettier-ignore
const machines = ['Ashok Leyland Dost+ LS', 'Royal Enfield Hunter 350 Dapper', 'Hyundai Creta SX 1.5 Petrol', 'Swaraj 744 FE Tractor', 'JCB 3DX Backhoe Loader', 'Ather 450X Electric Scooter'] // prettier-ignore
const wares = ['LG 1.5 Ton 5 Star Inverter Split AC', 'Whirlpool 265 L Double Door Refrigerator', 'OnePlus Nord CE 4 8GB/256GB', 'Sony Bravia 55 inch 4K TV', 'IFB 7 kg Front Load Washing Machine'] // prettier-ignore

function sanction(random: Random, things: readonly string[], most: number) {
  const loan = random.int(most / 20, most) * 100
  const style = random.fork('style')
  return {
    style,
    lender: random.pick(houses),
    number: random.pick([`${random.letters(2)}${random.digits(10)}`, `DO/${random.digits(5)}/${random.int(19, 25)}`, `${random.int(2019, 2025)}${random.digits(7)}`]), // prettier-ignore
    date: iso(makeDay(random, 2018, 2025)),
    dealer: makeDeal(random.fork('dealer'), { count: 1 }).seller,
    customer: fullName(makeFamily(random.fork('customer')).name),
    asset: random.pick(things),
    loan,
    down: random.int(Math.ceil(loan / 1000), Math.ceil(loan / 300)) * 100,
    form: style.pick(dayForms),
  }
}
type Sanction = ReturnType<typeof sanction>

const fieldsOf = (s: Sanction) => ({
  delivery_order_number: s.number,
  delivery_order_date: s.date,
  financier_name: s.lender,
  dealer_name: s.dealer.name,
  customer_name: s.customer,
  asset_description: s.asset,
  loan_amount: plain(s.loan * 100),
  down_payment: plain(s.down * 100),
})

/** Small labels over their values, two boxes a row. */
function slip(random: Random): Composition {
  const s = sanction(random.fork('sanction'), wares, 900)
  const { style } = s
  const w = writer(style, ['roboto', 'arial', 'condensed'], { size: [24, 27] })
  w.at(s.lender, w.left, w.y, { size: 32, weight: 700, colour: '#124a80' })
  w.at(style.pick(['e-DELIVERY ORDER', 'DELIVERY ORDER', 'Delivery Order (Consumer Durable)']), w.left + w.width, w.y, { weight: 700, align: 'right' }).gap(50) // prettier-ignore
  const amount = (rupees: number): string => `${style.fork('mark').pick(['Rs. ', '₹ ', ''])}${lakhs(rupees)}.00`
  const rows = [
    [[style.pick(['DO No.', 'DO ID', 'Delivery Order No.']), s.number], [style.pick(['DO Date', 'Date of DO', 'Issue Date']), printDay(s.date, s.form)]],
    [[style.pick(['Dealer', 'Store Name', 'Dealer Name']), s.dealer.name], ['Dealer Code', `D${random.fork('code').digits(6)}`]],
    [[style.pick(['Customer', 'Customer Name', 'Name of the Customer']), s.customer], ['Mobile', `9${random.fork('mobile').digits(9)}`]],
    [[style.pick(['Product', 'Asset', 'Product Description', 'Model']), s.asset], ['Serial / IMEI', random.fork('serial').digits(15)]],
    [[style.pick(['Loan Amount', 'Finance Amount', 'Amount Financed']), amount(s.loan)], [style.pick(['Down Payment', 'Customer Down Payment', 'Margin Money']), amount(s.down)]],
    [['EMI x Tenure', `${lakhs(Math.round(s.loan / 10))} x 10`], ['Invoice Value', amount(s.loan + s.down)]],
  ] as const // prettier-ignore
  const half = w.width / 2
  for (const row of rows) {
    row.forEach(([label, value], i) => {
      const x = w.left + half * i
      box(w, x, w.y, half, 96, '#88a')
      w.at(label, x + 14, w.y + 32, { size: 19, colour: '#555' }).at(value, x + 14, w.y + 74, { weight: 600, maxWidth: half - 28 }) // prettier-ignore
    })
    w.gap(96)
  }
  w.gap(50)
  prose(w, 'Dear Partner, you may release the product to the customer after collecting the down payment and checking the original KYC. This order is valid for 3 days and is void if altered.') // prettier-ignore
  return w.compose(fieldsOf(s))
}

/** A letter to the dealer that names everything in its sentences. */
function letter(random: Random): Composition {
  const s = sanction(random.fork('sanction'), machines, 12000)
  const { style } = s
  const w = writer(style, ['times', 'calibri', 'arial'], { size: [25, 28] })
  const sir = style.pick(['M/s. ', 'M/s '])
  const who = style.pick(['Mr. ', 'Shri ', 'Smt. '])
  w.line(s.lender, { size: 36, weight: 700 }).line('Vehicle & Equipment Loans Department').gap(20)
  w.line(`${style.pick(['Ref', 'D.O. No.', 'Delivery Order No'])} : ${s.number}`).line(`Date : ${printDay(s.date, s.form)}`).gap(20) // prettier-ignore
  w.line(sir + s.dealer.name)
  for (const line of w.wrap(s.dealer.address, 800)) w.line(line)
  w.gap(16).line(style.pick(['Sub: Delivery Order', 'Subject : DELIVERY ORDER']), { weight: 700 }).gap(10).line('Dear Sirs,').gap(8) // prettier-ignore
  prose(w, `We have sanctioned a loan of Rs. ${lakhs(s.loan)}/- to ${who}${s.customer} for the purchase of one ${s.asset} from you.`) // prettier-ignore
  w.gap(12)
  prose(w, `You are requested to deliver the same to the borrower after receiving a margin money of Rs. ${lakhs(s.down)}/- and to have our hypothecation noted in the certificate of registration.`) // prettier-ignore
  w.gap(12)
  prose(w, 'The loan amount will be paid to your account on receipt of the invoice, the stamped margin receipt and the insurance policy bearing our name as financier.') // prettier-ignore
  w.gap(30).line('Yours faithfully,').line(`for ${s.lender}`).gap(60).line('Authorised Signatory')
  return w.compose({ ...fieldsOf(s), dealer_name: sir + s.dealer.name, customer_name: who + s.customer })
}

const layout = (id: string, compose: Layout['compose']): Layout => ({ id: `hidden.${id}`, type: 'DELIVERY_ORDER', hidden: true, weight: 1, form: 'page', compose }) // prettier-ignore

export const hiddenDeliveries: readonly Layout[] = [layout('delivery-slip', slip), layout('delivery-letter', letter)]
