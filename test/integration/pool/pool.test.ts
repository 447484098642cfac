import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import type { ReadRequest, ReadResult } from '../../../src/main/engine'
import { forkWorker, ReaderPool, type WorkerProcess } from '../../../src/main/hosts/pool'
import type { PoolOptions } from '../../../src/main/hosts/pool/pool'
import type { Task } from '../../../src/main/hosts/pool/protocol'

const entry = fileURLToPath(new URL('worker-double.mjs', import.meta.url))
const request = (order: string): ReadRequest => ({
  bytes: Buffer.from(order),
  forcedType: null,
})
const orderOf = (task: Task): string => (task.kind === 'read' ? Buffer.from(task.request.bytes).toString() : task.kind)
const workerOf = (result: ReadResult) =>
  result.reading as unknown as { pid: number; jobs: number; flags: string[]; arenas: string }

let pool: ReaderPool
const spawned: WorkerProcess[] = []
const open = (workers: number, more: Partial<PoolOptions> = {}): ReaderPool => {
  pool = new ReaderPool({
    spawn: () => {
      const worker = forkWorker(entry, { execArgv: [] })
      spawned.push(worker)
      return worker
    },
    config: { resources: '/' },
    workers,
    ...more,
  })
  return pool
}

afterEach(() => {
  pool.close()
  spawned.length = 0
})

describe('the pool of readers', () => {
  it('reads several documents at once, each worker staying warm', async () => {
    open(2)
    const results = await Promise.all(['slow', 'slow', 'slow', 'slow'].map((order) => pool.read(request(order))))
    const workers = new Set(results.map((result) => workerOf(result).pid))
    expect(workers.size).toBe(2)
    expect(spawned).toHaveLength(2)
  })

  it('carries bytes both ways unchanged', async () => {
    const bytes = Buffer.from([0, 255, 128, 10])
    const result = await open(1).read({ ...request(''), bytes })
    expect(Buffer.from(result.thumbnail)).toEqual(bytes)
  })

  it('starts workers that give memory back: few arenas, a bounded space for young objects', async () => {
    const { flags, arenas } = workerOf(await open(1).read(request('ok')))
    expect(flags).toContain('--max-semi-space-size=8')
    expect(arenas).toBe('2')
  })

  it('passes on what the engine says of a bad file, and goes on', async () => {
    open(1)
    await expect(pool.read(request('damaged'))).rejects.toMatchObject({ code: 'DAMAGED' })
    await expect(pool.read(request('ok'))).resolves.toBeDefined()
    expect(spawned).toHaveLength(1)
  })

  it('gives up a document that ends two workers, and that document alone', async () => {
    open(2)
    const [bad, ...others] = await Promise.allSettled(
      ['die', 'slow', 'ok', 'slow'].map((order) => pool.read(request(order))),
    )
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'WORKER_DIED' } })
    expect(others.map((other) => other.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  })

  it('tries a document once more when its worker is killed in the middle of it', async () => {
    const mark = join(mkdtempSync(join(tmpdir(), 'veridesk-')), 'died')
    const result = await open(1).read(request(`die-once:${mark}`))
    expect(workerOf(result).jobs).toBe(1)
    expect(spawned).toHaveLength(2)
  })

  it('ends a worker that takes too long', async () => {
    // The time includes the start of a worker, which a busy machine is slow at.
    open(1, { timeoutFor: (task) => (orderOf(task) === 'hang' ? 300 : 180_000) })
    await expect(pool.read(request('hang'))).rejects.toMatchObject({ code: 'READ_TIMEOUT' })
    await expect(pool.read(request('ok'))).resolves.toBeDefined()
  })

  it('cancels what waits and what is being read', async () => {
    open(1)
    const abort = new AbortController()
    const running = pool.read(request('hang'), abort.signal)
    const waiting = pool.read(request('ok'), abort.signal)
    abort.abort()
    await expect(running).rejects.toMatchObject({ code: 'CANCELLED' })
    await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED' })
    await expect(pool.read(request('ok'))).resolves.toBeDefined()
  })

  it('replaces a worker by count', async () => {
    open(1, { recycle: { maxJobs: 2, maxRss: Infinity } })
    const pids: number[] = []
    for (let i = 0; i < 4; i += 1) pids.push(workerOf(await pool.read(request('ok'))).pid)
    expect(new Set(pids).size).toBe(2)
  })

  it('replaces a worker that has grown', async () => {
    open(1, { recycle: { maxJobs: 100, maxRss: 2 ** 39 } })
    const first = workerOf(await pool.read(request('bloat'))).pid
    expect(workerOf(await pool.read(request('ok'))).pid).not.toBe(first)
  })

  it('begins nothing while paused, and drains afterwards', async () => {
    open(1)
    pool.pause()
    let isRead = false
    const reading = pool.read(request('ok')).then(() => (isRead = true))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isRead).toBe(false)
    pool.resume()
    await pool.drain()
    await reading
    expect(isRead).toBe(true)
  })

  it('binds pages though it is paused, and before the documents that wait', async () => {
    open(1)
    pool.pause()
    const order: string[] = []
    const reading = pool.read(request('ok')).then(() => order.push('read'))
    const bound = await pool.bind([Buffer.from('one'), Buffer.from('two')])
    order.push('bound')
    expect(Buffer.from(bound).toString()).toBe('one two')
    pool.resume()
    await reading
    expect(order).toEqual(['bound', 'read'])
  })

  it('rejects what is under way when it is closed', async () => {
    open(1)
    const running = pool.read(request('hang'))
    pool.close()
    await expect(running).rejects.toMatchObject({ code: 'CANCELLED' })
    await expect(pool.read(request('ok'))).rejects.toMatchObject({ code: 'CANCELLED' })
  })
})
