import type { z } from 'zod'
import { ApiError, missingParameters } from './api-error'

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Where an issue lies, as `file_urls[3].document_id`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  )
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What is wrong, without the value: it may be personal. */
function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${typeNames[issue.expected] ?? issue.expected}`
    case 'too_big':
      return `must have at most ${issue.maximum} ${issue.origin === 'array' ? 'elements' : 'characters'}`
    case 'too_small':
      return 'must not be empty'
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'custom':
    case 'invalid_format':
      return issue.message
    default:
      return 'is not valid'
  }
}

/**
 * Checks what a call was given: first what is absent or empty, all of it in one message, then everything else.
 * Throws a 400 that names the place of the fault and never the value.
 */
export function parseInput<S extends z.ZodType>(schema: S, required: readonly string[], input: unknown): z.output<S> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new ApiError(400, 'The body must be a JSON object.')
  }
  const given = input as Record<string, unknown>
  const missing = required.filter((name) => !Object.hasOwn(given, name) || isEmpty(given[name]))
  if (missing.length > 0) throw missingParameters(missing)
  const parsed = schema.safeParse(input, { reportInput: true })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ApiError(400, issue ? `Invalid parameter: ${pathText(issue.path)} ${sentence(issue)}.` : 'Invalid request.')
}
