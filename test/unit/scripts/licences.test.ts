import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { licenceOfPackage, licencesText, otherWorks, shippedPackages, worksOf } from '../../../scripts/licences/works'
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
