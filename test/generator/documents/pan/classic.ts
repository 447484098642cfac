import { card, type Composition, type Layout } from '../../layout'
import { hologram } from '../../paint/background'
import { portrait } from '../../paint/portrait'
import { signature } from '../../paint/marks'
import type { TextStyle } from '../../pen'
import type { Random } from '../../random'
import { panContent, panDate, panFields } from './content'
import { panGround } from './ground'
import { panHeader } from './header'

/** The card until 2017: name, father and day of birth without labels, the number under its own. */
function compose(random: Random): Composition {
  const content = panContent(random.fork('content'), 0.08)
  const face = random.pick(['arial', 'arial', 'noto', 'roboto'] as const)
  const value: TextStyle = {
    size: random.int(30, 35),
    face,
    weight: random.pick([400, 700]),
    colour: '#151515',
    maxWidth: 600,
  }
  const left = random.int(36, 48)
  const lead = random.int(54, 62)
  return {
    ...card,
    fields: panFields(content),
    draw(pen) {
      const paint = random.fork('paint')
      panGround(pen, paint)
      panHeader(pen, {
        hindi: { size: 36, weight: 700, deva: 'mukta' },
        english: { size: 30, weight: 700, face },
        emblemColour: '#2a3b52',
        top: 66,
      })
      let y = 188
      const row = (text: string, field: string): void => {
        pen.text(text, left, y, value, field)
        y += lead
      }
      row(content.name, 'name_as_per_pan')
      if (content.father !== null) row(content.father, 'father_name')
      row(panDate(content), 'dob')
      y += content.father === null ? 60 : 8
      pen.text('Permanent Account Number', left, y, { size: 27, face, colour: '#202020' })
      pen.text(
        content.number,
        left,
        y + 50,
        { size: 42, face, weight: 700, spacing: random.pick([0, 1, 2]) },
        'pan_number',
      )
      if (!content.company) {
        portrait(pen.ctx, paint, 690, 165, 210, 262)
        signature(pen.ctx, paint, left + 40, 500, 260, 76)
      }
      pen.text(content.company ? '' : 'Signature', left + 90, 612, { size: 22, face, colour: '#333' })
      hologram(pen.ctx, paint, 760, 455, 150, 140)
    },
  }
}

export const panClassic: Layout = { id: 'pan.classic', type: 'PAN', hidden: false, weight: 3, form: 'card', compose }
