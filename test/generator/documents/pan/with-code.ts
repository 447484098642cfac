import { card, type Composition, type Layout } from '../../layout'
import { drawCode, makeCode } from '../../paint/codes'
import { portrait } from '../../paint/portrait'
import { signature } from '../../paint/marks'
import type { TextStyle } from '../../pen'
import type { Random } from '../../random'
import { panContent, panDate, panFields } from './content'
import { panGround } from './ground'
import { panHeader } from './header'

/** The card since 2017: photo left, number beside it, labelled fields below, an enhanced QR code. */
async function compose(random: Random): Promise<Composition> {
  const content = panContent(random.fork('content'), 0.06)
  const face = random.pick(['arial', 'arial', 'noto', 'open'] as const)
  const label: TextStyle = {
    size: random.int(19, 22),
    face,
    deva: random.pick(['noto', 'mukta', 'hind'] as const),
    colour: '#1c1c1c',
  }
  const value: TextStyle = { size: random.int(27, 31), face, weight: random.pick([400, 700, 700]), maxWidth: 610 }
  // The real code is encrypted; so is what stands in for it here: bytes without meaning.
  const bytes = Uint8Array.from({ length: random.int(280, 420) }, () => random.int(0, 255))
  const code = await makeCode(bytes, 'QRCode', 'ecLevel=L')
  const left = random.int(36, 46)
  const wording = random.pick([
    {
      name: 'नाम / Name',
      father: "पिता का नाम / Father's Name",
      date: 'जन्म की तारीख / Date of Birth',
      sign: 'हस्ताक्षर / Signature',
    },
    {
      name: 'नाम /Name',
      father: "पिता का नाम/ Father's Name",
      date: 'जन्म की तारीख /Date of Birth',
      sign: 'हस्ताक्षर /Signature',
    },
    {
      name: 'नाम/ Name',
      father: "पिता का नाम / Father's Name",
      date: 'जन्म की तारीख/\u00a0Date of Birth',
      sign: 'हस्ताक्षर/Signature',
    },
  ])
  return {
    ...card,
    fields: panFields(content),
    draw(pen) {
      const paint = random.fork('paint')
      panGround(pen, paint)
      panHeader(pen, {
        hindi: { size: 36, weight: 700, deva: 'mukta' },
        english: { size: 29, weight: 700, face },
        emblemColour: '#3a3a3a',
        top: 62,
      })
      if (!content.company) portrait(pen.ctx, paint, left, 132, 168, 196)
      pen.text('स्थायी लेखा संख्या कार्ड', 450, 166, { size: 27, align: 'center', deva: 'mukta', weight: 700 })
      pen.text('Permanent Account Number Card', 450, 200, { size: 24, face, align: 'center', maxWidth: 420 })
      pen.text(
        content.number,
        450,
        258,
        { size: 43, face, weight: 700, align: 'center', spacing: random.pick([0, 2]) },
        'pan_number',
      )
      drawCode(pen.ctx, code, 726, 140, 250, 250)
      let y = 362
      const row = (title: string, text: string, field: string): void => {
        pen.text(title, left, y, label)
        pen.text(text, left, y + 32, value, field)
        y += 80
      }
      row(wording.name, content.name, 'name_as_per_pan')
      if (content.father !== null) row(wording.father, content.father, 'father_name')
      row(
        content.company ? 'निगमन/गठन की तारीख / Date of Incorporation/Formation' : wording.date,
        panDate(content),
        'dob',
      )
      if (!content.company && !content.minor) signature(pen.ctx, paint, 470, 500, 230, 66)
      if (content.minor) pen.text('MINOR', 540, 548, { size: 30, face, weight: 700 })
      pen.text(wording.sign, 585, 602, { ...label, align: 'center' })
      pen.at(988, 600, -90, () => pen.text(random.fork('print').digits(8), 0, 0, { size: 18, face, colour: '#333' }))
    },
  }
}

export const panWithCode: Layout = { id: 'pan.with_code', type: 'PAN', hidden: false, weight: 4, form: 'card', compose }
