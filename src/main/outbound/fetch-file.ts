import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { urlFault } from '../../shared/contract/file-url'
import { limits } from '../../shared/contract/limits'
import { RefusedAddress, type AddressPolicy } from './address-policy'
import { BodyTooLarge, readBody } from './read-body'
import { send } from './request'

const wholeMs = 30_000
const idleMs = 10_000
const redirects = 3
const retries = 2

/** Why a file was not had: `TOO_LARGE`, or anything else that counts as not fetched. */
export type FetchFault = { readonly code: 'FETCH_FAILED' | 'TOO_LARGE'; readonly detail: string }

/** An answer that will be the same next time. */
class Final extends Error {
  constructor(readonly fault: FetchFault) {
    super(fault.detail)
  }
}
const final = (detail: string, code: FetchFault['code'] = 'FETCH_FAILED'): Final => new Final({ code, detail })

/**
 * Fetches documents: 30 s in all, 10 s without a byte, 25 MB, 3 redirects, 2 more tries on 5xx and broken connections.
 * `failure` makes the error that is thrown; once `signal` is aborted, its reason is thrown instead.
 */
export function fileFetcher(policy: AddressPolicy, failure: (fault: FetchFault) => Error) {
  return async (url: string, signal: AbortSignal): Promise<Uint8Array> => {
    const whole = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)])
    let last = 'no answer'
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      try {
        if (attempt > 0) await wait(250 * 2 ** attempt * (0.5 + Math.random()), undefined, { signal: whole })
        return await fetchOnce(policy, url, whole)
      } catch (error) {
        if (signal.aborted) throw signal.reason
        if (error instanceof Final) throw failure(error.fault)
        if (error instanceof BodyTooLarge) throw failure({ code: 'TOO_LARGE', detail: 'too large' })
        if (error instanceof RefusedAddress) throw failure({ code: 'FETCH_FAILED', detail: 'address refused' })
        last = wordOf(error)
        if (whole.aborted || last === 'timeout') break
      }
    }
    throw failure({ code: 'FETCH_FAILED', detail: whole.aborted ? 'timeout' : last })
  }
}

async function fetchOnce(policy: AddressPolicy, first: string, signal: AbortSignal): Promise<Uint8Array> {
  let url = first
  for (let hop = 0; hop <= redirects; hop += 1) {
    const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Veridesk' }
    const answer = await send(policy, url, { method: 'GET', headers, signal, idleMs })
    const status = answer.statusCode ?? 0
    if (status >= 200 && status < 300) return readBody(answer, limits.fileBytes)
    answer.destroy()
    if (status >= 500) throw new Error(`HTTP ${status}`)
    url = targetOf(answer, url, status)
  }
  throw final('too many redirects')
}

function targetOf(answer: IncomingMessage, from: string, status: number): string {
  const { location } = answer.headers
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) throw final(`HTTP ${status}`)
  // A whole address is followed byte for byte too; a relative one is joined to where it came from.
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(location)
  if (!isWhole && !URL.canParse(location, from)) throw final('redirect to no web address')
  const target = isWhole ? location : new URL(location, from).href
  if (urlFault(target) !== null) throw final('redirect to no web address')
  return target
}

/** A code of the system or a short word of ours: never text from the other side. */
function wordOf(error: unknown): string {
  if (!(error instanceof Error)) return 'fault'
  if ('code' in error && typeof error.code === 'string') return error.code
  return /^(timeout|cut off|HTTP \d+)$/.test(error.message) ? error.message : 'fault'
}
