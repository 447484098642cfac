/** Where things are for a command that runs from the sources or from a chunk of the build. */
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const isSource = import.meta.url.endsWith('.ts')

function folderAbove(wanted: string): string {
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, wanted))) return folder
  }
  throw new Error(`The folder of ${wanted} is missing`)
}

/** From the sources the worker is TypeScript in the folder of the pool; built, it lies beside the entry. */
export const workerEntry = (): string =>
  isSource ? resolve(here, '../pool/worker.ts') : join(folderAbove('worker.js'), 'worker.js')

/** Language data, calibration, gazetteer, keys. */
export const resourcesFolder = (): string => join(folderAbove(join('resources', 'language')), 'resources')

/** The app's own folder of this user, as Electron has it: what is added to the one is there for the other. */
function userFolder(): string {
  switch (process.platform) {
    case 'win32':
      return join(process.env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Veridesk')
    case 'darwin':
      return join(homedir(), 'Library', 'Application Support', 'Veridesk')
    default:
      return join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'Veridesk')
  }
}

/** Data of the languages that were added. */
export const languagesFolder = (): string => join(userFolder(), 'languages')

export const version = (): string => {
  const text = readFileSync(join(folderAbove(join('resources', 'language')), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** npm runs scripts in the package's folder; paths are meant from where the user stands. */
export const standing =
  process.env['npm_lifecycle_event'] === 'veridesk' ? (process.env['INIT_CWD'] ?? process.cwd()) : process.cwd()
