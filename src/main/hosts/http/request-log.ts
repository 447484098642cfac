import type { FastifyInstance } from 'fastify'
import type { Log } from '../../services'
import type { Metrics } from './metrics'

/** One line a request: which call, how it ended, how long it took. Never a path's query, a header or a body. */
export function addRequestLog(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config?.endpoint ?? 'other'
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.answered(endpoint, status, ms / 1000)
    log.info('request', { id: request.id, method: request.method, endpoint, status, ms: Math.round(ms) })
  })
}
