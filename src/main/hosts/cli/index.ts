/** `veridesk`: the engine from the command line, without Electron. */
import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { forkWorker, ReaderPool } from '../pool'
import type { AddressCommand } from './address-arguments'
import { parseCommand, usage, type ExtractCommand } from './arguments'
import { extract } from './extract'
import { languagesFolder, resourcesFolder, standing, workerEntry } from './places'
import { runAddress } from './run-address'
import { readTypes } from './read-types'
import { whyUnreadable } from './why-unreadable'
import { writeWhole } from './write-whole'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

const print = (text: string): Promise<void> => new Promise((done) => process.stdout.write(text, () => done()))

async function hasFolder(out: string): Promise<boolean> {
  const has = (await stat(dirname(out)).catch(() => null))?.isDirectory() ?? false
  if (!has) say(`The folder of ${out} does not exist.`)
  return has
}

async function runAddressCommand(command: AddressCommand): Promise<number> {
  if (command.kind === 'match_pairs') {
    const unreadable = await whyUnreadable(resolve(standing, command.pairs))
    if (unreadable !== null) {
      say(unreadable)
      return 2
    }
    if (command.out !== null && !(await hasFolder(resolve(standing, command.out)))) return 2
  }
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
  const types = command.types === null ? [] : await readTypes(resolve(standing, command.types))
  if (types === null) {
    say(`${command.types} holds no types of documents.`)
    return 2
  }
  const pool = new ReaderPool({
    spawn: () => forkWorker(workerEntry()),
    config: { resources: resourcesFolder(), languages: languagesFolder() },
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
      types,
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
