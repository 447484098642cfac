import { randomBytes } from 'node:crypto'
import type { WorkspaceFiles } from '../services'
import {
  keyIdOf,
  openUnkeptWorkspace,
  changeKey,
  idOfKey,
  openWorkspace,
  restoreSnapshot,
  snapshotNames,
  unpackBackup,
  workspaceExists,
} from './open-workspace'

/**
 * The workspace in `folder`, for the service that opens it. `binding`: path of SQLite's native part, null for its own.
 */
export const workspaceFiles = (folder: string, binding: string | null): WorkspaceFiles => ({
  exists: () => workspaceExists(folder),
  open: (key) => ({ ...openWorkspace(folder, key, binding), tokenKey: key }),
  openUnkept: () => ({ ...openUnkeptWorkspace(binding), tokenKey: randomBytes(32) }),
  keyId: () => keyIdOf(folder),
  idOfKey,
  changeKey: (from, to) => changeKey(folder, from, to, binding),
  snapshots: () => snapshotNames(folder),
  restoreSnapshot: (name) => restoreSnapshot(folder, name),
  unpackBackup: (path, passphrase) => unpackBackup(folder, path, passphrase, binding),
})
