import type { LocalContext } from '../context'
import { deskClientId } from '../desk-client'

const dayMs = 24 * 3600 * 1000

/** What was created before this is past its retention. */
export const expiry = ({ now, retentionDays }: Pick<LocalContext, 'now' | 'retentionDays'>): string =>
  new Date(now().getTime() - retentionDays * dayMs).toISOString()

const atOnce = 200

/** Deletes batches and flows past their retention, and sessions whose tokens have all ended; a few at a time. */
export function purge(context: Pick<LocalContext, 'store' | 'now' | 'retentionDays'>): void {
  const { store, now } = context
  const before = expiry(context)
  const batches = store.batches.createdBefore(before, atOnce)
  const flows = store.flows.createdBefore(before, atOnce, deskClientId)
  store.write((tx) => {
    for (const batch of batches) if (batch.flow === null) tx.batches.remove(batch.number)
    for (const flow of flows) tx.flows.remove(flow.id)
    tx.sessions.removeCreatedBefore(new Date(now().getTime() - 2 * dayMs).toISOString())
  })
}
