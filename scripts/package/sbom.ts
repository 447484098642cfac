import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Component {
  readonly type: string
  readonly name: string
  readonly group?: string
  readonly version: string
  readonly licenses?: readonly unknown[]
}
export interface Bom {
  readonly components: readonly Component[]
  readonly dependencies?: readonly { readonly ref: string }[]
}

/** Programs that are shipped whole and stand in no package's list. */
export interface ShippedProgram {
  readonly name: string
  readonly version: string
}

const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name)

/** Of a CycloneDX list of all packages, those that are shipped, and the programs beside them. */
export function shippedBom(bom: Bom, shipped: ReadonlySet<string>, programs: readonly ShippedProgram[]): Bom {
  const { dependencies: _, ...rest } = bom
  const components = bom.components.filter((part) => shipped.has(`${nameOf(part)}@${part.version}`))
  const beside = programs.map((program) => ({ type: 'application', ...program }))
  return { ...rest, components: [...components, ...beside] }
}

/** CycloneDX, as npm makes it from the lock file, of the given package folders and programs. */
export function sbomOf(root: string, folders: readonly string[], programs: readonly ShippedProgram[]): string {
  const all = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const shipped = new Set(
    folders.flatMap((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ShippedProgram
      // A package under another's name stands in the lock file under that one.
      const [last = '', scope = ''] = folder.split(/[\\/]/).reverse()
      return [`${name}@${version}`, `${scope.startsWith('@') ? `${scope}/` : ''}${last}@${version}`]
    }),
  )
  return `${JSON.stringify(shippedBom(JSON.parse(all) as Bom, shipped, programs), null, 2)}\n`
}
