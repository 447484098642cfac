import { createStore } from '../lib/store'

export type Screen =
  | { readonly kind: 'queue' }
  | { readonly kind: 'addresses' }
  | { readonly kind: 'review'; readonly id: string }
  | { readonly kind: 'cases' }
  | { readonly kind: 'case'; readonly id: string }
  | { readonly kind: 'batches'; readonly batch: number | null }
  | { readonly kind: 'onboarding'; readonly id: string | null }
  | { readonly kind: 'log' }
  /** A chapter's file; null: the first. */
  | { readonly kind: 'guide'; readonly file: string | null }
/** What lies over the screen. */
export type Overlay =
  | { readonly kind: 'none' }
  | { readonly kind: 'settings'; readonly tab?: string; readonly backup?: string }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'diagnostics' }
  | { readonly kind: 'licences' }
  | { readonly kind: 'division'; readonly id: string }
  | { readonly kind: 'export'; readonly ids: readonly string[]; readonly current: string | null }
  | { readonly kind: 'intoCase'; readonly ids: readonly string[] }

export const screenStore = createStore<Screen>({ kind: 'queue' })
export const overlayStore = createStore<Overlay>({ kind: 'none' })

/** Where the arrow of a screen leads. */
const parents = { case: { kind: 'cases' } } as const satisfies Partial<Record<Screen['kind'], Screen>>
/** The screen from which documents or addresses were opened, where that was not the queue. */
let cameFrom: Screen | null = null
/** The screen over which the guide was opened. */
let beforeGuide: Screen = { kind: 'queue' }

/** To where this screen was opened from: a case, a batch, a conversation or the log, else the queue. */
export function goBack(): void {
  const { kind } = screenStore.get()
  if (kind === 'guide') return screenStore.set(beforeGuide)
  const before = kind === 'case' ? parents.case : cameFrom
  cameFrom = null
  screenStore.set(before ?? { kind: 'queue' })
}
/** Away from a case that is there no more. */
export function leaveCase(id: string): void {
  const now = screenStore.get()
  if (now.kind === 'case' && now.id === id) goBack()
}
export const showAddresses = (): void => leaveFor({ kind: 'addresses' })
export const showReview = (id: string): void => leaveFor({ kind: 'review', id })
export const showCases = (): void => screenStore.set({ kind: 'cases' })
export const showCase = (id: string): void => screenStore.set({ kind: 'case', id })
export const showBatches = (batch: number | null = null): void => screenStore.set({ kind: 'batches', batch })
export const showOnboarding = (id: string | null = null): void => screenStore.set({ kind: 'onboarding', id })
export const showLog = (): void => screenStore.set({ kind: 'log' })
export function showGuide(file: string | null = null): void {
  const now = screenStore.get()
  if (now.kind !== 'guide') beforeGuide = now
  screenStore.set({ kind: 'guide', file })
}
export const openOverlay = (overlay: Overlay): void => overlayStore.set(overlay)
export const closeOverlay = (): void => overlayStore.set({ kind: 'none' })

function leaveFor(screen: Screen): void {
  const now = screenStore.get()
  if (now.kind === 'case' || now.kind === 'batches' || now.kind === 'onboarding' || now.kind === 'log') cameFrom = now
  else if (now.kind === 'queue') cameFrom = null
  screenStore.set(screen)
}
