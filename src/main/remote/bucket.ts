import { AwsV4Signer } from 'aws4fetch'
import { createHash } from 'node:crypto'
import type { Connection, ConnectionSecrets } from '../../shared/domain/connection'
import { RemoteError } from '../../shared/errors/remote-error'
import type { Door, DoorReply, DoorRequest } from '../services/ports/door'
import type { RemoteStorage } from '../services/ports/remote'
import { refusal, sentenceOf } from './answer'
import { retrying } from './retry'

/** How long a pre-signed address can be used: a service may have a long queue. Seconds. */
const addressSeconds = 24 * 3600
const tries = 4
/** A storage refuses signatures of more than a quarter of an hour ago or ahead. */
const skewError = /RequestTimeTooSkewed|RequestExpired|AccessDenied/

type Keys = Pick<ConnectionSecrets, 'accessKeyId' | 'secretAccessKey'>

/** A bucket of any storage that speaks S3, addressed by path: `endpoint/bucket/name`. */
export class Bucket implements RemoteStorage {
  /** Milliseconds by which the storage's clock is ahead of ours; learnt when it refuses a signature. */
  private ahead = 0

  constructor(
    private readonly door: Door,
    private readonly bucket: Connection['bucket'],
    private readonly keys: Keys,
    private readonly now: () => Date,
  ) {}

  async put(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
    await this.ask('PUT', name, bytes, signal)
    return name
  }

  async urlOf(place: string): Promise<string> {
    const url = new URL(this.addressOf(place))
    url.searchParams.set('X-Amz-Expires', String(addressSeconds))
    const signed = await new AwsV4Signer({ ...this.signing, method: 'GET', url: url.href, signQuery: true }).sign()
    return signed.url.href
  }

  async remove(place: string, signal: AbortSignal): Promise<void> {
    await this.ask('DELETE', place, undefined, signal)
  }

  private ask(method: 'PUT' | 'DELETE', name: string, body: Uint8Array | undefined, signal: AbortSignal) {
    return retrying(() => this.askOnce(method, name, body, signal), { tries, repeatable: true, signal })
  }

  private async askOnce(
    method: DoorRequest['method'],
    name: string,
    body: Uint8Array | undefined,
    signal: AbortSignal,
    mayMendClock = true,
  ): Promise<void> {
    const reply = await this.signedCall(method, name, body, signal)
    if ((reply.status >= 200 && reply.status < 300) || (method === 'DELETE' && reply.status === 404)) return
    const said = new TextDecoder().decode(reply.body.subarray(0, 4096))
    if (reply.status === 403 && mayMendClock && skewError.test(said) && this.mendClock(reply)) {
      return this.askOnce(method, name, body, signal, false)
    }
    const { facts } = refusal(reply, sentenceOf(null))
    const passes = reply.status === 429 || reply.status >= 500
    throw new RemoteError(passes ? 'REMOTE_BUSY' : 'STORAGE_REFUSED', facts)
  }

  private async signedCall(
    method: DoorRequest['method'],
    name: string,
    body: Uint8Array | undefined,
    signal: AbortSignal,
  ): Promise<DoorReply> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = { 'x-amz-content-sha256': hash, ...(body ? { 'content-type': 'application/octet-stream' } : {}) }
    const signer = new AwsV4Signer({ ...this.signing, method, url: this.addressOf(name), headers })
    const signed = await signer.sign()
    return this.door({
      method,
      url: signed.url.href,
      headers: Object.fromEntries(signed.headers),
      ...(body ? { body } : {}),
      wholeMs: 300_000,
      idleMs: 30_000,
      maxBytes: 1024 * 1024,
      signal,
    })
  }

  /** True where the storage's clock says something else than ours, and signatures now follow it. */
  private mendClock({ headers }: DoorReply): boolean {
    const theirs = Date.parse(headers['date'] ?? '')
    if (Number.isNaN(theirs)) return false
    const before = this.ahead
    this.ahead = theirs - this.now().getTime()
    return Math.abs(this.ahead - before) > 60_000
  }

  private get signing() {
    const at = new Date(this.now().getTime() + this.ahead)
    return {
      ...this.keys,
      service: 's3',
      region: this.bucket.region || 'us-east-1',
      datetime: at.toISOString().replace(/[:-]|\.\d{3}/g, ''),
    }
  }

  private addressOf(name: string): string {
    return `${this.bucket.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(this.bucket.name)}/${encodeURIComponent(name)}`
  }
}
