import { a4, card, type Composition, type Layout } from '../../layout'
import { gradient, guilloche, hologram } from '../../paint/background'
import { drawCode, type CodeMatrix } from '../../paint/codes'
import { aadhaarSun, emblem, tricolour } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { Pen, TextStyle } from '../../pen'
import { dmy } from '../../people/dates'
import type { Random } from '../../random'
import { genderLine } from '../aadhaar/front'
import { aadhaarCode } from '../aadhaar/code'
import {
  aadhaarBackFields,
  aadhaarContent,
  aadhaarFrontFields,
  inCode,
  printedBirth,
  printedNumber,
  printedVid,
  type AadhaarContent,
} from '../aadhaar/content'
import { cardOn } from '../sides'

/** The plastic card of 2021: code on the front, hologram, dates up the side. */
async function composePlastic(random: Random): Promise<Composition> {
  const content = aadhaarContent(random.fork('content'), { yearOnlyShare: 0 })
  const code = await aadhaarCode(random.fork('code'), content, 'secure')
  const face = random.pick(['noto', 'calibri', 'roboto'] as const)
  const text: TextStyle = { size: random.int(25, 28), face, deva: 'mukta', maxWidth: 430 }
  return {
    ...card,
    fields: aadhaarFrontFields(content),
    ...inCode(content, 'front', true),
    draw(pen) {
      const paint = random.fork('paint')
      gradient(pen.ctx, 0, 0, card.width, card.height, ['#fffaf0', '#f0f7ee', '#fff4ea'], 60)
      guilloche(pen.ctx, paint, 0, 0, card.width, card.height, { colour: '#d8a860', alpha: 0.25, lines: 40 })
      tricolour(pen.ctx, 0, 0, card.width, 14)
      emblem(pen.ctx, 80, 30, 92, '#333')
      aadhaarSun(pen.ctx, card.width - 80, 26, 96)
      pen.text('भारत सरकार   Government of India', 500, 84, {
        size: 31,
        face,
        weight: 700,
        deva: 'mukta',
        align: 'center',
      })
      portrait(pen.ctx, paint, 60, 150, 190, 240)
      let y = 186
      pen.text(content.nameLocal, 280, y, text)
      pen.text(content.name, 280, (y += 44), text, 'name')
      pen.run(
        [
          ['जन्म तिथि/DOB: ', text],
          [printedBirth(content), text, 'date_of_birth'],
        ],
        280,
        (y += 44),
      )
      pen.text(genderLine(content, '/ ', true), 280, (y += 44), text, 'gender')
      drawCode(pen.ctx, code, 706, 140, 260, 260)
      hologram(pen.ctx, paint, 290, 340, 90, 70)
      pen.text(
        printedNumber(content),
        420,
        486,
        { size: 50, face, weight: 700, align: 'center', spacing: 3 },
        'aadhaar_number',
      )
      pen.text(`VID : ${printedVid(content)}`, 420, 526, { size: 25, face, align: 'center' })
      pen.text('मेरा आधार, मेरी पहचान', card.width / 2, 600, {
        size: 34,
        deva: 'mukta',
        weight: 700,
        align: 'center',
        colour: '#b21f24',
      })
      pen.at(40, 480, -90, () => pen.text(`Details as on: ${dmy(content.issued)}`, 0, 0, { size: 16, face }))
    },
  }
}

