import { languageOf, type LanguageCode } from '../domain/languages'
import { errorSpecs, type ErrorCode } from '../errors/codes'
import type { FailureCode } from './extraction'

/** What stands in the place of fields where there are none. */
export interface NoExtraction {
  readonly document_type: 'UNRECOGNISED' | 'FAILED'
  readonly error_code: 'UNRECOGNISED' | FailureCode
  readonly error_message: string
}

/**
 * A document of none of the types; `nearest` are the names of those that it is most like, `unread` languages that are
 * not installed, one of which it may be in.
 */
export function unrecognised(nearest: readonly string[], unread: readonly LanguageCode[] = []): NoExtraction {
  const near = nearest.length === 0 ? '' : `; nearest: ${nearest.join(', ')}`
  const names = unread.map(languageOf).map(({ script }) => script.charAt(0).toUpperCase() + script.slice(1))
  const why = names.length === 0 ? '' : ` Much of it could not be read: language not installed (${names.join(', ')}).`
  return {
    document_type: 'UNRECOGNISED',
    error_code: 'UNRECOGNISED',
    error_message: `The document is none of the supported types${near}.${why}`,
  }
}

/** A document that was read and has been erased since. */
export const erased = (): NoExtraction => ({
  document_type: 'FAILED',
  error_code: 'ERASED',
  error_message: errorSpecs.ERASED.message,
})

/** The interface knows fewer codes than the engine; its own are the nearest of them. */
const failures: Readonly<Partial<Record<ErrorCode, FailureCode>>> = {
  EMPTY_FILE: 'DAMAGED',
  DAMAGED: 'DAMAGED',
  UNSUPPORTED_FORMAT: 'UNSUPPORTED_FORMAT',
  TOO_LARGE: 'TOO_LARGE',
  TOO_SMALL: 'UNSUPPORTED_FORMAT',
  PASSWORD_PROTECTED: 'PASSWORD_PROTECTED',
  FILE_UNREADABLE: 'FETCH_FAILED',
  FETCH_FAILED: 'FETCH_FAILED',
}

/** A file that could not be read; `why` in a few words. What went wrong in the reader counts as damage of the file. */
export function failed(code: ErrorCode, why: string | null = null): NoExtraction {
  const { message } = errorSpecs[code]
  return {
    document_type: 'FAILED',
    error_code: failures[code] ?? 'DAMAGED',
    error_message: why === null ? message : `${message.replace(/\.$/, '')}: ${why}.`,
  }
}
