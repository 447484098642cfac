import type { Random } from '../../random'
import { dateStyle, FormFacts, inr, iso, later, plain, truth } from './facts'
import { formLayout, item, type Form, type FormWriter } from './form-writer'

interface Supplier {
  readonly name: string
  readonly state: string
  /** What it calls the number of its customer, and how long that is. */
  readonly number: readonly [label: string, digits: number]
}

const suppliers: readonly Supplier[] = [
  { name: 'Maharashtra State Electricity Distribution Co. Ltd.', state: 'Maharashtra', number: ['Consumer No.', 12] },
  { name: 'Adani Electricity Mumbai Limited', state: 'Maharashtra', number: ['CA No.', 12] },
  { name: 'The Tata Power Company Limited', state: 'Maharashtra', number: ['Consumer Number', 12] },
  { name: 'BSES Rajdhani Power Limited', state: 'Delhi', number: ['CA No', 9] },
  { name: 'Bangalore Electricity Supply Company Limited', state: 'Karnataka', number: ['Account ID', 10] },
  {
    name: 'Tamil Nadu Generation and Distribution Corporation Limited',
    state: 'Tamil Nadu',
    number: ['Service No', 11],
  },
  { name: 'Southern Power Distribution Company of Telangana Limited', state: 'Telangana', number: ['USC No', 9] },
  { name: 'Madhyanchal Vidyut Vitran Nigam Limited', state: 'Uttar Pradesh', number: ['Account No', 10] },
  {
    name: 'West Bengal State Electricity Distribution Company Limited',
    state: 'West Bengal',
    number: ['Consumer ID', 9],
  },
  { name: 'Punjab State Power Corporation Limited', state: 'Punjab', number: ['Account No', 10] },
  { name: 'Torrent Power Limited', state: 'Gujarat', number: ['Service No.', 8] },
  { name: 'Kerala State Electricity Board Limited', state: 'Kerala', number: ['Consumer#', 13] },
  { name: 'Jaipur Vidyut Vitran Nigam Limited', state: 'Rajasthan', number: ['K No.', 12] },
]

export function billContent(random: Random) {
  const f = new FormFacts(random)
  const supplier = random.pick(suppliers)
  const address = f.address(supplier.state)
  const name = random.chance(0.7) ? f.person().toUpperCase() : f.firm().toUpperCase()
  const bill = f.day(2019, 2025)
  const due = later(bill, 0, random.int(10, 21))
  const units = random.int(18, 940)
  const previous = random.int(800, 30000)
  const energy = Math.round(units * random.between(3.5, 9) * 100) / 100
  const fixed = random.pick([110, 125, 130, 240, 350])
  const duty = Math.round((energy + fixed) * 16) / 100
  const current = Math.round((energy + fixed + duty) * 100) / 100
  const arrears = random.chance(0.5) ? 0 : random.int(-60, 900)
  const payable = Math.round((current + arrears) / 10) * 10
  const number = random.digits(supplier.number[1]).replace(/^0/, '7')
  const meter = random.pick([random.digits(8), `${random.letters(2)}${random.digits(7)}`, random.digits(10)])
  return {
    f,
    supplier,
    address,
    name,
    units,
    previous,
    energy,
    fixed,
    duty,
    current,
    arrears,
    payable,
    number,
    meter,
    late: payable + random.pick([10, 15.5, 25]),
    bill,
    due,
    write: dateStyle(random),
    fields: truth(
      {
        consumer_name: name,
        consumer_number: number,
        provider_name: supplier.name,
        bill_date: iso(bill),
        due_date: iso(due),
        bill_amount: plain(payable),
        units_consumed: String(units),
        meter_number: meter,
      },
      address,
    ),
  }
}
export type BillContent = ReturnType<typeof billContent>

const charges = (c: BillContent, w: FormWriter): FormWriter =>
  w.table(
    [0.7, 0.3],
    ['Particulars', 'Amount (Rs.)'],
    [
      ['Fixed Charges', inr(c.fixed)],
      ['Energy Charges', inr(c.energy)],
      ['Electricity Duty', inr(c.duty)],
      ['Current Month Charges', inr(c.current)],
      ['Arrears', inr(c.arrears)],
      ['Net Amount Payable', item('', inr(c.payable), 'bill_amount')],
    ],
  )

