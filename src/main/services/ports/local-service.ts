/** What the local service needs from outside. */
import type { AddressMatcher } from '../../engine'
import type { Area } from '../../../shared/contract/states'
import type { ErrorCode } from '../../../shared/errors/codes'

/** What a token says. `session` ties it to the row that can revoke it. */
export interface TokenClaims {
  readonly client: string
  readonly session: string
  readonly use: 'access' | 'refresh'
}

export interface TokenSigner {
  sign(claims: TokenClaims, area: Area, seconds: number): Promise<string>
  /** Null where the token is not ours, was changed, has ended, or belongs to another area. */
  verify(token: string, area: Area): Promise<TokenClaims | null>
}

/** Hashes secrets slowly and with salt. */
export interface SecretHasher {
  hash(secret: string): Promise<string>
  verify(secret: string, hash: string): Promise<boolean>
}

/** Fetches documents under the limits of size, time and address. */
export interface FetchFile {
  /** Rejects with a FetchFailure; with anything else only once `signal` is aborted. */
  (url: string, signal: AbortSignal): Promise<Uint8Array>
}

/** Why a file could not be had. `detail` names no address and no answer's text. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure'
  constructor(
    readonly code: Extract<ErrorCode, 'FETCH_FAILED' | 'TOO_LARGE'>,
    readonly detail: string,
  ) {
    super(detail)
  }
}

export interface HttpAnswer {
  readonly status: number
  /** At most 64 KB of it. */
  readonly body: string
}

/** Posts JSON to a client's address. Rejects with an Error whose message may be kept in the delivery log. */
export interface PostJson {
  (url: string, body: string, headers: Readonly<Record<string, string>>): Promise<HttpAnswer>
}

/** Whether an address may be called: not private, not loopback, not link-local, unless allowed. */
export interface MayCall {
  (url: string): Promise<boolean>
}

/** The engine's matcher; null while there is none. It answers at once. */
export type FindMatcher = () => Pick<AddressMatcher, 'refusal' | 'score'> | null

/** Counts for the metrics page. Labels are from small fixed sets. */
export interface Meter {
  fileEnded(state: string): void
  fetched(seconds: number, ok: boolean): void
  read(seconds: number): void
  delivered(ok: boolean): void
}
