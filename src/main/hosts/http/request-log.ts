import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestLine } from '../../../shared/ipc/service'
import type { Log } from '../../services'
import type { Metrics } from './metrics'

interface Listeners {
  readonly log: Log
  readonly metrics: Metrics
  readonly onRequest: (line: RequestLine) => void
}

/** One line a request: which call, how it ended, how long it took. Never a path's query, a header or a body. */
export function addRequestLog(
  app: FastifyInstance,
  { log, metrics, onRequest }: Listeners,
  callerOf: (request: FastifyRequest) => string | null,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id, method } = request
    const endpoint = request.routeOptions.config?.endpoint ?? 'other'
    const { statusCode: status, elapsedTime } = reply
    const ms = Math.round(elapsedTime)
    metrics.answered(endpoint, status, elapsedTime / 1000)
    log.info('request', { id, method, endpoint, status, ms })
    onRequest({ at: new Date().toISOString(), method, endpoint, status, ms, client: callerOf(request) })
  })
}
