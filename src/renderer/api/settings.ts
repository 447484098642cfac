import { defaultSettings, type Settings } from '../../shared/ipc/app'
import { createStore } from '../lib/store'
import { ask } from './ask'

export const settingsStore = createStore<Settings>(defaultSettings)

export async function loadSettings(): Promise<void> {
  settingsStore.set(await ask('settings:get', {}))
}

/** Shown at once, and taken back where it could not be written. */
export async function changeSettings(patch: Partial<Settings>): Promise<void> {
  const before = settingsStore.get()
  settingsStore.set({ ...before, ...patch })
  try {
    settingsStore.set(await ask('settings:set', patch))
  } catch (error) {
    settingsStore.set(before)
    throw error
  }
}
