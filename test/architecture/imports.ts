import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { layers, type Layer } from './layers'

const src = join(import.meta.dirname, '..', '..', 'src')

export interface Import {
  /** Path below src/, with forward slashes. */
  readonly from: string
  readonly specifier: string
  readonly typeOnly: boolean
}

/** Every import, export-from and dynamic import below src/. */
export function allImports(): readonly Import[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => importsOf(name))
}

function importsOf(name: string): Import[] {
  const text = readFileSync(join(src, name), 'utf8')
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const from = name.split(sep).join('/')
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const specifier = (node.moduleSpecifier as ts.StringLiteral).text
      found.push({ from, specifier, typeOnly: isTypeOnly(node) })
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments
      if (argument && ts.isStringLiteral(argument)) found.push({ from, specifier: argument.text, typeOnly: false })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  const clause = node.importClause
  if (!clause) return false
  const bindings = clause.namedBindings
  const allTypes = bindings !== undefined && ts.isNamedImports(bindings) && bindings.elements.every((e) => e.isTypeOnly)
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || (clause.name === undefined && allTypes)
}

/** The layer of a file below src/. */
export function layerOf(path: string): Layer {
  const fitting = layers.filter((layer) => path.startsWith(layer.prefix))
  const best = fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0]
  if (!best) throw new Error(`${path} lies in no layer`)
  return best
}

/** What is wrong with an import; null where it is allowed. */
export function faultOf({ from, specifier, typeOnly }: Import): string | null {
  const layer = layerOf(from)
  const fault = (why: string): string => `${from} imports ${specifier}: ${why}`
  if (specifier.startsWith('.')) {
    const path = resolveIn(from, specifier)
    if (path.startsWith('../')) return path.startsWith('../resources/') ? null : fault('it lies outside src')
    const target = layerOf(path)
    if (target === layer) return null
    if (!layer.layers.includes(target.name)) return fault(`${layer.name} may not know ${target.name}`)
    const typesOnly = layer.typesOnly?.includes(target.name) ?? false
    return typesOnly && !typeOnly ? fault(`${layer.name} may know only types of ${target.name}`) : null
  }
  if (isBuiltin(specifier)) return layer.node ? null : fault(`${layer.name} has no Node`)
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  return layer.packages.includes(name) ? null : fault(`${name} is not a package of ${layer.name}`)
}

function resolveIn(from: string, specifier: string): string {
  const path = relative(src, join(src, dirname(from), specifier.replace(/\?.*$/, '')))
    .split(sep)
    .join('/')
  const file = ['.ts', '.tsx'].map((extension) => path + extension).find((name) => existsSync(join(src, name)))
  return file ?? `${path}/`
}

/** Packages that come along, by whatever way and whenever, with files below src/; those of types alone do not. */
export function packagesBehind(entries: readonly string[]): ReadonlySet<string> {
  const imports = allImports().filter(({ typeOnly }) => !typeOnly)
  const packages = new Set<string>()
  const seen = new Set(entries)
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const { specifier } of imports.filter(({ from }) => from === file)) {
      if (!specifier.startsWith('.')) {
        packages.add(specifier)
        continue
      }
      const path = resolveIn(file, specifier)
      const target = path.endsWith('/') ? `${path}index.ts` : path
      if (seen.has(target)) continue
      seen.add(target)
      open.push(target)
    }
  }
  return packages
}
