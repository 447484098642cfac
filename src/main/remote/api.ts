import { endpoints, type EndpointName, type OutputOf } from '../../shared/contract/endpoints'
import type { Door, DoorReply } from '../services/ports/door'
import { answerOf } from './answer'
import { retrying } from './retry'

/** The largest answer that is taken: a page of fifty documents with long tables. */
const maxBytes = 32 * 1024 * 1024
const tries = 4

export interface CallOptions {
  readonly signal: AbortSignal
  /** Sent along: a service that knows such keys carries out one call with it once, however often it is made. */
  readonly idempotencyKey?: string
  /** True where the service is known to: the call may be made again although it may have been carried out. */
  readonly isKeyKnown?: boolean
}

/** Calls that change nothing, or where a second one does no harm. */
const harmless: ReadonlySet<EndpointName> = new Set([
  'onboarding.authtoken',
  'onboarding.refreshToken',
  'onboarding.logout',
  'bulk.authtoken',
  'flow.authtoken',
  'address.match',
])

/** One call of the interface at `base`, with whatever headers prove who calls. */
export class RemoteApi {
  constructor(
    private readonly door: Door,
    readonly base: string,
    private readonly wait?: (ms: number) => Promise<unknown>,
  ) {}

  /** Answers as the interface says, checked and in its spelling. Throws a RemoteError. */
  async call<N extends EndpointName>(
    name: N,
    headers: Readonly<Record<string, string>>,
    input: unknown,
    options: CallOptions,
  ): Promise<{ readonly output: OutputOf<N>; readonly headers: DoorReply['headers'] }> {
    const { method, path, input: schema } = endpoints[name]
    const withBody = method === 'POST' && schema !== null
    const request = {
      method,
      url: `${this.base}${path}${method === 'GET' ? queryOf(input) : ''}`,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(withBody ? { 'content-type': 'application/json' } : {}),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      },
      // Some servers want a length on every POST, be it none.
      ...(method === 'POST' ? { body: withBody ? JSON.stringify(input) : '' } : {}),
      wholeMs: 60_000,
      idleMs: 30_000,
      maxBytes,
      signal: options.signal,
    }
    return retrying(
      async () => {
        const reply = await this.door(request)
        return { output: answerOf(name, input, reply), headers: reply.headers }
      },
      {
        tries,
        repeatable: method === 'GET' || harmless.has(name) || options.isKeyKnown === true,
        signal: options.signal,
        ...(this.wait ? { wait: this.wait } : {}),
      },
    )
  }
}

function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
