import { card, type Composition, type Layout } from '../../layout'
import { gradient, guilloche, microprint } from '../../paint/background'
import { portrait } from '../../paint/portrait'
import { emblem, signature } from '../../paint/marks'
import type { Pen, TextStyle } from '../../pen'
import { dmy, type Day } from '../../people/dates'
import type { Random } from '../../random'
import { licenceContent, licenceFields, printedLicence, type LicenceContent } from './content'

function ground(pen: Pen, random: Random): void {
  const tint = random.pick([
    ['#f4ecd4', '#e6f0e0', '#f7efe0'],
    ['#e4ecf4', '#f2f4ee', '#dfe8f2'],
    ['#f6e4e0', '#f7f1e8', '#efe0e6'],
  ])
  gradient(pen.ctx, 0, 0, card.width, card.height, tint, 30)
  guilloche(pen.ctx, random, 0, 0, card.width, card.height, { colour: '#9aa27a', alpha: 0.25, lines: 40 })
  if (random.chance(0.4)) microprint(pen.ctx, 'TRANSPORT DEPARTMENT', 0, 0, card.width, card.height, '#7a8a9a', 0.12)
}

/** "DOI : 01-02-2011" and such: a label and its value on one line. */
function pair(
  pen: Pen,
  label: string,
  value: string,
  field: string | null,
  x: number,
  y: number,
  style: TextStyle,
  bold: boolean,
): number {
  return pen.run(
    [
      [label, style],
      [value, { ...style, weight: bold ? 700 : 400 }, field],
    ],
    x,
    y,
  )
}

/** Maharashtra's card and its like: classes in a table, labels with colons, everything on the front. */
function draw(pen: Pen, random: Random, c: LicenceContent): void {
  const face = random.pick(['arial', 'narrow', 'condensed', 'courier', 'roboto'] as const)
  const size = face === 'courier' ? 20 : random.int(22, 25)
  const text: TextStyle = { size, face, colour: '#161616' }
  const bold = random.chance(0.5)
  const mark = random.pick(['-', '/'])
  const day = (d: Day): string => dmy(d, mark)
  ground(pen, random.fork('ground'))
  pen.text('THE UNION OF INDIA', card.width / 2, 44, {
    size: 30,
    face: 'arial',
    weight: 700,
    align: 'center',
    colour: '#7a1420',
  })
  pen.text(`${c.state.name.toUpperCase()} STATE MOTOR DRIVING LICENCE`, card.width / 2, 80, {
    size: 27,
    face: 'arial',
    weight: 700,
    align: 'center',
    colour: '#16306b',
    maxWidth: 760,
  })
  emblem(pen.ctx, 70, 14, 84, '#333')
  portrait(pen.ctx, random.fork('photo'), 786, 150, 186, 226)
  const left = 34
  let y = 124
  const lead = size * random.between(1.3, 1.42)
  pair(
    pen,
    random.pick(['DL No ', 'DL No : ', 'DL NO. ', 'Licence No. : ']),
    printedLicence(random, c),
    'license_number',
    left,
    y,
    { ...text, size: size + 4 },
    true,
  )
  pair(pen, 'DOI : ', day(c.issued), 'issue_date', 530, y, text, bold)
  y += lead
  pair(pen, random.pick(['Valid Till : ', 'VALID TILL : ']), day(c.validTill), 'valid_till', left, y, text, bold)
  pen.text('(NT)', left + 290, y, text)
  if (c.transportTill !== null) pen.text(`${day(c.transportTill)} (TR)`, 430, y, text)
  y += lead
  pen.text('AUTHORISATION TO DRIVE FOLLOWING CLASS', left, y, { ...text, size: size - 3 })
  pen.text('OF VEHICLES THROUGHOUT INDIA', left, (y += lead * 0.9), { ...text, size: size - 3 })
  pen.text('COV', left, (y += lead), { ...text, weight: 700 })
  pen.text('DOI', left + 170, y, { ...text, weight: 700 })
  for (const vehicle of c.classes) {
    pen.text(vehicle, left, (y += lead), text, 'vehicle_classes')
    pen.text(day(c.issued), left + 170, y, text)
  }
  y += lead * 1.15
  pair(pen, 'DOB : ', day(c.birth), 'date_of_birth', left, y, text, bold)
  if (c.blood !== '')
    pair(pen, random.pick(['BG : ', 'BLOOD GROUP : ', 'B.G. : ']), c.blood, 'blood_group', left + 330, y, text, bold)
  pair(pen, random.pick(['Name : ', 'NAME : ', 'Name    ']), c.name, 'name', left, (y += lead), text, bold)
  pair(
    pen,
    random.pick(['S/D/W of : ', 'S/W/D of : ', 'S/O/D/W : ']),
    c.father,
    'father_name',
    left,
    (y += lead),
    text,
    bold,
  )
  const label = random.pick(['Add : ', 'Address : ', 'ADD : '])
  const shift = pen.measure(label, text)
  const lines = pen.wrap(c.address.value, 700 - shift, text)
  pen.text(label, left, (y += lead), text)
  pen.lines(
    lines,
    left + shift,
    y,
    Math.min(lead, (628 - y) / Math.max(1, lines.length - 1)),
    { ...text, weight: bold ? 700 : 400 },
    'address',
  )
  signature(pen.ctx, random.fork('sign'), 790, 400, 170, 60)
  pen.text('Signature/Thumb', 880, 490, { size: 17, face, align: 'center' })
  pen.text('Impression of Holder', 880, 512, { size: 17, face, align: 'center' })
  pen.text('Signature & ID of', 880, 560, { size: 17, face, align: 'center' })
  pen.text(`Issuing Authority: ${c.number.slice(0, 4)}`, 880, 584, { size: 17, face, align: 'center' })
}

function compose(random: Random): Composition {
  const c = licenceContent(random.fork('content'), ['MH', 'GJ', 'MP', 'RJ', 'WB', 'HR'])
  return { ...card, fields: licenceFields(c), draw: (pen) => draw(pen, random.fork('draw'), c) }
}

export const licenceState: Layout = {
  id: 'licence.state',
  type: 'DRIVING_LICENSE',
  hidden: false,
  weight: 3,
  form: 'card',
  compose,
}
