import { strToU8, zipSync } from 'fflate'
import { CodedError } from '../../../shared/errors/coded-error'
import type { Policy } from '../../../shared/domain/policy'
import type { WorkspaceState } from '../../../shared/ipc/app'
import type { BundleFile } from '../../../shared/ipc/support'
import type { Machine } from '../ports/machine'
import type { WriteFile } from '../ports/write-file'
import { safeLog, type SafeLine } from './safe-log'
import { safePolicy, safeSettings } from './safe-settings'
import { workspaceFacts, type DiagnosedServices } from './workspace-facts'

export interface DiagnosticsPorts {
  /** `services` only where it is open. */
  readonly workspace: { readonly state: WorkspaceState; readonly services: DiagnosedServices }
  readonly machine: Machine
  readonly policy: Policy
  readonly writeFile: WriteFile
  readonly now: () => Date
}

const readMe = `Veridesk diagnostics

How the program and its machine stand, for those who help with it. It holds no document, value, name, path, address of
another machine or credential: log lines and settings keep only members that are known to be harmless (docs/diagnostics.md).
`

/**
 * The bundle for support: shown first, then written as it was shown. Works where the workspace cannot be opened, too.
 */
export class DiagnosticsService {
  private shown: readonly BundleFile[] | null = null

  constructor(private readonly ports: DiagnosticsPorts) {}

  /** Collects the bundle and returns what will be in it. */
  async collect(): Promise<readonly BundleFile[]> {
    const { machine, workspace, policy, now } = this.ports
    const log = safeLog(await machine.logTail())
    const { state } = workspace
    const services = state.kind === 'open' ? workspace.services : null
    const json = (name: string, value: unknown): BundleFile => ({ name, text: `${JSON.stringify(value, null, 2)}\n` })
    this.shown = [
      { name: 'read-me.txt', text: readMe },
      json('machine.json', { collectedAt: now().toISOString(), ...(await machine.facts()) }),
      json('workspace.json', {
        state: state.kind,
        ...(state.kind === 'blocked' ? { error: state.error.code, dailyCopies: state.snapshots.length } : {}),
        ...(state.kind === 'open' ? { keptOnDisk: state.keptOnDisk } : {}),
        ...(services ? workspaceFacts(services) : {}),
      }),
      json('settings.json', {
        policy: safePolicy(policy),
        ...(services?.settings ? safeSettings(services.settings.get()) : {}),
      }),
      json('errors.json', errorCounts(log)),
      { name: 'log.jsonl', text: log.map((line) => `${JSON.stringify(line)}\n`).join('') },
    ]
    return this.shown
  }

  /** Writes what was shown last. Throws DISK_FULL, EXPORT_FAILED, or INVALID_STATE where nothing was shown. */
  async save(path: string): Promise<void> {
    if (!this.shown) throw new CodedError('INVALID_STATE')
    const files = Object.fromEntries(this.shown.map(({ name, text }) => [name, strToU8(text)]))
    try {
      await this.ports.writeFile(path, zipSync(files, { level: 6 }))
    } catch (cause) {
      throw cause instanceof CodedError ? cause : new CodedError('EXPORT_FAILED', null, { cause })
    }
  }
}

/** How often each event of the log came with each error, the most frequent first. */
function errorCounts(log: readonly SafeLine[]): readonly object[] {
  const counts = new Map<string, { event: unknown; error: unknown; code: unknown; count: number }>()
  for (const { level, event, error = null, code = null } of log) {
    if (typeof level !== 'number' || level < 40) continue
    const key = JSON.stringify([event, error, code])
    const entry = counts.get(key) ?? { event, error, code, count: 0 }
    counts.set(key, { ...entry, count: entry.count + 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}
