import { card, type Composition, type Fields } from '../../layout'
import { gradient, guilloche } from '../../paint/background'
import { emblem, signature } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { Pen, TextStyle } from '../../pen'
import type { Random } from '../../random'

export interface FormRow {
  /** Ways in which the label is worded; the first half is in sight. */
  readonly labels: readonly string[]
  readonly local?: string
  readonly value: string
  readonly field: string | null
}

export interface Form {
  readonly titles: readonly string[]
  readonly rows: readonly FormRow[]
  /** The number, large, without a label, at the foot; null where a row has it. */
  readonly number: readonly [string, string] | null
  readonly fields: Fields
  readonly size?: { readonly width: number; readonly height: number; readonly dpi: number; readonly corner: number }
  /** Lines of a machine-readable zone. */
  readonly zone?: readonly (readonly [string, string])[]
}

const faces = {
  seen: ['arial', 'noto', 'open', 'times'],
  hidden: ['roboto', 'calibri', 'condensed', 'courier', 'narrow', 'noto'],
} as const
const grounds = [
  ['#ffffff'],
  ['#fdfdfd'],
  ['#eef4fb'],
  ['#f7f3e8'],
  ['#e8f3ec'],
  ['#fbeef0'],
  ['#ffffff', '#dfeaf6'],
  ['#fff7e6', '#ffffff', '#e9f6ea'],
]

/** A card as somebody might set it who knows the fields but not the original: titles, photo, labels and values. */
export function formCard(random: Random, form: Form, sight: 'seen' | 'hidden'): Composition {
  const size = form.size ?? card
  const style = random.fork('style')
  const picked = style.pick(
    sight === 'seen' ? (['left', 'above', 'left'] as const) : (['left', 'above', 'column', 'column'] as const),
  )
  // Labels above their values need twice the height.
  const place = picked === 'above' && form.rows.length > 7 ? 'left' : picked
  const face = style.pick(faces[sight])
  const mark = style.pick(sight === 'seen' ? [': ', ' : ', ':  '] : [': ', ' - ', '  ', ' :- ', ': '])
  const capital = style.chance(0.35)
  const bilingual = style.chance(0.4)
  const photo = style.weighted<'left' | 'right' | 'none'>([
    ['left', 5],
    ['right', 4],
    ['none', 1],
  ])
  const label = (row: FormRow): string => {
    const half = Math.max(1, Math.ceil(row.labels.length / 2))
    const word = style.pick(sight === 'seen' ? row.labels.slice(0, half) : row.labels)
    const cased = capital ? word.toUpperCase() : word
    return bilingual && row.local !== undefined ? `${row.local} / ${cased}` : cased
  }
  return {
    ...size,
    fields: form.fields,
    draw(pen) {
      ground(pen, random.fork('ground'), size)
      const left = photo === 'left' ? 300 : 50
      const right = size.width - (photo === 'right' ? 280 : 40)
      const top = titles(pen, style, form.titles, size, face)
      if (photo !== 'none') {
        portrait(pen.ctx, random.fork('photo'), photo === 'left' ? 46 : size.width - 256, top, 210, 262)
        if (style.chance(0.5))
          signature(pen.ctx, random.fork('sign'), photo === 'left' ? 46 : size.width - 256, top + 280, 200, 60)
      }
      const foot = size.height - (form.number === null ? 30 : 110) - (form.zone === undefined ? 0 : 150)
      const labels = form.rows.map(label)
      const bold = style.chance(0.5)
      let textSize = (style.int(25, 31) * size.width) / card.width
      let body = bodyOf(pen, form.rows, labels, { place, face, mark, bold, textSize, left, right, top })
      while (body.bottom > foot && textSize > 13) {
        textSize *= 0.94
        body = bodyOf(pen, form.rows, labels, { place, face, mark, bold, textSize, left, right, top })
      }
      for (const { text, x, y, style: as, field } of body.items) pen.text(text, x, y, as, field)
      if (form.number !== null)
        pen.text(
          form.number[0],
          size.width / 2,
          size.height - 44 - (form.zone === undefined ? 0 : 150),
          { size: 46, face, weight: 700, align: 'center', spacing: style.pick([0, 2, 4]) },
          form.number[1],
        )
      form.zone?.forEach(([line, field], i) => {
        const zone: TextStyle = { size: 38, face: 'ocr' }
        pen.text(
          line,
          50,
          size.height - 96 + i * 56,
          { ...zone, spacing: (size.width - 100 - pen.measure(line, zone)) / 43 },
          field,
        )
      })
    },
  }
}

