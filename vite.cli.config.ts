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
      input: { veridesk: resolve('src/main/hosts/cli/index.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
