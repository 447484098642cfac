import type { AppInfo } from '../../shared/ipc/app'
import { createStore } from '../lib/store'
import { ask, listen } from './ask'

/** Null until the first answer. */
export const workspaceStore = createStore<AppInfo | null>(null)

/** Follows the workspace from now on. */
export async function followWorkspace(): Promise<void> {
  listen('workspace:state', (workspace) => workspaceStore.update((info) => (info ? { ...info, workspace } : info)))
  workspaceStore.set(await ask('app:info', {}))
}

export const tryAgain = async (): Promise<void> => workspaceStore.set(await ask('app:tryAgain', {}))
export const goOnUnkept = async (): Promise<void> => workspaceStore.set(await ask('app:goOnUnkept', {}))
/** Asks for the file in the system's dialog; where that is closed, nothing happens. */
export const restoreBackup = async (passphrase: string): Promise<void> =>
  void (await ask('keeping:restore', { passphrase }))
export const restoreSnapshot = async (name: string): Promise<void> =>
  void (await ask('keeping:restoreSnapshot', { name }))
