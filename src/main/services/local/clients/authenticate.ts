import { ApiError, missingParameters } from '../../../../shared/contract/api-error'
import { endpoints, type EndpointName } from '../../../../shared/contract/endpoints'
import { assertNever } from '../../../../shared/lib/assert-never'
import type { Caller, LocalContext } from '../context'
import type { ClientService } from './client-service'
import { RateLimiter } from './rate-limiter'
import type { TokenService } from './token-service'

/** Headers by lower-case name. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** Where failed tries are counted: the address that they come from. */
export interface Origin {
  readonly address: string
}

type Proven = Omit<Caller, 'requestKey'>
const longestKey = 128

const headerOf = (headers: Headers, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Finds out who calls, before anything else of the call is looked at. */
export class Authenticator {
  private readonly calls: RateLimiter
  private readonly failures: RateLimiter

  constructor(
    private readonly context: LocalContext,
    private readonly clients: ClientService,
    private readonly tokens: TokenService,
  ) {
    this.calls = new RateLimiter(context.requestsPerSecond)
    // Wrong secrets cost a slow hash each: whoever tries many waits.
    this.failures = new RateLimiter(context.requestsPerSecond)
  }

  /** Throws 401, 429, and 400 where renewal lacks its token. */
  async authenticate(name: EndpointName, headers: Headers, origin: Origin): Promise<Caller> {
    const caller = await this.prove(name, headers, origin)
    if (!this.calls.take(caller.client.id)) throw new ApiError(429, 'Too many requests.', 1)
    return { ...caller, requestKey: headerOf(headers, 'idempotency-key').slice(0, longestKey) || null }
  }

  private async prove(name: EndpointName, headers: Headers, origin: Origin): Promise<Proven> {
    const { area, credentials } = endpoints[name]
    switch (credentials) {
      case 'client':
        return this.bySecret(headerOf(headers, 'client-id'), headerOf(headers, 'client-secret'), origin)
      case 'address':
        return this.bySecret(headerOf(headers, 'client_id'), headerOf(headers, 'client_secret'), origin)
      case 'access':
      case 'session': {
        if (area === null) throw new Error(`${name} takes tokens of no area`)
        const token = headerOf(headers, 'token')
        if (token === '') {
          // The one call whose table answers a missing token with 400.
          if (name === 'onboarding.refreshToken') throw missingParameters(['Token'])
          throw new ApiError(401, 'The Token header is missing.')
        }
        const session = await (credentials === 'access'
          ? this.tokens.proveAccess(token, area)
          : this.tokens.proveSession(token, area))
        const client = this.context.store.clients.byId(session.client)
        if (!client || client.revokedAt !== null) throw new ApiError(401, 'The token is invalid, expired or revoked.')
        return { client, session: session.id }
      }
      default:
        return assertNever(credentials)
    }
  }

  private async bySecret(id: string, secret: string, { address }: Origin): Promise<Proven> {
    if (id === '' || secret === '') throw new ApiError(401, 'Client id and client secret are needed.')
    const client = await this.clients.prove(id, secret)
    if (client) return { client, session: null }
    if (!this.failures.take(address)) throw new ApiError(429, 'Too many requests.', 1)
    throw new ApiError(401, 'The client id or the client secret is invalid.')
  }
}
