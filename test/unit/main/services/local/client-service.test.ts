import { expect, it } from 'vitest'
import { ClientService } from '../../../../../src/main/services/local'
import { openUnkeptWorkspace } from '../../../../../src/main/storage'

it('asks the slow hash once for many first calls at once, and never again for a secret that was right', async () => {
  const { store } = openUnkeptWorkspace(null)
  let asked = 0
  const hasher = {
    hash: (secret: string) => Promise.resolve(`hash of ${secret}`),
    verify: async (secret: string, hash: string) => {
      asked += 1
      await new Promise((done) => setTimeout(done, 10))
      return hash === `hash of ${secret}`
    },
  }
  const clients = new ClientService({ store: store.service, hasher, now: () => new Date(), newId: () => 'client' })
  const { client_id, client_secret } = await clients.add('Acme')
  expect(store.service.clients.byId(client_id)?.secretHash).toBe(`hash of ${client_secret}`)
  const prove = () => clients.prove(client_id, client_secret)
  const found = await Promise.all(Array.from({ length: 50 }, prove))
  expect(found.every((client) => client?.name === 'Acme')).toBe(true)
  expect((await prove())?.id).toBe(client_id)
  expect(asked).toBe(1)
  expect(await clients.prove(client_id, 'wrong')).toBeNull()
  expect(await clients.prove(client_id, 'wrong')).toBeNull()
  expect(asked).toBe(3)
  expect(await clients.prove('nobody', client_secret)).toBeNull()
  store.close()
})
