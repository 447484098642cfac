import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { ApiError, type ErrorStatus } from '../../../shared/contract/api-error'
import { endpointNames, endpoints, pathsOf, type EndpointName } from '../../../shared/contract/endpoints'
import { keptFilesPath } from '../../../shared/contract/kept-files'
import { limits } from '../../../shared/contract/limits'
import type { RequestLine } from '../../../shared/ipc/service'
import type { Log } from '../../services'
import type { LocalService } from '../../services/local'
import { addBodyRules, parsedBody } from './body'
import { answerBrokenRequest } from './broken-request'
import { answerAs, callerOf } from './caller'
import { addKeptFiles } from './kept-files'
import type { Metrics } from './metrics'
import { openApi } from './open-api'
import { listing } from './page'
import { addRequestLog } from './request-log'

export interface ServerParts {
  readonly service: LocalService
  readonly metrics: Metrics
  readonly log: Log
  readonly version: string
  /** Key and certificate, PEM; null: plain HTTP. */
  readonly tls: { readonly key: Buffer; readonly cert: Buffer } | null
}

/** A whole request must have come within this; a slower sender is cut off. */
const requestTimeoutMs = 30_000
const connections = {
  // Where a head may take longer than a whole request, Node takes the one time for the other.
  headersTimeout: requestTimeoutMs,
  // Node looks for slow senders twice a minute only.
  connectionsCheckingInterval: 5_000,
  // Node would answer a request without a host by itself, and without a word.
  requireHostHeader: false,
}

/**
 * The interface over HTTP; another file listens. Every error is one of the interface's, none shows a stack.
 * `onRequest` hears of every answered request.
 */
export function buildServer(
  parts: ServerParts,
  onRequest: (line: RequestLine) => void = () => undefined,
): FastifyInstance {
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    logger: false,
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: answerBrokenRequest,
    http: connections,
    frameworkErrors: (_error: Error, _request: unknown, reply: FastifyReply) => {
      void reply.code(404).send(new ApiError(404, 'There is no such path.').body)
    },
    ...(parts.tls ? { https: { ...parts.tls, minVersion: 'TLSv1.2', ...connections } } : {}),
  }) as unknown as FastifyInstance
  addRequestLog(app, { ...parts, onRequest }, (request) => callerOf(request)?.client.name ?? null)
  // By it a client knows that it may repeat a call with its key.
  app.addHook('onSend', async (_, reply) => void reply.header('veridesk-service', parts.version))
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && !raw.headers.host) throw new ApiError(400, 'The Host header is missing.')
  })
  addBodyRules(app)
  addErrors(app, parts.log)
  for (const name of endpointNames) addEndpoint(app, name, parts.service)
  addKeptFiles(app, parts.service)
  addPages(app, parts)
  return app
}

function addEndpoint(app: FastifyInstance, name: EndpointName, service: LocalService): void {
  const spec = endpoints[name]
  const { method, status } = spec
  for (const url of pathsOf(name)) {
    app.route({
      method,
      url,
      config: { takesBody: method === 'POST' && spec.input !== null, endpoint: name },
      ...answerAs(service, name, async (caller, request, reply) => {
        const input = method === 'GET' ? request.query : spec.input === null ? null : parsedBody(request.body)
        return reply.code(status).send(await service.answer(name, caller, input))
      }),
    })
  }
}

function addErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const known = asApiError(error, request.routeOptions.bodyLimit ?? limits.bodyBytes)
    if (known.status === 500)
      log.error('request_failed', error, { endpoint: request.routeOptions.config.endpoint ?? null })
    if (known.retryAfter !== null) void reply.header('retry-after', known.retryAfter)
    void reply.code(known.status).send(known.body)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = methodsOf(path)
    if (methods.length === 0) return reply.code(404).send(new ApiError(404, 'There is no such path.').body)
    const error = new ApiError(405, `This path takes ${methods.join(' and ')} alone.`)
    return reply.code(405).header('allow', methods.join(', ')).send(error.body)
  })
}

const pagePaths = ['/', '/openapi.json', '/health', '/ready', '/metrics']

function methodsOf(path: string): string[] {
  if (pagePaths.includes(path)) return ['GET']
  if (path === keptFilesPath) return ['POST']
  return endpointNames.flatMap((name) => (pathsOf(name).includes(path) ? [endpoints[name].method] : []))
}

/** What Fastify itself refuses with, in the interface's words. */
function asApiError(error: unknown, bodyLimit: number): ApiError {
  if (error instanceof ApiError) return error
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  const refusals: Partial<Record<ErrorStatus, string>> = {
    400: 'The request is malformed.',
    413: `The body is larger than ${bodyLimit} bytes.`,
    415: 'The Content-Type must be application/json.',
  }
  const known = status === 400 || status === 413 || status === 415 ? status : 500
  return new ApiError(known, refusals[known] ?? 'Something unexpected went wrong.')
}

function addPages(app: FastifyInstance, { service, metrics, version }: ServerParts): void {
  const description = openApi(version)
  const page = listing(version)
  app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/openapi.json', () => description)
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', (_, reply) =>
    service.ready
      ? reply.send({ status: 'ready' })
      : reply.code(503).send(new ApiError(503, 'The address matching engine is not loaded.').body),
  )
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text(service.counts())))
}
