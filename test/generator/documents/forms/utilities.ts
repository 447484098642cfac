/** Bills of water and of piped gas, and receipts of property tax. */
import type { Random } from '../../random'
import { dateStyle, FormFacts, inr, iso, later, plain, truth } from './facts'
import { formLayout, item, type Form, type Item } from './form-writer'

const waterBoards = [
  ['Delhi Jal Board', 'Delhi'],
  ['Pimpri Chinchwad Municipal Corporation', 'Maharashtra'],
  ['Kerala Water Authority', 'Kerala'],
  ['Ahmedabad Municipal Corporation', 'Gujarat'],
] as const
const gasCompanies = [
  ['Indraprastha Gas Limited', 'Delhi'],
  ['Gujarat Gas Limited', 'Gujarat'],
  ['Maharashtra Natural Gas Limited', 'Maharashtra'],
  ['Bengal Gas Company Limited', 'West Bengal'],
] as const
const authorities = [
  ['Pune Municipal Corporation', 'Maharashtra'],
  ['Greater Hyderabad Municipal Corporation', 'Telangana'],
  ['South Delhi Municipal Corporation', 'Delhi'],
  ['Vadodara Municipal Corporation', 'Gujarat'],
  ['Lucknow Nagar Nigam', 'Uttar Pradesh'],
] as const

function supply(random: Random, companies: readonly (readonly [string, string])[]) {
  const f = new FormFacts(random)
  const [provider, state] = random.pick(companies)
  const address = f.address(state)
  const bill = f.day(2019, 2025)
  const due = later(bill, 0, random.int(12, 24))
  const [units, before, payable] = [random.int(5, 95), random.int(100, 3000), random.int(150, 4500)]
  const v = {
    consumer_name: random.chance(0.6) ? f.person().toUpperCase() : f.person(),
    consumer_number: random.digits(10).replace(/^0/, '2'),
    provider_name: provider,
    units_consumed: String(units),
    meter_number: random.pick([random.digits(8).replace(/^0/, '5'), `${random.letters(1)}${random.digits(9)}`]),
  }
  const fields = truth({ ...v, bill_date: iso(bill), due_date: iso(due), bill_amount: plain(payable) }, address)
  const write = dateStyle(random)
  return { v, address: address.value, units, before, payable, fields, bill: write(bill), due: write(due) }
}
type Supplied = ReturnType<typeof supply>

const readings = (s: Supplied): (string | Item)[] => [
  item('', s.v.meter_number, 'meter_number'),
  String(s.before),
  String(s.before + s.units),
  item('', s.v.units_consumed, 'units_consumed'),
]

/** Pairs of label and value over a table of readings, the sum under the charges. */
function supplyPairs(random: Random, kind: 'water' | 'gas'): Form {
  const s = supply(random, kind === 'water' ? waterBoards : gasCompanies)
  const unit = kind === 'water' ? 'KL' : 'SCM'
  return {
    fields: s.fields,
    pages: [
      (w) => {
        w.title(s.v.provider_name, kind === 'water' ? 'WATER BILL' : 'PIPED NATURAL GAS BILL')
        w.pairs([
          item('Consumer No.', s.v.consumer_number, 'consumer_number'),
          item('Bill Date', s.bill, 'bill_date'),
          item('Name', s.v.consumer_name, 'consumer_name'),
          item('Due Date', s.due, 'due_date'),
        ])
        w.colons([item('Address', s.address, 'address')])
        w.table(
          [0.25, 0.25, 0.25, 0.25],
          ['Meter No.', 'Previous Reading', 'Current Reading', `Consumption (${unit})`],
          [readings(s)],
        )
        w.table(
          [0.7, 0.3],
          ['Particulars', 'Amount (Rs.)'],
          [
            [kind === 'water' ? 'Water Charges' : 'Gas Charges', inr(s.payable - 50)],
            ['Service Charge', inr(50)],
            ['Total Amount Payable', item('', inr(s.payable), 'bill_amount')],
          ],
        )
      },
    ],
  }
}

