import { fromCanvas, type Raster } from '../../test/generator/degrade/raster'
import type { Random } from '../../test/generator/random'
import { drawnText, fontOf, height, whitePage, width, type DrawnText, type Face } from './draw-page'
import type { Texts } from './texts'

type Aligned = 'left' | 'middle' | 'right'

/** An A4 page at 200 dpi of ruled tables, whose cells hold mostly a number alone, in small print. */
export function drawTablePage(
  random: Random,
  texts: Texts,
  faces: readonly Face[],
): { readonly raster: Raster; readonly drawn: readonly DrawnText[] } {
  const { canvas, ctx } = whitePage()
  const drawn: DrawnText[] = []
  const margin = random.between(70, 170)
  const family = random.pick(faces).family
  const own = faces.filter((face) => face.family === family)
  for (let y = random.between(90, 160); y < height - 260; y += random.between(30, 120)) {
    const face = random.pick(random.chance(0.8) ? own : faces)
    const size = random.weighted([
      [random.between(16, 22), 4],
      [random.between(20, 28), 4],
      [random.between(26, 36), 1],
    ])
    ctx.font = fontOf(face.name, size)
    ctx.fillStyle = ctx.strokeStyle = random.pick(['#111', '#111', '#111', '#333', '#555'])
    ctx.lineWidth = random.between(1, 3)
    const columns = columnsOf(random)
    const edges = columns.edges.map((share) => margin + share * (width - 2 * margin))
    const row = size * random.between(1.5, 2.6)
    const air = size * random.between(0.25, 0.7)
    const top = y
    for (let rows = random.int(1, 7); rows > 0 && y + row < height - 90; rows--, y += row) {
      const base = y + row / 2 + size * 0.3
      for (const [i, aligned] of columns.aligned.entries()) {
        const [left, right] = [edges[i]!, edges[i + 1]!]
        const text = texts.cell(random)
        const wide = ctx.measureText(text).width
        if (text === '' || wide > right - left - 2 * air) continue
        const slack = right - left - 2 * air - wide
        const x = left + air + { left: 0, middle: slack / 2, right: slack }[aligned]
        ctx.fillText(text, x, base)
        drawn.push(drawnText(face, text, { x, y: base, wide, size }))
      }
      ctx.strokeRect(margin, y, width - 2 * margin, row)
    }
    for (const edge of edges) {
      ctx.beginPath()
      ctx.moveTo(edge, top)
      ctx.lineTo(edge, y)
      ctx.stroke()
    }
  }
  return { raster: fromCanvas(canvas), drawn }
}

/** Where columns begin and the last ends, as shares of the table's width, and on which side of theirs texts stand. */
function columnsOf(random: Random): { readonly edges: readonly number[]; readonly aligned: readonly Aligned[] } {
  const widths = Array.from({ length: random.int(3, 7) }, () => random.between(1, 3))
  const whole = widths.reduce((sum, wide) => sum + wide, 0)
  let at = 0
  return {
    edges: [0, ...widths.map((wide) => (at += wide / whole))],
    aligned: widths.map(() =>
      random.weighted<Aligned>([
        ['left', 5],
        ['middle', 3],
        ['right', 2],
      ]),
    ),
  }
}
