import { randomUUID } from 'node:crypto'
import { ClientService, scryptHasher, type NewCredentials } from '../services/local'
import { openWorkspace } from '../storage'
import type { AddClientCommand } from './arguments'
import { dataFolder } from './data-folder'
import { serviceKey } from './service-key'

/** Makes a client, also while a service runs on the folder. */
export async function addClient({ data, name }: AddClientCommand): Promise<NewCredentials> {
  const folder = dataFolder(data)
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
