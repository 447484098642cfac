import type { AddressPolicy } from './address-policy'
import { RefusedAddress } from './address-policy'
import { BodyTooLarge, readBody } from './read-body'
import { send } from './request'

const wholeMs = 10_000
const maxBytes = 64 * 1024

/** Posts JSON: 10 s a call, no redirects. Rejects with an Error whose message is a word for the log. */
export function jsonPoster(policy: AddressPolicy) {
  return async (url: string, body: string, headers: Readonly<Record<string, string>>) => {
    try {
      const answer = await send(policy, url, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Veridesk',
        },
        body,
        signal: AbortSignal.timeout(wholeMs),
        idleMs: wholeMs,
      })
      // An answer that is too long to be a token still has its status.
      const text = await readBody(answer, maxBytes).catch((error: unknown) => {
        if (error instanceof BodyTooLarge) return ''
        throw error
      })
      return { status: answer.statusCode ?? 0, body: text.toString() }
    } catch (cause) {
      throw new Error(wordOf(cause), { cause })
    }
  }
}

function wordOf(error: unknown): string {
  if (error instanceof RefusedAddress) return error.message
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || error.message === 'timeout') return 'timeout'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
