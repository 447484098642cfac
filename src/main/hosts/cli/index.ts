/** `veridesk`: the engine from the command line, without Electron. */
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { forkWorker, ReaderPool } from '../pool'
import type { AddressCommand } from './address-arguments'
import { parseCommand, usage, type ExtractCommand } from './arguments'
import { extract } from './extract'
import { runAddress } from './run-address'
import { writeWhole } from './write-whole'

const here = dirname(fileURLToPath(import.meta.url))
// From the sources the worker is TypeScript in the folder of the pool; built, it lies beside this file.
const worker = import.meta.url.endsWith('.ts') ? resolve(here, '../pool/worker.ts') : join(here, 'worker.js')

function resourcesFolder(): string {
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    const resources = join(folder, 'resources')
    if (existsSync(join(resources, 'language'))) return resources
  }
  throw new Error('The resources folder is missing')
}

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** npm runs scripts in the package's folder; paths are meant from where the user stands. */
const standing =
  process.env['npm_lifecycle_event'] === 'veridesk' ? (process.env['INIT_CWD'] ?? process.cwd()) : process.cwd()

const print = (text: string): Promise<void> => new Promise((done) => process.stdout.write(text, () => done()))

async function hasFolder(out: string): Promise<boolean> {
  const has = (await stat(dirname(out)).catch(() => null))?.isDirectory() ?? false
  if (!has) say(`The folder of ${out} does not exist.`)
  return has
}

async function runAddressCommand(command: AddressCommand): Promise<number> {
  if (command.kind === 'match_pairs' && command.out !== null && !(await hasFolder(resolve(standing, command.out))))
    return 2
  try {
    return await runAddress(command, { resources: resourcesFolder(), standing, say, print, write: writeWhole })
  } catch (error) {
    say(error instanceof Error ? error.message : 'The output could not be written.')
    return 1
  }
}

async function run(command: ExtractCommand): Promise<number> {
  const out = command.out === null ? null : resolve(standing, command.out)
  if (out !== null && !(await hasFolder(out))) return 2
  const pool = new ReaderPool({
    spawn: () => forkWorker(worker),
    config: { resources: resourcesFolder() },
    workers: command.workers,
  })
  process.once('SIGINT', () => {
    pool.close()
    process.exit(130)
  })
  try {
    const data = await extract(
      command.paths.map((path) => resolve(standing, path)),
      pool,
      say,
    )
    const text = `${JSON.stringify({ data }, null, 2)}\n`
    if (out === null) await print(text)
    else await writeWhole(out, text)
    return 0
  } catch (error) {
    say(error instanceof Error ? error.message : 'The output could not be written.')
    return 1
  } finally {
    pool.close()
  }
}

const command = parseCommand(process.argv.slice(2))
if (command.kind === 'extract') process.exitCode = await run(command)
else if (command.kind === 'match' || command.kind === 'match_pairs' || command.kind === 'parse_address')
  process.exitCode = await runAddressCommand(command)
else if (command.kind === 'help') process.stdout.write(usage)
else {
  say(`${command.message}\n\n${usage}`)
  process.exitCode = 2
}
