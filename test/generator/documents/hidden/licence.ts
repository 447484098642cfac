import { card, type Composition, type Layout } from '../../layout'
import { gradient, guilloche, microprint } from '../../paint/background'
import { signature, stamp } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { TextStyle } from '../../pen'
import { dmy, dMonY } from '../../people/dates'
import type { Random } from '../../random'
import { licenceContent, licenceFields, printedLicence } from '../licence/content'
import { drawUnionBack, drawUnionFront } from '../licence/union-card'
import { bothSides } from '../sides'

/** A page of an old booklet, typed into a form. */
function composeBooklet(random: Random): Composition {
  const c = licenceContent(random.fork('content'), ['UP', 'BR', 'PB', 'WB', 'TN', 'MP'])
  const form: TextStyle = { size: 22, face: 'times', colour: '#28324a' }
  const typed: TextStyle = {
    size: random.int(25, 28),
    face: random.pick(['typewriter', 'dots', 'courier'] as const),
    colour: '#1a1a2a',
  }
  return {
    width: 1180,
    height: 820,
    dpi: 300,
    corner: 10,
    fields: licenceFields(c),
    draw(pen) {
      const paint = random.fork('paint')
      gradient(
        pen.ctx,
        0,
        0,
        1180,
        820,
        random.pick([
          ['#efe6cf', '#e6dcc0'],
          ['#dfe7ee', '#eceff0'],
        ]),
        80,
      )
      microprint(pen.ctx, c.state.name.toUpperCase(), 0, 0, 1180, 820, '#7a6a4a', 0.1)
      pen.text('FORM 6  [See Rule 16(1)]', 590, 48, { ...form, align: 'center' })
      pen.text('DRIVING LICENCE', 590, 92, { ...form, size: 36, weight: 700, align: 'center' })
      pen.text(`Government of ${c.state.name}  Motor Vehicles Department`, 590, 128, {
        ...form,
        size: 24,
        align: 'center',
      })
      portrait(pen.ctx, paint, 930, 160, 200, 240, true)
      stamp(pen.ctx, paint, 950, 390, 74, '#5a2a7a')
      let y = 196
      const row = (label: string, shown: string, field: string): void => {
        pen.text(label, 50, y, form)
        pen.text(shown, 350, y - random.fork(field).int(0, 3), { ...typed, maxWidth: 560 }, field)
        y += 50
      }
      row('Licence No.', printedLicence(random.fork('number'), c), 'license_number')
      row('Name', c.name, 'name')
      row('Son/Wife/Daughter of', c.father, 'father_name')
      row('Date of Birth', dmy(c.birth, '-'), 'date_of_birth')
      if (c.blood !== '') row('Blood Group', c.blood, 'blood_group')
      row('Date of Issue', dmy(c.issued, '-'), 'issue_date')
      row('Valid till (Non Transport)', dmy(c.validTill, '-'), 'valid_till')
      row('Class of vehicles', c.classes.join(', '), 'vehicle_classes')
      pen.text('Permanent address', 50, y, form)
      pen.lines(pen.wrap(c.address.value, 760, typed), 350, y, 38, typed, 'address')
      signature(pen.ctx, paint, 900, 680, 220, 70)
      pen.text('Licensing Authority', 930, 784, form)
    },
  }
}

/** A capital's plain card: two columns, months by name. */
function composePlain(random: Random): Composition {
  const c = licenceContent(random.fork('content'), ['DL', 'GJ', 'HR', 'PB', 'RJ'])
  const face = random.pick(['narrow', 'open', 'condensed'] as const)
  const label: TextStyle = { size: 20, face, colour: '#5a2a1a' }
  const value: TextStyle = { size: random.int(24, 26), face, weight: 700 }
  const named = random.chance(0.5)
  const day = named ? dMonY : dmy
  return {
    ...card,
    fields: licenceFields(c),
    draw(pen) {
      const paint = random.fork('paint')
      gradient(pen.ctx, 0, 0, card.width, card.height, ['#fbe9d8', '#f0f2e0', '#e2eef4'], 15)
      guilloche(pen.ctx, paint, 0, 0, card.width, card.height, { colour: '#c08a5a', alpha: 0.25, lines: 46 })
      pen.text(`${c.state.name.toUpperCase()}   DRIVING LICENCE`, 40, 56, {
        size: 34,
        face,
        weight: 700,
        colour: '#1a3a6a',
        maxWidth: 800,
      })
      pen.text('UNION OF INDIA', 40, 90, label)
      portrait(pen.ctx, paint, 40, 120, 190, 236)
      signature(pen.ctx, paint, 46, 372, 180, 56)
      const cell = (title: string, shown: string, field: string, x: number, y: number): void => {
        pen.text(title, x, y, label)
        pen.text(shown, x, y + 30, { ...value, maxWidth: 980 - x }, field)
      }
      cell('Licence Number', printedLicence(random.fork('number'), c), 'license_number', 270, 130)
      cell('Date of Birth', day(c.birth, '-'), 'date_of_birth', 700, 130)
      cell('Name', c.name, 'name', 270, 206)
      cell("Father's/Husband's Name", c.father, 'father_name', 270, 282)
      if (c.blood !== '') cell('Blood Group', c.blood, 'blood_group', 800, 282)
      cell('Issued On', day(c.issued, '-'), 'issue_date', 270, 358)
      cell('Valid Upto', day(c.validTill, '-'), 'valid_till', 500, 358)
      cell('Authorised to drive', c.classes.join(', '), 'vehicle_classes', 720, 358)
      pen.text('Present Address', 270, 434, label)
      pen.lines(pen.wrap(c.address.value, 690, value), 270, 466, 33, value, 'address')
      pen.text(`Issuing Authority  ${c.number.slice(0, 4)}`, 40, 612, label)
    },
  }
}

function composeBoth(random: Random): Composition {
  const c = licenceContent(random.fork('content'))
  return bothSides(
    random.fork('sides'),
    licenceFields(c),
    (pen) => drawUnionFront(pen, random.fork('front'), c),
    (pen) => drawUnionBack(pen, random.fork('back'), c),
    random.pick(['above', 'beside', 'sheet']),
  )
}

const base = { type: 'DRIVING_LICENSE', hidden: true } as const
export const hiddenLicence: readonly Layout[] = [
  { ...base, id: 'licence.h1', weight: 1, form: 'card', compose: composeBooklet },
  { ...base, id: 'licence.h2', weight: 2, form: 'card', compose: composePlain },
  { ...base, id: 'licence.h3', weight: 1, form: 'page', compose: composeBoth },
]
