import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEngine } from '../../src/main/engine/create-engine'
import type { DocumentType } from '../../src/shared/domain/document-types'
import { fieldCatalogue, type FieldKind } from '../../src/shared/domain/field-catalogue'
import { identifierKinds } from '../../src/shared/domain/fields/spec'
import type { ExtractedField } from '../../src/shared/domain/reading'
import { profiles } from '../../test/generator/degrade/profiles'
import { bandOf, normalised } from './compare'
import { shotPaper } from './shot-paper'

const usage = `npm run evaluate -- papers [--half seen|unseen] [--as scan|photocopy|photo|...] [--only PART] [--list]
Reads the papers of test/fixtures/papers, drawn by people who knew nothing of the engine, and prints by type how many
of their fields are right, and how many of those shown as sure are wrong. --as reads pictures of their pages, made as the
generator's profile of that name makes them, instead of their text; --only those whose file's name has this part. --list
names what is wrong; not of the unseen half, which only measures.`

const resources = join(import.meta.dirname, '../../resources')
const folder = join(import.meta.dirname, '../../test/fixtures/papers')

interface Truth {
  readonly type: DocumentType
  readonly fields: Readonly<Record<string, string>>
}

interface Tally {
  papers: number
  recognised: number
  fields: number
  right: number
  sure: number
  sureAndWrong: number
}

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
  const truths = JSON.parse(await readFile(join(papers, 'truths.json'), 'utf8')) as Record<string, Truth>
  const engine = await createEngine({ resources })
  const tallies = new Map<string, Tally>()
  for (const [name, truth] of Object.entries(truths).filter(([one]) => one.includes(values.only))) {
    const pdf = await readFile(join(papers, name))
    const bytes = profile ? await shotPaper(pdf, profile, name) : pdf
    const { reading } = await engine.read({ bytes, forcedType: null, pictures: false })
    const found = reading.classification.type === truth.type ? reading.fields : []
    const outcomes = Object.entries(truth.fields).map(([path, wanted]) => judged(truth.type, path, wanted, found))
    const tally = tallies.get(truth.type) ?? { papers: 0, recognised: 0, fields: 0, right: 0, sure: 0, sureAndWrong: 0 }
    tallies.set(truth.type, tally)
    tally.papers += 1
    tally.recognised += reading.classification.type === truth.type ? 1 : 0
    for (const { isRight, isSure } of outcomes) {
      tally.fields += 1
      tally.right += isRight ? 1 : 0
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

function judged(type: DocumentType, path: string, wanted: string, fields: readonly ExtractedField[]): Outcome {
  const field = fields.find((f) => f.path === path && f.value !== '')
  if (!field) return { path, wanted, got: null, isRight: false, isSure: false }
  const kind = fieldCatalogue[type]?.find((spec) => spec.path === path)?.kind ?? 'text'
  const band = bandOf(type, field)
  const isRight = comparable(kind, field.value) === comparable(kind, wanted)
  return { path, wanted, got: field.value, isRight, isSure: band === 'sure' || band === 'proven' }
}

/** Blanks do not count in codes, nor marks in texts: where a line of an address ends, each writer joins it as they like. */
function comparable(kind: FieldKind, value: string): string {
  const text = normalised(value.normalize('NFC'))
  if (kind === 'code' || identifierKinds.includes(kind)) return text.replace(/\s/g, '')
  return ['address', 'text', 'name'].includes(kind) ? text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '') : text
}

function list(name: string, wanted: string, type: string, outcomes: readonly Outcome[]): void {
  const wrong = outcomes.filter(({ isRight }) => !isRight)
  if (wrong.length === 0) return
  console.log(`${name}: ${type === wanted ? wanted : `${wanted} read as ${type}`}`)
  for (const { path, wanted: value, got, isSure } of wrong)
    console.log(`  ${path}${isSure ? ' SURE' : ''}: says "${value}" ${got === null ? 'not found' : `read "${got}"`}`)
}

function table(tallies: ReadonlyMap<string, Tally>): void {
  const all = { papers: 0, recognised: 0, fields: 0, right: 0, sure: 0, sureAndWrong: 0 }
  for (const tally of tallies.values()) for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += tally[key]
  console.log('type                  papers  recognised  fields   right   sure  wrong of these')
  for (const [type, t] of [...tallies, ['all', all] as const]) {
    const share = `${((100 * t.right) / Math.max(1, t.fields)).toFixed(1)}%`
    console.log(
      `${type.padEnd(22)}${String(t.papers).padStart(6)}${String(t.recognised).padStart(12)}${String(t.fields).padStart(8)}` +
        `${share.padStart(8)}${String(t.sure).padStart(7)}${String(t.sureAndWrong).padStart(16)}`,
    )
  }
}
