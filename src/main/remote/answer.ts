import { endpoints, type EndpointName, type OutputOf } from '../../shared/contract/endpoints'
import type { ErrorCode } from '../../shared/errors/codes'
import { RemoteError } from '../../shared/errors/remote-error'
import type { DoorReply } from '../services/ports/door'
import { lenient } from './lenient'
import { retryAfter } from './retry'

/** The JSON of an answer; undefined where it is none. */
function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown
  } catch {
    return undefined
  }
}

/** What an answer gives. Any 2xx is a success. Throws a RemoteError for a refusal and for what cannot be understood. */
export function answerOf<N extends EndpointName>(name: N, input: unknown, reply: DoorReply): OutputOf<N> {
  const { status } = reply
  const json = jsonOf(reply.body)
  if (status < 200 || status >= 300) throw refusal(reply, json)
  const parsed = endpoints[name].output.safeParse(lenient(name, input, json))
  // A success that cannot be understood is a success all the same: it must not be repeated blindly.
  if (!parsed.success) throw new RemoteError('REMOTE_ANSWER', { status, mayHaveArrived: true })
  return parsed.data as OutputOf<N>
}

/**
 * Statuses that a gateway answers in place of a service that was silent or broke off: whether that has done what it was
 * asked, nobody knows (520 and 524 are Cloudflare's). With any other error a service says itself that it has not.
 */
const unknown: ReadonlySet<number> = new Set([502, 504, 520, 524])

/** Why an answer is a refusal, as an error of ours. */
export function refusal({ status, headers }: DoorReply, json: unknown): RemoteError {
  return new RemoteError(codeOf(status, json), {
    status,
    said: sentenceOf(json),
    retryAfterMs: retryAfter(headers),
    mayHaveArrived: unknown.has(status),
  })
}

function codeOf(status: number, json: unknown): ErrorCode {
  if (status === 401) return 'REMOTE_CREDENTIALS'
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'REMOTE_BUSY'
  // A redirect, or a page where an error of the interface is due: something else stands at the address.
  return status < 400 || json === undefined ? 'REMOTE_ANSWER' : 'REMOTE_REFUSED'
}

/** The sentence of an error body, under whichever of the usual names. */
export function sentenceOf(json: unknown): string {
  if (typeof json !== 'object' || json === null) return ''
  const body = json as Record<string, unknown>
  for (const name of ['error_message', 'message', 'detail', 'error']) {
    const value = body[name]
    if (typeof value === 'string') return value
    if (typeof value === 'object' && value !== null && name === 'error') return sentenceOf(value)
  }
  return ''
}
