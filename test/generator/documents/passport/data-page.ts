import type { Composition, Layout } from '../../layout'
import { gradient, guilloche, microprint, rosette } from '../../paint/background'
import { drawCode, makeCode, type CodeMatrix } from '../../paint/codes'
import { emblem, signature } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { Pen, TextStyle } from '../../pen'
import { dmy } from '../../people/dates'
import type { Random } from '../../random'
import { passportContent, passportFields, type PassportContent } from './content'

/** 125 x 88 mm at 280 dpi. */
export const passportPage = { width: 1378, height: 970, dpi: 280, corner: 0 }

export function passportGround(pen: Pen, random: Random): void {
  const { width, height } = passportPage
  gradient(
    pen.ctx,
    0,
    0,
    width,
    height,
    random.pick([
      ['#f3eadf', '#e4eef0', '#f0e6ea'],
      ['#e9f0e4', '#f4efe0', '#e4ecf2'],
      ['#f6eee6', '#efe3e8', '#e6eef4'],
    ]),
    20,
  )
  guilloche(pen.ctx, random, 0, 0, width, height, { colour: '#8a6fa8', alpha: random.between(0.14, 0.28), lines: 54 })
  guilloche(pen.ctx, random, 0, 0, width, height, { colour: '#c0924a', alpha: 0.16, lines: 40 })
  rosette(pen.ctx, width * 0.62, height * 0.45, 260, '#6a9ac0', 0.14)
  microprint(pen.ctx, 'भारत INDIA', 0, height * 0.7, width, height * 0.08, '#7a6a9a', 0.15)
}

/** The data page as printed since 2000: labels in both languages above each value. */
function drawDataPage(pen: Pen, random: Random, c: PassportContent): void {
  const { ctx } = pen
  const { width, height } = passportPage
  const face = random.pick(['arial', 'noto', 'condensed', 'courier'] as const)
  const label: TextStyle = {
    size: random.int(17, 19),
    face: face === 'courier' ? 'arial' : face,
    colour: '#37405e',
    deva: random.pick(['noto', 'tiro', 'mukta'] as const),
  }
  const value: TextStyle = { size: random.int(26, 29), face, weight: random.pick([400, 700]) }
  const slash = random.pick([' / ', '/ ', ' /'])
  passportGround(pen, random.fork('ground'))
  emblem(ctx, 110, 26, 86, '#5a3a2a')
  pen.text('भारत गणराज्य', 420, 62, { size: 34, weight: 700, deva: 'mukta', align: 'center', colour: '#3a2a5a' })
  pen.text('REPUBLIC OF INDIA', 840, 62, { size: 34, face: 'arial', weight: 700, align: 'center', colour: '#3a2a5a' })
  portrait(ctx, random.fork('photo'), 60, 150, 320, 400)
  if (random.chance(0.5)) portrait(ctx, random.fork('photo'), 1160, 470, 130, 166, true)
  const x = 420
  const cell = (title: string, text: string, field: string | null, at: number, y: number): void => {
    pen.text(title, at, y, label)
    pen.text(text, at, y + 33, { ...value, maxWidth: 1330 - at }, field)
  }
  cell(`टाइप${slash}Type`, 'P', null, x, 112)
  cell(`राष्ट्र कोड${slash}Country Code`, 'IND', null, x + 160, 112)
  cell(`पासपोर्ट सं.${slash}Passport No.`, c.number, 'passport_number', x + 520, 112)
  cell(`उपनाम${slash}Surname`, c.surname, 'surname', x, 188)
  cell(`दिया गया नाम${slash}Given Name${random.pick(['(s)', 's', '(s)'])}`, c.given, 'given_names', x, 266)
  cell(`राष्ट्रीयता${slash}Nationality`, random.chance(0.7) ? 'INDIAN' : 'भारतीय / INDIAN', 'nationality', x, 344)
  cell(`लिंग${slash}Sex`, c.sex, 'sex', x + 330, 344)
  cell(`जन्म तिथि${slash}Date of Birth`, dmy(c.birth), 'date_of_birth', x + 520, 344)
  cell(`जन्म स्थान${slash}Place of Birth`, c.birthPlace, 'place_of_birth', x, 422)
  cell(`जारी करने का स्थान${slash}Place of Issue`, c.issuePlace, 'place_of_issue', x, 500)
  cell(`जारी करने की तिथि${slash}Date of Issue`, dmy(c.issued), 'date_of_issue', x, 578)
  cell(`समाप्ति की तिथि${slash}Date of Expiry`, dmy(c.expires), 'date_of_expiry', x + 470, 578)
  signature(ctx, random.fork('sign'), 80, 580, 280, 70)
  ctx.fillStyle = 'rgba(255,255,255,0.55)'
  ctx.fillRect(0, height - 196, width, 196)
  const zone: TextStyle = { size: 41, face: 'ocr' }
  const spacing = (1260 - pen.measure(c.mrz[0], zone)) / 43
  pen.text(c.mrz[0], 58, height - 116, { ...zone, spacing }, 'mrz_line_1')
  pen.text(c.mrz[1], 58, height - 52, { ...zone, spacing }, 'mrz_line_2')
}

