import { defineConfig } from 'vitest/config'

const project = (name: string, more: object = {}) => ({
  // Long enough to end only what hangs: a slow machine fails no test.
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    name,
    globalSetup: 'test/support/temporary-folder.ts',
    include: [`test/${name}/**/*.test.ts`, `test/${name}/**/*.test.tsx`],
    ...more,
  },
})

export default defineConfig({
  test: {
    projects: [
      project('unit'),
      project('contract'),
      project('architecture'),
      project('integration'),
      // One window at a time: they share the display and its focus.
      project('e2e', { fileParallelism: false }),
      // Installs and removes a package of the system: asked for by name, as CI does.
      project('package', { fileParallelism: false }),
    ],
  },
})
