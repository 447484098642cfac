import { app } from 'electron'
import { open } from 'node:fs/promises'
import { cpus, freemem, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Machine } from '../services'
import { fusesOf } from './fuses'
import { logFile } from './places'

const tailBytes = 256 * 1024
const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000)

/** On macOS the fuses are in the framework, not in the small program that loads it. */
const fusedProgram = (): string =>
  process.platform === 'darwin'
    ? join(process.execPath, '..', '..', 'Frameworks', 'Electron Framework.framework', 'Electron Framework')
    : process.execPath

/** This machine, as support needs to know it. */
export const thisMachine = (): Machine => ({
  facts: async () => {
    const { electron, chrome, node, v8 } = process.versions
    return {
      versions: { veridesk: app.getVersion(), electron: electron ?? '', chrome: chrome ?? '', node, v8 },
      installed: app.isPackaged,
      system: { platform: process.platform, processor: process.arch, release: release() },
      cpu: { model: cpus()[0]?.model.trim() ?? '', cores: cpus().length },
      memory: {
        total: megabytes(totalmem()),
        free: megabytes(freemem()),
        // Electron counts in kilobytes of 1024.
        app: megabytes(app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize * 1024, 0)),
      },
      graphics: { ...app.getGPUFeatureStatus() } as Readonly<Record<string, string>>,
      fuses: await fusesOf(fusedProgram()).catch(() => null),
    }
  },
  logTail: async () => {
    const file = await open(logFile()).catch(() => null)
    if (!file) return ''
    try {
      const { size } = await file.stat()
      const start = Math.max(0, size - tailBytes)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start)
      return buffer.toString('utf8', 0, bytesRead)
    } finally {
      await file.close()
    }
  },
})