/** The last page: parents, spouse, address, file number. */
function drawLastPage(pen: Pen, random: Random, c: PassportContent, bars: CodeMatrix): void {
  const face = 'arial'
  const label: TextStyle = { size: 18, face, colour: '#37405e' }
  const value: TextStyle = { size: 26, face, weight: random.pick([400, 700]) }
  passportGround(pen, random.fork('last'))
  const rows: readonly (readonly [string, string])[] = [
    ['पिता / कानूनी अभिभावक का नाम / Name of Father / Legal Guardian', c.father],
    ['माता का नाम / Name of Mother', c.mother],
    ['पति या पत्नी का नाम / Name of Spouse', c.spouse],
  ]
  let y = 110
  for (const [title, text] of rows) {
    pen.text(title, 80, y, label)
    pen.text(text, 80, y + 34, value)
    y += 96
  }
  pen.text('पता / Address', 80, y, label)
  y = pen.lines(pen.wrap(c.address, 800, value), 80, y + 36, 40, value) + 40
  pen.text(
    'पुराने पासपोर्ट का नं. और इसके जारी होने की तिथि एवं स्थान / Old Passport No. with Date and Place of Issue',
    80,
    y,
    label,
  )
  pen.text('फाइल सं. / File No.', 80, y + 110, label)
  pen.text(c.fileNumber, 80, y + 146, value)
  drawCode(pen.ctx, bars, 900, 60, 420, 70)
}

function compose(random: Random): Composition {
  const c = passportContent(random.fork('content'))
  return { ...passportPage, fields: passportFields(c), draw: (pen) => drawDataPage(pen, random.fork('page'), c) }
}

/** The open booklet: the page before above, the data page below. */
async function composeOpen(random: Random): Promise<Composition> {
  const c = passportContent(random.fork('content'))
  const bars = await makeCode(c.number, 'Code128')
  const lastPage = random.chance(0.5)
  return {
    ...passportPage,
    height: passportPage.height * 2 + 6,
    fields: passportFields(c),
    draw(pen) {
      if (lastPage) drawLastPage(pen, random.fork('last'), c, bars)
      else {
        passportGround(pen, random.fork('blank'))
        pen.lines(
          [
            'These are to request and require in the Name of the President',
            'of the Republic of India all those whom it may concern to allow',
            'the bearer to pass freely without let or hindrance, and to afford',
            'him or her, every assistance and protection of which he or she',
            'may stand in need.',
          ],
          200,
          380,
          50,
          { size: 30, face: 'times' },
        )
      }
      pen.at(0, passportPage.height + 6, 0, () => drawDataPage(pen, random.fork('page'), c))
    },
  }
}

export const passportData: Layout = {
  id: 'passport.data',
  type: 'PASSPORT',
  hidden: false,
  weight: 4,
  form: 'card',
  compose,
}
export const passportOpen: Layout = {
  id: 'passport.open',
  type: 'PASSPORT',
  hidden: false,
  weight: 2,
  form: 'page',
  compose: composeOpen,
}
