import type { LanguageState } from '../../shared/domain/languages'
import { createStore } from '../lib/store'
import { ask, listen } from './ask'

/** The languages that can be added; empty until the main process has said where they stand. */
export const languageStore = createStore<readonly LanguageState[]>([])

/** Follows them from now on; returns what ends it. Rejections of the first question go to `onError`. */
export function followLanguages(onError: (error: unknown) => void): () => void {
  const end = listen('languages:changed', (states) => languageStore.set(states))
  ask('languages:list', {}).then((states) => languageStore.set(states), onError)
  return end
}
