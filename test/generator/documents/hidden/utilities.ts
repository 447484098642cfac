/** Bills of water and gas and receipts of property tax out of sight. */
import type { KnownType } from '../../../../src/shared/domain/document-types'
import type { Composition, Fields, Layout } from '../../layout'
import type { Day } from '../../people/dates'
import type { Random } from '../../random'
import { printDay } from '../finance/statement-facts'
import type { PagedWriter } from '../finance/paged-writer'
import { FormFacts, iso, later, plain, truth } from '../forms/facts'
import type { PrintedAddress } from '../address'
import { dayForms, moneyStyle } from './accounts'
import { box, prose, sheet, writer, type Column } from './sheet'

interface Supply {
  readonly name: string
  readonly address: PrintedAddress
  readonly number: string
  readonly meter: string
  readonly bill: Day
  readonly due: Day
  /** Rupees. */
  readonly payable: number
  readonly used: string
  readonly before: number
  readonly day: (d: Day) => string
  readonly money: (rupees: number) => string
  readonly style: Random
}

function makeSupply(random: Random, state: string, used: string, most = 6000): Supply {
  const f = new FormFacts(random.fork('facts'))
  const style = random.fork('style')
  const bill = f.day(2018, 2025)
  const form = style.pick(dayForms)
  const paise = moneyStyle(style)
  return {
    name: random.chance(0.5) ? f.person() : f.person().toUpperCase(),
    address: f.address(state),
    number: random.pick([random.digits(10).replace(/^0/, '8'), `${random.letters(2)}${random.digits(7)}`, `${random.digits(3)}/${random.digits(5)}`]),
    meter: random.pick([`${random.letters(2)}${random.digits(6)}`, random.digits(8).replace(/^0/, '3')]),
    bill,
    due: later(bill, 0, random.int(10, 25)),
    payable: random.int(Math.round(most / 9), most),
    used,
    before: random.int(50, 4000),
    day: (d) => printDay(iso(d), form),
    money: (rupees) => paise(Math.round(rupees * 100)),
    style,
  } // prettier-ignore
}

const supplyFields = (s: Supply, provider: string, without: readonly string[] = []): Fields =>
  Object.fromEntries(
    Object.entries(
      truth(
        {
          consumer_name: s.name,
          consumer_number: s.number,
          provider_name: provider,
          bill_date: iso(s.bill),
          due_date: iso(s.due),
          bill_amount: plain(s.payable),
          units_consumed: s.used,
          meter_number: s.meter,
        },
        s.address,
      ),
    ).filter(([path]) => !without.includes(path)),
  )

type Pair = readonly [string, string]

/** Labels and values, one under another. */
function listed(w: PagedWriter, rows: readonly Pair[], column = 460, colon = ': '): void {
  w.y = w.pairs(rows, w.left, w.y, { column, width: w.width, colon }) + 12
}

const pairColumns = (head: Pair): readonly Column<Pair>[] => [
  { title: head[0], width: 0.68, align: 'left', cell: ([label]) => label },
  { title: head[1], width: 0.32, align: 'right', cell: ([, value]) => value },
]

