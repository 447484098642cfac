import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

type Module = typeof import('../../src/main/engine/create-address-matcher')

const root = join(import.meta.dirname, '../..')

/**
 * The matcher of addresses as the product is built. What runs these scripts gives each function its name anew whenever it
 * is made, which takes a twentieth of the time of a pair and is in no product.
 */
export async function builtMatcher(): Promise<Module['createAddressMatcher']> {
  const folder = join(root, 'out', 'bench')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      target: 'node20',
      ssr: join(root, 'src/main/engine/create-address-matcher.ts'),
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'matcher.js' } },
    },
  })
  const made = (await import(pathToFileURL(join(folder, 'matcher.js')).href)) as Module
  return made.createAddressMatcher
}
