import type { Caller, LocalContext } from './context'

/** The desk calls its own service as a client that nobody else can be: no secret has this hash. */
export const deskClientId = 'desk'

/** The desk as a caller; made at its first call. */
export function deskCaller({ store, now }: Pick<LocalContext, 'store' | 'now'>): Caller {
  const known = store.clients.byId(deskClientId)
  if (known) return { client: known, session: null }
  const client = {
    id: deskClientId,
    name: 'Veridesk',
    secretHash: '',
    callbackSecret: '',
    createdAt: now().toISOString(),
    revokedAt: null,
  }
  store.write((tx) => tx.clients.insert(client))
  return { client, session: null }
}
