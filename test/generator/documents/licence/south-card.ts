import { card, type Composition, type Layout } from '../../layout'
import { gradient, guilloche } from '../../paint/background'
import { portrait } from '../../paint/portrait'
import { emblem, signature } from '../../paint/marks'
import type { TextStyle } from '../../pen'
import { dmy } from '../../people/dates'
import type { Random } from '../../random'
import { licenceContent, licenceFields, printedLicence } from './content'

/** Karnataka, Tamil Nadu, Kerala and others: photo left or right, labels in a column, values in another. */
function compose(random: Random): Composition {
  const c = licenceContent(random.fork('content'), ['KA', 'TN', 'KL', 'AP', 'TS'])
  const face = random.pick(['arial', 'noto', 'calibri', 'roboto'] as const)
  const size = random.int(23, 26)
  const text: TextStyle = { size, face }
  const value: TextStyle = { ...text, weight: random.pick([400, 700]) }
  const mark = random.pick(['-', '/', '.'])
  return {
    ...card,
    fields: licenceFields(c),
    draw(pen) {
      const paint = random.fork('paint')
      const draw = random.fork('draw')
      gradient(
        pen.ctx,
        0,
        0,
        card.width,
        card.height,
        draw.pick([
          ['#dff0e4', '#f6f6e8'],
          ['#f9ecd8', '#e8f2f6'],
          ['#e6e4f4', '#f6eef2'],
        ]),
        40,
      )
      guilloche(pen.ctx, paint, 0, 0, card.width, card.height, { colour: '#5b9a6a', alpha: 0.2, lines: 34 })
      pen.ctx.fillStyle = draw.pick(['#1d5c3a', '#27408b', '#8b2332'])
      pen.ctx.fillRect(0, 0, card.width, 92)
      pen.text('INDIAN UNION DRIVING LICENCE', card.width / 2, 40, {
        size: 30,
        face,
        weight: 700,
        align: 'center',
        colour: '#fff',
      })
      pen.text(
        draw.pick([
          `GOVERNMENT OF ${c.state.name.toUpperCase()}`,
          `${c.state.name.toUpperCase()} TRANSPORT DEPARTMENT`,
        ]),
        card.width / 2,
        76,
        { size: 24, face, align: 'center', colour: '#fff' },
      )
      emblem(pen.ctx, 60, 6, 80, '#fff')
      const photoLeft = draw.chance(0.4)
      portrait(pen.ctx, paint, photoLeft ? 32 : 792, 118, 188, 232)
      signature(pen.ctx, paint, photoLeft ? 40 : 800, 366, 170, 56)
      const left = photoLeft ? 250 : 34
      const column = left + draw.int(150, 175)
      const lead = size * 1.5
      let y = 140
      const row = (label: string, shown: string, field: string, style = value): void => {
        pen.text(label, left, y, text)
        pen.text(':', column - 16, y, text)
        pen.text(shown, column, y, { ...style, maxWidth: 560 }, field)
        y += lead
      }
      row(draw.pick(['DL No.', 'DL No', 'Licence No']), printedLicence(draw, c), 'license_number', {
        ...value,
        weight: 700,
        size: size + 3,
      })
      row(draw.pick(['Name', 'NAME']), c.name, 'name')
      row(draw.pick(['D.O.B', 'DOB', 'Date of Birth']), dmy(c.birth, mark), 'date_of_birth')
      if (c.blood !== '')
        row(
          draw.pick(['B.G', 'Blood Group', 'BG']),
          draw.chance(0.7) ? c.blood : c.blood.replace('+', '+VE').replace('-', '-VE'),
          'blood_group',
        )
      row(draw.pick(['S/W/D of', 'S/D/W of', 'Father/Husband']), c.father, 'father_name')
      row(draw.pick(['Issue Date', 'D.O.I', 'Date of Issue']), dmy(c.issued, mark), 'issue_date')
      row(draw.pick(['Valid Till', 'Valid Upto', 'Validity NT']), dmy(c.validTill, mark), 'valid_till')
      row(
        draw.pick(['COV', 'Class of Vehicle', 'Vehicle Class']),
        c.classes.join(draw.pick([', ', ' ', ','])),
        'vehicle_classes',
      )
      pen.text('Address', left, y, text)
      pen.text(':', column - 16, y, text)
      const lines = pen.wrap(c.address.value, (photoLeft ? 980 : 770) - column, value)
      pen.lines(lines, column, y, Math.min(lead * 0.85, (618 - y) / Math.max(1, lines.length - 1)), value, 'address')
      pen.text('Licencing Authority', 880, 612, { size: 18, face, align: 'center' })
    },
  }
}

export const licenceSouth: Layout = {
  id: 'licence.south',
  type: 'DRIVING_LICENSE',
  hidden: false,
  weight: 3,
  form: 'card',
  compose,
}
