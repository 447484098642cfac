import { expect, it } from 'vitest'
import { shippedBom } from '../../../scripts/package/sbom'

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
