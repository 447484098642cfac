import { fork } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { DocumentType } from '../../src/shared/domain/document-types'
import {
  calibrationNames,
  loadCalibrations,
  type Calibration,
  type CalibrationName,
} from '../../src/main/engine/extraction/belief/confidence'
import { curves } from '../../src/main/engine/extraction/belief/curves'
import { sureFromSchema, type MeasuredStarts } from '../../src/main/engine/extraction/belief/sure-from'
import { featureNames } from '../../src/main/engine/extraction/belief/features'
import { layouts } from '../../test/generator/documents'
import type { CollectedValue, CollectOptions } from './collect'
import { fitFields } from './fit-fields'
import { byName, nameOf } from './fit-weights'
import { refusalOf, type HeldOut } from './held-out'
import { heldOutTable, wrongTable } from './held-out-table'
import { judgedInPlace } from './in-place'
import { measuredStarts } from './measured-starts'
import { priorSchema } from './prior'
import { halfway, type Judged } from './some-curves'

const usage = `npm run calibrate -- [--count 600] [--minutes M] [--seed S] [--workers 2] [--values FILE,FILE]
  [--keep FILE] [--dry] [--only cards|papers] [--curves CURVE,CURVE] [--starts CURVE,CURVE]
Draws documents in sight of seeds that evaluate never uses, reads them, fits resources/calibration/*.json, and
prints what fits without a layout say of that layout. All types are taken that the generator draws and the engine reads.
--minutes begins no document after that time; the fit takes a minute more. What is too often wrong where it is sure, in
layouts held out, is not written, and the command ends with 1.
--keep adds the collected values to a file, --values fits such files again without reading; --dry writes no calibration.
--only fits the one and leaves the other as it is, where too few values of the other were collected; --curves moves
these kinds of fields alone, and halfway to the fit, where the calibration in place has seen as many documents.
--starts fits nothing: of these kinds of fields it counts anew from which confidence on the calibration in place is
sure.`

/** Set by hand, and never by a run: what a run learns is held to it, so that runs do not feed on each other. */
const priorFile = new URL('./prior.json', import.meta.url)
const resources = fileURLToPath(new URL('../../resources', import.meta.url))