/** Label and value in a ruled list. */
function supplyList(random: Random, kind: 'water' | 'gas'): Form {
  const s = supply(random, kind === 'water' ? waterBoards : gasCompanies)
  return {
    fields: s.fields,
    pages: [
      (w) => {
        w.title(s.v.provider_name, kind === 'water' ? 'Bill for Water Supply' : 'Domestic Gas Bill')
        w.ruled([
          item(kind === 'water' ? 'K. No. / Consumer Number' : 'BP Number', s.v.consumer_number, 'consumer_number'),
          item('Consumer Name', s.v.consumer_name, 'consumer_name'),
          item('Premises Address', s.address, 'address'),
          item('Date of Bill', s.bill, 'bill_date'),
          item('Last Date of Payment', s.due, 'due_date'),
          item('Meter Number', s.v.meter_number, 'meter_number'),
          item('Units Consumed', s.v.units_consumed, 'units_consumed'),
          item('Arrears', inr(0)),
          item('Net Amount Payable', `Rs. ${inr(s.payable)}`, 'bill_amount'),
        ])
        w.prose('Please pay by the due date to avoid surcharge and disconnection of supply.')
      },
    ],
  }
}

function tax(random: Random) {
  const f = new FormFacts(random)
  const [authority, state] = random.pick(authorities)
  const address = f.address(state)
  const paid = f.day(2018, 2025)
  const year = paid.month > 3 ? paid.year : paid.year - 1
  const sums = [random.int(300, 8000), random.int(50, 900)] as const
  const v = {
    owner_name: random.chance(0.6) ? f.person().toUpperCase() : f.person(),
    property_number: random.pick([random.digits(10).replace(/^0/, '1'), `${random.letters(2)}/${random.digits(6)}`]),
    authority_name: authority,
    assessment_year: `${year}-${String(year + 1).slice(2)}`,
    receipt_number: random.pick([random.digits(9).replace(/^0/, '4'), `PT${random.digits(8)}`]),
  }
  const total = sums[0] + sums[1]
  const fields = truth({ ...v, receipt_date: iso(paid), amount_paid: plain(total) }, address)
  return { v, address: address.value, sums, total, fields, paid: dateStyle(random)(paid) }
}

function taxColons(random: Random): Form {
  const t = tax(random)
  return {
    fields: t.fields,
    pages: [
      (w) => {
        w.title(t.v.authority_name, 'PROPERTY TAX RECEIPT')
        w.pairs([
          item('Receipt No.', t.v.receipt_number, 'receipt_number'),
          item('Receipt Date', t.paid, 'receipt_date'),
          item('Property No.', t.v.property_number, 'property_number'),
          item('Assessment Year', t.v.assessment_year, 'assessment_year'),
        ])
        w.colons([item('Owner Name', t.v.owner_name, 'owner_name'), item('Property Address', t.address, 'address')])
        w.table(
          [0.7, 0.3],
          ['Tax', 'Amount (Rs.)'],
          [
            ['Property Tax', inr(t.sums[0])],
            ['Cess', inr(t.sums[1])],
            ['Total Amount Paid', item('', inr(t.total), 'amount_paid')],
          ],
        )
        w.right('Authorised Signatory')
      },
    ],
  }
}

function taxList(random: Random): Form {
  const t = tax(random)
  return {
    fields: t.fields,
    pages: [
      (w) => {
        w.title(t.v.authority_name, 'House Tax / Property Tax Payment Receipt')
        w.columns(
          [
            item('Receipt Number', t.v.receipt_number, 'receipt_number'),
            item('Date of Payment', t.paid, 'receipt_date'),
            item('Property ID', t.v.property_number, 'property_number'),
            item('Name of Owner', t.v.owner_name, 'owner_name'),
            item('Address of Property', t.address, 'address'),
            item('Financial Year', t.v.assessment_year, 'assessment_year'),
            item('Amount Paid', `Rs. ${inr(t.total)}`, 'amount_paid'),
            item('Mode of Payment', random.pick(['Online', 'Cash', 'Cheque'])),
          ],
          0.4,
          ' :',
        )
      },
    ],
  }
}

export const utilityForms = [
  formLayout('water.pairs', 'WATER_BILL', (random) => supplyPairs(random, 'water')),
  formLayout('water.list', 'WATER_BILL', (random) => supplyList(random, 'water')),
  formLayout('gas.pairs', 'GAS_BILL', (random) => supplyPairs(random, 'gas')),
  formLayout('gas.list', 'GAS_BILL', (random) => supplyList(random, 'gas')),
  formLayout('tax.colons', 'PROPERTY_TAX_RECEIPT', taxColons),
  formLayout('tax.list', 'PROPERTY_TAX_RECEIPT', taxList),
]
