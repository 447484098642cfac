import type { z } from 'zod'

/** One request channel: what may be asked, and the TypeScript shape of the answer (our own side, not parsed). */
export interface ChannelSpec<Request extends z.ZodType, Response> {
  readonly request: Request
  /** Phantom: carries the answer's type; always undefined. */
  readonly response?: Response
}

/** Declares a channel: `channel<Answer>()(schema)`. */
export const channel =
  <Response>() =>
  <Request extends z.ZodType>(request: Request): ChannelSpec<Request, Response> => ({ request })
