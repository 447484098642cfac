import { toEnvelope } from '../../../shared/errors/coded-error'
import type { Step } from './outbox-context'

const atOnce = 20

/**
 * Removes images that nothing here needs any more from where they were brought for the service: of documents that it
 * has read, and of erased and withdrawn ones. True where some went; what could not be removed stays on the list.
 */
export async function removeLeft({ context, remote, signal }: Pick<Step, 'context' | 'remote' | 'signal'>) {
  let removed = false
  for (const place of context.store.outbox.leftPlaces(atOnce)) {
    try {
      await remote.storage.remove(place, signal)
    } catch (error) {
      context.log.warn('storage_not_tidied', { why: toEnvelope(error).code })
      return removed
    }
    context.store.write((tx) => tx.outbox.left(place))
    removed = true
  }
  return removed
}