/** The card of 2011: heads in one line, year of birth on most, slogan in the foot. */
function drawEarly(pen: Pen, random: Random, content: AadhaarContent): void {
  const text: TextStyle = {
    size: 30,
    face: random.pick(['times', 'arial'] as const),
    deva: random.pick(['tiro', 'serif'] as const),
    maxWidth: 600,
  }
  gradient(pen.ctx, 0, 0, card.width, card.height, ['#fefefe', '#f8f6ef'])
  emblem(pen.ctx, 92, 30, 120, '#1a1a1a')
  pen.text('भारत सरकार', 310, 70, { ...text, size: 34, weight: 700 })
  pen.text('GOVERNMENT OF INDIA', 310, 112, { ...text, size: 30, weight: 700 })
  portrait(pen.ctx, random.fork('photo'), 50, 180, 220, 270)
  let y = 222
  pen.text(content.nameLocal, 312, y, text)
  pen.text(content.name, 312, (y += 48), text, 'name')
  if (random.chance(0.4))
    pen.text(
      `${random.pick(['पिता', 'Father'])} : ${content.relation.replace(/^[A-Z]\/O:? ?/, '')}`,
      312,
      (y += 48),
      text,
    )
  pen.run(
    [
      [content.yearOnly ? 'जन्म वर्ष / Year of Birth : ' : 'जन्म तिथि / DOB : ', text],
      [printedBirth(content), text, 'date_of_birth'],
    ],
    312,
    (y += 48),
  )
  pen.text(genderLine(content, ' / ', false), 312, (y += 48), text, 'gender')
  pen.text(
    printedNumber(content),
    card.width / 2,
    536,
    { size: 52, face: 'arial', weight: 700, align: 'center', spacing: 5 },
    'aadhaar_number',
  )
  pen.ctx.fillStyle = '#0c7a3d'
  pen.ctx.fillRect(0, card.height - 70, card.width, 70)
  pen.text('आधार — आम आदमी का अधिकार', card.width / 2, card.height - 22, {
    size: 34,
    deva: 'mukta',
    weight: 700,
    align: 'center',
    colour: '#fff',
  })
}

function composeEarly(random: Random): Composition {
  const content = aadhaarContent(random.fork('content'), { yearOnlyShare: 0.6, maskedShare: 0 })
  return { ...card, fields: aadhaarFrontFields(content), draw: (pen) => drawEarly(pen, random.fork('front'), content) }
}

/** The address side in one language, its label above a block of short lines. */
function drawAddressSide(pen: Pen, random: Random, content: AadhaarContent, code: CodeMatrix): void {
  const text: TextStyle = { size: 24, face: random.pick(['calibri', 'noto'] as const) }
  gradient(pen.ctx, 0, 0, card.width, card.height, ['#fffaf0', '#f4f8f0'])
  tricolour(pen.ctx, 0, 0, card.width, 14)
  pen.text('Unique Identification Authority of India', card.width / 2, 70, {
    ...text,
    size: 30,
    weight: 700,
    align: 'center',
  })
  drawCode(pen.ctx, code, 40, 120, 330, 330)
  pen.text('Address', 400, 150, { ...text, weight: 700 })
  pen.lines(pen.wrap(content.address.value, 560, text), 400, 188, 34, text, 'address')
  pen.text(
    printedNumber(content),
    card.width / 2,
    540,
    { size: 46, face: 'noto', weight: 700, align: 'center' },
    'aadhaar_number',
  )
  pen.text('help@uidai.gov.in    |    www.uidai.gov.in    |    1947', card.width / 2, 606, {
    size: 22,
    align: 'center',
  })
}

/** The lower strip of a letter, cut off and copied: both sides next to each other. */
async function composeStrip(random: Random): Promise<Composition> {
  const content = aadhaarContent(random.fork('content'), { yearOnlyShare: 0.1, maskedShare: 0.15 })
  const code = await aadhaarCode(random.fork('code'), content, random.chance(0.6) ? 'secure' : 'xml')
  return {
    width: a4.width,
    height: 580,
    dpi: 200,
    corner: 0,
    fields: { ...aadhaarFrontFields(content), ...aadhaarBackFields(content) },
    draw(pen) {
      cardOn(pen, 60, 50, 0.75, (p) => drawEarly(p, random.fork('front'), content), true)
      cardOn(pen, 840, 50, 0.75, (p) => drawAddressSide(p, random.fork('back'), content, code), true)
    },
  }
}

const base = { type: 'AADHAAR', hidden: true } as const
export const hiddenAadhaar: readonly Layout[] = [
  { ...base, id: 'aadhaar.h1', weight: 2, form: 'card', compose: composePlastic },
  { ...base, id: 'aadhaar.h2', weight: 2, form: 'card', compose: composeEarly },
  { ...base, id: 'aadhaar.h3', weight: 1, form: 'page', compose: composeStrip },
]
