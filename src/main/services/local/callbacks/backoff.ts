const firstMs = 60_000
const mostMs = 6 * 3600_000

/**
 * When to try again after `attempts` tries: 1 minute, doubling, 6 hours at most, a fifth more or less by `chance`
 * (0..1).
 */
export function retryAt(now: Date, attempts: number, chance: number): Date {
  const wait = Math.min(mostMs, firstMs * 2 ** (attempts - 1))
  return new Date(now.getTime() + wait * (0.8 + 0.4 * chance))
}
