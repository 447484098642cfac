import { randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Keeping } from '../services'
import { snapshotsIn } from './backup/snapshots'
import { writeBackup } from './backup/write-backup'
import type { Connection } from './database/database'

/** Copies and size of the workspace in `folder`, open as `connection` under `key`. */
export function keepingOf(folder: string, database: string, key: Buffer, connection: Connection): Keeping {
  const snapshots = snapshotsIn(folder)
  return {
    backup: async (target, passphrase) => {
      const copy = join(folder, `${randomUUID()}.part`)
      try {
        connection.copyTo(copy)
        return await writeBackup({ key, database: copy, blobs: join(folder, 'blobs') }, passphrase, target)
      } finally {
        rmSync(copy, { force: true })
      }
    },
    snapshot: (at) => snapshots.add(at, (path) => connection.copyTo(path)),
    snapshots: () => snapshots.list(),
    dropSnapshots: () => snapshots.clear(),
    compact: () => {
      const before = statSync(database).size
      connection.compact()
      return { before, after: statSync(database).size }
    },
  }
}
