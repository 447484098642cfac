import type { Composition, Layout } from '../../layout'
import { gradient, guilloche, rosette } from '../../paint/background'
import { emblem, signature } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { Pen, TextStyle } from '../../pen'
import { dmy, dMonY } from '../../people/dates'
import type { Random } from '../../random'
import { passportContent, passportFields, type PassportContent } from '../passport/content'
import { passportGround, passportPage } from '../passport/data-page'

function zone(pen: Pen, c: PassportContent): void {
  const { width, height } = passportPage
  const style: TextStyle = { size: 40, face: 'ocr' }
  const spacing = (1250 - pen.measure(c.mrz[0], style)) / 43
  pen.ctx.fillStyle = 'rgba(255,255,255,0.6)'
  pen.ctx.fillRect(0, height - 190, width, 190)
  pen.text(c.mrz[0], 64, height - 112, { ...style, spacing }, 'mrz_line_1')
  pen.text(c.mrz[1], 64, height - 50, { ...style, spacing }, 'mrz_line_2')
}

/** A newer design: labels in English first, photo left and a ghost photo right, months by name or not. */
function composeNew(random: Random): Composition {
  const c = passportContent(random.fork('content'))
  const label: TextStyle = { size: 17, face: 'noto', colour: '#4a3a5a' }
  const value: TextStyle = {
    size: random.int(25, 28),
    face: random.pick(['roboto', 'noto', 'calibri'] as const),
    weight: random.pick([400, 700]),
  }
  return {
    ...passportPage,
    fields: passportFields(c),
    draw(pen) {
      const paint = random.fork('paint')
      const { width, height } = passportPage
      gradient(pen.ctx, 0, 0, width, height, ['#e2edf4', '#f6efe2', '#e6f0e4'], 50)
      guilloche(pen.ctx, paint, 0, 0, width, height, { colour: '#5a7aa8', alpha: 0.25, lines: 60 })
      rosette(pen.ctx, 900, 400, 240, '#b07a4a', 0.2, 36)
      pen.text('REPUBLIC OF INDIA  भारत गणराज्य', width / 2, 60, {
        size: 36,
        weight: 700,
        align: 'center',
        colour: '#5a2a2a',
      })
      emblem(pen.ctx, 1290, 20, 80, '#5a2a2a')
      portrait(pen.ctx, random.fork('photo'), 60, 120, 330, 420)
      portrait(pen.ctx, random.fork('photo'), 1180, 520, 130, 160, true)
      const cell = (title: string, shown: string, field: string | null, x: number, y: number): void => {
        pen.text(title, x, y, label)
        pen.text(shown, x, y + 33, { ...value, maxWidth: 1320 - x }, field)
      }
      cell('Type / टाइप', 'P', null, 430, 120)
      cell('Country Code / राष्ट्र कोड', 'IND', null, 600, 120)
      cell('Passport No. / पासपोर्ट नं.', c.number, 'passport_number', 960, 120)
      cell('Surname / उपनाम', c.surname, 'surname', 430, 200)
      cell('Given Name(s) / दिया गया नाम', c.given, 'given_names', 430, 280)
      cell('Nationality / राष्ट्रीयता', 'INDIAN / भारतीय', 'nationality', 430, 360)
      cell('Sex / लिंग', c.sex, 'sex', 760, 360)
      cell('Date of Birth / जन्मतिथि', dmy(c.birth), 'date_of_birth', 960, 360)
      cell('Place of Birth / जन्म स्थान', c.birthPlace, 'place_of_birth', 430, 440)
      cell('Place of Issue / जारी करने का स्थान', c.issuePlace, 'place_of_issue', 430, 520)
      cell('Date of Issue / जारी करने की तिथि', dmy(c.issued), 'date_of_issue', 430, 600)
      cell('Date of Expiry / समाप्ति की तिथि', dmy(c.expires), 'date_of_expiry', 820, 600)
      signature(pen.ctx, paint, 90, 570, 260, 70)
      zone(pen, c)
    },
  }
}

/** An older page: one field a line, label left of the value. */
function composeOld(random: Random): Composition {
  const c = passportContent(random.fork('content'))
  const label: TextStyle = { size: 20, face: 'times', colour: '#3a3a4a' }
  const value: TextStyle = { size: 26, face: random.pick(['courier', 'arial', 'dots'] as const) }
  const named = random.chance(0.3)
  const day = named ? dMonY : dmy
  return {
    ...passportPage,
    fields: passportFields(c),
    draw(pen) {
      passportGround(pen, random.fork('ground'))
      pen.text('REPUBLIC OF INDIA', passportPage.width / 2, 56, {
        size: 34,
        face: 'times',
        weight: 700,
        align: 'center',
      })
      portrait(pen.ctx, random.fork('photo'), 50, 110, 300, 380)
      let y = 110
      const line = (title: string, shown: string, field: string | null): void => {
        pen.text(title, 400, y, label)
        pen.text(shown, 720, y, { ...value, maxWidth: 620 }, field)
        y += 53
      }
      line('Type / Country Code', 'P      IND', null)
      line('Passport No.', c.number, 'passport_number')
      line('Surname', c.surname, 'surname')
      line('Given Name(s)', c.given, 'given_names')
      line('Nationality', 'INDIAN', 'nationality')
      line('Sex', c.sex, 'sex')
      line('Date of Birth', day(c.birth), 'date_of_birth')
      line('Place of Birth', c.birthPlace, 'place_of_birth')
      line('Place of Issue', c.issuePlace, 'place_of_issue')
      line('Date of Issue', day(c.issued), 'date_of_issue')
      line('Date of Expiry', day(c.expires), 'date_of_expiry')
      signature(pen.ctx, random.fork('sign'), 70, 530, 250, 70)
      zone(pen, c)
    },
  }
}

const base = { type: 'PASSPORT', hidden: true, form: 'card' } as const
export const hiddenPassport: readonly Layout[] = [
  { ...base, id: 'passport.h1', weight: 2, compose: composeNew },
  { ...base, id: 'passport.h2', weight: 1, compose: composeOld },
]
