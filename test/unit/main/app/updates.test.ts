import { expect, it } from 'vitest'
import { DeskUpdates, type UpdatesParts } from '../../../../src/main/app/updates/updates'
import type { Updater } from '../../../../src/main/app/updates/updater'
import { CodedError } from '../../../../src/shared/errors/coded-error'
import type { UpdateState } from '../../../../src/shared/ipc/updates'

const update = { version: '2.0.0', notes: '' }
const on = { updateChannel: 'stable', noNetwork: false } as const
const off = { updateChannel: 'off', noNetwork: false } as const

function started(double: Partial<Updater> = {}, more: Partial<UpdatesParts> = {}) {
  const states: UpdateState[] = []
  const stopped: string[] = []
  const updates = new DeskUpdates({
    hindrance: null,
    server: 'https://updates.example/',
    createUpdater: (_, channel) =>
      Promise.resolve({
        check: () => Promise.resolve(update),
        download: () => Promise.resolve(),
        install: () => undefined,
        stop: () => void stopped.push(channel),
        ...double,
      }),
    now: () => new Date('2026-11-22T10:00:00Z'),
    onChange: (state) => states.push(state),
    log: { info: () => undefined, error: () => undefined } as never,
    ...more,
  })
  return { updates, states, stopped }
}

it('goes from an offer to what is ready only as it is told', async () => {
  const { updates, states } = started()
  updates.obey(on)
  expect(await updates.check()).toEqual({ kind: 'offered', update })
  expect(() => updates.install()).toThrow(CodedError)
  expect(await updates.download()).toEqual({ kind: 'ready', update })
  expect(states.map(({ kind }) => kind)).toEqual(['current', 'checking', 'offered', 'fetching', 'ready'])
  // Looked for again by the clock: what is ready stays so.
  expect(await updates.check()).toEqual({ kind: 'ready', update })
  updates.stop()
})

it.each([
  ['no-key', on, { hindrance: 'no-key' }],
  ['no-server', on, { server: null }],
  ['no-network', { ...on, noNetwork: true }, {}],
  ['chosen', off, {}],
] as const)('is off: %s', async (reason, wishes, more) => {
  const { updates } = started({}, more)
  updates.obey(wishes)
  expect(await updates.check()).toEqual({ kind: 'off', reason })
})

it('forgets what was fetched when it is turned off, and starts anew for another channel', async () => {
  const { updates, stopped } = started()
  updates.obey(on)
  await updates.check()
  await updates.download()
  updates.obey({ updateChannel: 'beta', noNetwork: false })
  expect(stopped).toEqual(['latest'])
  expect(updates.state.kind).toBe('current')
  await updates.check()
  updates.obey(off)
  expect(stopped).toEqual(['latest', 'beta'])
  expect(updates.state).toEqual({ kind: 'off', reason: 'chosen' })
})

it('does not take the answer of a look that was turned off meanwhile', async () => {
  let answer: (found: typeof update) => void = () => undefined
  const { updates, states } = started({ check: () => new Promise((resolve) => (answer = resolve)) })
  updates.obey(on)
  const looking = updates.check()
  await new Promise((resolve) => setImmediate(resolve))
  updates.obey(off)
  answer(update)
  await looking
  expect(states.at(-1)).toEqual({ kind: 'off', reason: 'chosen' })
})

it('says what went wrong, and can be asked again', async () => {
  let fails = true
  const { updates } = started({
    check: () => (fails ? Promise.reject(new CodedError('UPDATE_UNTRUSTED')) : Promise.resolve(null)),
  })
  updates.obey(on)
  expect(await updates.check()).toEqual({ kind: 'failed', error: { code: 'UPDATE_UNTRUSTED', detail: null } })
  fails = false
  expect(await updates.check()).toEqual({ kind: 'current', checkedAt: '2026-11-22T10:00:00.000Z' })
  updates.stop()
})
