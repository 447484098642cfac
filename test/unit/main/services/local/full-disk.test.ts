import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CodedError } from '../../../../../src/shared/errors/coded-error'
import type { LocalContext } from '../../../../../src/main/services/local'
import { DeliveryService } from '../../../../../src/main/services/local/callbacks/delivery-service'
import { FileQueue } from '../../../../../src/main/services/local/queue/file-queue'
import type { KeptFiles } from '../../../../../src/main/services/local/uploads/kept-files'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A store in which nothing can be written while its disk is full. */
function disk<Tables>(tables: Tables) {
  const state = { full: false }
  const write = <T>(work: (tx: Tables) => T): T => {
    if (state.full) throw new CodedError('DISK_FULL')
    return work(tables)
  }
  return { state, store: { ...tables, write } }
}

describe('a disk that is full', () => {
  it('keeps a callback from being sent over and over, for nobody would know of it', async () => {
    const delivery = { id: 'd', flow: 'f', attempts: 0, body: '{}', status: 'PENDING' }
    const { state, store } = disk({
      deliveries: {
        due: () => (delivery.status === 'PENDING' ? [delivery] : []),
        ofFlow: () => [delivery],
        nextDueAt: () => null,
        append: () => undefined,
        update: (_id: string, { status }: { readonly status: string }) => void (delivery.status = status),
      },
      flows: { byId: () => ({ id: 'f', client: 'c', authUrl: 'https://a', callbackUrl: 'https://b' }) },
      clients: { byId: () => ({ callbackSecret: 'secret' }) },
    })
    const postJson = vi.fn(() => Promise.resolve({ status: 200, body: '{"access_token":"t"}' }))
    const context = { store, postJson, log, now: () => new Date(), meter: { delivered: () => undefined } }
    const deliveries = new DeliveryService(context as unknown as LocalContext)
    state.full = true
    deliveries.kick()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(postJson).toHaveBeenCalledTimes(2)
    state.full = false
    await vi.advanceTimersByTimeAsync(20_000)
    expect([delivery.status, postJson.mock.calls.length]).toEqual(['DELIVERED', 4])
    await deliveries.stop(0)
  })

  it.each(['as it is begun', 'while it is fetched'] as const)('ends no file: full %s', async (moment) => {
    const file = { number: 1, id: 'one', lane: 'a', url: 'https://a', state: 'QUEUED' }
    const { state, store } = disk({
      files: {
        counts: () => ({ waiting: 1, fetched: 0 }),
        waitingLanes: () => (file.state === 'QUEUED' ? ['a'] : []),
        firstWaiting: () => [file],
        fetched: () => [],
        move: (_number: number, from: string, to: string) => {
          if (file.state !== from) return false
          file.state = to
          return true
        },
        keepFetched: () => {
          file.state = 'PROCESSING'
          return true
        },
      },
    })
    const fetchFile = vi.fn(() => {
      state.full = moment === 'while it is fetched' && fetchFile.mock.calls.length === 1
      return Promise.resolve(Buffer.from('x'))
    })
    const release = vi.fn()
    const blobs = { put: () => Promise.resolve({ name: 'b', release }), collect: () => Promise.resolve() }
    const meter = { fetched: () => undefined }
    const context = { store, blobs, fetchFile, meter, log, reader: { size: 0 } } as unknown as LocalContext
    const queue = new FileQueue(
      context,
      { blobOf: () => null } as unknown as KeptFiles,
      () => false,
      () => undefined,
    )
    state.full = moment === 'as it is begun'
    queue.kick()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(file.state).not.toBe('PROCESSING')
    state.full = false
    await vi.advanceTimersByTimeAsync(20_000)
    expect(file.state).toBe('PROCESSING')
    expect(release).toHaveBeenCalledTimes(fetchFile.mock.calls.length)
    await queue.stop(0)
  })
})
