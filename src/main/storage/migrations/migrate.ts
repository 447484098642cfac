import type Database from 'better-sqlite3'
import { CodedError } from '../../../shared/errors/coded-error'
import { migrations } from './index'

/** The version that this build writes. */
export const currentVersion: number = migrations.at(-1)?.version ?? 0

/**
 * Brings the database to `upTo`, a transaction for each step: a crash leaves the version before or after it.
 * Throws STORE_NEWER where the file was written by a later build.
 */
export function migrate(raw: Database.Database, upTo: number = currentVersion): void {
  const version = raw.pragma('user_version', { simple: true }) as number
  if (version > currentVersion) throw new CodedError('STORE_NEWER', `${version} > ${currentVersion}`)
  for (const step of migrations) {
    if (step.version <= version || step.version > upTo) continue
    raw
      .transaction(() => {
        // Another process that has the file open too may just have taken this step.
        if ((raw.pragma('user_version', { simple: true }) as number) >= step.version) return
        raw.exec(step.sql)
        raw.pragma(`user_version = ${step.version}`)
      })
      .exclusive()
  }
}