async function main(): Promise<void> {
  const { values: args } = parseArgs({
    options: {
      count: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      workers: { type: 'string', default: '2' },
      values: { type: 'string' },
      keep: { type: 'string' },
      dry: { type: 'boolean', default: false },
      only: { type: 'string' },
      curves: { type: 'string' },
      starts: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (args.help) throw new Error(usage)
  const names = calibrationNames.filter((name) => args.only === undefined || name === args.only)
  if (names.length === 0) throw new Error(usage)
  // Seeds of evaluate begin with another word, so that what was learnt from is never what is judged.
  const seed = `calibrate-${args.seed}`
  const values =
    args.values === undefined
      ? await collectAll({
          seed,
          count: Number(args.count),
          workers: Number(args.workers),
          keep: args.keep ?? null,
          until: args.minutes === undefined ? null : Date.now() + 60_000 * Number(args.minutes),
        })
      : await collected(args.values.split(','))
  const madeAt = new Date().toISOString().slice(0, 10)
  const origin = args.values === undefined ? `seed ${seed}` : 'kept by earlier runs'
  const results = args.starts === undefined ? await fitted(values, madeAt, origin, args.curves) : await inPlace(values)
  for (const name of names) {
    const { title, calibration, heldOut } = results[name]
    console.log(`${name.toUpperCase()}: ${title}\n${heldOutTable(heldOut)}\n${wrongTable(heldOut)}`)
    const refusal = refusalOf(heldOut)
    if (refusal !== null) {
      console.error(`${name}: not written, ${refusal}`)
      process.exitCode = 1
      continue
    }
    if (args.dry || calibration === null) continue
    await mkdir(join(resources, 'calibration'), { recursive: true })
    await write(name, calibration)
  }
  if (args.dry || process.exitCode === 1) return
  const before = await startsInPlace()
  const counted = (args.starts ?? args.curves)?.split(',')
  const starts = names.map((name): [CalibrationName, Starts] => {
    const measured = measuredStarts(results[name].heldOut)
    return [name, counted === undefined ? measured : { ...before[name], ...pick(measured, counted) }]
  })
  await write('sure-from', { ...before, ...Object.fromEntries(starts), madeAt })
}

interface Result {
  readonly title: string
  readonly heldOut: readonly HeldOut[]
  /** Null where the one in place stays. */
  readonly calibration: Calibration | null
}

async function fitted(
  values: readonly CollectedValue[],
  madeAt: string,
  origin: string,
  some: string | undefined,
): Promise<Readonly<Record<CalibrationName, Result>>> {
  const prior = priorSchema.parse(JSON.parse(await readFile(priorFile, 'utf8')))
  const found = fitFields(values, prior, (own) => ({ madeAt, from: `${countOf(own)}, ${origin}` }))
  const taken = curves.filter((curve) => some?.split(',').includes(curve))
  const inPlace = taken.length === 0 ? null : await loadCalibrations(resources)
  return byName((name) => {
    const fit = inPlace ? halfway(judgedBy(inPlace[name], found[name].heldOut), found[name], taken) : found[name]
    return { ...fit, title: `${fit.calibration.from}, caution ${found[name].caution}` }
  })
}

const judgedBy = (calibration: Calibration, heldOut: readonly HeldOut[]): Judged => ({
  calibration,
  heldOut: judgedInPlace(
    calibration,
    heldOut.map(({ value }) => value),
  ),
})

async function inPlace(values: readonly CollectedValue[]): Promise<Readonly<Record<CalibrationName, Result>>> {
  const calibrations = await loadCalibrations(resources)
  return byName((name) => {
    const own = values.filter((value) => nameOf(value) === name)
    const heldOut = judgedInPlace(calibrations[name], own)
    return { title: `in place, over ${countOf(own)}`, heldOut, calibration: null }
  })
}

function countOf(values: readonly CollectedValue[]): string {
  const whole = values.filter((v) => !v.blinded)
  return `${whole.length} values of ${new Set(whole.map((v) => v.document)).size} generated documents`
}

const fileOf = (name: string): string => join(resources, 'calibration', `${name}.json`)
const startsInPlace = async (): Promise<MeasuredStarts> =>
  sureFromSchema.parse(JSON.parse(await readFile(fileOf('sure-from'), 'utf8')))

type Starts = MeasuredStarts[CalibrationName]
/** The starts of some curves alone. */
const pick = (starts: Starts, curves: readonly string[]): Starts =>
  Object.fromEntries(Object.entries(starts).filter(([curve]) => curves.includes(curve)))

const write = (name: string, content: object): Promise<void> =>
  writeFile(fileOf(name), `${JSON.stringify(content, null, 1)}\n`)

function typeOfLayout(id: string): DocumentType {
  const type = layouts.find((layout) => layout.id === id)?.type
  if (!type || type === 'UNRECOGNISED') throw new Error(`${id} is no layout of a type`)
  return type
}

/** A file that was kept before a feature was thought of says nothing of it. */
const noFeatures = Object.fromEntries(featureNames.map((name) => [name, 0]))

/** Values that earlier runs kept; the documents of each file are others. */
async function collected(files: readonly string[]): Promise<CollectedValue[]> {
  const all: CollectedValue[] = []
  for (const file of files) {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
    const values = lines.flatMap((line) => JSON.parse(line) as CollectedValue[])
    const offset = all.reduce((most, v) => Math.max(most, v.document + 1), 0)
    all.push(
      ...values.map((v) => ({
        ...v,
        document: v.document + offset,
        type: v.type ?? typeOfLayout(v.layout),
        features: { ...noFeatures, ...v.features },
      })),
    )
  }
  return all
}

interface Collecting extends Pick<CollectOptions, 'seed' | 'until'> {
  readonly count: number
  readonly workers: number
  /** The file to which the values are added. */
  readonly keep: string | null
}

async function collectAll({ seed, count, workers, keep, until }: Collecting): Promise<CollectedValue[]> {
  const values: CollectedValue[] = []
  let done = 0
  const share = (w: number): CollectOptions => ({
    seed,
    indices: Array.from({ length: count }, (_, i) => i).filter((i) => i % workers === w),
    resources,
    until,
  })
  await Promise.all(
    Array.from(
      { length: workers },
      (_, w) =>
        new Promise<void>((resolve, reject) => {
          const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)))
          child.on('message', (collected) => {
            values.push(...(collected as CollectedValue[]))
            // Line by line, so that a run which is stopped was not for nothing.
            if (keep !== null) appendFileSync(keep, `${JSON.stringify(collected)}\n`)
            if (++done % 20 === 0) process.stderr.write(`\r${done} documents   `)
          })
          child.on('error', reject)
          child.on('exit', (code) =>
            code === 0 ? resolve() : reject(new Error(`a worker ended with ${String(code)}`)),
          )
          child.send(share(w))
        }),
    ),
  )
  process.stderr.write('\n')
  return values.sort((a, b) => a.document - b.document || a.path.localeCompare(b.path))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
