/** The storage's door. */
export {
  keyIdOf,
  openUnkeptWorkspace,
  openWorkspace,
  restoreSnapshot,
  snapshotNames,
  unpackBackup,
  workspaceExists,
  type OpenWorkspace,
} from './open-workspace'
export { lockFolder } from './lock-folder'
export { writeDurably } from './blobs/write-durably'
export type { Store, StoreReads, StoreWrites } from './store'
export type { BlobStore, HeldBlob } from './blobs/blob-store'
