import type { ErrorCode } from '../../../shared/errors/codes'
import { CodedError, toEnvelope } from '../../../shared/errors/coded-error'
import type { OutboxChange, OutboxItem } from '../../../shared/domain/outbox'
import { RemoteError } from '../../../shared/errors/remote-error'
import type { ServiceContext } from '../context'
import type { Remote } from '../ports/remote'
import { retryTime } from './outbox-timing'

/** What the steps of the outbox work with. */
export interface Step {
  readonly context: ServiceContext
  readonly remote: Remote
  readonly signal: AbortSignal
  changed(): void
  /** A result has been put beside the document's reading. */
  merged(document: string): void
}

/** Nothing more can be sent until a human, or time, has changed something. */
export class Held extends Error {
  override readonly name = 'Held'
  constructor(readonly code: ErrorCode) {
    super(code)
  }
}

const holding: ReadonlySet<ErrorCode> = new Set([
  'NETWORK_OFF',
  'REMOTE_NOT_SET',
  'REMOTE_CREDENTIALS',
  'STORAGE_REFUSED',
])

/** True for what only a human changes: nothing is gained by trying again before. */
export const waitsForHuman = (code: ErrorCode): boolean => holding.has(code)

const passing: ReadonlySet<ErrorCode> = new Set(['REMOTE_UNREACHABLE', 'REMOTE_BUSY', 'REMOTE_ANSWER', 'DISK_FULL'])

/** Changes items, and says so. */
export function change(step: Pick<Step, 'context' | 'changed'>, ids: readonly string[], to: OutboxChange): void {
  const changedAt = step.context.now().toISOString()
  step.context.store.write((tx) => {
    for (const id of ids) tx.outbox.update(id, { ...to, changedAt })
  })
  step.changed()
}

/**
 * Puts items that could not go on back to where they were, with the reason: to be tried again later where that may
 * help, else failed. Throws Held where nothing else can go on either; what was ended by `signal` is left as it is.
 */
export function putBack(step: Step, items: readonly OutboxItem[], back: OutboxChange, error: unknown): void {
  if (step.signal.aborted) return
  const { code, detail } = toEnvelope(error)
  const now = step.context.now()
  const ids = items.map(({ id }) => id)
  if (holding.has(code)) {
    change(step, ids, { ...back, reason: code, detail })
    throw new Held(code)
  }
  if (!passing.has(code)) {
    if (!(error instanceof CodedError)) step.context.log.error('outbox_failed', error)
    return change(step, ids, { ...back, state: 'FAILED', reason: code, detail })
  }
  const wanted = error instanceof RemoteError ? error.facts.retryAfterMs : null
  for (const { id, attempts } of items) {
    const notBefore = retryTime(now, attempts + 1, wanted)
    change(step, [id], { ...back, attempts: attempts + 1, notBefore, reason: code, detail })
  }
}
