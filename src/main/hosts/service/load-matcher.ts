import { createAddressMatcher } from '../../engine/create-address-matcher'
import type { FindMatcher } from '../../services/local'

/** The address matcher, loaded when it is first asked for. Where its data are missing there is none. */
export function matcherWhenAsked(resources: string, onMissing: (error: unknown) => void): FindMatcher {
  let find: FindMatcher | null = null
  return () => {
    find ??= loadMatcher(resources, onMissing)
    return find()
  }
}

/** Loads the address matcher. Where its data are missing there is none, and `onMissing` hears why. */
export function loadMatcher(resources: string, onMissing: (error: unknown) => void): FindMatcher {
  try {
    const matcher = createAddressMatcher({ resources })
    return () => matcher
  } catch (error) {
    onMissing(error)
    return () => null
  }
}
