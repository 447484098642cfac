/** The storage's door. */
export {
  openUnkeptWorkspace,
  openWorkspace,
  restoreSnapshot,
  snapshotNames,
  unpackBackup,
  workspaceExists,
  type OpenWorkspace,
} from './open-workspace'
export { workspaceFiles } from './workspace-files'
export { lockFolder } from './lock-folder'
export { writeDurably } from './blobs/write-durably'
export type { Store, StoreReads, StoreWrites } from './store'
export type { BlobStore, HeldBlob } from './blobs/blob-store'
