import { showAddresses, showBatches, showCases, showOnboarding } from '../app/navigation'

/** The screens that are one key away from the queue and from each other. */
export const screenActions = {
  cases: () => showCases(),
  batches: () => showBatches(),
  onboarding: () => showOnboarding(),
  addresses: () => showAddresses(),
} as const

export const screenActionIds = Object.keys(screenActions) as readonly (keyof typeof screenActions)[]
