import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { LocalContext } from '../context'
import type { ClientRecord } from '../../ports/service-records'

/** What a new client is told, once. */
export interface NewCredentials {
  readonly client_id: string
  readonly client_secret: string
  readonly callback_secret: string
}

const secretBytes = 32

/** The clients of the service and their secrets. */
export class ClientService {
  /** By client, a digest of the secret that was last found right: the slow hash is asked once a run. */
  private readonly proven = new Map<string, Buffer>()
  private readonly digestKey = randomBytes(32)
  /** Slow hashes under way: many first calls at once wait for one. */
  private readonly underWay = new Map<string, Promise<boolean>>()

  constructor(private readonly context: Pick<LocalContext, 'store' | 'hasher' | 'now' | 'newId'>) {}

  /** Makes a client. The secret is kept as a hash alone and cannot be told again. */
  async add(name: string): Promise<NewCredentials> {
    const { store, hasher, now, newId } = this.context
    const client_secret = randomBytes(secretBytes).toString('base64url')
    const client: ClientRecord = {
      id: newId(),
      name,
      secretHash: await hasher.hash(client_secret),
      callbackSecret: randomBytes(secretBytes).toString('base64url'),
      createdAt: now().toISOString(),
      revokedAt: null,
    }
    store.write((tx) => tx.clients.insert(client))
    return { client_id: client.id, client_secret, callback_secret: client.callbackSecret }
  }

  /** Ends a client's credentials and tokens for good; its batches and flows stay. */
  revoke(id: string): void {
    const { store, now } = this.context
    store.write((tx) => tx.clients.revoke(id, now().toISOString()))
  }

  /** The client of these credentials; null where they are none or have been revoked. */
  async prove(id: string, secret: string): Promise<ClientRecord | null> {
    const client = this.context.store.clients.byId(id)
    if (!client || client.revokedAt !== null) return null
    const digest = createHmac('sha256', this.digestKey).update(secret).digest()
    const known = this.proven.get(id)
    if (known && timingSafeEqual(known, digest)) return client
    if (!(await this.verifyOnce(client, secret, digest))) return null
    this.proven.set(id, digest)
    return client
  }

  private verifyOnce({ id, secretHash }: ClientRecord, secret: string, digest: Buffer): Promise<boolean> {
    const key = `${id} ${digest.toString('hex')}`
    const known = this.underWay.get(key)
    if (known) return known
    const asked = this.context.hasher.verify(secret, secretHash).finally(() => this.underWay.delete(key))
    this.underWay.set(key, asked)
    return asked
  }
}
