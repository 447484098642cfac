import { a4, type Composition, type Layout } from '../../layout'
import { drawCode } from '../../paint/codes'
import { aadhaarSun, emblem } from '../../paint/marks'
import type { Pen, TextStyle } from '../../pen'
import { dmy } from '../../people/dates'
import type { Random } from '../../random'
import { cardOn } from '../sides'
import { drawBack } from './back'
import { aadhaarCode } from './code'
import {
  aadhaarBackFields,
  aadhaarContent,
  aadhaarFrontFields,
  printedNumber,
  printedVid,
  type AadhaarContent,
} from './content'
import { drawFront } from './front'

/** The addressee: "To", name in both scripts, the address line by line, mobile. */
function addressee(pen: Pen, random: Random, content: AadhaarContent, x: number, y: number, style: TextStyle): number {
  const lead = style.size * 1.35
  const lines = content.address.value.split(', ').map((part, i, all) => (i < all.length - 1 ? `${part},` : part))
  pen.text('To', x, y, style)
  pen.text(content.nameLocal, x, (y += lead), style)
  pen.text(content.name, x, (y += lead), style, 'name')
  for (const line of lines) pen.text(line, x, (y += lead), style)
  if (random.chance(0.8)) pen.text(`Mobile: ${random.pick(['9', '8', '7'])}${random.digits(9)}`, x, (y += lead), style)
  return y
}

const notes = [
  'आधार पहचान का प्रमाण है, नागरिकता का नहीं ।',
  'पहचान का प्रमाण ऑनलाइन प्रमाणीकरण द्वारा प्राप्त करें ।',
  'Aadhaar is a proof of identity, not of citizenship.',
  'To establish identity, authenticate online.',
  'This is electronically generated letter.',
]

async function compose(random: Random): Promise<Composition> {
  const content = aadhaarContent(random.fork('content'), { addressStyle: 'letter', maskedShare: 0.12 })
  const code = await aadhaarCode(random.fork('code'), content, random.chance(0.75) ? 'secure' : 'xml')
  const face = random.pick(['noto', 'open', 'arial'] as const)
  const text: TextStyle = { size: random.int(24, 27), face }
  return {
    ...a4,
    fields: { ...aadhaarFrontFields(content), ...aadhaarBackFields(content) },
    draw(pen) {
      const { ctx } = pen
      const paint = random.fork('letter')
      emblem(ctx, 180, 80, 130, '#333')
      aadhaarSun(ctx, a4.width - 190, 70, 140)
      pen.text('भारतीय विशिष्ट पहचान प्राधिकरण', a4.width / 2, 110, {
        size: 38,
        weight: 700,
        align: 'center',
        deva: 'mukta',
      })
      pen.text('भारत सरकार', a4.width / 2, 152, { size: 30, align: 'center', deva: 'mukta' })
      pen.text('Unique Identification Authority of India', a4.width / 2, 192, { size: 30, face, align: 'center' })
      pen.text('Government of India', a4.width / 2, 230, { size: 27, face, align: 'center' })
      pen.text(`नामांकन क्रम/ Enrolment No.: ${paint.digits(4)}/${paint.digits(5)}/${paint.digits(5)}`, 200, 310, text)
      addressee(pen, paint, content, 200, 380, text)
      drawCode(ctx, code, 1060, 370, 400, 400)
      pen.at(150, 900, -90, () => pen.text(`Download Date: ${dmy(content.issued)}`, 0, 0, { size: 20, face }))
      pen.at(1540, 900, -90, () => pen.text(`Generation Date: ${dmy(content.issued)}`, 0, 0, { size: 20, face }))
      pen.text('आपका आधार क्रमांक / Your Aadhaar No. :', a4.width / 2, 1010, {
        size: 32,
        face,
        weight: 700,
        align: 'center',
      })
      pen.text(
        printedNumber(content),
        a4.width / 2,
        1080,
        { size: 54, face, weight: 700, align: 'center', spacing: 2 },
        'aadhaar_number',
      )
      pen.text(`VID : ${printedVid(content)}`, a4.width / 2, 1126, { size: 30, face, align: 'center' })
      pen.text(content.language === 'mar' ? 'माझे आधार, माझी ओळख' : 'मेरा आधार, मेरी पहचान', a4.width / 2, 1190, {
        size: 44,
        weight: 700,
        deva: 'mukta',
        align: 'center',
        colour: '#c22',
      })
      pen.lines(notes, 240, 1260, 42, { size: 25, face, deva: 'mukta' })
      ctx.setLineDash([14, 10])
      ctx.strokeStyle = '#555'
      ctx.lineWidth = 2
      ctx.strokeRect(90, 1560, a4.width - 180, 0.1)
      ctx.setLineDash([])
      const scale = 0.7
      cardOn(pen, 100, 1610, scale, (p) => drawFront(p, random.fork('front'), content), true)
      cardOn(pen, 100 + 1012 * scale + 30, 1610, scale, (p) => drawBack(p, random.fork('back'), content, code), true)
    },
  }
}

export const aadhaarLetter: Layout = {
  id: 'aadhaar.letter',
  type: 'AADHAAR',
  hidden: false,
  weight: 1.5,
  form: 'page',
  compose,
}
