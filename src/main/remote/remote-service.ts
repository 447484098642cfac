import { endpoints, type EndpointName, type InputOf, type OutputOf } from '../../shared/contract/endpoints'
import type { Area } from '../../shared/contract/states'
import { RemoteError } from '../../shared/errors/remote-error'
import type { CallOptions, RemoteApi } from './api'
import { TokenKeeper, type FreshToken } from './token-keeper'

/** What a client of the service is known by. */
export interface ServiceCredentials {
  readonly clientId: string
  readonly clientSecret: string
  /** Address match may have its own. */
  readonly matchClientId: string
  readonly matchClientSecret: string
}

/** The header in which Veridesk's own service says its version. */
const ownHeader = 'veridesk-service'

/** The whole interface at another machine: tokens are had, renewed and replaced without the caller's knowledge. */
export class RemoteService {
  private readonly keepers: Readonly<Record<Area, TokenKeeper>>
  private own: boolean | null = null

  constructor(
    readonly api: RemoteApi,
    private readonly credentials: ServiceCredentials,
    now: () => Date,
    private readonly signal: AbortSignal,
  ) {
    const keeper = (area: Area) => new TokenKeeper((refresh) => this.obtain(area, refresh), now)
    this.keepers = { onboarding: keeper('onboarding'), bulk: keeper('bulk'), flow: keeper('flow') }
  }

  /** True where Veridesk's own service answers; null before the first answer. */
  get isOwn(): boolean | null {
    return this.own
  }

  /** The token of an area, for what is no call of the interface. */
  token(area: Area, signal: AbortSignal): Promise<string> {
    return this.keepers[area].get(signal)
  }

  /**
   * Makes a call. A token that is refused is replaced once, and the call goes on as if nothing had been. Throws a
   * RemoteError: REMOTE_CREDENTIALS where the new one is refused too.
   */
  async ask<N extends EndpointName>(
    name: N,
    input: InputOf<N> | Readonly<Record<string, unknown>> | null,
    options: Partial<CallOptions> = {},
  ): Promise<OutputOf<N>> {
    const given = { signal: this.signal, ...options }
    const { area, credentials } = endpoints[name]
    if (credentials === 'client') return this.call(name, this.clientHeaders, null, given)
    if (credentials === 'address' || area === null) return this.call(name, this.matchHeaders, input, given)
    return this.withToken(area, given.signal, (Token) => this.call(name, { Token }, input, given))
  }

  /** Runs `call` with a token of the area, and once more with a new one where the first is refused. */
  async withToken<T>(area: Area, signal: AbortSignal, call: (token: string) => Promise<T>): Promise<T> {
    const token = await this.token(area, signal)
    try {
      return await call(token)
    } catch (error) {
      if (!(error instanceof RemoteError) || error.code !== 'REMOTE_CREDENTIALS') throw error
      this.keepers[area].spoil(token)
      return call(await this.token(area, signal))
    }
  }

  private async obtain(area: Area, refresh: string | null): Promise<FreshToken> {
    if (area === 'onboarding' && refresh !== null) {
      const renewed = await this.renewed(refresh)
      if (renewed) return renewed
    }
    const fresh = await this.ask(`${area}.authtoken`, null)
    return {
      token: fresh.access_token,
      refresh: 'refresh_token' in fresh ? fresh.refresh_token : null,
      seconds: fresh.expires_in,
    }
  }

  /** Null where the session has ended: the credentials then begin a new one. */
  private async renewed(refresh: string): Promise<FreshToken | null> {
    try {
      const options = { signal: this.signal }
      const { access_token, expires_in } = await this.call('onboarding.refreshToken', { Token: refresh }, null, options)
      return { token: access_token, refresh: null, seconds: expires_in }
    } catch (error) {
      const isRefused =
        error instanceof RemoteError && (error.code === 'REMOTE_CREDENTIALS' || error.code === 'REMOTE_REFUSED')
      if (isRefused) return null
      throw error
    }
  }

  private async call<N extends EndpointName>(
    name: N,
    headers: Readonly<Record<string, string>>,
    input: unknown,
    options: CallOptions,
  ): Promise<OutputOf<N>> {
    const answer = await this.api.call(name, headers, input, options)
    this.own = ownHeader in answer.headers
    return answer.output
  }

  private get clientHeaders() {
    const { clientId, clientSecret } = this.credentials
    return { 'Client-Id': clientId, 'Client-Secret': clientSecret }
  }

  private get matchHeaders() {
    const { clientId, clientSecret, matchClientId, matchClientSecret } = this.credentials
    return { client_id: matchClientId || clientId, client_secret: matchClientSecret || clientSecret }
  }
}
