import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** The command line: plain Node, dependencies left where they are. */
export default defineConfig({
  build: {
    target: 'node20',
    ssr: true,
    outDir: 'out/cli',
    emptyOutDir: true,
    rollupOptions: {
      input: {
        veridesk: resolve('src/main/command/index.ts'),
        worker: resolve('src/main/hosts/pool/worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
