/** Bills of further boards: name and address in a window, labels in two languages, values right under their labels. */
import type { Random } from '../../random'
import { billContent, type BillContent } from './bills'
import { inr } from './facts'
import { formLayout, item, type Form, type FormWriter } from './form-writer'

const readings = (c: BillContent, w: FormWriter): FormWriter =>
  w.table(
    [0.22, 0.2, 0.2, 0.18, 0.2],
    ['Meter No.', 'Current Reading', 'Previous Reading', 'M.F.', 'Units Consumed'],
    [
      [
        item('', c.meter, 'meter_number'),
        String(c.previous + c.units),
        String(c.previous),
        '1.00',
        item('', String(c.units), 'units_consumed'),
      ],
    ],
  )

/** The customer in a window at the left, number and days beside it. */
function windowBill(random: Random): Form {
  const c = billContent(random)
  return {
    fields: c.fields,
    pages: [
      (w) => {
        w.title(c.supplier.name, 'Electricity Bill cum Notice')
        const top = w.y
        const lines = w.pen.wrap(c.address.value, w.width * 0.44, w.text)
        w.block([[c.name, 'consumer_name'], ...lines.map((line): [string, string] => [line, 'address'])])
        const under = w.y
        w.y = top
        const right = [
          item(c.supplier.number[0], c.number, 'consumer_number'),
          item('Bill Date', c.write(c.bill), 'bill_date'),
          item('Due Date', c.write(c.due), 'due_date'),
          item('Amount Payable', `Rs. ${inr(c.payable)}`, 'bill_amount'),
          item('Category', 'Domestic'),
        ]
        for (const { label, value, path } of right) {
          w.pen.text(label, w.look.left + w.width * 0.54, w.y, w.text)
          w.pen.text(`: ${value}`, w.look.left + w.width * 0.76, w.y, { ...w.text, weight: 600 }, path ?? null)
          w.y += w.leading
        }
        w.y = Math.max(w.y, under) + 30
        readings(c, w).table(
          [0.7, 0.3],
          ['Bill Details', 'Amount (Rs.)'],
          [
            ['Demand / Fixed Charges', inr(c.fixed)],
            ['Energy Charges', inr(c.energy)],
            ['Electricity Duty', inr(c.duty)],
            ['Previous Balance', inr(c.arrears)],
            ['Total Amount Payable', inr(c.payable)],
          ],
        )
        w.prose(`Amount after due date: Rs. ${inr(c.late)}`)
      },
    ],
  }
}

/** Labels in Hindi and English over each other's values, in ruled rows. */
function bilingualBill(random: Random): Form {
  const c = billContent(random)
  return {
    fields: c.fields,
    pages: [
      (w) => {
        w.title(c.supplier.name, 'विद्युत बिल / Electricity Bill')
        w.ruled(
          [
            item(`उपभोक्ता संख्या / ${c.supplier.number[0]}`, c.number, 'consumer_number'),
            item('उपभोक्ता का नाम / Consumer Name', c.name, 'consumer_name'),
            item('पता / Address', c.address.value, 'address'),
            item('बिल दिनांक / Bill Date', c.write(c.bill), 'bill_date'),
            item('देय तिथि / Due Date', c.write(c.due), 'due_date'),
            item('मीटर संख्या / Meter No.', c.meter, 'meter_number'),
            item('खपत यूनिट / Units Consumed', String(c.units), 'units_consumed'),
            item('ऊर्जा प्रभार / Energy Charges', inr(c.energy)),
            item('स्थायी प्रभार / Fixed Charges', inr(c.fixed)),
            item('विद्युत शुल्क / Electricity Duty', inr(c.duty)),
            item('बकाया / Arrears', inr(c.arrears)),
            item('कुल देय राशि / Net Amount Payable', inr(c.payable), 'bill_amount'),
          ],
          0.5,
        )
      },
    ],
  }
}

/** Four labels and their values in a row, three times over; the address in a row of its own. */
function gridBill(random: Random): Form {
  const c = billContent(random)
  return {
    fields: c.fields,
    pages: [
      (w) => {
        w.title(c.supplier.name)
        w.prose('ELECTRICITY SUPPLY BILL')
        w.grid(
          [0.22, 0.28, 0.22, 0.28],
          [
            [c.supplier.number[0], item('', c.number, 'consumer_number'), 'Bill No.', random.digits(10)],
            ['Name', item('', c.name, 'consumer_name'), 'Bill Date', item('', c.write(c.bill), 'bill_date')],
            ['Meter No.', item('', c.meter, 'meter_number'), 'Due Date', item('', c.write(c.due), 'due_date')],
            ['Units', item('', String(c.units), 'units_consumed'), 'Net Bill', item('', inr(c.payable), 'bill_amount')],
          ],
        )
        w.grid([0.22, 0.78], [['Address', item('', c.address.value, 'address')]])
        readings(c, w)
        w.prose('Please pay by the due date to avoid disconnection. Cheques are subject to realisation.')
      },
    ],
  }
}

export const billsElsewhere = [
  formLayout('ebill.window', 'EBILL', windowBill),
  formLayout('ebill.bilingual', 'EBILL', bilingualBill),
  formLayout('ebill.grid', 'EBILL', gridBill),
]
