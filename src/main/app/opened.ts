import { basename } from 'node:path'
import type { Opened } from '../../shared/ipc/app'
import { emit } from './emit'
import type { Given } from './given'

/** What was last given to be shown, until the window asks for it; a backup's path stays here. */
export class OpenedByOthers {
  private waiting: Opened | null = null
  private path: string | null = null

  give({ backup, link }: Given): void {
    if (backup !== null) {
      this.path = backup
      this.waiting = { kind: 'backup', fileName: basename(backup) }
    } else if (link) this.waiting = { kind: 'document', id: link.document }
    if (this.waiting) emit('app:opened', null)
  }

  take(): Opened | null {
    const { waiting } = this
    this.waiting = null
    return waiting
  }

  /** The backup that was last given; null where there was none. */
  get backup(): string | null {
    return this.path
  }
}
