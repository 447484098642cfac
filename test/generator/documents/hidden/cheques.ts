/** Cheques that were filled in, by a machine and by hand. */
import type { Composition, Layout } from '../../layout'
import { guilloche } from '../../paint/background'
import type { Pen, TextStyle } from '../../pen'
import { iso, makeDay } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { plain } from '../finance/statement-facts'
import { inWords, lakhs } from '../property/facts'
import { makeDeal } from './trade'

const banks = [
  ['Indian Bank', 'IDIB', '019', 10],
  ['CENTRAL BANK OF INDIA', 'CBIN', '016', 10],
  ['IndusInd Bank', 'INDB', '234', 12],
  ['Bank of Maharashtra', 'MAHB', '014', 11],
  ['THE FEDERAL BANK LTD.', 'FDRL', '049', 14],
  ['KOTAK MAHINDRA BANK', 'KKBK', '485', 10],
] as const
const branches = ['Sadashiv Peth, Pune', 'Anna Nagar, Chennai', 'Hazratganj, Lucknow', 'Vastrapur, Ahmedabad', 'Kaloor, Kochi'] // prettier-ignore
const size = { width: 1590, height: 724, dpi: 200, corner: 0 } as const

function leaf(random: Random) {
  const [bank, prefix, code, digits] = random.pick(banks)
  const company = random.chance(0.4)
  return {
    bank,
    branch: random.pick(branches),
    ifsc: `${prefix}0${random.digits(6)}`,
    account: `${random.int(1, 9)}${random.digits(digits - 1)}`,
    number: random.digits(6),
    micr: `${random.int(110, 700)}${code}${random.digits(3)}`,
    holder: company ? makeDeal(random.fork('firm'), { count: 1 }).seller.name : fullName(makeFamily(random.fork('holder')).name), // prettier-ignore
    payee: random.chance(0.5) ? makeDeal(random.fork('payee'), { count: 1 }).seller.name : fullName(makeFamily(random.fork('payee')).name), // prettier-ignore
    rupees: random.int(5, 9000) * random.pick([1, 50, 100]),
    day: makeDay(random, 2019, 2025),
    tail: random.digits(6),
    kind: random.pick(['10', '11', '29', '31']),
  }
}
type Leaf = ReturnType<typeof leaf>

const fieldsOf = (c: Leaf) => ({
  account_holder_name: c.holder,
  account_number: c.account,
  ifsc: c.ifsc,
  bank_name: c.bank,
  branch: c.branch,
  cheque_number: c.number,
  micr_code: c.micr,
  cheque_date: iso(c.day),
  payee_name: c.payee,
  amount: plain(c.rupees * 100),
})

const two = (n: number): string => String(n).padStart(2, '0')
const dayDigits = (c: Leaf): string => `${two(c.day.day)}${two(c.day.month)}${c.day.year}`

/** The line of magnetic ink; its signs are drawn, as no face has them. */
function magneticLine(pen: Pen, c: Leaf, y: number): void {
  const style: TextStyle = { size: 38, face: 'ocr' }
  const sign = (x: number, bars: readonly (readonly [number, number, number, number])[]): void => {
    pen.ctx.fillStyle = '#111'
    for (const [dx, dy, w, h] of bars) pen.ctx.fillRect(x + dx, y + dy, w, h)
  }
  const onUs = (x: number): void => sign(x, [[0, -26, 5, 26], [9, -26, 5, 26], [18, -12, 6, 12]]) // prettier-ignore
  const transit = (x: number): void => sign(x, [[0, -26, 5, 26], [10, -26, 8, 9], [10, -9, 8, 9]]) // prettier-ignore
  let x = 330
  onUs(x)
  x += 48 + pen.text(c.number, x + 40, y, style, 'cheque_number')
  onUs(x)
  x += 66 + pen.text(c.micr, x + 56, y, style, 'micr_code')
  transit(x)
  x += 66 + pen.text(c.tail, x + 56, y, style)
  onUs(x)
  pen.text(c.kind, x + 56, y, style)
}

function rule(pen: Pen, x1: number, y: number, x2: number): void {
  pen.ctx.strokeStyle = '#667'
  pen.ctx.lineWidth = 1.4
  pen.ctx.beginPath()
  pen.ctx.moveTo(x1, y)
  pen.ctx.lineTo(x2, y)
  pen.ctx.stroke()
}

/** The eight boxes of a day, one digit in each. */
function dayBoxes(pen: Pen, digits: string, x: number, y: number, style: TextStyle): void {
  Array.from(digits).forEach((digit, i) => {
    pen.ctx.strokeStyle = '#556'
    pen.ctx.strokeRect(x + i * 38, y - 34, 38, 44)
    pen.text(digit, x + i * 38 + 19, y, { ...style, align: 'center' }, 'cheque_date')
  })
}

