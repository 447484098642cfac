import { CodedError, toEnvelope } from '../../../shared/errors/coded-error'
import type { ErrorCode } from '../../../shared/errors/codes'
import type { WorkspaceState } from '../../../shared/ipc/app'
import type { Emit } from '../context'
import type { Services } from '../create-services'
import type { Blobs } from '../ports/blobs'
import type { Keychain } from '../ports/keychain'
import type { Log } from '../ports/log'
import type { ServiceStore } from '../ports/service-store'
import type { Store } from '../ports/store'
import { workspaceKey } from './workspace-key'

export interface OpenedWorkspace {
  readonly store: Store & ServiceStore
  readonly blobs: Blobs
  /** From which the tokens of the service are signed. */
  readonly tokenKey: Buffer
}

export interface WorkspacePorts {
  readonly keychain: Keychain
  readonly files: {
    exists(): boolean
    open(key: Buffer): OpenedWorkspace
    openUnkept(): OpenedWorkspace
  }
  readonly services: (opened: OpenedWorkspace) => Services
  readonly emit: Emit
  readonly log: Log
}

/** Where going on without keeping anything is no answer: the other window has the workspace. */
const neverUnkept: readonly ErrorCode[] = ['STORE_IN_USE']

/** The workspace and how it stands: opening, open, or blocked with the reason. */
export class Workspace {
  private current: WorkspaceState = { kind: 'opening' }
  private opened: Services | null = null
  private busy: Promise<void> | null = null

  constructor(private readonly ports: WorkspacePorts) {}

  get state(): WorkspaceState {
    return this.current
  }

  /** The use cases; throws what blocks the workspace. */
  get services(): Services {
    if (this.opened) return this.opened
    const state = this.current
    throw state.kind === 'blocked'
      ? new CodedError(state.error.code, state.error.detail)
      : new CodedError('STORE_IN_USE')
  }

  /** Opens the kept workspace. Never throws: what goes wrong becomes the state. */
  open(): Promise<void> {
    return this.once(async () => {
      this.become({ kind: 'opening' })
      const { files, keychain } = this.ports
      this.begin(files.open(await workspaceKey(keychain, files.exists())), true)
    })
  }

  /** Opens a workspace in memory, for this run only. */
  goOnUnkept(): Promise<void> {
    return this.once(() => {
      this.begin(this.ports.files.openUnkept(), false)
      return Promise.resolve()
    })
  }

  async close(): Promise<void> {
    await this.opened?.close()
    this.opened = null
  }

  /** A second call while the first is at work waits for it, lest the workspace shut itself out. */
  private once(work: () => Promise<void>): Promise<void> {
    if (this.opened) return Promise.resolve()
    this.busy ??= Promise.resolve()
      .then(work)
      .catch((error: unknown) => this.block(error))
      .finally(() => (this.busy = null))
    return this.busy
  }

  private begin(opened: OpenedWorkspace, keptOnDisk: boolean): void {
    try {
      const services = this.ports.services(opened)
      services.start()
      this.opened = services
    } catch (error) {
      opened.store.close()
      throw error
    }
    this.become({ kind: 'open', keptOnDisk })
  }

  private block(error: unknown): void {
    this.ports.log.error('workspace_blocked', error)
    const envelope = toEnvelope(error)
    this.become({ kind: 'blocked', error: envelope, canGoOnUnkept: !neverUnkept.includes(envelope.code) })
  }

  private become(state: WorkspaceState): void {
    this.current = state
    this.ports.emit('workspace:state', state)
  }
}
