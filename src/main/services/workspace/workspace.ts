import { CodedError, toEnvelope } from '../../../shared/errors/coded-error'
import type { ErrorCode } from '../../../shared/errors/codes'
import type { WorkspaceState } from '../../../shared/ipc/app'
import type { Emit } from '../context'
import type { Services } from '../create-services'
import type { Blobs } from '../ports/blobs'
import type { Keeping } from '../ports/keeping'
import type { Keychain } from '../ports/keychain'
import type { Log } from '../ports/log'
import type { ServiceStore } from '../ports/service-store'
import type { Store } from '../ports/store'
import { keyNameOf, newKey, workspaceKey } from './workspace-key'

export interface OpenedWorkspace {
  readonly store: Store & ServiceStore
  readonly blobs: Blobs
  /** From which the tokens of the service are signed. */
  readonly tokenKey: Buffer
  readonly keeping: Keeping | null
}

export interface UnpackedBackup {
  readonly key: Buffer
  readonly keyId: string
  takeOver(): void
}

/** Where a workspace is kept. */
export interface WorkspaceFiles {
  exists(): boolean
  open(key: Buffer): OpenedWorkspace
  openUnkept(): OpenedWorkspace
  /** Tells this workspace's key from others in the keychain; null where there is no workspace. */
  keyId(): string | null
  /** What `keyId` will say of a workspace under this key. */
  idOfKey(key: Buffer): string
  /** Encrypts the workspace anew, which must not be open. Killed at any point, it has the one key or the other. */
  changeKey(from: Buffer, to: Buffer): Promise<void>
  /** Copies of the database within the workspace, newest first. */
  snapshots(): readonly string[]
  restoreSnapshot(name: string): void
  /** Unpacks a backup beside the workspace; `takeOver` puts it in its place. Throws BACKUP_UNREADABLE. */
  unpackBackup(path: string, passphrase: string): Promise<UnpackedBackup>
}

export interface WorkspacePorts {
  readonly keychain: Keychain
  readonly files: WorkspaceFiles
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
      this.begin(files.open(await workspaceKey(keychain, files.exists(), files.keyId())), true)
    })
  }

  /** Opens a workspace in memory, for this run only. */
  goOnUnkept(): Promise<void> {
    return this.once(() => {
      this.begin(this.ports.files.openUnkept(), false)
      return Promise.resolve()
    })
  }

  /**
   * Puts the workspace of a backup in the place of this one, its key into the keychain, and opens it. While the file is
   * looked through, this one stays. Throws BACKUP_UNREADABLE, FILE_UNREADABLE, DISK_FULL, KEYCHAIN_UNAVAILABLE,
   * or INVALID_STATE in a run that keeps nothing.
   */
  async restoreBackup(path: string, passphrase: string): Promise<void> {
    if (this.current.kind === 'open' && !this.current.keptOnDisk) throw new CodedError('INVALID_STATE')
    const { files, keychain } = this.ports
    const unpacked = await files.unpackBackup(path, passphrase)
    await keychain.set(keyNameOf(unpacked.keyId), unpacked.key.toString('hex'))
    await this.close()
    unpacked.takeOver()
    await this.open()
    this.opened?.keeping.noteRestored('backup')
  }

  /**
   * Encrypts everything anew under a new key. The new one is in the keychain before the first byte is written, the
   * former one goes from it at the end. Throws DISK_FULL, KEYCHAIN_UNAVAILABLE, or INVALID_STATE where nothing is kept;
   * then all is as it was.
   */
  async changeKey(): Promise<void> {
    if (this.current.kind !== 'open' || !this.current.keptOnDisk) throw new CodedError('INVALID_STATE')
    const { files, keychain } = this.ports
    const formerId = files.keyId()
    const from = await workspaceKey(keychain, true, formerId)
    const to = await newKey(keychain, (key) => keyNameOf(files.idOfKey(key)))
    await this.close()
    this.become({ kind: 'opening' })
    try {
      await files.changeKey(from, to)
    } finally {
      await this.open()
    }
    this.opened?.keeping.noteKeyChanged()
    // One that came by name was this workspace's alone; the one without may be the key of others, too.
    if (formerId !== null) await keychain.remove(keyNameOf(formerId))
  }

  /** Puts a copy of an earlier day in the place of a damaged database. Throws INVALID_STATE or NOT_FOUND. */
  async restoreSnapshot(name: string): Promise<void> {
    const { files } = this.ports
    if (this.current.kind !== 'blocked' || this.current.error.code !== 'STORE_DAMAGED')
      throw new CodedError('INVALID_STATE')
    if (!files.snapshots().includes(name)) throw new CodedError('NOT_FOUND')
    files.restoreSnapshot(name)
    await this.open()
    this.opened?.keeping.noteRestored(`snapshot ${name}`)
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
    const canGoOnUnkept = !neverUnkept.includes(envelope.code)
    const snapshots = envelope.code === 'STORE_DAMAGED' ? this.ports.files.snapshots() : []
    this.become({ kind: 'blocked', error: envelope, canGoOnUnkept, snapshots })
  }

  private become(state: WorkspaceState): void {
    this.current = state
    this.ports.emit('workspace:state', state)
  }
}
