import type { OutboxView } from '../../shared/domain/outbox'
import { createStore } from '../lib/store'
import { ask, listen } from './ask'

const counts = { WAITING: 0, UPLOADING: 0, SENT: 0, RESULT_PENDING: 0, DONE: 0, FAILED: 0 } as const

export const outboxStore = createStore<OutboxView>({ rows: [], counts, held: null })

/** Follows the outbox from now on; returns what ends it. */
export function followOutbox(): () => void {
  const end = listen('outbox:changed', (view) => outboxStore.set(view))
  // What cannot be had now comes with the next change.
  ask('remote:outbox', {}).then(
    (view) => outboxStore.set(view),
    () => undefined,
  )
  return end
}

/** How many are on their way. */
export const onTheirWay = ({ counts: { WAITING, UPLOADING, SENT, RESULT_PENDING } }: OutboxView): number =>
  WAITING + UPLOADING + SENT + RESULT_PENDING
