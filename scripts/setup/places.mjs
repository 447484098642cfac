import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** What is made once a machine and shared by all checkouts. */
export const cacheFolder = join(
  process.env['VERIDESK_CACHE'] ??
    (process.platform === 'win32'
      ? join(process.env['LOCALAPPDATA'] ?? homedir(), 'veridesk-cache')
      : process.platform === 'darwin'
        ? join(homedir(), 'Library', 'Caches', 'veridesk')
        : join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'veridesk')),
)

/** What was set up for this checkout; goes with node_modules, so that a new install sets up anew. */
const stampFolder = join(root, 'node_modules', '.veridesk')
const pointerFile = join(stampFolder, 'native.json')

/** Where Electron is and which SQLite it loads: `{ electron, electronVersion, sqliteBinding }`, or null. */
export function readPointer() {
  try {
    const pointer = JSON.parse(readFileSync(pointerFile, 'utf8'))
    return existsSync(pointer.electron) ? pointer : null
  } catch {
    return null
  }
}

export function writePointer(pointer) {
  mkdirSync(stampFolder, { recursive: true })
  writeFileSync(pointerFile, JSON.stringify(pointer, null, 2) + '\n')
}

/** A hash over the contents of files, paths relative to the checkout. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** True where the stamp `name` was last set to `value`. */
export function stamped(name, value) {
  try {
    return readFileSync(join(stampFolder, `${name}.stamp`), 'utf8') === value
  } catch {
    return false
  }
}

export function stamp(name, value) {
  mkdirSync(stampFolder, { recursive: true })
  writeFileSync(join(stampFolder, `${name}.stamp`), value)
}
