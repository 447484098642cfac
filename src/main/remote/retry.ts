import { setTimeout as wait } from 'node:timers/promises'
import { RemoteError } from '../../shared/errors/remote-error'

const firstMs = 500
const mostMs = 20_000
/** A service that wants to be left alone for longer is left to the caller, who has other things to do meanwhile. */
const patienceMs = 60_000

export interface Retry {
  /** Calls in all. */
  readonly tries: number
  /** True where the call may be made again even if it may have been carried out. */
  readonly repeatable: boolean
  readonly signal: AbortSignal
  readonly wait?: (ms: number) => Promise<unknown>
}

const passing: ReadonlySet<string> = new Set(['REMOTE_UNREACHABLE', 'REMOTE_BUSY', 'REMOTE_ANSWER'])

/**
 * Makes a call again while what went wrong may pass: after half a second, doubling, with jitter, or when the other
 * side says. A call that may have been carried out is made again only where that does no harm.
 */
export async function retrying<T>(call: () => Promise<T>, { tries, repeatable, signal, ...more }: Retry): Promise<T> {
  const pause = more.wait ?? ((ms: number) => wait(ms, undefined, { signal }))
  for (let tried = 1; ; tried += 1) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof RemoteError) || !passing.has(error.code) || tried >= tries) throw error
      const { mayHaveArrived, retryAfterMs } = error.facts
      if ((mayHaveArrived && !repeatable) || (retryAfterMs ?? 0) > patienceMs) throw error
      await pause(waitMs(tried, retryAfterMs, Math.random()))
    }
  }
}

/** Milliseconds before the next try; never sooner than the other side asked for. `chance` is 0..1. */
function waitMs(tried: number, retryAfterMs: number | null, chance: number): number {
  const own = Math.min(mostMs, firstMs * 2 ** (tried - 1)) * (0.5 + chance)
  return retryAfterMs === null ? own : retryAfterMs + own * 0.5
}

/** Retry-After as seconds or as a date; null where it is neither. A date is taken by the other side's own clock. */
export function retryAfter(headers: Readonly<Record<string, string>>): number | null {
  const text = headers['retry-after']?.trim()
  if (!text) return null
  if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000)
  const at = Date.parse(text)
  const theirs = Date.parse(headers['date'] ?? '')
  if (Number.isNaN(at)) return null
  return Math.max(0, at - (Number.isNaN(theirs) ? Date.now() : theirs))
}
