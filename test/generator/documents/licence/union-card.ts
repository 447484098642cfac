import { card, type Composition, type Layout } from '../../layout'
import { gradient, guilloche, rosette } from '../../paint/background'
import { portrait } from '../../paint/portrait'
import { emblem, signature } from '../../paint/marks'
import type { Pen, TextStyle } from '../../pen'
import { dmy } from '../../people/dates'
import type { Random } from '../../random'
import { licenceContent, licenceFields, printedLicence, type LicenceContent } from './content'

/** The gold contacts of the chip. */
function chip(pen: Pen, x: number, y: number): void {
  gradient(pen.ctx, x, y, 116, 92, ['#e6c667', '#fbeeb4', '#c9a23c'], 40)
  pen.ctx.strokeStyle = '#8f7326'
  pen.ctx.lineWidth = 2
  for (const dx of [38, 78]) pen.ctx.strokeRect(x + dx, y, 0.1, 92)
  for (const dy of [30, 62]) pen.ctx.strokeRect(x, y + dy, 116, 0.1)
}

/** The front of the union format of 2019: labels above values, state code in a ring. */
export function drawUnionFront(pen: Pen, random: Random, c: LicenceContent): void {
  const face = random.pick(['arial', 'noto', 'roboto'] as const)
  const label: TextStyle = { size: random.int(17, 19), face, colour: '#3a3f55' }
  const value: TextStyle = { size: random.int(22, 25), face, weight: random.pick([400, 700]), maxWidth: 330 }
  const paint = random.fork('paint')
  const { ctx } = pen
  gradient(ctx, 0, 0, card.width, card.height, ['#f9dfe4', '#e9e4f4', '#d8ecf2'], 25)
  guilloche(ctx, paint, 0, 0, card.width, card.height, { colour: '#b56a9a', alpha: 0.22, lines: 44 })
  rosette(ctx, 560, 380, 190, '#6a8ac0', 0.18)
  emblem(ctx, 66, 18, 88, '#333')
  pen.text('Indian Union Driving Licence', 130, 52, { size: 33, face, weight: 700, colour: '#1d2a63' })
  pen.text(`Issued by ${random.pick(['Government of ', 'Govt. of '])}${c.state.name}`, 130, 90, { size: 25, face })
  ctx.beginPath()
  ctx.arc(930, 62, 42, 0, Math.PI * 2)
  ctx.strokeStyle = '#1d2a63'
  ctx.lineWidth = 4
  ctx.stroke()
  pen.text(c.state.code, 930, 76, { size: 36, face, weight: 700, align: 'center', colour: '#1d2a63' })
  chip(pen, 40, 150)
  pen.text(printedLicence(random, c), 190, 160, { size: 33, face, weight: 700 }, 'license_number')
  const cell = (title: string, text: string, field: string | null, x: number, y: number): void => {
    pen.text(title, x, y, label)
    pen.text(text, x, y + 29, value, field)
  }
  cell('Issue Date', dmy(c.issued, '-'), 'issue_date', 190, 196)
  cell('Validity (NT)', dmy(c.validTill, '-'), 'valid_till', 372, 196)
  cell('Validity (TR)', c.transportTill === null ? '' : dmy(c.transportTill, '-'), null, 556, 196)
  portrait(ctx, paint, 786, 140, 190, 232)
  const flow = (title: string, text: string, field: string | null, y: number): void => {
    const shift = pen.text(title, 40, y, label)
    pen.text(text, 40 + shift + 10, y, { ...value, maxWidth: 690 - shift }, field)
  }
  flow('Name:', c.name, 'name', 298)
  cell('Date of Birth:', dmy(c.birth, '-'), 'date_of_birth', 40, 334)
  cell('Blood Group:', c.blood, 'blood_group', 260, 334)
  cell('Organ Donor:', random.pick(['N', 'Y', '']), null, 450, 334)
  flow(random.pick(['Son/Daughter/Wife of:', 'Son / Daughter / Wife of:', 'S/D/W of:']), c.father, 'father_name', 410)
  pen.text('Address:', 40, 450, label)
  const style: TextStyle = { ...value, maxWidth: 700 }
  pen.lines(pen.wrap(c.address.value, 690, value), 40, 480, 30, style, 'address')
  signature(ctx, paint, 790, 400, 180, 60)
  pen.text("Holder's Signature", 882, 490, { ...label, align: 'center' })
  pen.text(`Date of First Issue ${dmy(c.issued, '-')}`, 760, 612, label)
}

/** The back: the number again and the classes with their dates. */
export function drawUnionBack(pen: Pen, random: Random, c: LicenceContent): void {
  const face = 'arial'
  const { ctx } = pen
  const small: TextStyle = { size: 19, face }
  gradient(ctx, 0, 0, card.width, card.height, ['#e9e4f4', '#f6e4e8'], 20)
  guilloche(ctx, random.fork('paint'), 0, 0, card.width, card.height, { colour: '#8a86c0', alpha: 0.18, lines: 40 })
  pen.run(
    [
      ['DL No. ', { ...small, size: 24 }],
      [printedLicence(random, c), { size: 26, face, weight: 700 }, 'license_number'],
    ],
    40,
    60,
  )
  pen.text('Form 7  Rule 16(2)', 760, 60, small)
  const xs = [40, 200, 400, 600, 790]
  const head = ['Class of', 'Code', 'Issued by', 'Date of Issue', 'Vehicle']
  head.forEach((title, i) => pen.text(title, xs[i] ?? 0, 116, { ...small, weight: 700 }))
  c.classes.forEach((vehicle, i) => {
    const y = 160 + i * 44
    pen.text(/MC/.test(vehicle) ? '2W' : '4W', xs[0] ?? 0, y, small)
    pen.text(vehicle, xs[1] ?? 0, y, { ...small, size: 23 }, 'vehicle_classes')
    pen.text(c.number.slice(0, 4), xs[2] ?? 0, y, small)
    pen.text(dmy(c.issued, '-'), xs[3] ?? 0, y, small)
    pen.text(/TR|H/.test(vehicle) ? 'TR' : 'NT', xs[4] ?? 0, y, small)
    ctx.strokeStyle = '#777'
    ctx.lineWidth = 1
    ctx.strokeRect(30, y - 30, 950, 44)
  })
  pen.text('Emergency Contact Number', 40, 470, small)
  pen.text(`${random.pick(['9', '8', '7'])}${random.digits(9)}`, 320, 470, { ...small, size: 22 })
  pen.text('Licencing Authority', 790, 590, small)
  pen.text(`${c.number.slice(0, 4)}, ${c.state.name.toUpperCase()}`, 790, 616, small)
  signature(ctx, random.fork('sign'), 790, 500, 170, 60)
}

function compose(random: Random): Composition {
  const content = licenceContent(random.fork('content'))
  const { vehicle_classes: _onTheBack, ...fields } = licenceFields(content)
  return { ...card, fields, draw: (pen) => drawUnionFront(pen, random.fork('front'), content) }
}

export const licenceUnion: Layout = {
  id: 'licence.union',
  type: 'DRIVING_LICENSE',
  hidden: false,
  weight: 3,
  form: 'card',
  compose,
}
