import { defineConfig } from 'vitest/config'

const project = (name: string, more: object = {}) => ({
  test: { name, include: [`test/${name}/**/*.test.ts`, `test/${name}/**/*.test.tsx`], ...more },
})

export default defineConfig({
  test: {
    projects: [
      project('unit'),
      project('contract'),
      project('architecture'),
      project('integration', { testTimeout: 120_000, hookTimeout: 120_000 }),
      // One window at a time: they share the display and its focus.
      project('e2e', { testTimeout: 180_000, hookTimeout: 180_000, fileParallelism: false }),
    ],
  },
})
