import { createStore } from '../lib/store'

export type Screen =
  { readonly kind: 'queue' } | { readonly kind: 'addresses' } | { readonly kind: 'review'; readonly id: string }
/** What lies over the screen. */
export type Overlay =
  | { readonly kind: 'none' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'export'; readonly ids: readonly string[]; readonly current: string | null }

export const screenStore = createStore<Screen>({ kind: 'queue' })
export const overlayStore = createStore<Overlay>({ kind: 'none' })

export const showQueue = (): void => screenStore.set({ kind: 'queue' })
export const showAddresses = (): void => screenStore.set({ kind: 'addresses' })
export const showReview = (id: string): void => screenStore.set({ kind: 'review', id })
export const openOverlay = (overlay: Overlay): void => overlayStore.set(overlay)
export const closeOverlay = (): void => overlayStore.set({ kind: 'none' })
