/** Receipts of property tax out of sight: over the counter of a corporation, and by the portal of a state. */
import type { Composition, Fields, Layout } from '../../layout'
import type { Random } from '../../random'
import { fullName, makeFamily } from '../../people/names'
import type { PagedWriter } from '../finance/paged-writer'
import { printDay } from '../finance/statement-facts'
import { FormFacts, iso, plain, truth } from '../forms/facts'
import { inWords } from '../property/facts'
import { dayForms, moneyStyle } from './accounts'
import { box, prose, sheet, writer, type Column } from './sheet'

const corporations = [
  ['Thane Municipal Corporation', 'Maharashtra'],
  ['Indore Municipal Corporation', 'Madhya Pradesh'],
  ['Surat Municipal Corporation', 'Gujarat'],
  ['Greater Chennai Corporation', 'Tamil Nadu'],
  ['Kochi Municipal Corporation', 'Kerala'],
  ['Nagar Nigam Ghaziabad', 'Uttar Pradesh'],
  ['Municipal Council, Alibag', 'Maharashtra'],
] as const

function makeTax(random: Random) {
  const f = new FormFacts(random.fork('facts'))
  const style = random.fork('style')
  const [authority, state] = random.pick(corporations)
  const paid = f.day(2018, 2025)
  const year = paid.month > 3 ? paid.year : paid.year - 1
  const assessed = style.pick([`${year}-${String(year + 1).slice(2)}`, `${year}-${year + 1}`])
  const heads = [random.int(400, 9000), random.int(100, 2000), random.int(60, 900), random.int(20, 400)]
  const money = moneyStyle(style)
  const form = style.pick(dayForms)
  const family = makeFamily(random.fork('owner'))
  const title = random.chance(0.3) ? (family.gender === 'FEMALE' ? 'Smt ' : 'Shri ') : ''
  const owner = `${title}${fullName(family.name)}`
  const v = {
    owner_name: style.chance(0.5) ? owner.toUpperCase() : owner,
    property_number: random.pick([`${random.letters(1)}${random.digits(2)}/${random.digits(5)}`, random.digits(10).replace(/^0/, '6'), `${random.digits(2)}-${random.digits(3)}-${random.digits(4)}`]),
    authority_name: authority,
    assessment_year: assessed,
    receipt_number: random.pick([random.digits(8).replace(/^0/, '1'), `RCPT${random.digits(9)}`, `${random.digits(2)}/${year}/${random.digits(6)}`]),
  } // prettier-ignore
  const total = heads.reduce((sum, rupees) => sum + rupees, 0)
  const address = f.address(state)
  const fields: Fields = truth({ ...v, receipt_date: iso(paid), amount_paid: plain(total) }, address)
  return { ...v, style, paid: printDay(iso(paid), form), heads, total, address: address.value, fields, money: (rupees: number) => money(rupees * 100) } // prettier-ignore
}

function pairs(w: PagedWriter, rows: readonly (readonly [string, string])[], column = 440): void {
  w.y = w.pairs(rows, w.left, w.y, { column, width: w.width, colon: ': ' }) + 14
}

