import { app } from 'electron'
import { join } from 'node:path'
import { machineFacts, megabytes, tailOf } from '../hosts/machine-facts'
import type { Machine } from '../services'
import { fusesOf } from './fuses'
import { logFile } from './places'

/** On macOS the fuses are in the framework, not in the small program that loads it. */
const fusedProgram = (): string =>
  process.platform === 'darwin'
    ? join(process.execPath, '..', '..', 'Frameworks', 'Electron Framework.framework', 'Electron Framework')
    : process.execPath

/** This machine, as support needs to know it. */
export const thisMachine = (): Machine => ({
  facts: async () => {
    const { electron, chrome, node, v8 } = process.versions
    const facts = machineFacts()
    return {
      versions: { veridesk: app.getVersion(), electron: electron ?? '', chrome: chrome ?? '', node, v8 },
      installed: app.isPackaged,
      ...facts,
      memory: {
        ...facts.memory,
        // Electron counts in kilobytes of 1024.
        app: megabytes(app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize * 1024, 0)),
      },
      graphics: { ...app.getGPUFeatureStatus() } as Readonly<Record<string, string>>,
      fuses: await fusesOf(fusedProgram()).catch(() => null),
    }
  },
  logTail: () => tailOf(logFile()).catch(() => ''),
})
