import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEngine } from '../../src/main/engine/create-engine'
import type { ExtractedField } from '../../src/shared/domain/reading'
import { profiles } from '../../test/generator/degrade/profiles'
import { cellPlace } from '../../src/shared/domain/tables'
import { alignRows } from './align-rows'
import { bandOf, normalised } from './compare'
import { f1, type Tally as CellTally } from './measures'
import { comparable, kindOf, type PaperTruth } from './paper-truth'
import { shotPaper } from './shot-paper'

const usage = `npm run evaluate -- papers [--half seen|unseen] [--as scan|photocopy|photo|...] [--only PART] [--list]
Reads the papers of test/fixtures/papers, drawn by people who knew nothing of the engine, and prints by type how many
of their fields are right, and how many of those shown as sure are wrong. --as reads pictures of their pages, made as the
generator's profile of that name makes them, instead of their text; --only those whose file's name has this part. --list
names what is wrong; not of the unseen half, which only measures.`

const resources = join(import.meta.dirname, '../../resources')
const folder = join(import.meta.dirname, '../../test/fixtures/papers')

interface Tally {
  papers: number
  recognised: number
  fields: number
  right: number
  sure: number
  sureAndWrong: number
  /** Cells of tables, which are counted apart; rows that were made up among them. */
  readonly cells: CellTally
}

const noTally = (): Tally => ({
  papers: 0,
  recognised: 0,
  fields: 0,
  right: 0,
  sure: 0,
  sureAndWrong: 0,
  cells: { right: 0, wrong: 0, missing: 0, invented: 0 },
})

/** `npm run evaluate -- papers`. Throws a sentence for wrong use. */
export async function evaluatePapers(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      half: { type: 'string', default: 'seen' },
      as: { type: 'string' },
      only: { type: 'string', default: '' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const isHalf = ['seen', 'unseen'].includes(values.half)
  const tells = values.list === true || values.only !== ''
  const profile = profiles.find(({ name }) => name === values.as)
  const isAs = values.as === undefined || profile !== undefined
  if (values.help === true || !isHalf || !isAs || (tells && values.half === 'unseen')) throw new Error(usage)
  const papers = join(folder, values.half)
  const truths = JSON.parse(await readFile(join(papers, 'truths.json'), 'utf8')) as Record<string, PaperTruth>
  const engine = await createEngine({ resources })
  const tallies = new Map<string, Tally>()
  for (const [name, truth] of Object.entries(truths).filter(([one]) => one.includes(values.only))) {
    const pdf = await readFile(join(papers, name))
    const bytes = profile ? await shotPaper(pdf, profile, name) : pdf
    const { reading } = await engine.read({ bytes, forcedType: null, pictures: false })
    const found = reading.classification.type === truth.type ? reading.fields.filter((f) => f.value !== '') : []
    const aligned = alignRows(truth.fields, found, (one, other) => normalised(one) === normalised(other))
    const outcomes = Object.entries(truth.fields).map(([path, wanted]) => judged(truth, path, wanted, aligned))
    const tally = tallies.get(truth.type) ?? noTally()
    tallies.set(truth.type, tally)
    countCells(tally.cells, truth, outcomes, aligned)
    tally.papers += 1
    tally.recognised += reading.classification.type === truth.type ? 1 : 0
    for (const { path, isRight, isSure } of outcomes) {
      const isField = cellPlace(path) === null
      tally.fields += isField ? 1 : 0
      tally.right += isField && isRight ? 1 : 0
      tally.sure += isSure ? 1 : 0
      tally.sureAndWrong += isSure && !isRight ? 1 : 0
    }
    if (values.list === true) list(name, truth.type, reading.classification.type, outcomes)
  }
  await engine.close()
  table(tallies)
}

interface Outcome {
  readonly path: string
  readonly wanted: string
  readonly got: string | null
  readonly isRight: boolean
  readonly isSure: boolean
}

function judged({ type }: PaperTruth, path: string, wanted: string, fields: readonly ExtractedField[]): Outcome {
  const field = fields.find((f) => f.path === path)
  if (!field) return { path, wanted, got: null, isRight: false, isSure: false }
  const band = bandOf(type, field)
  const kind = kindOf(type, path)
  const isRight = comparable(kind, field.value) === comparable(kind, wanted)
  return { path, wanted, got: field.value, isRight, isSure: band === 'sure' || band === 'proven' }
}

/** Of a paper whose truth has tables; a column of which the truth says nothing is not judged. */
function countCells(
  cells: CellTally,
  { fields }: PaperTruth,
  outcomes: readonly Outcome[],
  read: readonly ExtractedField[],
): void {
  const columnOf = (path: string): string | undefined => cellPlace(path)?.column
  for (const { path, got, isRight } of outcomes) {
    if (columnOf(path) !== undefined) cells[isRight ? 'right' : got === null ? 'missing' : 'wrong'] += 1
  }
  const columns = new Set(Object.keys(fields).flatMap((path) => columnOf(path) ?? []))
  cells.invented += read.filter(({ path }) => columns.has(columnOf(path) ?? '') && fields[path] === undefined).length
}

function list(name: string, wanted: string, type: string, outcomes: readonly Outcome[]): void {
  const wrong = outcomes.filter(({ isRight }) => !isRight)
  if (wrong.length === 0) return
  console.log(`${name}: ${type === wanted ? wanted : `${wanted} read as ${type}`}`)
  for (const { path, wanted: value, got, isSure } of wrong)
    console.log(`  ${path}${isSure ? ' SURE' : ''}: says "${value}" ${got === null ? 'not found' : `read "${got}"`}`)
}

function table(tallies: ReadonlyMap<string, Tally>): void {
  const all = noTally()
  for (const { cells, ...tally } of tallies.values()) {
    for (const key of Object.keys(tally) as (keyof typeof tally)[]) all[key] += tally[key]
    for (const key of Object.keys(cells) as (keyof CellTally)[]) all.cells[key] += cells[key]
  }
  console.log('type                  papers  recognised  fields   right   sure  wrong of these  cells of tables (F1)')
  for (const [type, t] of [...tallies, ['all', all] as const]) {
    const share = `${((100 * t.right) / Math.max(1, t.fields)).toFixed(1)}%`
    const cells = t.cells.right + t.cells.wrong + t.cells.missing
    console.log(
      `${type.padEnd(22)}${String(t.papers).padStart(6)}${String(t.recognised).padStart(12)}${String(t.fields).padStart(8)}` +
        `${share.padStart(8)}${String(t.sure).padStart(7)}${String(t.sureAndWrong).padStart(16)}` +
        (cells > 0 ? `  ${cells} (${((f1(t.cells) ?? 0) * 100).toFixed(1)}%)` : ''),
    )
  }
}
