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

/** How often a document that waits was begun within a minute, while nothing can go on for `code`. */
async function triesIn(code: ErrorCode): Promise<number> {
  let tries = 0
  const waiting = { id: 'one', document: 'd', wanted: 'both', state: 'WAITING', notBefore: null }
  const context = {
    store: {
      outbox: { inStates: () => [waiting], latest: () => [], counts: () => [], leftPlaces: () => [] },
      documents: { byId: () => undefined },
    },
    now: () => new Date(),
    emit: () => undefined,
    log: { error: () => undefined },
  } as unknown as ServiceContext
  const connection = {
    current: () => {
      tries += 1
      return Promise.reject(new CodedError(code))
    },
  } as unknown as ConnectionService
  const outbox = new OutboxService(context, {} as SettingsService, connection, {} as ChangeNotifier)
  outbox.kick()
  await vi.advanceTimersByTimeAsync(60_000)
  await outbox.stop()
  return tries
}

it.each(['DISK_FULL', 'KEYCHAIN_UNAVAILABLE', 'INTERNAL'] as const)('goes on by itself after %s', async (code) => {
  expect(await triesIn(code)).toBeGreaterThan(2)
})

it.each(['REMOTE_NOT_SET', 'REMOTE_CREDENTIALS', 'NETWORK_OFF'] as const)('waits for a human at %s', async (code) => {
  expect(await triesIn(code)).toBe(1)
})
