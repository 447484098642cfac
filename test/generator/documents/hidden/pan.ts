import { a4, card, type Composition, type Layout } from '../../layout'
import { gradient, guilloche } from '../../paint/background'
import { drawCode, makeCode } from '../../paint/codes'
import { emblem, signature } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { TextStyle } from '../../pen'
import type { Random } from '../../random'
import { panContent, panDate, panFields } from '../pan/content'

/** The e-PAN letter: a table of particulars, codes and a picture. */
async function composeLetter(random: Random): Promise<Composition> {
  const content = panContent(random.fork('content'), 0.05)
  const code = await makeCode(
    Uint8Array.from({ length: 300 }, () => random.int(0, 255)),
    'QRCode',
    'ecLevel=L',
  )
  const face = random.pick(['times', 'arial', 'open'] as const)
  const text: TextStyle = { size: 28, face }
  return {
    ...a4,
    fields: panFields(content),
    draw(pen) {
      const paint = random.fork('paint')
      emblem(pen.ctx, 200, 90, 130, '#333')
      pen.text('आयकर विभाग  INCOME TAX DEPARTMENT', a4.width / 2, 130, { size: 34, weight: 700, align: 'center' })
      pen.text('भारत सरकार  GOVT. OF INDIA', a4.width / 2, 180, { size: 30, weight: 700, align: 'center' })
      pen.text('ई- स्थायी लेखा संख्या कार्ड', a4.width / 2, 270, { size: 32, weight: 700, align: 'center' })
      pen.text('e - Permanent Account Number (e-PAN) Card', a4.width / 2, 316, { size: 30, face, align: 'center' })
      pen.text(content.number, a4.width / 2, 390, { size: 50, face, weight: 700, align: 'center' }, 'pan_number')
      let y = 490
      const row = (label: string, shown: string, field: string | null): void => {
        pen.ctx.strokeStyle = '#666'
        pen.ctx.strokeRect(160, y - 44, 900, 68)
        pen.text(label, 176, y, text)
        pen.text(shown, 600, y, { ...text, weight: 700, maxWidth: 450 }, field)
        y += 68
      }
      row('नाम / Name', content.name, 'name_as_per_pan')
      if (content.father !== null) row("पिता का नाम / Father's Name", content.father, 'father_name')
      row(content.company ? 'Date of Incorporation' : 'जन्म की तारीख / Date of Birth', panDate(content), 'dob')
      if (!content.company) row('लिंग / Gender', random.pick(['Male', 'Female']), null)
      portrait(pen.ctx, paint, 1120, 450, 240, 290)
      signature(pen.ctx, paint, 1120, 770, 260, 80)
      drawCode(pen.ctx, code, 160, 860, 300, 300)
      pen.lines(
        [
          'Permanent Account Number (PAN) facilitate Income Tax Department linking of various documents,',
          'including payment of taxes, assessment, tax demand tax arrears, matching of information.',
          'Quoting of PAN is now mandatory for several transactions specified under Income Tax Act, 1961.',
        ],
        160,
        1280,
        44,
        { ...text, size: 25 },
      )
    },
  }
}

/** A card of another issuer: number at the foot, photo left, labels in English alone. */
function composeOther(random: Random): Composition {
  const content = panContent(random.fork('content'), 0.1, 0.1)
  const face = random.pick(['condensed', 'calibri', 'arial'] as const)
  const label: TextStyle = { size: 18, face, colour: '#223' }
  const value: TextStyle = { size: random.int(28, 32), face, weight: 700, maxWidth: 560 }
  return {
    ...card,
    fields: panFields(content),
    draw(pen) {
      const paint = random.fork('paint')
      gradient(pen.ctx, 0, 0, card.width, card.height, ['#d8ecf6', '#f4f2ea', '#cfe4f2'], 35)
      guilloche(pen.ctx, paint, 0, 0, card.width, card.height, { colour: '#6fa0c8', alpha: 0.3, lines: 50 })
      emblem(pen.ctx, card.width / 2, 16, 96, '#4a3a1a')
      pen.text('INCOME TAX DEPARTMENT', 40, 60, { size: 30, face, weight: 700 })
      pen.text('आयकर विभाग', 40, 98, { size: 28, deva: 'hind' })
      pen.text('GOVT. OF INDIA', card.width - 40, 60, { size: 30, face, weight: 700, align: 'right' })
      pen.text('भारत सरकार', card.width - 40, 98, { size: 28, deva: 'hind', align: 'right' })
      if (!content.company) portrait(pen.ctx, paint, 44, 140, 200, 250)
      let y = 156
      const row = (title: string, shown: string, field: string): void => {
        pen.text(title, 290, y, label)
        pen.text(shown, 290, y + 36, value, field)
        y += 86
      }
      row('Name', content.name, 'name_as_per_pan')
      if (content.father !== null) row("Father's Name", content.father, 'father_name')
      row(content.company ? 'Date of Incorporation / Formation' : 'Date of Birth', panDate(content), 'dob')
      if (!content.company) signature(pen.ctx, paint, 690, 420, 240, 70)
      pen.text('Signature', 800, 524, { ...label, align: 'center' })
      pen.text('Permanent Account Number', card.width / 2, 556, { size: 24, face, align: 'center' })
      pen.text(
        content.number,
        card.width / 2,
        608,
        { size: 46, face, weight: 700, align: 'center', spacing: 4 },
        'pan_number',
      )
    },
  }
}

const base = { type: 'PAN', hidden: true } as const
export const hiddenPan: readonly Layout[] = [
  { ...base, id: 'pan.h1', weight: 1, form: 'page', compose: composeLetter },
  { ...base, id: 'pan.h2', weight: 2, form: 'card', compose: composeOther },
]
