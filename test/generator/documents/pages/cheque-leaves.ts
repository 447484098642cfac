import type { Layout } from '../../layout'
import { guilloche } from '../../paint/background'
import type { Pen, TextStyle } from '../../pen'
import type { Random } from '../../random'
import { Facts } from './business'

const banks = [
  ['STATE BANK OF INDIA', 'SBIN', '002'],
  ['HDFC BANK LTD', 'HDFC', '240'],
  ['BANK OF BARODA', 'BARB', '012'],
  ['CANARA BANK', 'CNRB', '015'],
  ['UNION BANK OF INDIA', 'UBIN', '026'],
] as const
const branches = [
  'KOTHRUD, PUNE',
  'MG ROAD, BENGALURU',
  'ANDHERI WEST, MUMBAI',
  'SALT LAKE, KOLKATA',
  'CIVIL LINES, JAIPUR',
]

/** A blank leaf as a customer hands it in, cancelled or not: bank and branch at the head, the holder under the line. */
function compose(random: Random) {
  const f = new Facts(random.fork('facts'))
  const [bank, prefix, micr] = random.pick(banks)
  const branch = random.pick(branches)
  const ifsc = `${prefix}0${random.digits(6)}`
  const account = random.digits(random.pick([11, 14, 15])).replace(/^0/, '3')
  const number = random.digits(6)
  const code = `${random.int(110, 700)}${micr}${random.digits(3)}`
  const holder = random.chance(0.5) ? f.person().toUpperCase() : f.person()
  const face = random.pick(['arial', 'roboto', 'noto'] as const)
  const cancelled = random.chance(0.5)
  return {
    width: 1600,
    height: 740,
    dpi: 200,
    corner: 0,
    fields: {
      account_holder_name: holder,
      account_number: account,
      ifsc,
      bank_name: bank,
      cheque_number: number,
      micr_code: code,
    },
    unjudged: ['branch', 'bank_name', 'account_holder_name', 'cheque_number', 'micr_code'],
    draw: (pen: Pen) => {
      const small: TextStyle = { size: 22, face }
      guilloche(pen.ctx, random.fork('ground'), 0, 0, 1600, 640, { colour: '#8ab0c0', alpha: 0.2, lines: 40 })
      pen.text(bank, 60, 80, { size: 38, face, weight: 700 }, 'bank_name')
      pen.lines([branch, `RTGS / NEFT IFSC : ${ifsc}`], 560, 60, 30, small)
      pen.text('Date', 1150, 80, small)
      pen.text('Pay', 60, 220, small)
      pen.text('Or Bearer', 1430, 220, small)
      pen.text('Rupees', 60, 300, small)
      pen.text('₹', 1180, 340, { size: 36, face })
      pen.text(`A/c No.  ${account}`, 60, 430, { size: 30, face, weight: 700 }, 'account_number')
      pen.text(holder, 1000, 520, { size: 26, face }, 'account_holder_name')
      pen.text('Please sign above', 1160, 600, small)
      pen.text(`"${number}"  ${code}:  ${random.digits(6)}"  31`, 380, 700, { size: 40, face: 'ocr' })
      if (cancelled)
        pen.at(420, 420, -16, () => void pen.text('CANCELLED', 0, 0, { size: 90, face: 'arial', colour: '#334' }))
    },
  }
}

export const chequeLeaves: readonly Layout[] = [
  { id: 'cheque.blank', type: 'CHEQUE', hidden: false, weight: 3, form: 'page', compose },
]
