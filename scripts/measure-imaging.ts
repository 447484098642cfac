/**
 * Measures how well sheets are found on generated documents, by profile:
 *   tsx scripts/measure-imaging.ts DIR [--sheets OUT]
 * DIR holds what test/generator/cli.ts writes. With --sheets the sheets are kept as pictures to look at.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { decodeFile } from '../src/main/engine/intake'
import { invert, mapPoint, mapQuad, prepareSheets } from '../src/main/engine/imaging'
import type { Sheet } from '../src/main/engine/model'

type Corner = readonly [x: number, y: number]

interface Truth {
  readonly profile: string
  readonly quad: readonly Corner[] | null
  readonly texts: readonly { text: string; quad: readonly Corner[] }[]
}

interface Row {
  readonly name: string
  readonly profile: string
  readonly method: string
  readonly cornerError: number | null
  readonly slope: number
  readonly coverage: number
  readonly letter: number
  readonly milliseconds: number
}

const [folder, flag, out] = process.argv.slice(2)
if (!folder) throw new Error('usage: measure-imaging DIR [--sheets OUT]')
if (out) mkdirSync(out, { recursive: true })

const rows: Row[] = []
for (const file of readdirSync(folder)
  .filter((name) => /\.(jpg|png|pdf)$/.test(name))
  .sort()) {
  const name = basename(file).replace(/\.\w+$/, '')
  const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Truth
  if (!truth.quad) continue
  for await (const page of decodeFile(readFileSync(join(folder, file)))) {
    prepareSheets(page)
    const start = performance.now()
    const sheets = prepareSheets(page)
    const milliseconds = performance.now() - start
    rows.push({ name, profile: truth.profile, milliseconds, ...judge(sheets, truth, page.colour) })
    if (flag === '--sheets' && out) await keep(sheets, join(out, name))
    break
  }
}
report()

function judge(sheets: readonly Sheet[], truth: Truth, { width, height }: { width: number; height: number }) {
  const first = sheets[0]!
  const covered = truth.texts.filter(({ quad }) => sheets.some((sheet) => quad.every((p) => onSheet(sheet, p)))).length
  const slopes: number[] = []
  const heights: number[] = []
  for (const { quad } of truth.texts) {
    const sheet = sheets.find((candidate) => quad.every((p) => onSheet(candidate, p)))
    if (!sheet) continue
    const toSheet = invert(sheet.toPage)
    const [a, b, , d] = quad.map((p) => mapPoint<'sheet'>(toSheet, ...p))
    const length = Math.hypot(b!.x - a!.x, b!.y - a!.y)
    if (length < 60) continue
    const degrees = (Math.atan2(b!.y - a!.y, b!.x - a!.x) * 180) / Math.PI
    slopes.push(Math.abs(((degrees + 405) % 90) - 45))
    heights.push(Math.hypot(d!.x - a!.x, d!.y - a!.y))
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN
  return {
    method: `${first.method}/${first.form}${sheets.length > 1 ? `+${sheets.length - 1}` : ''} ${first.grey.width}x${first.grey.height}`,
    cornerError: first.method === 'quad' ? cornerError(first, truth.quad!, Math.hypot(width, height)) : null,
    slope: median(slopes),
    coverage: covered / Math.max(1, truth.texts.length),
    letter: median(heights),
  }
}

function onSheet({ grey, toPage }: Sheet, point: Corner): boolean {
  const { x, y } = mapPoint<'sheet'>(invert(toPage), ...point)
  const slack = 0.01 * grey.width
  return x > -slack && y > -slack && x < grey.width + slack && y < grey.height + slack
}

/** Largest distance between the corners found and the true ones, as a share of the picture's diagonal. */
function cornerError({ grey, toPage }: Sheet, truth: readonly Corner[], diagonal: number): number {
  const found = mapQuad({ x: 0, y: 0, width: grey.width, height: grey.height }, toPage)
  const shifts = [0, 1, 2, 3].map((shift) =>
    Math.max(...found.map((p, i) => Math.hypot(p.x - truth[(i + shift) % 4]![0], p.y - truth[(i + shift) % 4]![1]))),
  )
  return Math.min(...shifts) / diagonal
}

async function keep(sheets: readonly Sheet[], path: string): Promise<void> {
  for (const [index, { grey }] of sheets.entries()) {
    const raw = { width: grey.width, height: grey.height, channels: 1 as const }
    await sharp(grey.data, { raw }).png({ compressionLevel: 1 }).toFile(`${path}.${index}.png`)
  }
}

function report(): void {
  for (const row of rows) {
    const corner = row.cornerError === null ? '-' : `${(row.cornerError * 100).toFixed(1)}%`
    console.log(
      `${row.name.padEnd(40)} ${row.method.padEnd(28)} corner ${corner.padStart(6)} slope ${row.slope.toFixed(2).padStart(6)}` +
        ` cover ${(row.coverage * 100).toFixed(0).padStart(4)}% text ${row.letter.toFixed(0).padStart(3)}px ${row.milliseconds.toFixed(0).padStart(4)} ms`,
    )
  }
  console.log('\nprofile        n  quad  right wrong  slope>0.5 cover<1  ms')
  for (const profile of [...new Set(rows.map((row) => row.profile))].sort()) {
    const of = rows.filter((row) => row.profile === profile)
    const quads = of.filter((row) => row.cornerError !== null)
    const times = of.map((row) => row.milliseconds).sort((a, b) => a - b)
    console.log(
      profile.padEnd(13),
      [
        of.length,
        quads.length,
        quads.filter((row) => row.cornerError! <= 0.02).length,
        quads.filter((row) => row.cornerError! > 0.05).length,
        of.filter((row) => !(row.slope <= 0.5)).length,
        of.filter((row) => row.coverage < 1).length,
        Math.round(times[times.length >> 1]!),
      ]
        .map((value) => String(value).padStart(6))
        .join(''),
    )
  }
}
