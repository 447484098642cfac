import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../shared/contract/api-error'
import type { EndpointName } from '../../../shared/contract/endpoints'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly takesBody?: boolean
    readonly endpoint?: EndpointName
  }
}

const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type?.trim() ?? '')

/**
 * Calls that take a body take JSON: 415 for anything else. Calls that take none ignore what comes, whatever its
 * type; it is read to its end under the limit of all bodies.
 */
export function addBodyRules(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.addHook('preParsing', async (request) => {
    const { takesBody } = request.routeOptions.config
    if (takesBody && !isJson(request.headers['content-type'])) {
      throw new ApiError(415, 'The Content-Type must be application/json.')
    }
  })
}

/** The JSON of a body; an absent one is an empty object. Throws 400. */
export function parsedBody(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return {}
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return JSON.parse(text) as unknown
  } catch {
    throw new ApiError(400, 'The body is not well-formed JSON.')
  }
}
