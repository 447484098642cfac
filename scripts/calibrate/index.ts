import { fork } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { calibrationSchema, loadCalibration } from '../../src/main/engine/extraction/confidence'
import { calibrationError, reliability } from '../evaluate/measures'
import type { CollectedValue, CollectOptions } from './collect'
import { applied, fitFields } from './fit-fields'

const usage = `npm run calibrate -- [--count 600] [--seed S] [--workers 1] [--values FILE] [--keep FILE] [--dry]
Draws documents in sight of seeds that evaluate never uses, reads them, and fits resources/calibration/fields.json.
--keep writes the collected values, --values fits such a file again without reading; --dry writes no calibration.`

/** Set by hand, and never by a run: what a run learns is held to it, so that runs do not feed on each other. */
const priorFile = new URL('./prior.json', import.meta.url)
const resources = fileURLToPath(new URL('../../resources', import.meta.url))

async function main(): Promise<void> {
  const { values: args } = parseArgs({
    options: {
      count: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '1' },
      values: { type: 'string' },
      keep: { type: 'string' },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (args.help) throw new Error(usage)
  // Seeds of evaluate begin with another word, so that what was learnt from is never what is judged.
  const seed = `calibrate-${args.seed}`
  const values =
    args.values === undefined
      ? await collectAll(seed, Number(args.count), Number(args.workers))
      : (JSON.parse(await readFile(args.values, 'utf8')) as CollectedValue[])
  if (args.keep !== undefined) await writeFile(args.keep, JSON.stringify(values))
  const before = await loadCalibration(resources)
  const prior = calibrationSchema.parse(JSON.parse(await readFile(priorFile, 'utf8')))
  const documents = new Set(values.map((v) => v.document)).size
  const from = `${values.length} values of ${documents} generated documents, seed ${seed}`
  const madeAt = new Date().toISOString().slice(0, 10)
  const heldOut = (v: CollectedValue): boolean => v.document % 5 === 4
  const trial = fitFields(
    values.filter((v) => !heldOut(v)),
    prior,
    from,
    madeAt,
  )
  const rest = values.filter(heldOut)
  console.log(
    `${from}\nheld out (${rest.length} values): ECE with the present file ${errorOf(applied(rest, before))}, fitted ${errorOf(applied(rest, trial))}`,
  )
  for (const [name, calibration] of [
    ['present', before],
    ['fitted', trial],
  ] as const) {
    const sure = applied(rest, calibration).filter((v) => v.confidence >= 0.99)
    console.log(
      `  at 0.99 and above ${name}: ${sure.length} of ${rest.length}, ${sure.filter((v) => !v.right).length} wrong`,
    )
  }
  if (args.dry) return
  await mkdir(join(resources, 'calibration'), { recursive: true })
  await writeFile(
    join(resources, 'calibration', 'fields.json'),
    `${JSON.stringify(fitFields(values, prior, from, madeAt), null, 1)}\n`,
  )
}

const errorOf = (values: Parameters<typeof reliability>[0]): string => calibrationError(reliability(values)).toFixed(4)

async function collectAll(seed: string, count: number, workers: number): Promise<CollectedValue[]> {
  const values: CollectedValue[] = []
  let done = 0
  const share = (w: number): CollectOptions => ({
    seed,
    // Every tenth and ninth document of a run is of a type without fields.
    indices: Array.from({ length: count }, (_, i) => i).filter((i) => i % 10 < 8 && i % workers === w),
    mix: { types: null, profiles: null, layouts: 'seen' },
    resources,
  })
  await Promise.all(
    Array.from(
      { length: workers },
      (_, w) =>
        new Promise<void>((resolve, reject) => {
          const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)))
          child.on('message', (collected) => {
            values.push(...(collected as CollectedValue[]))
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
