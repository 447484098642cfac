import { limits } from '../../../shared/contract/limits'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { RemoteError } from '../../../shared/errors/remote-error'
import type { OutboxItem } from '../../../shared/domain/outbox'
import { auditEntry } from '../audit/entry'
import { change, putBack, type Step } from './outbox-context'
import { isDue, pollTime } from './outbox-timing'

/**
 * Hands uploaded images over to the service, and asks again about those of which it is not known whether they arrived.
 * That something is being handed over, and under which key, is on the disk before the first byte leaves: whatever
 * happens then, it is never handed over a second time, unless the service is known to take the same key once.
 * False where there was nothing to do.
 */
export async function handOverStep(step: Step): Promise<boolean> {
  const { store, now, newId } = step.context
  const [first] = store.outbox.inStates(['SENT'], limits.filesPerUpload).filter((item) => isDue(item, now()))
  if (first) {
    const again = store.outbox.inStates(['SENT'], Number.MAX_SAFE_INTEGER).filter((i) => i.sending === first.sending)
    await send(step, again, first.sending ?? '')
    return true
  }
  const ready = store.outbox
    .inStates(['UPLOADING'], limits.filesPerUpload)
    .filter((item) => item.place !== null && isDue(item, now()))
  if (ready.length === 0) return false
  try {
    // Credentials and reach are proven before anything is at stake.
    await step.remote.prepare(step.signal)
  } catch (error) {
    putBack(step, ready, {}, error)
    return true
  }
  const sending = newId()
  const sent = { state: 'SENT', sending, repeatable: step.remote.isOwn } as const
  store.write((tx) => {
    for (const { id, document } of ready) {
      tx.outbox.update(id, { ...sent, notBefore: null, reason: null, detail: null, changedAt: now().toISOString() })
      tx.audit.append(auditEntry(step.context, 'sent_to_service', { documentId: document }))
    }
  })
  step.changed()
  await send(
    step,
    ready.map((item) => ({ ...item, ...sent })),
    sending,
  )
  return true
}

async function send(step: Step, items: readonly OutboxItem[], key: string): Promise<void> {
  const { remote, signal, context } = step
  try {
    const files = await Promise.all(
      items.map(async ({ id, place }) => ({ id, url: await remote.storage.urlOf(place ?? '') })),
    )
    const results = await remote.handOver(files, key, signal)
    const batches = new Map(results.map((result) => [result.document_id, result.batch_id]))
    // Every entry of one upload has the same batch.
    const only = results[0]?.batch_id
    for (const { id } of items) {
      const remoteBatch = batches.get(id) ?? only
      if (remoteBatch === undefined) throw new RemoteError('REMOTE_ANSWER', { mayHaveArrived: true })
      const notBefore = pollTime(context.now(), 0)
      change(step, [id], { state: 'RESULT_PENDING', remoteBatch, attempts: 0, notBefore, reason: null, detail: null })
    }
  } catch (error) {
    unsent(step, items, error)
  }
}

function unsent(step: Step, items: readonly OutboxItem[], error: unknown): void {
  const arrived = !(error instanceof RemoteError) || error.facts.mayHaveArrived
  if (!arrived) return putBack(step, items, { state: 'UPLOADING', sending: null }, error)
  if (items.every((item) => item.repeatable)) return putBack(step, items, {}, error)
  giveUp(step, items, toEnvelope(error).detail)
}

/** Nobody knows whether these arrived, and asking again might make two of one: a human decides. */
export function giveUp(
  step: Pick<Step, 'context' | 'changed'>,
  items: readonly OutboxItem[],
  detail: string | null = null,
): void {
  const ids = items.map(({ id }) => id)
  if (ids.length > 0) change(step, ids, { state: 'FAILED', reason: 'REMOTE_UNCERTAIN', detail })
}
