import type { IncomingHttpHeaders } from 'node:http'
import { RemoteError } from '../../shared/errors/remote-error'
import type { Door } from '../services/ports/door'
import { anyAddress } from './address-policy'
import { NetworkOff } from './network'
import { BodyTooLarge, readBody } from './read-body'
import { send } from './request'

/** Reaches what the analyst has connected. */
export const door: Door = async ({ url, wholeMs, maxBytes, onBytes, signal, ...request }) => {
  let connected = false
  const length = request.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(request.body)) }
  try {
    const answer = await send(anyAddress, url, {
      ...request,
      headers: { 'user-agent': 'Veridesk', ...request.headers, ...length },
      signal: AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]),
      onConnected: () => (connected = true),
    })
    const body = await readBody(answer, maxBytes, onBytes)
    return { status: answer.statusCode ?? 0, headers: plain(answer.headers), body }
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    if (isOff(cause)) throw new RemoteError('NETWORK_OFF', { mayHaveArrived: connected }, { cause })
    const code = cause instanceof BodyTooLarge ? 'REMOTE_ANSWER' : 'REMOTE_UNREACHABLE'
    throw new RemoteError(code, { mayHaveArrived: connected }, { cause })
  }
}

/** Turned off while a call is under way, the network shows as the cause of an AbortError. */
const isOff = (error: unknown): boolean =>
  error instanceof NetworkOff || (error instanceof Error && error.cause instanceof NetworkOff)

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
