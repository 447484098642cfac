import { basename } from 'node:path'
import { CodedError } from '../../../shared/errors/coded-error'
import { auditEntry, type AuditAction } from '../audit/entry'
import type { ServiceContext } from '../context'
import type { Keeping } from '../ports/keeping'

const day = 86_400_000
const everyHour = 3_600_000

/** Backups, the daily copy, and the size of the workspace; every one of them is logged. */
export class KeepingService {
  private timer: NodeJS.Timeout | null = null

  constructor(private readonly context: ServiceContext) {}

  start(): void {
    // Not while the desk is being opened: the copy takes its time in a large workspace.
    this.timer = setTimeout(() => {
      this.tryToCopy()
      this.timer = setInterval(() => this.tryToCopy(), everyHour)
    }, 60_000)
  }

  /**
   * Called when nothing writes any more. A run that was too short for its copy makes it now: the next start may need
   * it.
   */
  stop(): void {
    if (this.timer) clearInterval(this.timer)
    this.tryToCopy()
  }

  /** Writes everything to one file. Throws DISK_FULL, EXPORT_FAILED, or INVALID_STATE where nothing is on the disk. */
  async backup(path: string, passphrase: string): Promise<number> {
    // Logged first: a backup that nobody knows of must not be.
    this.note('backed_up', basename(path))
    try {
      return await this.kept().backup(path, passphrase)
    } catch (cause) {
      throw cause instanceof CodedError ? cause : new CodedError('EXPORT_FAILED', null, { cause })
    }
  }

  /** Sizes of the database in bytes. */
  compact(): { readonly before: number; readonly after: number } {
    const sizes = this.kept().compact()
    this.note('compacted', null)
    return sizes
  }

  /** Newest first. */
  snapshots(): readonly string[] {
    return this.context.keeping?.snapshots() ?? []
  }

  /** Makes a copy where the last one is a day old, or there is none. */
  copyDaily(): void {
    const { keeping, now } = this.context
    const [last] = keeping?.snapshots() ?? []
    const dayAgo = stampOf(new Date(now().getTime() - day))
    if (keeping && (last === undefined || last <= dayAgo || last > stampOf(now()))) keeping.snapshot(now())
  }

  private tryToCopy(): void {
    try {
      this.copyDaily()
    } catch (error) {
      this.context.log.error('snapshot_failed', error)
    }
  }

  noteRestored(from: string): void {
    this.note('restored', from)
  }

  noteKeyChanged(): void {
    this.note('key_changed', null)
  }

  private kept(): Keeping {
    const { keeping } = this.context
    if (!keeping) throw new CodedError('INVALID_STATE')
    return keeping
  }

  private note(action: AuditAction, reason: string | null): void {
    this.context.store.write((tx) => tx.audit.append(auditEntry(this.context, action, { reason })))
  }
}

const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')
