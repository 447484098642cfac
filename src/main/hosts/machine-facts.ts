import { open } from 'node:fs/promises'
import { cpus, freemem, release, totalmem } from 'node:os'
import type { MachineFacts } from '../services'

const tailBytes = 256 * 1024
export const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000)

/** What Node tells of the machine; memory in megabytes. */
export function machineFacts(): Pick<MachineFacts, 'system' | 'cpu'> & {
  readonly memory: Pick<MachineFacts['memory'], 'total' | 'free'>
} {
  return {
    system: { platform: process.platform, processor: process.arch, release: release() },
    cpu: { model: cpus()[0]?.model.trim() ?? '', cores: cpus().length },
    memory: { total: megabytes(totalmem()), free: megabytes(freemem()) },
  }
}

/** The end of a log, at most 256 KB. Rejects where the file cannot be read. */
export async function tailOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - tailBytes)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
