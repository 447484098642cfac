/** Reading what others write: names in other spelling, numbers as text, wrappers around what counts. */

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const snake = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()

/** The object with names as the interface spells them: `batchId`, `Batch-Id` and `BATCH_ID` are `batch_id`. */
export const inOurSpelling = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [snake(name), member]))

/** A number, be it written as text; undefined where it is none. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*%?\s*$/.test(value)) return undefined
  return Number(value.replace('%', '')) / (value.includes('%') ? 100 : 1)
}

export const wholeOf = (value: unknown): number | undefined => {
  const number = numberOf(value)
  return number === undefined ? undefined : Math.trunc(number)
}

/** A probability; what is written as 1 to 100 is taken as per cent. Undefined where it is none. */
export function scoreOf(value: unknown): number | undefined {
  const number = numberOf(value)
  if (number === undefined || number < 0 || number > 100) return undefined
  return number > 1 ? number / 100 : number
}

/** The list itself, or the one under one of `names`; undefined where there is none. */
export function listOf(value: unknown, ...names: readonly string[]): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return undefined
  const own = inOurSpelling(value)
  return names.map((name) => own[name]).find(Array.isArray)
}

/** The object itself, or the one wrapped in it where it has none of the `wanted` names. */
export function unwrapped(value: unknown, wanted: string): Json | undefined {
  if (!isObject(value)) return undefined
  const own = inOurSpelling(value)
  if (wanted in own) return own
  const inner = [own['data'], own['result'], own['response']].find(isObject)
  return inner ? inOurSpelling(inner) : own
}
