import { card, type Composition, type Layout } from '../../layout'
import { gradient } from '../../paint/background'
import { portrait } from '../../paint/portrait'
import { aadhaarSun, emblem } from '../../paint/marks'
import type { Pen, TextStyle } from '../../pen'
import type { Random } from '../../random'
import { dmy } from '../../people/dates'
import {
  aadhaarContent,
  aadhaarFrontFields,
  printedBirth,
  printedNumber,
  printedVid,
  type AadhaarContent,
} from './content'

const genders = {
  MALE: ['पुरुष', 'पुरुष', 'MALE'],
  FEMALE: ['महिला', 'स्त्री', 'FEMALE'],
  TRANSGENDER: ['किन्नर', 'तृतीयपंथी', 'TRANSGENDER'],
} as const

/** "पुरुष/ MALE" and its like, in Hindi or Marathi. */
export function genderLine(content: AadhaarContent, mark: string, capital: boolean): string {
  const [hindi, marathi, english] = genders[content.gender]
  return `${content.language === 'mar' ? marathi : hindi}${mark}${capital ? english : english.charAt(0) + english.slice(1).toLowerCase()}`
}

/** Ground, emblem and bars of the front as printed since about 2014. */
function ground(pen: Pen, random: Random): void {
  const { ctx } = pen
  gradient(ctx, 0, 0, card.width, card.height, [random.pick(['#ffffff', '#fdfdfb', '#fbfaf6']), '#ffffff'])
  emblem(ctx, 88, 28, 112, random.pick(['#222', '#8a6a1c', '#444']))
  if (random.chance(0.5)) bands(pen)
  aadhaarSun(ctx, card.width - 86, 18, 112)
  ctx.fillStyle = '#d8261c'
  ctx.fillRect(40, card.height - 84, card.width - 80, 3)
}

/** A saffron and a green band behind the two lines of the head. */
function bands(pen: Pen): void {
  pen.ctx.fillStyle = '#f79a4b'
  pen.ctx.fillRect(165, 30, card.width - 330, 46)
  pen.ctx.fillStyle = '#5fb56e'
  pen.ctx.fillRect(165, 80, card.width - 330, 40)
}

/** The front of the card of the 2014 to 2019 kind. Content is passed in, so that a back can go with it. */
export function drawFront(pen: Pen, random: Random, content: AadhaarContent): void {
  const face = random.pick(['noto', 'open', 'arial'] as const)
  const text: TextStyle = {
    size: random.int(28, 32),
    face,
    deva: random.pick(['noto', 'mukta', 'hind'] as const),
    maxWidth: 640,
  }
  const paint = random.fork('paint')
  ground(pen, paint)
  pen.text('भारत सरकार', 500, 66, { ...text, size: 33, align: 'center', weight: 700 })
  pen.text(random.chance(0.5) ? 'Government of India' : 'GOVERNMENT OF INDIA', 500, 108, {
    ...text,
    size: 30,
    align: 'center',
  })
  portrait(pen.ctx, paint, 52, 168, 226, 286)
  const left = 318
  const lead = random.int(46, 54)
  let y = 202
  pen.text(content.nameLocal, left, y, text)
  pen.text(content.name, left, (y += lead), text, 'name')
  const birthLabel = content.yearOnly
    ? random.pick(['जन्म वर्ष / Year of Birth : ', 'जन्म वर्ष/Year of Birth: '])
    : random.pick([
        'जन्म तिथि / DOB : ',
        'जन्म तिथि/DOB: ',
        content.language === 'mar' ? 'जन्म तारीख / DOB : ' : 'जन्म तिथि/ DOB: ',
        'DOB: ',
      ])
  pen.run(
    [
      [birthLabel, text],
      [printedBirth(content), text, 'date_of_birth'],
    ],
    left,
    (y += lead),
  )
  pen.text(genderLine(content, random.pick([' / ', '/ ', '/']), random.chance(0.6)), left, (y += lead), text, 'gender')
  const hasVid = random.chance(0.35)
  pen.text(
    printedNumber(content),
    card.width / 2,
    hasVid ? 500 : 520,
    { size: random.int(46, 54), face, weight: 700, align: 'center', spacing: random.pick([1, 2, 4]) },
    'aadhaar_number',
  )
  if (hasVid) pen.text(`VID : ${printedVid(content)}`, card.width / 2, 540, { size: 27, face, align: 'center' })
  const slogan =
    content.language === 'mar'
      ? random.pick(['माझे आधार, माझी ओळख', 'आधार - सामान्य माणसाचा अधिकार'])
      : random.pick(['मेरा आधार, मेरी पहचान', 'आधार - आम आदमी का अधिकार'])
  pen.text(slogan, card.width / 2, 606, { size: 37, deva: 'mukta', weight: 700, align: 'center' })
  if (random.chance(0.45))
    pen.at(36, 450, -90, () => pen.text(`Issue Date: ${dmy(content.issued)}`, 0, 0, { size: 17, face, colour: '#333' }))
}

function compose(random: Random): Composition {
  const content = aadhaarContent(random.fork('content'))
  return { ...card, fields: aadhaarFrontFields(content), draw: (pen) => drawFront(pen, random.fork('front'), content) }
}

export const aadhaarFront: Layout = {
  id: 'aadhaar.front',
  type: 'AADHAAR',
  hidden: false,
  weight: 3,
  form: 'card',
  compose,
}
