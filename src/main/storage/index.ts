/** The storage's door. */
export { openUnkeptWorkspace, openWorkspace, workspaceExists, type OpenWorkspace } from './open-workspace'
export type { Store, StoreReads, StoreWrites } from './store'
export type { BlobStore, HeldBlob } from './blobs/blob-store'
