/**
 * Character errors and time of our own recogniser, of Tesseract in WebAssembly and of the `tesseract` program on the
 * same generated documents.
 *
 *   npx tsx scripts/measure-reading.ts [--count 12] [--seed 1] [--profiles clean,photo] [--types PAN] [--worst] \
 *     [--no-native] [--own-only]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SheetBox } from '../src/shared/domain/geometry'
import { prepareSheets } from '../src/main/engine/imaging'
import { decodeFile } from '../src/main/engine/intake'
import type { BundledScript, TextLine } from '../src/main/engine/model'
import { createReading } from '../src/main/engine/reading'
import { createTesseractReader } from '../src/main/engine/reading/tesseract/reader'
import { generate } from '../test/generator/generate'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    profiles: { type: 'string' },
    types: { type: 'string' },
    devanagari: { type: 'string', default: 'mar' },
    worst: { type: 'boolean', default: false },
    'no-native': { type: 'boolean', default: false },
    'own-only': { type: 'boolean', default: false },
  },
})

const languageDir = join(import.meta.dirname, '../resources/language')
const devanagari = values.devanagari === 'mar' ? 'mar' : 'hin'
const folder = mkdtempSync(join(tmpdir(), 'measure-'))

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
const textOf = (lines: readonly TextLine<SheetBox>[]): string =>
  tidy(lines.map((line) => line.words.map((w) => w.text).join(' ')).join(' '))

/** Least edits that turn some part of `text` into `wanted`. */
function errorsIn(text: string, wanted: string): number {
  const a = [...wanted]
  let row = a.map((_, i) => i + 1)
  let best = a.length
  for (const char of text) {
    let diagonal = 0
    let left = 0
    row = row.map((above, i) => {
      const value = Math.min(diagonal + (a[i] === char ? 0 : 1), above + 1, left + 1)
      diagonal = above
      left = value
      return value
    })
    best = Math.min(best, row.at(-1) ?? best)
  }
  return best
}

interface Tally {
  chars: number
  errors: number
  exact: number
  runs: number
  ms: number
}
const tallies = new Map<string, Tally>()
function add(reader: string, script: string, text: string, wanted: readonly string[], ms: number): string[] {
  const wrong: string[] = []
  const tally = tallies.get(`${reader} ${script}`) ?? { chars: 0, errors: 0, exact: 0, runs: 0, ms: 0 }
  for (const run of wanted) {
    const errors = errorsIn(text, run)
    tally.chars += [...run].length
    tally.errors += errors
    tally.runs++
    if (errors === 0) tally.exact++
    else wrong.push(`${run} (${errors})`)
  }
  tally.ms += ms
  tallies.set(`${reader} ${script}`, tally)
  return wrong
}

const reading = createReading({ languageDir, devanagari })
const tesseract = createTesseractReader({ languageDir, devanagari })
const list = (value: string | undefined): string[] | undefined => value?.split(',')

for (let i = 0; i < Number(values.count); i++) {
  const options = { types: list(values.types), profiles: list(values.profiles) }
  const given = Object.fromEntries(Object.entries(options).filter(([, v]) => v !== undefined))
  const { bytes, extension, truth } = await generate(
    String(Number(values.seed) * 1000 + i),
    given as Parameters<typeof generate>[1],
  )
  if (extension === 'pdf') continue
  const wanted = truth.texts.map((t) => tidy(t.text)).filter((t) => t !== '')
  const latin = wanted.filter((t) => !/[\u0900-\u097f]/.test(t))
  const hindi = wanted.filter((t) => /[\u0900-\u097f]/.test(t) && !/[A-Za-z]/.test(t))
  const mixed = wanted.filter((t) => /[\u0900-\u097f]/.test(t) && /[A-Za-z]/.test(t))
  for await (const page of decodeFile(bytes)) {
    const sheet = prepareSheets(page)[0]!
    if (i === 0) await reading.readPage(sheet)
    const started = performance.now()
    const { lines, turn, sheet: upright } = await reading.readPage(sheet)
    const ms = performance.now() - started
    const text = textOf(lines)
    const wrong = [
      ...add('own', 'latin', text, latin, ms),
      ...add('own', 'devanagari', text, hindi, 0),
      ...add('own', 'mixed', text, mixed, 0),
    ]
    const times: string[] = [`own ${ms.toFixed(0)}`]
    const compared = [
      ['latin', latin],
      ['devanagari', hindi],
    ] as [BundledScript, string[]][]
    for (const [script, runs] of values['own-only'] ? [] : compared) {
      if (i === 0) await tesseract.readSheet(upright.grey, { layout: 'sparse', script })
      const begun = performance.now()
      const read = await tesseract.readSheet(upright.grey, { layout: 'sparse', script })
      times.push(`tesseract ${script} ${(performance.now() - begun).toFixed(0)}`)
      const missed = add('wasm', script, textOf(read), runs, performance.now() - begun)
      if (values.worst) console.log(`   wasm misses (${script})`, missed.join(' | '))
    }
    if (!values['no-native'] && !values['own-only']) {
      const file = join(folder, `image.${extension}`)
      writeFileSync(file, bytes)
      const begun = performance.now()
      const read = execFileSync('tesseract', [file, '-', '--psm', '11'], {
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
        stdio: ['ignore', 'pipe', 'ignore'],
      }).toString()
      times.push(`native ${(performance.now() - begun).toFixed(0)}`)
      add('native', 'latin', tidy(read), latin, performance.now() - begun)
    }
    console.log(
      `${truth.layout} ${truth.profile} ${sheet.method} turn ${turn}: ${times.join(', ')} ms, wrong ${wrong.length}/${wanted.length}`,
    )
    if (values.worst && wrong.length > 0) {
      console.log('   wrong:', wrong.join(' | '))
      console.log('   read: ', lines.map((line) => line.words.map((w) => w.text).join(' ')).join(' | '))
    }
  }
}
for (const [name, t] of tallies) {
  const cer = ((100 * t.errors) / t.chars).toFixed(2)
  const exact = ((100 * t.exact) / t.runs).toFixed(1)
  console.log(
    `${name.padEnd(18)} errors ${cer} %, exact ${exact} %, ${(t.ms / Number(values.count)).toFixed(0)} ms a document`,
  )
}
reading.close()
tesseract.close()
rmSync(folder, { recursive: true })
