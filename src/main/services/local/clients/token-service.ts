import { ApiError } from '../../../../shared/contract/api-error'
import { limits } from '../../../../shared/contract/limits'
import type { Area } from '../../../../shared/contract/states'
import type { AccessToken, OnboardingToken } from '../../../../shared/contract/tokens'
import type { LocalContext } from '../context'
import type { SessionRecord } from '../../ports/service-records'

const refused = (): ApiError => new ApiError(401, 'The token is invalid, expired or revoked.')

/** Access and refresh tokens, and the sessions that they belong to. */
export class TokenService {
  constructor(private readonly context: Pick<LocalContext, 'store' | 'signer' | 'now' | 'newId'>) {}

  /** A new session; it takes the place of the active one of this client and area. */
  async begin(client: string, area: Area): Promise<AccessToken & Pick<OnboardingToken, 'refresh_token'>> {
    const { store, signer, now, newId } = this.context
    const session: SessionRecord = {
      id: newId(),
      client,
      area,
      state: 'ACTIVE',
      createdAt: now().toISOString(),
    }
    store.write((tx) => {
      tx.sessions.endActive(client, area, 'REPLACED')
      tx.sessions.insert(session)
    })
    const access = await this.access(session)
    const claims = { client, session: session.id, use: 'refresh' } as const
    return { ...access, refresh_token: await signer.sign(claims, area, limits.refreshTokenSeconds) }
  }

  /** The session of an access token. Throws 401. */
  async proveAccess(token: string, area: Area): Promise<SessionRecord> {
    const { session, use } = await this.prove(token, area)
    // A session that was replaced lets its access tokens end by themselves.
    if (use !== 'access' || session.state === 'LOGGED_OUT') throw refused()
    return session
  }

  /** The active session of an access or a refresh token. Throws 401. */
  async proveSession(token: string, area: Area): Promise<SessionRecord> {
    const { session } = await this.prove(token, area)
    if (session.state !== 'ACTIVE') throw refused()
    return session
  }

  /** A further access token of the session. */
  async renew(id: string): Promise<AccessToken> {
    const session = this.context.store.sessions.byId(id)
    if (!session) throw refused()
    return this.access(session)
  }

  revoke(id: string): void {
    this.context.store.write((tx) => tx.sessions.end(id, 'LOGGED_OUT'))
  }

  private async prove(token: string, area: Area) {
    const claims = await this.context.signer.verify(token, area)
    const session = claims && this.context.store.sessions.byId(claims.session)
    if (!claims || !session || session.client !== claims.client || session.area !== area) throw refused()
    return { session, use: claims.use }
  }

  private async access({ id, client, area }: SessionRecord): Promise<AccessToken> {
    const claims = { client, session: id, use: 'access' } as const
    const access_token = await this.context.signer.sign(claims, area, limits.accessTokenSeconds)
    return { access_token, expires_in: limits.accessTokenSeconds }
  }
}
