import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodedError } from '../../../../../src/shared/errors/coded-error'
import type { ErrorCode } from '../../../../../src/shared/errors/codes'
import type { ChangeNotifier } from '../../../../../src/main/services/change-notifier'
import type { ServiceContext } from '../../../../../src/main/services/context'
import type { ConnectionService } from '../../../../../src/main/services/remote/connection-service'
import { OutboxService } from '../../../../../src/main/services/remote/outbox-service'
import type { SettingsService } from '../../../../../src/main/services/settings/settings-service'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An outbox with one document that waits, over a store that can be closed; `current` says what the service does. */
function outboxOver(current: () => Promise<never>) {
  let isClosed = false
  const read = <T>(rows: readonly T[]) => {
    if (isClosed) throw new Error('The database connection is not open')
    return rows
  }
  const waiting = { id: 'one', document: 'd', wanted: 'both', state: 'WAITING', notBefore: null }
  const context = {
    store: {
      outbox: { inStates: () => read([waiting]), latest: () => [], counts: () => read([]), leftPlaces: () => [] },
      documents: { byId: () => undefined },
      write: () => undefined,
    },
    now: () => new Date(),
    emit: () => undefined,
    log: { error: () => undefined },
  } as unknown as ServiceContext
  const connection = { current } as unknown as ConnectionService
  const outbox = new OutboxService(context, {} as SettingsService, connection, {} as ChangeNotifier)
  return { outbox, closeStore: () => void (isClosed = true) }
}

/** How often a document that waits was begun within a minute, while nothing can go on for `code`. */
async function triesIn(code: ErrorCode): Promise<number> {
  const current = vi.fn(() => Promise.reject(new CodedError(code)))
  const { outbox } = outboxOver(current)
  outbox.kick()
  await vi.advanceTimersByTimeAsync(60_000)
  await outbox.stop()
  return current.mock.calls.length
}

it('asks a store that is closed for nothing, though a try ends while it stops', async () => {
  let fail = (_error: Error): void => undefined
  const { outbox, closeStore } = outboxOver(() => new Promise((_resolve, reject) => void (fail = reject)))
  outbox.kick()
  const stopped = outbox.stop()
  fail(new CodedError('REMOTE_CREDENTIALS'))
  outbox.withdraw([])
  await stopped
  closeStore()
  await vi.advanceTimersByTimeAsync(60_000)
})

it.each(['DISK_FULL', 'KEYCHAIN_UNAVAILABLE', 'INTERNAL'] as const)('goes on by itself after %s', async (code) => {
  expect(await triesIn(code)).toBeGreaterThan(2)
})

it.each(['REMOTE_NOT_SET', 'REMOTE_CREDENTIALS', 'NETWORK_OFF'] as const)('waits for a human at %s', async (code) => {
  expect(await triesIn(code)).toBe(1)
})
