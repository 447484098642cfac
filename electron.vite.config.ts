import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { licencesPlugin } from './scripts/licences/vite-plugin'
import { noncePlaceholder } from './src/shared/ipc/addresses'

// The oldest runtime that the app is run on: Electron 33 is Node 20 and Chromium 130.
const node = 'node20'
const chrome = 'chrome130'

export default defineConfig({
  main: {
    build: {
      target: node,
      // Many small files, all of them wanted at the start: one is read sooner.
      externalizeDeps: { exclude: ['zod'] },
      rollupOptions: {
        input: {
          index: resolve('src/main/index.ts'),
          // A process of its own: the engine reads there.
          worker: resolve('src/main/hosts/pool/worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      target: node,
      rollupOptions: {
        input: { index: resolve('src/preload/index.ts') },
        // A sandboxed preload script cannot be an ES module.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    html: { cspNonce: noncePlaceholder },
    plugins: [react(), licencesPlugin(import.meta.dirname)],
    build: {
      target: chrome,
      // What is not there need not be parsed before the first window.
      minify: true,
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        input: { index: resolve('src/renderer/index.html') },
        // The main process hands out each file, and is busy during a start: what the first window needs is one.
        output: { codeSplitting: { groups: [{ name: 'first-window', tags: ['$initial'] }] } },
      },
    },
  },
})
