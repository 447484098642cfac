import { a4, type Composition, type Layout } from '../../layout'
import { gradient, guilloche, hologram } from '../../paint/background'
import { drawCode, makeCode } from '../../paint/codes'
import { emblem, signature } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { TextStyle } from '../../pen'
import type { Random } from '../../random'
import {
  genderWords,
  local,
  relationWords,
  voterAddressFields,
  voterBirth,
  voterContent,
  voterFrontFields,
  voterPersonFields,
} from '../voter/content'

/** An upright laminated card: head, number, photo in the middle, lines below. */
function composeUpright(random: Random): Composition {
  const c = voterContent(random.fork('content'), true)
  const face = random.pick(['times', 'arial', 'narrow'] as const)
  const text: TextStyle = {
    size: random.int(23, 25),
    face,
    deva: random.pick(['tiro', 'noto'] as const),
    maxWidth: 580,
  }
  const [relationHindi, relationEnglish] = relationWords[c.relation]
  const [genderHindi, genderEnglish] = genderWords[c.gender]
  const width = 660
  return {
    width,
    height: 1000,
    dpi: 300,
    corner: 20,
    fields: { ...voterFrontFields(c), ...voterPersonFields(c) },
    draw(pen) {
      const paint = random.fork('paint')
      gradient(pen.ctx, 0, 0, width, 1000, ['#fbfaf4', '#eef0ea'], 90)
      emblem(pen.ctx, width / 2, 20, 80, '#222')
      pen.text('भारत निर्वाचन आयोग', width / 2, 134, { ...text, size: 32, weight: 700, align: 'center' })
      pen.text('ELECTION COMMISSION OF INDIA', width / 2, 172, { size: 26, face, weight: 700, align: 'center' })
      pen.text('निर्वाचक फोटो पहचान पत्र', width / 2, 208, { ...text, align: 'center' })
      pen.text('ELECTOR PHOTO IDENTITY CARD', width / 2, 240, { size: 22, face, align: 'center' })
      pen.text(c.epic, width / 2, 290, { size: 34, face, weight: 700, align: 'center' }, 'epic_number')
      portrait(pen.ctx, paint, width / 2 - 120, 312, 240, 290)
      hologram(pen.ctx, paint, width / 2 + 90, 540, 80, 80)
      let y = 660
      const line = (hindi: string, hindiValue: string, english: string, value: string, field: string | null): void => {
        pen.text(`${hindi} : ${hindiValue}`, 40, y, text)
        pen.run(
          [
            [`${english} : `, text],
            [value, text, field],
          ],
          40,
          (y += 34),
        )
        y += 42
      }
      line('निर्वाचक का नाम', local(c.name), "Elector's Name", c.name, 'name')
      line(
        relationHindi,
        local(c.relative),
        relationEnglish,
        c.relative,
        c.relation === 'mother' ? null : 'father_name',
      )
      line('लिंग', genderHindi, 'Sex', genderEnglish, 'gender')
      if (c.age === null) line('जन्म की तारीख', voterBirth(c, '-'), 'Date of Birth', voterBirth(c, '-'), 'date_of_birth')
      else line(`${c.age.on} को आयु`, String(c.age.years), `Age as on ${c.age.on}`, String(c.age.years), null)
    },
  }
}

/** The card that is downloaded: both halves on one page, with a code. */
async function composeDownloaded(random: Random): Promise<Composition> {
  const c = voterContent(random.fork('content'), false)
  const code = await makeCode(`https://voters.eci.gov.in/e/${random.letters(24)}`)
  const text: TextStyle = { size: 26, face: random.pick(['noto', 'roboto', 'calibri'] as const), deva: 'mukta' }
  const bold: TextStyle = { ...text, weight: 700 }
  const [relationHindi, relationEnglish] = relationWords[c.relation]
  const [genderHindi, genderEnglish] = genderWords[c.gender]
  return {
    ...a4,
    fields: { ...voterFrontFields(c), ...voterPersonFields(c), ...voterAddressFields(c) },
    draw(pen) {
      const paint = random.fork('paint')
      const { ctx } = pen
      ctx.strokeStyle = '#888'
      for (const y of [140, 900]) {
        gradient(ctx, 150, y, 1350, 700, ['#fff6ea', '#ffffff', '#eef7ee'], 90)
        guilloche(ctx, paint, 150, y, 1350, 700, { colour: '#d0a868', alpha: 0.2, lines: 30 })
        ctx.strokeRect(150, y, 1350, 700)
      }
      pen.text('भारत निर्वाचन आयोग   Election Commission of India', 825, 210, { ...bold, size: 34, align: 'center' })
      pen.text('e-EPIC   Elector Photo Identity Card', 825, 260, { ...text, align: 'center' })
      portrait(ctx, paint, 200, 310, 260, 330)
      pen.text(c.epic, 520, 350, { ...bold, size: 38 }, 'epic_number')
      pen.text(`नाम : ${local(c.name)}`, 520, 420, text)
      pen.run(
        [
          ['Name : ', text],
          [c.name, bold, 'name'],
        ],
        520,
        466,
      )
      pen.text(`${relationHindi} : ${local(c.relative)}`, 520, 530, text)
      pen.run(
        [
          [`${relationEnglish} : `, text],
          [c.relative, bold, c.relation === 'mother' ? null : 'father_name'],
        ],
        520,
        576,
      )
      drawCode(ctx, code, 1210, 540, 240, 240)
      pen.run(
        [
          [`लिंग / Gender : ${genderHindi} / `, text],
          [genderEnglish, bold, 'gender'],
        ],
        200,
        980,
      )
      if (c.age === null)
        pen.run(
          [
            ['जन्म तिथि / Date of Birth : ', text],
            [voterBirth(c, '-'), bold, 'date_of_birth'],
          ],
          200,
          1030,
        )
      else pen.text(`आयु / Age as on ${c.age.on} : ${c.age.years}`, 200, 1030, text)
      pen.text('पता / Address :', 200, 1090, text)
      pen.lines(pen.wrap(c.address.value, 1180, text), 200, 1136, 42, bold, 'address')
      signature(ctx, paint, 1150, 1380, 240, 70)
      pen.text('निर्वाचक रजिस्ट्रीकरण अधिकारी / Electoral Registration Officer', 700, 1490, { ...text, size: 22 })
      pen.text(`Assembly Constituency : ${c.assembly}`, 200, 1540, { ...text, size: 22 })
    },
  }
}

const base = { type: 'VOTER_ID', hidden: true } as const
export const hiddenVoter: readonly Layout[] = [
  { ...base, id: 'voter.h1', weight: 2, form: 'card', compose: composeUpright },
  { ...base, id: 'voter.h2', weight: 1, form: 'page', compose: composeDownloaded },
]
