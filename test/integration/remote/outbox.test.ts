import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldOf, readFiles, rowsOf } from '../support/read'
import { panFields, readsAs, readingOf, readerThat, resultOf, field } from '../support/reading'
import { openDesk, until } from '../support/workspace'
import { connectTo, outboxOf, startRemote, untilEnded } from './connected-desk'

const remotePan = [
  field('name_as_per_pan', 'Asha  Rani', 0.97),
  field('father_name', 'MOHAN PAL', 0.9),
  field('pan_number', 'ABCPE1234F', 0.95),
  field('dob', '1990-02-03', 0.9),
  field('nationality', 'INDIAN', 0.9),
]
const remoteReader = readerThat((request) => Promise.resolve(resultOf(readingOf('PAN', remotePan), request)))

it('ends while a service that took the question for a token never answers', async () => {
  let asked = 0
  const silent = createServer(() => void (asked += 1))
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const desk = openDesk(readsAs('PAN', panFields))
  const [id = ''] = await readFiles(desk, 'one.png')
  const { connection, settings, outbox } = desk.services
  const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  settings.set({ connection: { ...settings.get().connection, baseUrl } })
  await connection.setSecrets({ clientId: 'client', clientSecret: 'secret' })
  outbox.send([id], 'both')
  await until(() => asked > 0)
  await desk.services.close()
  // One try of four, each of which waits for half a minute.
  expect(asked).toBe(1)
  silent.closeAllConnections()
  silent.close()
})

describe('a desk connected to a service', () => {
  let remote: Awaited<ReturnType<typeof startRemote>>
  beforeAll(async () => void (remote = await startRemote({ reader: remoteReader })))
  afterAll(() => remote.close())

  it('is asked with the secrets that were given last, also while they are on their way into the keychain', async () => {
    const desk = openDesk(readsAs('PAN', panFields))
    const { connection, settings } = desk.services
    const { client_id, client_secret } = remote.world.acme
    settings.set({ connection: { ...settings.get().connection, baseUrl: remote.url } })
    await connection.setSecrets({ clientId: client_id, clientSecret: 'wrong' })
    expect((await connection.test()).service?.code).toBe('REMOTE_CREDENTIALS')
    const { set } = desk.context.keychain
    desk.context.keychain.set = async (...given) => {
      await new Promise((done) => setTimeout(done, 50))
      return set(...given)
    }
    // As a click on the test does that leaves the field: the two set off together.
    void connection.setSecrets({ clientSecret: client_secret })
    void connection.setSecrets({ matchClientId: 'other' })
    expect((await connection.test()).service).toBeNull()
    expect(await connection.given()).toMatchObject({ clientId: true, clientSecret: true, matchClientId: true })
    await desk.services.close()
  })

  it('sends documents, and puts what comes back beside what it has read itself', async () => {
    const desk = openDesk(readsAs('PAN', panFields, ['INDIAN', 'ASHA', 'RANI']))
    const [id = '', other = ''] = await readFiles(desk, 'one.png', 'two.png')
    await connectTo(desk, remote.url, remote.world)
    expect(await desk.services.connection.test()).toEqual({ service: null, storage: null })
    expect(desk.services.outbox.send([id, other, id], 'both')).toBe(2)
    expect(desk.services.outbox.send([id], 'both')).toBe(0)
    await untilEnded(desk)
    expect(outboxOf(desk).map(({ state, reason }) => [state, reason])).toEqual([
      ['DONE', null],
      ['DONE', null],
    ])

    const name = fieldOf(desk, id, 'name_as_per_pan')
    expect([name?.value, name?.reasons[0]?.code]).toEqual(['ASHA RANI', 'remote_agrees'])
    const dob = fieldOf(desk, id, 'dob')
    // Our own engine at another machine says nothing new.
    expect([dob?.confidence, dob?.reasons[0]?.code]).toEqual([0.5, 'remote_agrees'])
    const father = fieldOf(desk, id, 'father_name')
    expect([father?.value, father?.needsHuman, father?.reasons[0]?.code]).toEqual([
      'MOHAN LAL',
      true,
      'remote_disagrees',
    ])
    expect(father?.alternates[0]).toMatchObject({ value: 'MOHAN PAL', kind: 'remote' })
    const nationality = fieldOf(desk, id, 'nationality')
    expect(nationality).toMatchObject({ value: 'INDIAN', needsHuman: true, reasons: [{ code: 'remote_only' }] })
    expect(nationality?.evidence[0]?.quad).not.toBeNull()
    expect(rowsOf(desk).map((row) => row.disagreements)).toEqual([1, 1])
    await desk.services.close()
  })
})