interface BodyStyle {
  readonly place: 'left' | 'above' | 'column'
  readonly face: TextStyle['face'] & string
  readonly mark: string
  readonly bold: boolean
  readonly textSize: number
  readonly left: number
  readonly right: number
  readonly top: number
}

interface Item {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly style: TextStyle
  readonly field: string | null
}

/** Where labels and values come to stand, and the lowest baseline. */
function bodyOf(
  pen: Pen,
  rows: readonly FormRow[],
  labels: readonly string[],
  s: BodyStyle,
): { readonly items: readonly Item[]; readonly bottom: number } {
  const text: TextStyle = { size: s.textSize, face: s.face, colour: '#151515' }
  const value: TextStyle = { ...text, weight: s.bold ? 700 : 400 }
  const small: TextStyle = s.place === 'above' ? { ...text, size: s.textSize * 0.72, colour: '#4a4a55' } : text
  const column = s.left + Math.max(...labels.map((l) => pen.measure(l, text))) + 16
  const items: Item[] = []
  let y = s.top + s.textSize
  let bottom = y
  rows.forEach((row, i) => {
    const word = labels[i] ?? ''
    const shown = s.place === 'left' ? `${word}${s.mark}` : word
    items.push({ text: shown, x: s.left, y, style: small, field: null })
    if (s.place === 'column') items.push({ text: s.mark.trim(), x: column - 4, y, style: text, field: null })
    const x = s.place === 'above' ? s.left : s.place === 'column' ? column + 22 : s.left + pen.measure(shown, text)
    if (s.place === 'above') y += s.textSize * 1.15
    for (const line of pen.wrap(row.value, s.right - x, value)) {
      items.push({ text: line, x, y, style: value, field: row.field })
      bottom = y
      y += s.textSize * 1.35
    }
    y += s.textSize * 0.35
  })
  return { items: items.filter((item) => item.text !== ''), bottom }
}

function ground(pen: Pen, random: Random, size: { readonly width: number; readonly height: number }): void {
  gradient(pen.ctx, 0, 0, size.width, size.height, random.pick(grounds), random.between(0, 90))
  if (random.chance(0.4))
    guilloche(pen.ctx, random, 0, 0, size.width, size.height, { colour: '#7a9ac0', alpha: 0.18, lines: 36 })
  if (random.chance(0.3)) {
    pen.ctx.strokeStyle = '#555'
    pen.ctx.lineWidth = 3
    pen.ctx.strokeRect(8, 8, size.width - 16, size.height - 16)
  }
}

/** Title lines, on a coloured band or not; returns where the body begins. */
function titles(
  pen: Pen,
  style: Random,
  lines: readonly string[],
  size: { readonly width: number },
  face: TextStyle['face'] & string,
): number {
  const band = style.chance(0.4)
  const colour = band ? '#ffffff' : style.pick(['#111111', '#12306b', '#7a1420'])
  const height = 34 + lines.length * 40
  if (band) {
    pen.ctx.fillStyle = style.pick(['#12306b', '#1d6b3c', '#8b2332', '#c2571a', '#334'])
    pen.ctx.fillRect(0, 0, size.width, height)
  }
  if (style.chance(0.6)) emblem(pen.ctx, 70, 12, height - 24, band ? '#fff' : '#333')
  lines.forEach((line, i) =>
    pen.text(line, size.width / 2, 48 + i * 40, {
      size: i === 0 ? 33 : 27,
      face,
      weight: 700,
      align: 'center',
      colour,
      maxWidth: size.width - 240,
    }),
  )
  return height + 30
}
