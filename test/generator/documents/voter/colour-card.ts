import { card, type Composition, type Layout } from '../../layout'
import { gradient, guilloche, rosette } from '../../paint/background'
import { drawCode, makeCode, type CodeMatrix } from '../../paint/codes'
import { emblem, signature, tricolour } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { Pen, TextStyle } from '../../pen'
import { dmy } from '../../people/dates'
import type { Random } from '../../random'
import { bothSides } from '../sides'
import {
  genderWords,
  local,
  relationWords,
  voterAddressFields,
  voterBirth,
  voterContent,
  voterFrontFields,
  voterPersonFields,
  type VoterContent,
} from './content'

function ground(pen: Pen, random: Random): void {
  gradient(pen.ctx, 0, 0, card.width, card.height, ['#fdf3e4', '#ffffff', '#e8f4ea'], 90)
  guilloche(pen.ctx, random, 0, 0, card.width, card.height, { colour: '#c9a05a', alpha: 0.2, lines: 38 })
  rosette(pen.ctx, card.width / 2, card.height / 2, 190, '#5f92c4', 0.12)
}

function styles(random: Random): { text: TextStyle; bold: TextStyle } {
  const face = random.pick(['noto', 'arial', 'open', 'calibri'] as const)
  const text: TextStyle = { size: random.int(23, 27), face, deva: random.pick(['noto', 'mukta', 'hind'] as const) }
  return { text, bold: { ...text, weight: 700 } }
}

/** The plastic card since 2015. */
function drawVoterFront(pen: Pen, random: Random, c: VoterContent, bars: CodeMatrix): void {
  const { ctx } = pen
  const { text, bold } = styles(random)
  const paint = random.fork('paint')
  ground(pen, paint)
  emblem(ctx, 70, 20, 92, '#333')
  tricolour(ctx, 0, 128, card.width, 9)
  pen.text('भारत निर्वाचन आयोग', card.width / 2, 50, { ...bold, size: 32, align: 'center' })
  pen.text(random.chance(0.7) ? 'ELECTION COMMISSION OF INDIA' : 'Election Commission of India', card.width / 2, 86, {
    ...bold,
    size: 27,
    align: 'center',
  })
  pen.text('मतदाता फोटो पहचान पत्र / Elector Photo Identity Card', card.width / 2, 118, {
    ...text,
    size: 21,
    align: 'center',
  })
  pen.text(c.epic, 300, 196, { size: 36, face: text.face ?? 'noto', weight: 700, spacing: 1 }, 'epic_number')
  drawCode(ctx, bars, 640, 156, 320, 54)
  portrait(ctx, paint, 44, 164, 210, 266)
  let y = 262
  const lead = text.size * 1.6
  const pair = (hindi: string, value: string, english: string, latin: string, field: string | null): void => {
    pen.run(
      [
        [`${hindi} : `, text],
        [value, bold],
      ],
      300,
      y,
    )
    pen.run(
      [
        [`${english} : `, text],
        [latin, bold, field],
      ],
      300,
      (y += lead),
    )
    y += lead * 1.2
  }
  const [relationHindi, relationEnglish] = relationWords[c.relation]
  pair(random.pick(['नाम', 'निर्वाचक का नाम']), local(c.name), random.pick(['Name', "Elector's Name"]), c.name, 'name')
  pair(relationHindi, local(c.relative), relationEnglish, c.relative, c.relation === 'mother' ? null : 'father_name')
  signature(ctx, paint, 700, 500, 200, 60)
  pen.text('www.eci.gov.in', 44, 608, { ...text, size: 18 })
}

/** Its back: gender, birth, address, officer. */
function drawVoterBack(pen: Pen, random: Random, c: VoterContent): void {
  const { text, bold } = styles(random)
  ground(pen, random.fork('paint'))
  const [hindi, english] = genderWords[c.gender]
  const lead = text.size * 1.5
  let y = 60
  pen.run(
    [
      [random.pick(['लिंग / Gender : ', 'लिंग/Gender : ', 'Gender / लिंग : ']), text],
      [`${hindi} / `, text],
      [english, bold, 'gender'],
    ],
    44,
    y,
  )
  y += lead
  if (c.age === null)
    pen.run(
      [
        [random.pick(['जन्म तिथि / आयु  Date of Birth / Age : ', 'जन्म तिथि / Date of Birth : ']), text],
        [voterBirth(c, random.pick(['/', '-'])), bold, 'date_of_birth'],
      ],
      44,
      y,
    )
  else pen.text(`आयु / Age as on ${c.age.on} : ${c.age.years}`, 44, y, text)
  y += lead
  if (random.chance(0.6)) {
    pen.text('पता :', 44, y, text)
    y = pen.lines(pen.wrap(local(c.address.value), 830, text).slice(0, 3), 118, y, lead * 0.9, text) + lead * 0.3
  }
  const label = random.pick(['Address : ', 'Address: '])
  const shift = pen.measure(label, text)
  pen.text(label, 44, y, text)
  y = pen.lines(pen.wrap(c.address.value, 900 - shift, text), 44 + shift, y, lead * 0.9, text, 'address') + lead * 0.4
  pen.text('निर्वाचक रजिस्ट्रीकरण अधिकारी / Electoral Registration Officer', 44, Math.max(y, 430), { ...text, size: 20 })
  pen.text(`Assembly Constituency No. and Name : ${c.assembly}`, 44, Math.max(y, 430) + 34, {
    ...text,
    size: 20,
    maxWidth: 900,
  })
  pen.text(`Part No. and Name : ${random.int(1, 320)} - ${c.parts.locality}`, 44, Math.max(y, 430) + 68, {
    ...text,
    size: 20,
  })
  pen.text(`Date : ${dmy(c.issued, '-')}`, 44, Math.max(y, 430) + 102, { ...text, size: 20 })
  pen.text('Note: Mere possession of this card is no proof that the name is in the current electoral roll.', 44, 612, {
    ...text,
    size: 16,
    maxWidth: 920,
  })
}

async function parts(random: Random): Promise<{ c: VoterContent; bars: CodeMatrix }> {
  const c = voterContent(random.fork('content'), false)
  return { c, bars: await makeCode(c.epic, 'Code128') }
}

async function front(random: Random): Promise<Composition> {
  const { c, bars } = await parts(random)
  return { ...card, fields: voterFrontFields(c), draw: (pen) => drawVoterFront(pen, random.fork('front'), c, bars) }
}

async function back(random: Random): Promise<Composition> {
  const { c } = await parts(random)
  return {
    ...card,
    fields: { ...voterPersonFields(c), ...voterAddressFields(c) },
    draw: (pen) => drawVoterBack(pen, random.fork('back'), c),
  }
}

async function both(random: Random): Promise<Composition> {
  const { c, bars } = await parts(random)
  return bothSides(
    random.fork('sides'),
    { ...voterFrontFields(c), ...voterPersonFields(c), ...voterAddressFields(c) },
    (pen) => drawVoterFront(pen, random.fork('front'), c, bars),
    (pen) => drawVoterBack(pen, random.fork('back'), c),
    random.pick(['above', 'beside', 'sheet']),
  )
}

const base = { type: 'VOTER_ID', hidden: false } as const
export const voterFront: Layout = { ...base, id: 'voter.front', weight: 3, form: 'card', compose: front }
export const voterBack: Layout = { ...base, id: 'voter.back', weight: 1.5, form: 'card', compose: back }
export const voterBoth: Layout = { ...base, id: 'voter.both', weight: 2, form: 'page', compose: both }
