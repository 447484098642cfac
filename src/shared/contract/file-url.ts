import { z } from 'zod'
import { limits } from './limits'

/**
 * Why an address cannot be called; null where it can. It is later asked for byte for byte as given, so what a
 * parser would silently repair (blanks, backslashes, control characters) is refused here.
 */
export function urlFault(text: string): string | null {
  if (text.length > limits.urlLength) return `is longer than ${limits.urlLength} characters`
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return 'is not a valid URL'
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined) return 'is not a valid URL'
  if (scheme !== 'http' && scheme !== 'https') return 'must be an http or https URL'
  const authority = /^[a-z]+:\/\/([^/?#]+)/i.exec(text)?.[1]
  if (authority === undefined || !z.url().safeParse(text).success) return 'is not a valid URL'
  if (authority.includes('@')) return 'must not carry credentials'
  return null
}

/** An absolute http or https address without credentials. */
export const urlSchema = z
  .string()
  .check((context) => {
    const fault = urlFault(context.value)
    if (fault !== null) context.issues.push({ code: 'custom', message: fault, input: context.value })
  })
  .meta({ format: 'uri', minLength: 1, maxLength: limits.urlLength })
