import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Days' copies that are kept. */
const kept = 3
const named = /^(\d{8}T\d{6}Z)\.db$/

/** Copies of the database inside the workspace, under its own key: what a damaged one is brought back from. */
export function snapshotsIn(workspace: string) {
  const folder = join(workspace, 'snapshots')
  /** Newest first, by the time at which they were made: `20261121T101500Z`. */
  const list = (): readonly string[] =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .flatMap((name) => named.exec(name)?.[1] ?? [])
      .sort()
      .reverse()
  const pathOf = (name: string): string => join(folder, `${name}.db`)
  return {
    list,
    pathOf,
    /** `write` makes the copy at the path that it is given; older ones beyond the last few go. */
    add: (at: Date, write: (path: string) => void): void => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const name = at.toISOString().replace(/[-:]|\.\d+/g, '')
      const temporary = join(folder, 'being-made')
      rmSync(temporary, { force: true })
      try {
        write(temporary)
        renameSync(temporary, pathOf(name))
      } catch (error) {
        // Half a copy is none, and takes room where there may be none.
        rmSync(temporary, { force: true })
        throw error
      }
      for (const old of list().slice(kept)) rmSync(pathOf(old), { force: true })
    },
    /** Returns how many there were. */
    clear: (): number => {
      const all = list()
      for (const name of all) rmSync(pathOf(name), { force: true })
      return all.length
    },
    /** Puts the copy in the place of the database, which is kept beside it under `damaged-<name>`. */
    restore: (name: string, database: string): void => {
      for (const suffix of ['', '-wal', '-shm']) {
        const path = `${database}${suffix}`
        if (existsSync(path)) renameSync(path, `${database}.damaged${suffix}`)
      }
      copyFileSync(pathOf(name), `${database}.part`)
      renameSync(`${database}.part`, database)
    },
  }
}