/** Printed by the payer's machine, crossed, the number of the account in a box. */
function printed(random: Random): Composition {
  const c = leaf(random.fork('leaf'))
  const look = random.fork('look')
  const face = look.pick(['arial', 'roboto', 'open'] as const)
  const own: TextStyle = { size: 27, face: look.pick(['courier', 'times', 'arial'] as const) }
  const crossed = look.chance(0.7)
  return {
    ...size,
    fields: fieldsOf(c),
    draw: (pen) => {
      const small: TextStyle = { size: 20, face }
      guilloche(pen.ctx, random.fork('ground'), 0, 0, size.width, 630, { colour: '#c9a0b4', alpha: 0.2, lines: 36 })
      pen.text(c.bank, 230, 70, { size: 34, face, weight: 700 }, 'bank_name')
      pen.text(c.branch, 230, 104, small, 'branch')
      pen.text(`IFSC Code : ${c.ifsc}`, 230, 132, small, 'ifsc')
      pen.text('VALID FOR 3 MONTHS FROM THE DATE OF ISSUE', 1180, 34, { ...small, size: 16 })
      dayBoxes(pen, dayDigits(c), 1180, 84, own)
      pen.text('D D M M Y Y Y Y', 1180, 124, { ...small, size: 16, spacing: 9 })
      if (crossed) pen.at(36, 176, -38, () => void pen.text('A/C PAYEE ONLY', 0, 0, { size: 19, face, weight: 700 }))
      pen.text('PAY', 60, 220, { ...small, weight: 700 })
      pen.text(c.payee, 150, 214, { ...own, maxWidth: 1100 }, 'payee_name')
      rule(pen, 130, 226, 1300)
      pen.text('OR BEARER', 1330, 220, small)
      pen.text('RUPEES', 60, 296, { ...small, weight: 700 })
      pen.text(`${inWords(c.rupees)} Only`, 180, 290, { ...own, maxWidth: 1320 })
      rule(pen, 160, 302, 1520)
      pen.ctx.strokeRect(1130, 330, 390, 66)
      pen.text('₹', 1144, 376, { size: 34, face })
      pen.text(`**${lakhs(c.rupees)}.00`, 1190, 374, own, 'amount')
      pen.ctx.strokeRect(60, 400, 560, 60)
      pen.text('A/c No.', 72, 440, small)
      pen.text(c.account, 180, 440, { size: 30, face, weight: 700 }, 'account_number')
      pen.text(c.holder, 1500, 470, { ...small, size: 22, align: 'right' }, 'account_holder_name')
      pen.text('Authorised Signatory(ies)', 1500, 590, { ...small, align: 'right' })
      pen.text('Payable at par at all branches in India', 60, 590, small)
      magneticLine(pen, c, 694)
    },
  }
}

/** Letter by letter, so that a PDF's text keeps those that the face of a hand would draw in another form. */
function byHand(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  room: number,
  field: string | null = null,
): void {
  const size = Math.min(style.size, (style.size * room) / pen.measure(text, style))
  let at = x
  for (const letter of text) at += pen.text(letter, at, y, { ...style, size }, field)
}

/** Filled in by hand over lines of two languages. */
function written(random: Random): Composition {
  const c = leaf(random.fork('leaf'))
  const look = random.fork('look')
  const face = look.pick(['times', 'noto', 'calibri'] as const)
  const hand: TextStyle = { size: 44, face: 'hand', colour: look.pick(['#1b2a7a', '#222']), weight: 700 }
  return {
    ...size,
    fields: fieldsOf(c),
    draw: (pen) => {
      const small: TextStyle = { size: 21, face }
      guilloche(pen.ctx, random.fork('ground'), 0, 0, size.width, 630, { colour: '#8fb89a', alpha: 0.2, lines: 36 })
      pen.text(c.bank, 795, 62, { size: 36, face, weight: 700, align: 'center' }, 'bank_name')
      pen.text(c.branch, 795, 96, { ...small, align: 'center' }, 'branch')
      pen.run([['IFSC ', small], [c.ifsc, small, 'ifsc']], 60, 62) // prettier-ignore
      pen.text('दिनांक / DATE', 1080, 150, small)
      dayBoxes(pen, dayDigits(c), 1230, 152, { ...hand, size: 38 })
      pen.text('अदा करें / PAY', 60, 230, small)
      byHand(pen, c.payee, 240, 226, hand, 1000, 'payee_name')
      rule(pen, 220, 238, 1290)
      pen.text('या धारक को / OR BEARER', 1310, 230, { ...small, size: 18 })
      pen.text('रुपये / RUPEES', 60, 310, small)
      byHand(pen, `${inWords(c.rupees).toLowerCase()} only`, 240, 306, hand, 1280)
      rule(pen, 220, 318, 1530)
      pen.ctx.strokeStyle = '#445'
      pen.ctx.strokeRect(1150, 344, 380, 70)
      pen.text('₹', 1164, 392, { size: 36, face })
      byHand(pen, `${lakhs(c.rupees)}/-`, 1214, 394, hand, 300, 'amount')
      pen.text('खाता सं. / A/c No.', 60, 400, small)
      pen.ctx.strokeRect(250, 364, 440, 54)
      pen.text(c.account, 266, 402, { size: 30, face, weight: 700 }, 'account_number')
      pen.text(c.holder.toUpperCase(), 1520, 500, { ...small, align: 'right' }, 'account_holder_name')
      pen.text('Please sign above', 1520, 600, { ...small, align: 'right' })
      magneticLine(pen, c, 694)
    },
  }
}

const layout = (id: string, compose: Layout['compose']): Layout => ({ id: `hidden.${id}`, type: 'CHEQUE', hidden: true, weight: 2, form: 'page', compose }) // prettier-ignore

export const hiddenCheques: readonly Layout[] = [layout('cheque-printed', printed), layout('cheque-written', written)]
