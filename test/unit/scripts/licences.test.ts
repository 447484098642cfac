import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { licenceOfPackage, licencesText, otherWorks, shippedPackages, worksOf } from '../../../scripts/licences/works'
import { nodeProgram } from '../../../scripts/setup/session.mjs'
import { temporaryFolder } from '../../e2e/support/desk'

const root = join(import.meta.dirname, '..', '..', '..')

describe('the licences of what is shipped', () => {
  const works = worksOf(root)

  it('are there with their texts, for every package and every work that is none', () => {
    expect(works.length).toBeGreaterThan(100)
    for (const { name, licence, text } of works) {
      expect(licence, name).not.toBe('')
      expect(text.length, name).toBeGreaterThan(100)
    }
    for (const name of [
      'react ',
      'sharp ',
      '@img/sharp-libvips-',
      '@fontsource-variable/inter ',
      'Node.js',
      'GeoNames',
    ])
      expect(
        works.some((work) => work.name.startsWith(name)),
        name,
      ).toBe(true)
    expect(licencesText(works)).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
  })

  it('cover all data of resources that is not our own', () => {
    const ours = ['calibration', 'icon', 'licences', 'products', 'samples', 'updates', 'verify']
    const covered = new Set(otherWorks(root).flatMap(({ folders }) => folders))
    expect(readdirSync(join(root, 'resources')).filter((name) => !ours.includes(name) && !covered.has(name))).toEqual(
      [],
    )
  })

  it('name what packages carry compiled, which says its own licences nowhere else', () => {
    // Written by their makers alone, or with a list of what is inside: libvips has it in its README.
    const bySelf = ['@github/keytar', '@img/sharp-', '@img/sharp-libvips-', 'pdfjs-dist']
    const named = otherWorks(root).flatMap(({ packages }) => packages ?? [])
    const said = [...bySelf, ...named.map((name) => name.replace('*', ''))]
    const carrying = shippedPackages(root).filter((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
        (path) => /\.(node|wasm)$/.test(path) && !path.includes('node_modules'),
      ),
    )
    const names = carrying.map((folder) => licenceOfPackage(root, folder).name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !said.some((one) => name.startsWith(one)))).toEqual([])
    // What lies in a package's subfolders has terms of its own.
    expect(works.find(({ name }) => name.startsWith('pdfjs-dist '))?.text).toContain('qcms')
  })

  it('are, for Node.js, those of the release that is shipped', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>
    }
    const work = works.find(({ name }) => name.startsWith('Node.js '))
    expect(work?.name).toBe(`Node.js ${devDependencies['node']}`)
    expect(execFileSync(nodeProgram(), ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${devDependencies['node']}`)
    // A release lists what it contains: all that this one says of itself is there.
    const contained = Object.keys(
      JSON.parse(
        execFileSync(nodeProgram(), ['-p', 'JSON.stringify(process.versions)'], { encoding: 'utf8' }),
      ) as object,
    )
    const files = { ares: 'c-ares', uv: 'libuv' } as const
    // Its own parts, numbers of interfaces, data of ICU, and SQLite, which is in the public domain.
    const itself = ['sqlite', 'node', 'modules', 'napi', 'nbytes', 'ncrypto', 'cldr', 'tz', 'unicode']
    const missing = contained
      .filter((name) => !itself.includes(name))
      .map((name) => (name in files ? files[name as keyof typeof files] : name))
      .filter((name) => !new RegExp(`^- ${name}, located at`, 'im').test(work!.text))
    expect(missing).toEqual([])
  })

  it('leave none out in silence', () => {
    const folder = temporaryFolder()
    const bare = join(folder.path, 'bare')
    mkdirSync(bare)
    writeFileSync(join(bare, 'package.json'), JSON.stringify({ name: 'bare', version: '1.0.0', license: 'EUPL-1.2' }))
    expect(() => licenceOfPackage(root, bare)).toThrow('bare 1.0.0 (EUPL-1.2)')
    folder.drop()
    expect(new Set(shippedPackages(root)).size).toBe(shippedPackages(root).length)
  })
})
