import { defaultSettings, type Settings } from '../../shared/ipc/app'
import { createStore } from '../lib/store'
import { ask } from './ask'

export const settingsStore = createStore<Settings>(defaultSettings)

export async function loadSettings(): Promise<void> {
  settingsStore.set(await ask('settings:get', {}))
}

let underWay: Promise<unknown> = Promise.resolve()

/** Until the last change was written or not: the analyst may first be asked whether it is allowed. Never rejects. */
export const settingsKept = (): Promise<unknown> => underWay

/** Shown at once, and taken back where it could not be written or was not allowed. */
export async function changeSettings(patch: Partial<Settings>): Promise<void> {
  const before = settingsStore.get()
  settingsStore.set({ ...before, ...patch })
  try {
    const kept = ask('settings:set', patch)
    underWay = kept.catch(() => undefined)
    settingsStore.set(await kept)
  } catch (error) {
    settingsStore.set(before)
    throw error
  }
}
