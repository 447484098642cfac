import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { layers } from '../../test/architecture/layers'
import { closureOf } from '../package/packages'

/** A work of others that is shipped, with the text of its licence. */
export interface Work {
  readonly name: string
  /** SPDX, where it has such a name. */
  readonly licence: string
  readonly text: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name?: string }
}

interface OtherWork {
  readonly name: string
  readonly licence: string
  readonly notice: string
  readonly texts: readonly string[]
  /** Of resources/, into which the work went. */
  readonly folders: readonly string[]
  /** Those that carry the work compiled; `*` stands for a platform and processor. */
  readonly packages?: readonly string[]
}

const licenceFile = /^(licen[cs]e|copying|notice)([._-].*)?$/i
const otherKinds = /\.(svg|js|mjs|ts|json|html)$/i

/** Of a package's folder, the texts of its licence and of what lies in its subfolders; its own ones first. */
function licenceFiles(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.split('/').includes('node_modules'))
    .filter((path) => licenceFile.test(posix.basename(path)) && !otherKinds.test(path))
  const depth = (path: string): number => path.split('/').length
  return all.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
}

/** Licences that packages name without their text; each stands on those that it refers to. */
const namedTexts: Readonly<Record<string, readonly string[]>> = {
  MIT: ['MIT.txt'],
  ISC: ['ISC.txt'],
  'LGPL-3.0-or-later': ['LGPL-3.0.txt', 'GPL-3.0.txt'],
}

const textsIn = (root: string, names: readonly string[]): string =>
  names.map((name) => readFileSync(join(root, 'resources', 'licences', name), 'utf8').trim()).join('\n\n')

/**
 * The licence of a package: its own file, else the text that it names, under who made it. Throws where there is none.
 */
export function licenceOfPackage(root: string, folder: string): Work {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const own = licenceFiles(folder)
  const licence = license ?? 'see text'
  if (own.length > 0) {
    const texts = own.map((file) => readFileSync(join(folder, file), 'utf8').trim())
    const text = [...new Set(texts)].join('\n\n')
    return { name: `${name} ${version}`, licence, text }
  }
  const named = namedTexts[licence]
  if (!named)
    throw new Error(`${name} ${version} (${licence}) brings no text of its licence; resources/licences has none`)
  const maker = typeof author === 'string' ? author.replace(/\s*<.*/, '') : (author?.name ?? `the authors of ${name}`)
  // What a binary is made of stands in its own words.
  const readMe = licence.startsWith('LGPL') ? readFileSync(join(folder, 'README.md'), 'utf8').trim() : ''
  const text = [`Copyright ${maker}`, readMe, textsIn(root, named)].filter((part) => part !== '').join('\n\n')
  return { name: `${name} ${version}`, licence, text }
}

/** The renderer's packages are inside its bundle, where nothing names them any more. */
export const rendererPackages = (root: string): readonly string[] =>
  closureOf(
    layers
      .find(({ name }) => name === 'renderer')!
      .packages.filter((name) => existsSync(join(root, 'node_modules', name))),
    root,
  )

/** Folders of all packages that may be shipped: what the manifest depends on, and what the window is built of. */
export function shippedPackages(root: string): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  return [...new Set([...closureOf(Object.keys(dependencies), root), ...rendererPackages(root)])]
}

export const otherWorks = (root: string): readonly OtherWork[] =>
  JSON.parse(readFileSync(join(root, 'resources', 'licences', 'works.json'), 'utf8')) as readonly OtherWork[]

/** All works of others that are shipped, by name: data and programs first, then packages. */
export function worksOf(root: string, packages: readonly string[] = shippedPackages(root)): readonly Work[] {
  const others = otherWorks(root).map(({ name, licence, notice, texts }) => ({
    name,
    licence,
    text: [notice, textsIn(root, texts)].filter((part) => part !== '').join('\n\n'),
  }))
  const once = new Map(packages.map((folder) => licenceOfPackage(root, folder)).map((work) => [work.name, work]))
  return [...others, ...[...once.values()].sort((a, b) => (a.name < b.name ? -1 : 1))]
}

const heading =
  'Veridesk\nCopyright Veridesk. All rights reserved.\n\nIt contains the works of others named below, each under its own licence. ' +
  'What Chromium contains is listed in LICENSES.chromium.html.\n'

/** All of them as one text. */
export function licencesText(works: readonly Work[]): string {
  const line = '-'.repeat(80)
  return (
    [heading, ...works.map(({ name, licence, text }) => `${name} (${licence})\n\n${text}`)].join(`\n\n${line}\n`) + '\n'
  )
}
