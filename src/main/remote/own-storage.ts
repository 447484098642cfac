import { keptFileSchema } from '../../shared/contract/kept-files'
import { RemoteError } from '../../shared/errors/remote-error'
import type { Door } from '../services/ports/door'
import type { RemoteStorage } from '../services/ports/remote'
import { refusal } from './answer'
import type { RemoteService } from './remote-service'
import { retrying } from './retry'

/** Veridesk's own service keeps images itself until it reads them, for a day at most. */
export class OwnStorage implements RemoteStorage {
  constructor(
    private readonly door: Door,
    private readonly service: RemoteService,
  ) {}

  put(_name: string, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
    const once = () => this.service.withToken('bulk', signal, (token) => this.putOnce(token, bytes, signal))
    return retrying(once, { tries: 4, repeatable: true, signal })
  }

  urlOf(place: string): Promise<string> {
    return Promise.resolve(place)
  }

  /** The service forgets it by itself, as soon as it has been read. */
  remove(): Promise<void> {
    return Promise.resolve()
  }

  private async putOnce(Token: string, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
    const reply = await this.door({
      method: 'POST',
      url: `${this.service.api.base}/v1/bulk/files`,
      headers: { Token, 'content-type': 'application/octet-stream', accept: 'application/json' },
      body: bytes,
      wholeMs: 300_000,
      idleMs: 30_000,
      maxBytes: 64 * 1024,
      signal,
    })
    const json = jsonOf(reply.body)
    if (reply.status < 200 || reply.status >= 300) throw refusal(reply, json)
    const kept = keptFileSchema.safeParse(json)
    if (!kept.success) throw new RemoteError('REMOTE_ANSWER', { status: reply.status })
    return kept.data.file_url
  }
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown
  } catch {
    return undefined
  }
}
