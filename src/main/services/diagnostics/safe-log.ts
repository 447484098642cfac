import { errorSpecs } from '../../../shared/errors/codes'

/**
 * Lines of the log with only what is known to be harmless: each member must be one of these and of its form, because
 * nobody can list all that might be personal. What does not fit is left out, and counted.
 */
const forms: Readonly<Record<string, (value: unknown) => unknown>> = {
  level: number,
  time: text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
  event: text(/^[a-z]+(_[a-z]+)*$/),
  error: text(/^([A-Z][A-Za-z]*)?Error$/),
  code: knownCode,
  why: knownCode,
  cause: (value) => {
    const [name = '', code = ''] = typeof value === 'string' ? value.split(' ') : []
    const known = /^([A-Z][A-Za-z]*)?Error$/.test(name)
    return known ? [name, ...[knownCode(code)].filter((one) => one !== undefined)].join(' ') : undefined
  },
  at: (value) => (typeof value === 'string' ? value.split('\n').flatMap(frame) : undefined),
  channel: text(/^[a-z]+:[A-Za-z]+$/),
  endpoint: text(/^[a-z]+([A-Z][a-z]+)*$/),
  method: text(/^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/),
  state: text(/^(EXTRACTED|UNRECOGNISED|FAILED)$/),
  status: number,
  ms: number,
  attempts: number,
  // What Chromium calls its processes.
  processes: text(/^[A-Za-z ]*$/),
  again: truth,
  ok: truth,
}

function truth(value: unknown): unknown {
  return typeof value === 'boolean' ? value : undefined
}

function number(value: unknown): unknown {
  return typeof value === 'number' ? value : undefined
}

function text(form: RegExp): (value: unknown) => unknown {
  return (value) => (typeof value === 'string' && form.test(value) ? value : undefined)
}

/** Ours, or a code of Node or SQLite. */
function knownCode(value: unknown): unknown {
  if (typeof value !== 'string') return undefined
  return Object.hasOwn(errorSpecs, value) || /^(E[A-Z0-9]{2,15}|ERR_[A-Z0-9_]+|SQLITE_[A-Z0-9_]+)$/.test(value)
    ? value
    : undefined
}

/** Function and place of a stack's line; of the path only what lies below the program's own folder. */
function frame(line: string): string[] {
  const found = /^\s*at (?:(?:async |new )*([\w.$<>#]+) (?:\[as \w+\] )?)?\(?([^()]*?):(\d+):(\d+)\)?$/.exec(line)
  if (!found) return []
  const [, name = '', path = '', row, column] = found
  const place =
    /(?:^|[\\/])(?:out[\\/](?=main|preload)|node_modules[\\/])([\w.@\\/-]+\.[cm]?js)$/.exec(path)?.[1] ??
    /^node:[\w/]+$/.exec(path)?.[0]
  return [`${name || 'anonymous'} ${place?.replaceAll('\\', '/') ?? 'elsewhere'}:${row}:${column}`]
}

export type SafeLine = Readonly<Record<string, unknown>>

/** One line; null where it is no line of the log. */
function safeLine(line: string): SafeLine | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
  const kept: Record<string, unknown> = {}
  let leftOut = 0
  for (const [name, value] of Object.entries(parsed)) {
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined
    const safe = form?.(value)
    if (safe !== undefined) kept[name] = safe
    else if (value !== null) leftOut += 1
  }
  return leftOut === 0 ? kept : { ...kept, left_out: leftOut }
}

/** All lines of a log's end; the first may be cut. */
export const safeLog = (tail: string): readonly SafeLine[] =>
  tail.split('\n').flatMap((line) => {
    const safe = line === '' ? null : safeLine(line)
    return safe ? [safe] : []
  })
