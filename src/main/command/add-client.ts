import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { ClientService, scryptHasher, type NewCredentials } from '../services/local'
import { openWorkspace } from '../storage'
import type { AddClientCommand } from './arguments'
import { standing } from '../hosts/cli/places'
import { serviceKey } from './service-key'

/** Makes a client, also while a service runs on the folder. */
export async function addClient({ data, name }: AddClientCommand): Promise<NewCredentials> {
  const folder = resolve(standing, data)
  const { store } = openWorkspace(folder, await serviceKey(folder), null, true)
  try {
    const clients = new ClientService({
      store: store.service,
      hasher: scryptHasher,
      now: () => new Date(),
      newId: randomUUID,
    })
    return await clients.add(name)
  } finally {
    store.close()
  }
}
