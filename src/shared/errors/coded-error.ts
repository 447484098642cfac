import { errorSpecs, type ErrorCode } from './codes'

/** An expected failure. `detail` may name a file or a limit, never a value from a document. */
export class CodedError extends Error {
  override readonly name = 'CodedError'
  constructor(
    readonly code: ErrorCode,
    readonly detail: string | null = null,
    options?: { cause?: unknown },
  ) {
    super(errorSpecs[code].message, options)
  }
}

/** The form in which errors cross process borders. */
export interface ErrorEnvelope {
  readonly code: ErrorCode
  readonly detail: string | null
}

/** Reduces anything thrown to a coded envelope; what is not coded becomes INTERNAL, its text dropped. */
export function toEnvelope(error: unknown): ErrorEnvelope {
  if (error instanceof CodedError) return { code: error.code, detail: error.detail }
  return { code: 'INTERNAL', detail: null }
}
