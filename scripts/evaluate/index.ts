import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { detectedTypeSchema } from '../../src/shared/domain/document-types'
import { profileNames } from '../../test/generator/degrade/profile'
import { listing } from './listing'
import { run } from './run'
import { report, worst } from './tables'

const usage = `npm run evaluate -- [--count 200] [--seed S] [--types PAN,AADHAAR] [--profiles clean,photo]
  [--layouts seen|hidden|all] [--workers 1] [--out FOLDER] [--worst 20]
Draws documents of a fresh seed, reads them and prints how well that went. Faulty ones are kept in FOLDER with an
index.html of the worst. As the first word "addresses" measures the matching of addresses instead, "papers" the reading of
papers that strangers to the engine drew, "agreement" what it tells that two machines say the same.`

async function main(): Promise<void> {
  const [subject, ...rest] = process.argv.slice(2)
  if (subject === 'addresses') {
    const { evaluateAddresses } = await import('./addresses')
    evaluateAddresses(rest)
    return
  }
  if (subject === 'papers') {
    const { evaluatePapers } = await import('./papers')
    return evaluatePapers(rest)
  }
  if (subject === 'agreement') {
    const { evaluateAgreement } = await import('./agreement')
    return evaluateAgreement(rest)
  }
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '200' },
      seed: { type: 'string' },
      types: { type: 'string' },
      profiles: { type: 'string' },
      layouts: { type: 'string', default: 'all' },
      workers: { type: 'string', default: '1' },
      worst: { type: 'string', default: '20' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || !['seen', 'hidden', 'all'].includes(values.layouts)) throw new Error(usage)
  const seed = values.seed ?? `evaluate-${Date.now().toString(36)}`
  const keepIn = values.out ?? join(tmpdir(), 'veridesk-evaluate', seed)
  const outcomes = await run({
    seed,
    count: Number(values.count),
    workers: Number(values.workers),
    keepIn,
    mix: {
      types: values.types?.split(',').map((t) => detectedTypeSchema.parse(t)) ?? null,
      profiles: values.profiles?.split(',').flatMap((p) => profileNames.filter((n) => n === p)) ?? null,
      layouts: values.layouts as 'seen' | 'hidden' | 'all',
    },
  })
  const text = report(outcomes)
  console.log(`seed ${seed}, ${outcomes.length} documents${text}`)
  console.log('\nWORST (sure but wrong first)')
  for (const [d, f] of worst(outcomes).slice(0, Number(values.worst))) {
    if (f === null)
      console.log(
        `${d.name}: ${d.expectedType} taken for ${d.type} ${d.typeConfidence.toFixed(2)}${d.error === null ? '' : ` ${d.error.split('\n')[0] ?? ''}`}`,
      )
    else
      console.log(
        `${d.name}: ${f.path} ${f.verdict} (${f.band} ${f.confidence.toFixed(3)}, ${f.rule}) says "${f.expected ?? ''}" read "${f.got ?? ''}"`,
      )
  }
  await mkdir(keepIn, { recursive: true })
  const files = await readdir(keepIn)
  const extensions = new Map(
    files
      .filter((f) => !f.endsWith('.json'))
      .map((f) => [f.slice(0, f.lastIndexOf('.')), f.slice(f.lastIndexOf('.') + 1)]),
  )
  await writeFile(join(keepIn, 'index.html'), listing(outcomes, extensions, text))
  await writeFile(join(keepIn, 'outcomes.json'), JSON.stringify(outcomes))
  console.log(`\nimages and index.html: ${keepIn}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
