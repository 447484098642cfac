import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesText, rendererPackages, worksOf } from '../licences/works'
import { sbomOf } from './sbom'
import { closureOf, copyPackages, packagesNamedIn } from './packages'

/** What set-up found for this machine (scripts/setup/places.mjs). */
export interface Runtime {
  readonly node: string
  readonly electron: string
  readonly electronVersion: string
  /** SQLite built for an Electron that the package's own prebuilds do not serve; null otherwise. */
  readonly sqliteBinding: string | null
}

/** The folders that an installed app is made of. */
export interface Stage {
  /** Goes into the archive: main process, preload, renderer, and the packages of the main process. */
  readonly app: string
  /** Stays beside it: the readers, which a plain Node runs and no archive can hold, and the data they read. */
  readonly beside: string
}

const scriptsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))

/** The built files that `entry` reaches by relative imports, itself included. */
function reachable(entry: string, all: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const other of all) if (text.includes(`/${other.split(/[\\/]/).at(-1)!}"`)) visit(other)
  }
  visit(entry)
  return [...seen]
}

function nameAndVersion(folder: string): readonly [string, string] {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  // An alias is imported by the name of its folder, not by its own.
  const [last, scope] = folder.split(/[\\/]/).reverse()
  const imported = scope?.startsWith('@') ? `${scope}/${last!}` : last!
  return [imported, imported === name ? version! : `npm:${name!}@${version!}`]
}

const versionOfNode = (program: string): string =>
  execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().replace(/^v/, '')

/** Lays out below `target` what is packed, from the build in `root`/out. Replaces what was there. */
export async function stageApp(root: string, target: string, version: string, runtime: Runtime): Promise<Stage> {
  rmSync(target, { recursive: true, force: true })
  const app = join(target, 'app')
  const beside = join(target, 'beside')
  const main = join(root, 'out', 'main')
  const built = scriptsIn(main)

  for (const part of ['main', 'preload', 'renderer']) {
    cpSync(join(root, 'out', part), join(app, 'out', part), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    })
  }
  rmSync(join(app, 'out', 'main', 'worker.js'))
  const packages = closureOf(await packagesNamedIn(reachable(join(main, 'index.js'), built)), root)
  copyPackages(packages, root, app)
  const { name, productName, description, author, license } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, string>
  // The packager takes what its own look at this list finds, so each package of the closure stands in it.
  const dependencies = Object.fromEntries(packages.map(nameAndVersion))
  const manifest = {
    name,
    productName,
    description,
    author,
    license,
    version,
    type: 'module',
    main: 'out/main/index.js',
  }
  writeFileSync(join(app, 'package.json'), JSON.stringify({ ...manifest, dependencies }, null, 2) + '\n')

  const reader = join(beside, 'reader')
  cpSync(main, join(reader, 'main'), { recursive: true, filter: (path) => path !== join(main, 'index.js') })
  writeFileSync(
    join(reader, 'package.json'),
    JSON.stringify({ name: 'veridesk-reader', version, type: 'module' }) + '\n',
  )
  const readerPackages = closureOf(await packagesNamedIn(reachable(join(main, 'worker.js'), built)), root)
  copyPackages(readerPackages, root, reader)
  const shipped = [...packages, ...readerPackages, ...rendererPackages(root)]
  writeFileSync(join(beside, 'LICENCES.txt'), licencesText(worksOf(root, shipped)))
  const programs = [
    { name: 'electron', version: runtime.electronVersion },
    { name: 'node', version: versionOfNode(runtime.node) },
  ]
  writeFileSync(join(beside, 'sbom.cdx.json'), sbomOf(root, shipped, programs))

  const program = join(beside, process.platform === 'win32' ? 'node.exe' : 'node')
  cpSync(runtime.node, program, { dereference: true })
  chmodSync(program, 0o755)
  cpSync(join(root, 'resources'), join(beside, 'resources'), {
    recursive: true,
    // The samples belong to the checkout's demonstration, the icon to the packager; the licences are in LICENCES.txt.
    filter: (path) => !['samples', 'icon', 'licences'].some((part) => path === join(root, 'resources', part)),
  })
  if (runtime.sqliteBinding && existsSync(runtime.sqliteBinding)) {
    mkdirSync(join(beside, 'sqlite'), { recursive: true })
    cpSync(runtime.sqliteBinding, join(beside, 'sqlite', 'better_sqlite3.node'))
  }
  return { app, beside }
}
