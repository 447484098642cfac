import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { forkWorker, ReaderPool } from '../../src/main/hosts/pool'

export const root = join(import.meta.dirname, '..', '..')
export const sampleFolder = join(root, 'resources', 'samples')
export const resources = join(root, 'resources')

/** A pool over the built worker, as the command line has it. */
export const newPool = (workers: number): ReaderPool =>
  new ReaderPool({
    spawn: () => forkWorker(join(root, 'out', 'cli', 'worker.js'), { execArgv: [] }),
    config: { resources },
    workers,
  })

export const readFile = (pool: ReaderPool, path: string): Promise<unknown> =>
  pool.read({ bytes: readFileSync(path), forcedType: null })

export const samplePaths = (): readonly string[] =>
  readdirSync(sampleFolder)
    .filter((name) => /\.(jpg|png|pdf)$/.test(name))
    .map((name) => join(sampleFolder, name))
