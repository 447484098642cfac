import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the app gives its second start, where the first drew nothing. */
export const withoutGraphics = '--without-graphics'

interface Undrawn {
  readonly time: string
  readonly again: boolean
  readonly reached: string
  readonly page: string
}

/**
 * Where a start since `since` (milliseconds) drew nothing and was about to make itself anew without the graphics
 * processor: how far it had come, by its log. Null otherwise.
 */
export function undrawnStart(workspace: string, since: number): string | null {
  const log = join(workspace, 'logs', 'veridesk.jsonl')
  if (!existsSync(log)) return null
  const line = readFileSync(log, 'utf8')
    .split('\n')
    .findLast((one) => one.includes('"window_not_drawn"'))
  if (line === undefined) return null
  const { time, again, reached, page } = JSON.parse(line) as Undrawn
  return again && Date.parse(time) >= since ? `reached ${reached}; page ${page}` : null
}