/** Of a city's water board: readings in a table between two blocks. */
function waterBoard(random: Random): Composition {
  const [provider, state] = random.pick([['Bangalore Water Supply and Sewerage Board', 'Karnataka'], ['Chennai Metropolitan Water Supply and Sewerage Board', 'Tamil Nadu'], ['Hyderabad Metropolitan Water Supply & Sewerage Board', 'Telangana']] as const) // prettier-ignore
  const s = makeSupply(random.fork('supply'), state, String(random.int(6, 90)))
  const { style, money } = s
  const w = writer(style, ['arial', 'noto', 'narrow'], { size: [23, 26] })
  w.line(provider, { size: 32, weight: 700, align: 'center' }).line(style.pick(['WATER BILL', 'Water and Sewerage Charges Bill', 'DEMAND BILL FOR WATER']), { align: 'center' }).gap(20) // prettier-ignore
  listed(w, [
    [style.pick(['RR Number', 'CAN Number', 'Consumer No.', 'CMC No.']), s.number],
    [style.pick(['Consumer Name', 'Name', 'Name of the Consumer']), s.name],
    [style.pick(['Address', 'Property Address', 'Service Address']), s.address.value],
  ])
  const cells = [[style.pick(['Bill Date', 'Date of Bill', 'Billing Date']), s.day(s.bill)], [style.pick(['Due Date', 'Last Date for Payment', 'Pay by Date']), s.day(s.due)], ['Category', 'Domestic']] as const // prettier-ignore
  cells.forEach(([label, value], i) => w.at(`${label} : ${value}`, w.left + (w.width * i) / 3, w.y, { maxWidth: w.width / 3 - 14 })) // prettier-ignore
  w.gap(50)
  const reading = [s.meter, String(s.before + Number(s.used)), String(s.before), s.used, 'Working']
  const heads = ['Meter No.', style.pick(['Present Reading', 'Current Reading']), 'Previous Reading', style.pick(['Consumption (KL)', 'Units (KL)', 'Consumption']), 'Status'] // prettier-ignore
  sheet(
    w,
    heads.map((title, i): Column<string[]> => ({ title, width: 0.2, align: 'center', cell: (row) => row[i]! })),
    [reading],
    { size: 20, pad: 8, rules: 'box' },
  )
  const water = Math.round(s.payable * 0.6)
  const sewer = Math.round(s.payable * 0.25)
  sheet<Pair>(
    w,
    pairColumns(['Charges', 'Rs.']),
    [['Water Charges', money(water)], ['Sanitary / Sewerage Charges', money(sewer)], ['Meter Service Charges', money(s.payable - water - sewer - 30)], ['Arrears', money(30)]],
    { size: 21, pad: 6, rules: style.pick(['rows', 'frame', 'none'] as const) },
    { after: { 0: style.pick(['Total Amount Payable', 'Net Payable', 'Total Demand']), 1: money(s.payable) } },
  ) // prettier-ignore
  prose(w, 'Interest at 2% per month is charged after the due date. Harvest rain water.')
  return w.compose(supplyFields(s, provider))
}

/** Of a town: two languages, a counterfoil under a line of dashes that says all again. */
function waterTown(random: Random): Composition {
  const [own, provider, state] = random.pick([['नागपूर महानगरपालिका', 'Nagpur Municipal Corporation', 'Maharashtra'], ['जयपुर जलदाय विभाग', 'Public Health Engineering Department, Jaipur', 'Rajasthan'], ['भोपाल नगर निगम', 'Bhopal Municipal Corporation', 'Madhya Pradesh']] as const) // prettier-ignore
  const s = makeSupply(random.fork('supply'), state, String(random.int(6, 60)))
  const { style, money } = s
  const w = writer(style, ['times', 'noto', 'open'], { size: [23, 25] })
  w.line(own, { size: 30, weight: 700, align: 'center' }).line(provider, { weight: 700, align: 'center' }).line('पाणी पट्टी / जल शुल्क बिल - WATER CHARGES BILL', { align: 'center' }).gap(16) // prettier-ignore
  const top = w.y
  const half = w.width / 2
  const left = w.pairs([['Name / नाव', s.name], ['Address / पत्ता', s.address.value], ['Connection No.', s.number]], w.left + 12, top + 34, { column: 210, width: half - 30 }) // prettier-ignore
  const right = w.pairs(
    [['Bill No.', random.fork('bill').digits(9)], ['Bill Date', s.day(s.bill)], ['Due Date', s.day(s.due)], ['Meter No.', s.meter], ['Consumption', s.used], ['Period', 'Quarterly']],
    w.left + half + 12, top + 34, { column: 230, width: half - 24, colon: ': ' },
  ) // prettier-ignore
  w.y = Math.max(left, right)
  box(w, w.left, top, half, w.y - top)
  box(w, w.left + half, top, half, w.y - top)
  w.gap(24)
  const current = s.payable - 120
  const rows: readonly Pair[] = [['चालू आकार / Current Charges', money(current)], ['मागील थकबाकी / Arrears', money(120)], [`एकूण देय / ${style.pick(['Total Payable', 'Amount Payable', 'Bill Amount'])}`, money(s.payable)], ['Amount after due date', money(s.payable + 50)]] // prettier-ignore
  sheet<Pair>(w, pairColumns(['तपशील / Details', 'रक्कम / Amount']), rows, { size: 22, pad: 8, rules: 'box' })
  w.line('- '.repeat(Math.floor(w.width / w.measure('- ')))).gap(10)
  w.line('Counterfoil', { align: 'center' })
  w.line(`Connection No. ${s.number}     Due Date ${s.day(s.due)}     Rs. ${money(s.payable)}`)
  return w.compose(supplyFields(s, provider))
}

