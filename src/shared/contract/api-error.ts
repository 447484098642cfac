import { z } from 'zod'

/** The body of every error response. */
export const errorBodySchema = z.object({ error_code: z.string(), error_message: z.string() })
export type ErrorBody = z.infer<typeof errorBodySchema>

export type ErrorStatus = 400 | 401 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503

/** What a call of the interface is refused with. The message is for the client; it never quotes a document. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly status: ErrorStatus,
    message: string,
    /** Seconds after which the same call may succeed. */
    readonly retryAfter: number | null = null,
    options?: { cause?: unknown },
  ) {
    super(message, options)
  }

  get body(): ErrorBody {
    return { error_code: String(this.status), error_message: this.message }
  }
}

/** 400 in the words that the interface gives; `names` in the order of the endpoint's table. */
export const missingParameters = (names: readonly string[]): ApiError =>
  new ApiError(400, `Missing or empty required parameters: [${names.join(', ')}]`)
