import { init, parse } from 'es-module-lexer'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'

/** Packages of which only a path is asked for, to read their data: `resolve("x/package.json")`. */
const resolved = /\.resolve\(\s*["']([^"']+)\/package\.json["']\s*\)/g

/** What the runtime itself provides. */
const provided = (name: string): boolean => isBuiltin(name) || name === 'electron' || name.startsWith('.')

/** `a/b` of `a/b/c` where scoped, else `a`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** The npm packages that built ES modules import or look for, sorted. */
export async function packagesNamedIn(files: readonly string[]): Promise<readonly string[]> {
  await init
  const names = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const imported = parse(text)[0].flatMap(({ n }) => (n === undefined ? [] : [n]))
    return [...imported, ...[...text.matchAll(resolved)].map((match) => match[1]!)]
  })
  return [...new Set(names.filter((name) => !provided(name)).map(packageOf))].sort()
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Where a package stands for one that depends on it; null where it is optional and not for this platform. */
function find(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (dirname(folder) === folder) return null
  }
}

/**
 * Folders of the named packages and of all that they need at run time, seen from `root`.
 * Throws where a named package, or a required one below it, is not installed.
 */
export function closureOf(names: readonly string[], root: string): readonly string[] {
  const found = new Set<string>()
  const visit = (name: string, from: string, required: boolean): void => {
    const folder = find(name, from)
    if (folder === null) {
      if (required) throw new Error(`${name} is not installed, though ${from} needs it.`)
      return
    }
    if (found.has(folder)) return
    found.add(folder)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    const optional = Object.keys(manifest.optionalDependencies ?? {})
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      if (!optional.includes(dependency)) visit(dependency, folder, true)
    }
    for (const dependency of optional) visit(dependency, folder, false)
  }
  for (const name of names) visit(name, root, true)
  return [...found].sort()
}

const platform = `${process.platform}-${process.arch}`

/** Of big packages, what the product loads; of the rest, all but sources, maps and documentation. */
const kept: Readonly<Record<string, RegExp>> = {
  'pdfjs-dist':
    /^(package\.json|LICENSE|legacy|legacy\/build(\/pdf(\.worker)?\.mjs)?|(cmaps|standard_fonts|wasm|iccs)(\/.*)?)$/,
  'tesseract.js-core': /^(package\.json|LICENSE|tesseract-core(-relaxedsimd|-simd)?-lstm\.(js|wasm))$/,
  'better-sqlite3': new RegExp(`^(package\\.json|LICENSE|lib(/.*)?|prebuilds(/${platform}\\.node)?)$`),
  keytar: new RegExp(`^(package\\.json|LICENSE\\.md|lib(/.*)?|prebuilds(/${platform}(/.*)?)?)$`),
}
const dropped = /\.(md|markdown|map|[cm]?ts|cc|cpp|c|h|hpp|gyp|gypi|tsbuildinfo)$/i

/** Copies package folders from below `root` to the same place below `target`, without what is never loaded. */
export function copyPackages(folders: readonly string[], root: string, target: string): void {
  for (const folder of folders) {
    const name = relative(join(root, 'node_modules'), folder).split(sep).join('/')
    const only = kept[name]
    cpSync(folder, join(target, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter(source) {
        const path = relative(folder, source).split(sep).join('/')
        if (path === '') return true
        // What is nested is a package of its own, and copied as one where it is needed.
        if (basename(path) === 'node_modules') return false
        return only ? only.test(path) : !dropped.test(path) || /licen[cs]e/i.test(path)
      },
    })
  }
}
