import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from '../../src/main/engine'
import { createEngine } from '../../src/main/engine/create-engine'
import { generate, type GeneratedDocument } from '../../test/generator/generate'
import { judge, normalised, type FieldOutcome } from './compare'
import { choiceFor } from './mix'

const usage = `npm run evaluate -- agreement [--count 300] [--seed S]
Draws documents and reads each as two machines would that share no network: one that has the first network alone, one
that has the second alone. Prints how often the two say the same where the one is right, and where it is wrong: what
the confidence is raised by when a service agrees (services/remote/agreement.ts holds the sums of both lines).`

const resources = join(import.meta.dirname, '../../resources')
/** A machine that by its own word is rather wrong than right is not heard. */
const leastHeard = 0.5

/** How many values the one gave right or wrong, of those that the other gave too, and in how many the two agree. */
interface Counts {
  right: number
  rightAlike: number
  wrong: number
  wrongAlike: number
}

/** `npm run evaluate -- agreement`. Throws a sentence for wrong use. */
export async function evaluateAgreement(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '300' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const count = Number(values.count)
  if (values.help || !(count > 0)) throw new Error(usage)
  const seed = values.seed ?? `agreement-${Date.now().toString(36)}`
  const folder = mkdtempSync(join(tmpdir(), 'veridesk-agreement-'))
  const machines = [await machine(folder, 'first'), await machine(folder, 'second')] as const
  const found: Record<'fields' | 'cells', Counts> = { fields: none(), cells: none() }
  try {
    for (let index = 0; index < count; index += 1) {
      const document = await generate(
        `${seed}-${index}`,
        choiceFor(seed, index, { types: null, profiles: null, layouts: 'all' }),
      )
      const [one, other] = [await readBy(machines[0], document), await readBy(machines[1], document)]
      // Each is the desk in its turn: both ways tell of two machines that share no network.
      for (const [ours, theirs] of [
        [one, other],
        [other, one],
      ] as const)
        for (const field of ours) add(found[field.path.includes('.') ? 'cells' : 'fields'], field, theirs)
    }
  } finally {
    for (const each of machines) await each.close()
    rmSync(folder, { recursive: true })
  }
  console.log(`seed ${seed}, ${count} documents`)
  for (const [name, counts] of Object.entries(found)) console.log(`${name.padEnd(7)} ${line(counts)}`)
}

const none = (): Counts => ({ right: 0, rightAlike: 0, wrong: 0, wrongAlike: 0 })

const line = ({ right, rightAlike, wrong, wrongAlike }: Counts): string =>
  `right ${right}, of which said alike ${rightAlike}; wrong ${wrong}, of which said alike ${wrongAlike}`

/** An engine in which both readings come from one network: linked resources, the models apart. */
function machine(folder: string, network: 'first' | 'second'): Promise<Engine> {
  const own = join(folder, network)
  mkdirSync(join(own, 'language'), { recursive: true })
  for (const name of readdirSync(resources))
    if (name !== 'language') symlinkSync(join(resources, name), join(own, name))
  for (const name of readdirSync(join(resources, 'language'))) {
    const script = /^(eng|mar)(-second)?\.traineddata$/.exec(name)?.[1]
    const wanted = script ? `${script}${network === 'second' ? '-second' : ''}.traineddata` : name
    symlinkSync(join(resources, 'language', wanted), join(own, 'language', name))
  }
  return createEngine({ resources: own })
}

async function readBy(engine: Engine, document: GeneratedDocument): Promise<readonly FieldOutcome[]> {
  const result = await engine.read({ bytes: document.bytes, forcedType: null }).catch(() => null)
  return result === null ? [] : judge('', document, result, 0, null).fields.filter(({ got }) => got !== null)
}

function add(counts: Counts, ours: FieldOutcome, theirs: readonly FieldOutcome[]): void {
  const other = theirs.find(({ path }) => path === ours.path)
  if (!other || other.confidence < leastHeard || ours.verdict === 'unreadable') return
  const alike = normalised(other.got ?? '') === normalised(ours.got ?? '')
  const kind = ours.verdict === 'right' ? 'right' : 'wrong'
  counts[kind] += 1
  if (alike) counts[`${kind}Alike`] += 1
}
