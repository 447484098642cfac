import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CodedError } from '../../shared/errors/coded-error'
import { standing, version } from '../hosts/cli/places'
import { machineFacts, megabytes, tailOf } from '../hosts/machine-facts'
import { DiagnosticsService, type DiagnosticsPorts, type Machine } from '../services'
import { openWorkspace, writeDurably } from '../storage'
import type { DiagnosticsCommand } from './arguments'
import { serviceKey } from './service-key'

/**
 * Writes the bundle for support on a service's folder, also while a service runs on it, and where its store cannot be
 * opened. Throws FILE_UNREADABLE where the folder or the log is not there, DISK_FULL, EXPORT_FAILED.
 */
export async function writeDiagnostics({ data, out, log }: DiagnosticsCommand): Promise<void> {
  const folder = resolve(standing, data)
  // A folder that is not there must not be made by asking how it is.
  if (!existsSync(join(folder, 'workspace.db'))) throw new CodedError('FILE_UNREADABLE', data)
  const tail = log === null ? '' : await tailOf(resolve(standing, log)).catch(unreadable(log))
  const { workspace, close } = await opened(folder)
  try {
    const machine = serverMachine(tail)
    const service = new DiagnosticsService({
      workspace,
      machine,
      policy: {},
      writeFile: writeDurably,
      now: () => new Date(),
    })
    await service.collect()
    await service.save(resolve(standing, out))
  } finally {
    close()
  }
}

async function opened(folder: string): Promise<{ workspace: DiagnosticsPorts['workspace']; close(): void }> {
  try {
    const { store, keeping } = openWorkspace(folder, await serviceKey(folder), null, true)
    const services = { store, keeping: { snapshots: () => keeping?.snapshots() ?? [] }, settings: null }
    return { workspace: { state: { kind: 'open', keptOnDisk: true }, services }, close: () => store.close() }
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    const { code, detail } = error
    const state = { kind: 'blocked', error: { code, detail }, canGoOnUnkept: false, snapshots: [] } as const
    return {
      workspace: {
        state,
        get services(): never {
          throw error
        },
      },
      close: () => undefined,
    }
  }
}

const serverMachine = (tail: string): Machine => {
  const { memory, ...facts } = machineFacts()
  return {
    facts: () =>
      Promise.resolve({
        versions: { veridesk: version(), node: process.versions.node, v8: process.versions.v8 },
        installed: false,
        ...facts,
        memory: { ...memory, app: megabytes(process.memoryUsage().rss) },
        graphics: {},
        fuses: null,
      }),
    logTail: () => Promise.resolve(tail),
  }
}

const unreadable =
  (file: string) =>
  (cause: unknown): never => {
    throw new CodedError('FILE_UNREADABLE', file, { cause })
  }