/** The manner of the west: pairs of label and value at the top, the charges under them. */
function pairsBill(random: Random): Form {
  const c = billContent(random)
  return {
    fields: c.fields,
    pages: [
      (w) => {
        w.title(c.supplier.name, `BILL OF SUPPLY FOR THE MONTH OF ${random.pick(['JAN', 'MAR', 'OCT'])} ${c.bill.year}`)
        w.pairs([
          item(c.supplier.number[0], c.number, 'consumer_number'),
          item('Bill Date', c.write(c.bill), 'bill_date'),
          item('Consumer Name', c.name, 'consumer_name'),
          item('Due Date', c.write(c.due), 'due_date'),
        ])
        w.colons([item('Address', c.address.value, 'address')])
        w.pairs([
          item('Bill Amount', `Rs. ${inr(c.payable)}`, 'bill_amount'),
          item('Amount Payable after Due Date', `Rs. ${inr(c.late)}`),
          item('Meter No.', c.meter, 'meter_number'),
          item('Sanctioned Load', `${random.int(1, 9)} kW`),
          item('Billing Unit', random.digits(4)),
          item('Tariff', 'LT I Res 1-Phase'),
        ])
        w.table(
          [0.25, 0.25, 0.25, 0.25],
          ['Current Reading', 'Previous Reading', 'MF', 'Units Consumed'],
          [[String(c.previous + c.units), String(c.previous), '1', item('', String(c.units), 'units_consumed')]],
        )
        charges(c, w)
      },
    ],
  }
}

/** Boxes at the top, name and address as for the window of an envelope. */
function boxesBill(random: Random): Form {
  const c = billContent(random)
  return {
    fields: c.fields,
    pages: [
      (w) => {
        w.title(c.supplier.name, 'ELECTRICITY BILL')
        w.boxes(
          [
            item(c.supplier.number[0], c.number, 'consumer_number'),
            item('Bill Date', c.write(c.bill), 'bill_date'),
            item('Due Date', c.write(c.due), 'due_date'),
            item('Amount Payable (Rs.)', inr(c.payable), 'bill_amount'),
          ],
          { centred: random.chance(0.4) },
        )
        const lines = w.pen.wrap(c.address.value, w.width * 0.5, w.text)
        w.block([[c.name, 'consumer_name'], ...lines.map((line): [string, string] => [line, 'address'])])
        w.table(
          [0.2, 0.16, 0.16, 0.16, 0.16, 0.16],
          ['Meter No', 'Present Reading', 'Previous Reading', 'MF', 'Units', 'Status'],
          [
            [
              item('', c.meter, 'meter_number'),
              String(c.previous + c.units),
              String(c.previous),
              '1',
              item('', String(c.units), 'units_consumed'),
              'OK',
            ],
          ],
        )
        charges(c, w)
      },
    ],
  }
}

/** A narrow list of label and value, as board offices print it. */
function listBill(random: Random): Form {
  const c = billContent(random)
  return {
    fields: c.fields,
    pages: [
      (w) => {
        w.title(c.supplier.name, 'Electricity Bill')
        w.columns(
          [
            item(c.supplier.number[0], c.number, 'consumer_number'),
            item('Name', c.name, 'consumer_name'),
            item('Address', c.address.value, 'address'),
            item('Bill No', random.digits(12)),
            item('Bill Date', c.write(c.bill), 'bill_date'),
            item('Due Date', c.write(c.due), 'due_date'),
            item('Meter Number', c.meter, 'meter_number'),
            item('Previous Reading', String(c.previous)),
            item('Current Reading', String(c.previous + c.units)),
            item('Units Consumed', `${c.units} kWh`, 'units_consumed'),
            item('Fixed Charge', inr(c.fixed)),
            item('Energy Charge', inr(c.energy)),
            item('Electricity Duty', inr(c.duty)),
            item('Arrears', inr(c.arrears)),
            item('Net Payable', inr(c.payable), 'bill_amount'),
            item('After Due Date', inr(c.late)),
          ],
          0.4,
          random.pick(['', ' :']),
        )
      },
    ],
  }
}

export const billForms = [
  formLayout('ebill.pairs', 'EBILL', pairsBill),
  formLayout('ebill.boxes', 'EBILL', boxesBill),
  formLayout('ebill.list', 'EBILL', listBill),
]
