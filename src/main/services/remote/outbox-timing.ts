import type { OutboxItem } from '../../../shared/domain/outbox'

const firstMs = 5_000
const mostMs = 10 * 60_000
const firstPollMs = 1_500
const mostPollMs = 60_000

/** When to try again after `attempts` tries in vain; never before the other side asked for. `chance` is 0..1. */
export function retryTime(now: Date, attempts: number, retryAfterMs: number | null, chance = Math.random()): string {
  const own = Math.min(mostMs, firstMs * 2 ** Math.min(20, attempts - 1)) * (0.5 + chance)
  return new Date(now.getTime() + Math.max(own, retryAfterMs ?? 0)).toISOString()
}

/** When to ask for a result again that was not there after `asked` questions. */
export function pollTime(now: Date, asked: number, chance = Math.random()): string {
  const own = Math.min(mostPollMs, firstPollMs * 1.5 ** Math.min(20, asked))
  return new Date(now.getTime() + own * (0.8 + 0.4 * chance)).toISOString()
}

/** A clock that was set back makes nobody wait longer than the longest wait that is ever given. */
export function isDue({ notBefore }: Pick<OutboxItem, 'notBefore'>, now: Date): boolean {
  if (notBefore === null) return true
  const left = Date.parse(notBefore) - now.getTime()
  return left <= 0 || left > 2 * mostMs + 3600_000
}
