import { card, type Composition, type Layout } from '../../layout'
import { hologram } from '../../paint/background'
import { portrait } from '../../paint/portrait'
import { signature } from '../../paint/marks'
import type { TextStyle } from '../../pen'
import type { Random } from '../../random'
import { panContent, panDate, panFields } from './content'
import { panGround } from './ground'
import { panHeader } from './header'

/** The card of one of the two issuers in the early 2010s: small labels in both languages above each value. */
function compose(random: Random): Composition {
  const content = panContent(random.fork('content'), 0.05)
  const face = random.pick(['arial', 'noto', 'condensed', 'calibri'] as const)
  const label: TextStyle = { size: random.int(16, 19), face, colour: '#26313f' }
  const value: TextStyle = { size: random.int(27, 31), face, weight: random.pick([400, 700]), maxWidth: 590 }
  const wording = random.pick([
    {
      name: 'नाम /NAME',
      father: "पिता का नाम /FATHER'S NAME",
      date: 'जन्म तिथि /DATE OF BIRTH',
      sign: 'हस्ताक्षर /SIGNATURE',
      number: 'स्थायी लेखा संख्या /PERMANENT ACCOUNT NUMBER',
    },
    {
      name: 'नाम / Name',
      father: "पिता का नाम / Father's Name",
      date: 'जन्म तिथि / Date of Birth',
      sign: 'हस्ताक्षर / Signature',
      number: 'स्थायी लेखा संख्या / PERMANENT ACCOUNT NUMBER',
    },
  ])
  const left = random.int(34, 44)
  return {
    ...card,
    fields: panFields(content),
    draw(pen) {
      const paint = random.fork('paint')
      panGround(pen, paint)
      panHeader(pen, {
        hindi: { size: 33, weight: 700, deva: 'mukta' },
        english: { size: 27, weight: 700, face },
        emblemColour: '#2a3b52',
        top: 58,
      })
      pen.text(wording.number, left, 150, { ...label, size: label.size + 3, weight: 700 })
      pen.text(content.number, left, 196, { size: 38, face, weight: 700, spacing: 2 }, 'pan_number')
      let y = 246
      const row = (title: string, text: string, field: string): void => {
        pen.text(title, left, y, label)
        pen.text(text, left, y + 34, value, field)
        y += 82
      }
      row(wording.name, content.name, 'name_as_per_pan')
      if (content.father !== null) row(wording.father, content.father, 'father_name')
      row(content.company ? 'निगमन की तारीख /DATE OF INCORPORATION' : wording.date, panDate(content), 'dob')
      pen.text(wording.sign, left, 528, label)
      if (!content.company) {
        signature(pen.ctx, paint, left, 536, 260, 70)
        portrait(pen.ctx, paint, 724, 150, 206, 254)
      }
      hologram(pen.ctx, paint, 770, 436, 140, 150)
    },
  }
}

export const panLabelled: Layout = { id: 'pan.labelled', type: 'PAN', hidden: false, weight: 2, form: 'card', compose }
