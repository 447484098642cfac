import type { Plugin } from 'vite'
import { worksOf } from './works'

/** Puts `licences.json` beside the window's page: the works of others, as this machine's packages have them. */
export const licencesPlugin = (root: string): Plugin => ({
  name: 'veridesk-licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(worksOf(root)) })
  },
})
