import { CodedError } from '../../../shared/errors/coded-error'
import type { ErrorCode } from '../../../shared/errors/codes'

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null

const codes: readonly (readonly [prefix: string, code: ErrorCode])[] = [
  ['SQLITE_FULL', 'DISK_FULL'],
  ['SQLITE_IOERR_WRITE', 'DISK_FULL'],
  ['SQLITE_NOTADB', 'STORE_UNREADABLE'],
  ['SQLITE_CORRUPT', 'STORE_DAMAGED'],
  ['SQLITE_BUSY', 'STORE_IN_USE'],
  ['SQLITE_CANTOPEN', 'STORE_UNREADABLE'],
  ['SQLITE_READONLY', 'STORE_READ_ONLY'],
  // Locking a file on a disk that may not be written fails so, and what is on a drive that was pulled out.
  ['SQLITE_IOERR', 'STORE_READ_ONLY'],
  ['ENOSPC', 'DISK_FULL'],
  ['EDQUOT', 'DISK_FULL'],
  ['EACCES', 'STORE_UNREADABLE'],
  ['EPERM', 'STORE_UNREADABLE'],
  ['EROFS', 'STORE_READ_ONLY'],
]

/** What SQLite or the file system says, in the registry's words; anything unknown is passed on as it is. */
export function toStoreError(error: unknown): unknown {
  const code = codeOf(error)
  const match = codes.find(([prefix]) => code === prefix || code?.startsWith(`${prefix}_`))
  return match ? new CodedError(match[1], null, { cause: error }) : error
}

/** Runs `work`; what it throws comes out coded. */
export function coded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw toStoreError(error)
  }
}