/** Heads of tax for what is owed and what is paid, in a ruled list. */
function counter(random: Random): Composition {
  const t = makeTax(random)
  const { style, money } = t
  const w = writer(style, ['arial', 'times', 'noto'], { size: [23, 25] })
  w.line(t.authority_name.toUpperCase(), { size: 32, weight: 700, align: 'center' })
  w.line(style.pick(['PROPERTY TAX RECEIPT', 'House Tax Payment Receipt', 'RECEIPT - PROPERTY TAX']), { weight: 700, align: 'center' }).gap(20) // prettier-ignore
  w.at(`${style.pick(['Receipt No.', 'Rcpt No.', 'Book/Receipt No.'])} ${t.receipt_number}`, w.left, w.y).line(`${style.pick(['Date', 'Receipt Date', 'Dated'])} : ${t.paid}`, { align: 'right' }).gap(8) // prettier-ignore
  pairs(w, [
    [style.pick(['Property No.', 'Assessment No.', 'House No. / PID', 'Tenement No.']), t.property_number],
    [style.pick(['Name of Owner', 'Owner Name', 'Owner / Occupier']), t.owner_name],
    [style.pick(['Property Address', 'Address', 'Location of Property']), t.address],
    [style.pick(['Assessment Year', 'Tax for the year', 'Financial Year']), t.assessment_year],
  ])
  const names = ['General Tax', 'Water Benefit Tax', 'Education Cess', 'Tree Cess']
  const share: readonly Column<number>[] = [
    { title: 'Sr.', width: 0.08, align: 'center', cell: (_, i) => String(i + 1) },
    { title: 'Head of Tax', width: 0.4, align: 'left', cell: (_, i) => names[i]! },
    { title: 'Arrears', width: 0.17, align: 'right', cell: () => money(0) },
    { title: 'Current', width: 0.17, align: 'right', cell: (rupees) => money(rupees) },
    { title: 'Total', width: 0.18, align: 'right', cell: (rupees) => money(rupees) },
  ]
  sheet(w, share, t.heads, { size: 21, pad: 7, rules: 'box', head: { centred: true } }, { after: { 1: 'Total', 2: money(0), 3: money(t.total), 4: money(t.total) } }) // prettier-ignore
  w.line(`${style.pick(['Amount Paid', 'Amount Received', 'Total Paid'])} : Rs. ${money(t.total)}`, { weight: 700 })
  prose(
    w,
    `Received with thanks Rupees ${inWords(t.total)} only by ${style.pick(['Cash', 'Cheque No. 204518', 'UPI'])}.`,
  )
  w.gap(50).line('Cashier', { align: 'right' })
  return w.compose(t.fields)
}

/** The acknowledgement of a portal: blocks with heads of their own, the authority in small print. */
function portal(random: Random): Composition {
  const t = makeTax(random)
  const { style, money } = t
  const w = writer(style, ['roboto', 'open', 'calibri'], { size: [22, 25], foot: () => 'Computer generated acknowledgement; subject to realisation of the payment.' }) // prettier-ignore
  w.at(style.pick(['Payment Acknowledgement - Property Tax', 'Property Tax e-Receipt']), w.left, w.y, { size: 32, weight: 700, colour: '#254a7c' }).gap(44) // prettier-ignore
  w.line(t.authority_name).gap(20)
  const blocks = [
    ['Property details', [
      [style.pick(['Property ID', 'UPIC No.', 'Index / Property ID', 'Unique Property No.']), t.property_number],
      [style.pick(['Owner', 'Owner Name', 'Tax Payer Name']), t.owner_name],
      [style.pick(['Address', 'Property Address']), t.address],
      ['Zone / Ward', '04 / 17'],
      ['Usage', 'Residential - Self occupied'],
    ]],
    ['Payment details', [
      [style.pick(['Receipt Number', 'e-Receipt No.', 'Acknowledgement No.']), t.receipt_number],
      ['Transaction ID', `PG${random.fork('gateway').digits(12)}`],
      [style.pick(['Payment Date', 'Receipt Date', 'Paid On']), t.paid],
      [style.pick(['Assessment Year', 'Financial Year', 'Period']), t.assessment_year],
      ['Property Tax', money(t.heads[0]!)],
      ['Cess and other taxes', money(t.total - t.heads[0]!)],
      ['Rebate', money(0)],
      [style.pick(['Amount Paid', 'Total Amount Paid', 'Amount Paid (Rs.)']), money(t.total)],
      ['Mode', 'Net banking'],
    ]],
  ] as const // prettier-ignore
  for (const [title, rows] of blocks) {
    w.rect(w.left, w.y - 32, w.width, 48, '#e6edf6')
    w.at(title, w.left + 12, w.y, { weight: 700 }).gap(56)
    const top = w.y - 40
    w.y = w.pairs(rows, w.left + 20, w.y, { column: 460, width: w.width - 40 }) + 4
    box(w, w.left, top, w.width, w.y - top)
    w.gap(60)
  }
  return w.compose(t.fields)
}

const layout = (id: string, compose: Layout['compose']): Layout => ({ id: `hidden.${id}`, type: 'PROPERTY_TAX_RECEIPT', hidden: true, weight: 1, form: 'page', compose }) // prettier-ignore

export const hiddenTaxes: readonly Layout[] = [layout('tax-counter', counter), layout('tax-portal', portal)]