/** Gas through a pipe: boxes of what matters at the right, the units of two meters' readings. */
function gasPiped(random: Random): Composition {
  const [provider, state] = random.pick([['Mahanagar Gas Limited', 'Maharashtra'], ['Adani Total Gas Limited', 'Gujarat'], ['Green Gas Limited', 'Uttar Pradesh'], ['Bhagyanagar Gas Limited', 'Telangana']] as const) // prettier-ignore
  const s = makeSupply(random.fork('supply'), state, random.pick([String(random.int(8, 60)), (random.int(800, 6000) / 100).toFixed(2)])) // prettier-ignore
  const { style, money } = s
  const w = writer(style, ['roboto', 'calibri', 'open'], { size: [22, 25] })
  w.at(provider, w.left, w.y, { size: 34, weight: 700, colour: '#0a6b3d' }).line(style.pick(['PNG Bill', 'Piped Natural Gas Invoice', 'GAS BILL (DOMESTIC PNG)']), { align: 'right' }).gap(30) // prettier-ignore
  const top = w.y
  w.block([s.name, ...w.wrap(s.address.value, w.width * 0.46)], w.left, top + 10)
  const boxes = [[style.pick(['BP No.', 'CA Number', 'Customer ID', 'Consumer No.']), s.number], [style.pick(['Bill Date', 'Invoice Date']), s.day(s.bill)], [style.pick(['Due Date', 'Payment Due Date']), s.day(s.due)], [style.pick(['Amount Payable', 'Total Amount Due', 'Bill Amount']), `${style.pick(['₹ ', 'Rs. '])}${money(s.payable)}`]] as const // prettier-ignore
  boxes.forEach(([label, value], i) => {
    const x = w.left + w.width * (i % 2 ? 0.77 : 0.53)
    const y = top - 30 + Math.floor(i / 2) * 96
    box(w, x, y, w.width * 0.23, 84, '#0a6b3d')
    w.at(label, x + 10, y + 32, { size: 18 }).at(value, x + 10, y + 68, { weight: 700, maxWidth: w.width * 0.23 - 20 })
  })
  w.y = top + 220
  const fraction = s.used.split('.')[1]?.length ?? 0
  const heads = ['Meter No.', 'Opening Reading', 'Closing Reading', style.pick(['Consumption (SCM)', 'Units (SCM)', 'Gas Consumed (SCM)'])] // prettier-ignore
  const cells = [s.meter, s.before.toFixed(fraction), (s.before + Number(s.used)).toFixed(fraction), s.used]
  sheet(
    w,
    heads.map((title, i): Column<string[]> => ({ title, width: 0.25, align: 'center', cell: (row) => row[i]! })),
    [cells],
    { size: 20, pad: 9, rules: style.pick(['box', 'rows'] as const), head: { fill: '#e4f2ea' } },
  )
  const gas = Math.round(s.payable * 0.88)
  const rows: readonly Pair[] = [['Gas Consumption Charges', money(gas)], ['VAT', money(s.payable - gas)], ['Minimum Charges', money(0)], ['Previous Balance', money(0)]] // prettier-ignore
  sheet<Pair>(w, pairColumns(['Details of Charges', 'Amount']), rows, { size: 20, pad: 7, rules: 'rows' })
  prose(w, 'In case of smell of gas call our emergency number. Pay by UPI, NACH or at our offices.')
  return w.compose(supplyFields(s, provider))
}

