import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { shippedPackages } from '../../../scripts/licences/works'
import { sbomOf, shippedBom, type Bom } from '../../../scripts/package/sbom'

it('the list of what is shipped holds that and nothing else', () => {
  const bom = {
    bomFormat: 'CycloneDX',
    components: [
      { type: 'library', name: 'zod', version: '4.6.7' },
      { type: 'library', name: 'core', group: '@mantine', version: '9.7.3' },
      { type: 'library', name: 'vitest', version: '4.1.12' },
      { type: 'library', name: 'zod', version: '3.0.0' },
    ],
    dependencies: [{ ref: 'zod' }],
  }
  const shipped = shippedBom(bom, new Set(['zod@4.6.7', '@mantine/core@9.7.3']), [{ name: 'electron', version: '45' }])
  expect(shipped).toEqual({
    bomFormat: 'CycloneDX',
    components: [
      { type: 'library', name: 'zod', version: '4.6.7' },
      { type: 'library', name: 'core', group: '@mantine', version: '9.7.3' },
      { type: 'application', name: 'electron', version: '45' },
    ],
  })
})

it('the list names every package that is shipped, with its version and licence', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const folders = shippedPackages(root)
  const { components } = JSON.parse(sbomOf(root, folders, [])) as Bom
  const listed = new Set(components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`))
  const missing = folders.filter((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
    return !listed.has(`${name}@${version}`) && !listed.has(`${basename(folder)}@${version}`)
  })
  expect(missing).toEqual([])
  expect(components.filter(({ licenses }) => !licenses?.length)).toEqual([])
})
