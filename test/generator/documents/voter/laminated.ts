import type { Composition, Layout } from '../../layout'
import { microprint } from '../../paint/background'
import { emblem, signature, stamp } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { TextStyle } from '../../pen'
import type { Random } from '../../random'
import {
  genderWords,
  local,
  relationWords,
  voterBirth,
  voterContent,
  voterFrontFields,
  voterPersonFields,
} from './content'

const size = { width: 1050, height: 700, dpi: 300, corner: 18 }

/** The laminated paper card of before 2015: black on off-white, number at the top, photo in the middle. */
function compose(random: Random): Composition {
  const c = voterContent(random.fork('content'), true)
  const face = random.pick(['arial', 'times', 'noto', 'courier'] as const)
  const text: TextStyle = {
    size: face === 'courier' ? 22 : random.int(24, 27),
    face,
    deva: random.pick(['tiro', 'serif', 'noto'] as const),
  }
  const lead = text.size * 1.55
  return {
    ...size,
    fields: { ...voterFrontFields(c), ...voterPersonFields(c) },
    draw(pen) {
      const { ctx } = pen
      const paint = random.fork('paint')
      const draw = random.fork('draw')
      ctx.fillStyle = draw.pick(['#f6f3ea', '#efeee8', '#fbf6e4'])
      ctx.fillRect(0, 0, size.width, size.height)
      microprint(ctx, 'ECI', 0, 0, size.width, size.height, '#8b94a8', 0.16)
      emblem(ctx, 76, 20, 96, '#222')
      pen.text('भारत निर्वाचन आयोग', size.width / 2, 54, { ...text, size: 34, weight: 700, align: 'center' })
      pen.text('ELECTION COMMISSION OF INDIA', size.width / 2, 94, { size: 30, face, weight: 700, align: 'center' })
      pen.text(
        draw.pick(['पहचान पत्र     IDENTITY CARD', 'मतदाता फोटो पहचान पत्र   ELECTOR PHOTO IDENTITY CARD']),
        size.width / 2,
        136,
        { ...text, size: 25, align: 'center' },
      )
      pen.text(
        c.epic,
        size.width / 2 + 60,
        182,
        { size: 34, face, weight: 700, align: 'center', spacing: 2 },
        'epic_number',
      )
      portrait(ctx, paint, 46, 200, 230, 290, draw.chance(0.7))
      stamp(ctx, paint, 240, 470, 60, '#4a3f8a')
      const left = 312
      let y = 240
      const pair = (hindi: string, hindiValue: string, english: string, value: string, field: string | null): void => {
        pen.text(`${hindi} : ${hindiValue}`, left, y, { ...text, maxWidth: 700 })
        pen.run(
          [
            [`${english} : `, text],
            [value, { ...text, weight: 700 }, field],
          ],
          left,
          (y += lead),
        )
        y += lead
      }
      const [relationHindi, relationEnglish] = relationWords[c.relation]
      const [hindi, english, letter] = genderWords[c.gender]
      pair('निर्वाचक का नाम', local(c.name), draw.pick(["Elector's Name", 'Electors Name', 'Name']), c.name, 'name')
      pair(
        relationHindi,
        local(c.relative),
        relationEnglish,
        c.relative,
        c.relation === 'mother' ? null : 'father_name',
      )
      pair('लिंग', hindi, draw.pick(['Sex', 'Gender']), draw.chance(0.5) ? english : letter, 'gender')
      if (c.age === null) pair('जन्म तिथि', voterBirth(c), 'Date of Birth', voterBirth(c), 'date_of_birth')
      else pair(`${c.age.on} को आयु`, String(c.age.years), `Age as on ${c.age.on}`, String(c.age.years), null)
      signature(ctx, paint, 60, 560, 200, 60)
      pen.text('Facsimile Signature', 60, 646, { ...text, size: 18 })
      pen.text('Electoral Registration Officer', 60, 670, { ...text, size: 18 })
    },
  }
}

export const voterLaminated: Layout = {
  id: 'voter.laminated',
  type: 'VOTER_ID',
  hidden: false,
  weight: 3,
  form: 'card',
  compose,
}
