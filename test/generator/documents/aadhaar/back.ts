import { card, type Composition, type Layout } from '../../layout'
import { drawCode, type CodeMatrix } from '../../paint/codes'
import { aadhaarSun, emblem } from '../../paint/marks'
import type { Pen, TextStyle } from '../../pen'
import type { Random } from '../../random'
import { aadhaarCode } from './code'
import { aadhaarBackFields, aadhaarContent, inCode, printedNumber, printedVid, type AadhaarContent } from './content'

/** The code of a back, if it has one. */
export async function backCode(random: Random, content: AadhaarContent): Promise<CodeMatrix | null> {
  const kind = random.weighted<'secure' | 'xml' | 'none'>([
    ['secure', 5],
    ['xml', 3],
    ['none', 2],
  ])
  return kind === 'none' ? null : aadhaarCode(random, content, kind)
}

/** The back of the card: address in both languages, the code, and how to reach UIDAI. */
export function drawBack(pen: Pen, random: Random, content: AadhaarContent, code: CodeMatrix | null): void {
  const { ctx } = pen
  ctx.fillStyle = random.pick(['#ffffff', '#fdfdfb', '#fbfaf6'])
  ctx.fillRect(0, 0, card.width, card.height)
  const face = random.pick(['noto', 'open', 'arial'] as const)
  const text: TextStyle = { size: random.int(22, 26), face, deva: random.pick(['noto', 'mukta'] as const) }
  emblem(ctx, 86, 22, 96, '#333')
  aadhaarSun(ctx, card.width - 86, 12, 104)
  pen.text('भारतीय विशिष्ट पहचान प्राधिकरण', 500, 58, { size: 31, weight: 700, deva: 'mukta', align: 'center' })
  pen.text(
    random.chance(0.6) ? 'Unique Identification Authority of India' : 'UNIQUE IDENTIFICATION AUTHORITY OF INDIA',
    500,
    98,
    { size: 26, face, align: 'center', maxWidth: 680 },
  )
  ctx.fillStyle = '#d8261c'
  ctx.fillRect(40, 122, card.width - 80, 3)
  const right = code === null ? 940 : 640
  const leading = Math.round(text.size * random.between(1.2, 1.4))
  let y = 164
  if (random.chance(0.8)) {
    pen.text('पता:', 46, y, { ...text, weight: 700 })
    y = pen.lines(pen.wrap(content.addressLocal, right - 46, text).slice(0, 4), 46, y + leading, leading, text) + 14
  }
  if (random.chance(0.75)) {
    pen.text(random.pick(['Address:', 'Address :']), 46, y, { ...text, weight: 700 })
    y += leading
    pen.lines(pen.wrap(content.address.value, right - 46, text), 46, y, leading, text, 'address')
  } else {
    const label = 'Address: '
    const [first = '', ...rest] = pen.wrap(`${label}${content.address.value}`, right - 46, text)
    pen.run(
      [
        [label, { ...text, weight: 700 }],
        [first.slice(label.length), text, 'address'],
      ],
      46,
      y,
    )
    pen.lines(rest, 46, y + leading, leading, text, 'address')
  }
  if (code !== null) drawCode(ctx, code, 666, 150, 316, 316)
  pen.text(
    printedNumber(content),
    card.width / 2,
    548,
    { size: 44, face, weight: 700, align: 'center', spacing: 2 },
    'aadhaar_number',
  )
  if (random.chance(0.3))
    pen.text(`VID : ${printedVid(content)}`, card.width / 2, 580, { size: 22, face, align: 'center' })
  ctx.fillStyle = '#d8261c'
  ctx.fillRect(40, 590, card.width - 80, 3)
  const foot: TextStyle = { size: 19, face, colour: '#333' }
  pen.text('1947', 120, 618, foot)
  pen.text('help@uidai.gov.in', 380, 618, foot)
  pen.text('www.uidai.gov.in', 720, 618, foot)
}

async function compose(random: Random): Promise<Composition> {
  const content = aadhaarContent(random.fork('content'))
  const code = await backCode(random.fork('code'), content)
  return {
    ...card,
    fields: aadhaarBackFields(content),
    ...inCode(content, 'back', code !== null),
    draw: (pen) => drawBack(pen, random.fork('back'), content, code),
  }
}

export const aadhaarBack: Layout = {
  id: 'aadhaar.back',
  type: 'AADHAAR',
  hidden: false,
  weight: 2,
  form: 'card',
  compose,
}
