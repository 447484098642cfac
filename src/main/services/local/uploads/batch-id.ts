import { randomInt } from 'node:crypto'

const letter = (): string => String.fromCharCode(65 + randomInt(26))

/** BATCH-<number>-<5 letters>-<14 digits, UTC, year to second>. */
export function batchIdOf(number: number, now: Date): string {
  const letters = Array.from({ length: 5 }, letter).join('')
  return `BATCH-${number}-${letters}-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`
}