/** The cash memo of a distributor of cylinders: no meter, no due day, one row of goods. */
function gasCylinder(random: Random): Composition {
  const brand = random.pick(['Bharatgas', 'HP Gas', 'Indane'])
  const provider = `${random.pick(['Sai', 'Annapurna', 'Kiran', 'Jwala', 'Maa Bhawani'])} ${random.pick(['Gas Agency', 'Indane Gramin Vitrak', 'Gas Service', 'Enterprises'])}` // prettier-ignore
  const s = makeSupply(random.fork('supply'), random.pick(['Bihar', 'Haryana', 'Maharashtra', 'Kerala']), '1', 1200)
  const { style, money } = s
  const w = writer(style, ['courier', 'arial', 'times'], { size: [22, 25] })
  w.line(brand, { size: 36, weight: 700, align: 'center', colour: '#a33' }).line(provider, { size: 28, weight: 700, align: 'center' }) // prettier-ignore
  w.line(style.pick(['CASH MEMO', 'TAX INVOICE / CASH MEMO', 'LPG REFILL CASH MEMO']), { align: 'center' }).gap(16)
  listed(w, [
    [style.pick(['Consumer No.', 'Consumer Number']), s.number],
    [style.pick(['Consumer Name', 'Name']), s.name],
    ['Address', s.address.value],
    [style.pick(['Cash Memo Date', 'Date', 'Bill Date']), s.day(s.bill)],
    ['Booking No.', random.fork('booking').digits(6)],
    ['Delivered by', 'S. Yadav'],
  ])
  const net = Math.round((s.payable / 1.05) * 100) / 100
  const half = Math.round((s.payable - net) * 50) / 100
  const price = s.payable - 2 * half
  sheet<readonly string[]>(
    w,
    ['Product', 'HSN', 'Qty', 'Rate', 'Amount'].map((title, i) => ({ title, width: [0.4, 0.14, 0.1, 0.18, 0.18][i]!, align: i < 2 ? 'left' : 'right', cell: (row) => row[i]! })), // prettier-ignore
    [['14.2 Kg Domestic Cylinder Refill', '27111900', '1', money(price), money(price)]],
    { size: 20, pad: 8, rules: 'box' },
  )
  listed(w, [['CGST 2.5%', money(half)], ['SGST 2.5%', money(half)], [style.pick(['Total', 'Net Amount', 'Total Amount']), `Rs. ${money(s.payable)}`]], 300, '') // prettier-ignore
  prose(w, 'Subsidy will be credited to your bank account. Check weight and seal of the cylinder before you accept it.')
  return w.compose(supplyFields(s, provider, ['due_date', 'units_consumed', 'meter_number']), { unjudged: ['provider_name', 'units_consumed'] }) // prettier-ignore
}

const layout = (id: string, type: KnownType, compose: Layout['compose']): Layout => ({ id: `hidden.${id}`, type, hidden: true, weight: 1, form: 'page', compose }) // prettier-ignore

export const hiddenUtilities: readonly Layout[] = [
  layout('water-board', 'WATER_BILL', waterBoard),
  layout('water-town', 'WATER_BILL', waterTown),
  layout('gas-piped', 'GAS_BILL', gasPiped),
  layout('gas-cylinder', 'GAS_BILL', gasCylinder),
]
