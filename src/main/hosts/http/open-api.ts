import { z } from 'zod'
import { errorBodySchema } from '../../../shared/contract/api-error'
import {
  endpointNames,
  endpoints,
  pathsOf,
  type Credentials,
  type EndpointName,
} from '../../../shared/contract/endpoints'
import { keptFileSchema, keptFilesPath } from '../../../shared/contract/kept-files'

const header = (name: string) => ({ type: 'apiKey', in: 'header', name })

const schemes = {
  clientId: header('Client-Id'),
  clientSecret: header('Client-Secret'),
  addressClientId: header('client_id'),
  addressClientSecret: header('client_secret'),
  token: header('Token'),
}

const security: Readonly<Record<Credentials, Readonly<Record<string, readonly string[]>>>> = {
  client: { clientId: [], clientSecret: [] },
  address: { addressClientId: [], addressClientSecret: [] },
  access: { token: [] },
  session: { token: [] },
}

const sentences: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Accepted and queued',
  400: 'Something is missing or malformed',
  401: 'Credentials or token missing, invalid, expired or revoked',
  404: 'Unknown, or of another client',
  405: 'The path takes another method',
  409: 'Not possible in the present state',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'The source address could not be normalised',
  429: 'Too many requests; Retry-After says when',
  500: 'Something unexpected went wrong',
  503: 'The address matching engine is not loaded',
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // Every whole number has the bounds of JavaScript's; they say nothing about the interface.
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      // A number of a query is text on its way; what is meant by it says the type beside.
      if (jsonSchema.type === 'integer') delete jsonSchema.anyOf
    },
  })
  return rest as { properties?: Record<string, object>; required?: string[] }
}
const json = (schema: object) => ({ 'application/json': { schema } })
const success = (status: number, output: z.ZodType) => ({
  [status]: { description: sentences[status] ?? '', content: json(schemaOf(output, 'output')) },
})
const retryAfter = {
  headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } },
}
const failures = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)]
      .sort((a, b) => a - b)
      .map((status) => [
        status,
        {
          description: sentences[status] ?? '',
          ...(status === 429 ? retryAfter : {}),
          content: json({ $ref: '#/components/schemas/Error' }),
        },
      ]),
  )
const onceByKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'An upload with the key of an earlier one is answered as that was, and nothing is queued',
  schema: { type: 'string', maxLength: 128 },
}

function operation(name: EndpointName) {
  const spec = endpoints[name]
  const isPost = spec.method === 'POST'
  const input = spec.input && schemaOf(spec.input, 'input')
  const statuses = [...spec.errors, 429, 500, ...(isPost && input ? [413, 415] : [])]
  const [tag = ''] = name.split('.')
  return {
    operationId: name.replace('.', '_'),
    tags: [tag],
    summary: spec.summary,
    security: [security[spec.credentials]],
    ...(input && isPost ? { requestBody: { required: true, content: json(input) } } : {}),
    ...(input && !isPost
      ? {
          parameters: Object.entries(input.properties ?? {}).map(([key, schema]) => ({
            name: key,
            in: 'query',
            required: (spec.required as readonly string[]).includes(key),
            schema,
          })),
        }
      : {}),
    ...(name === 'bulk.multiupload' ? { parameters: [onceByKey] } : {}),
    responses: { ...success(spec.status, spec.output), ...failures(statuses) },
  }
}

/** What the service answers beyond the interface. */
const furtherPaths = {
  [keptFilesPath]: {
    post: {
      operationId: 'bulk_keepFile',
      tags: ['bulk'],
      summary: 'Keeps the bytes of one file until they are read, for clients without an object storage',
      security: [security.access],
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
      responses: { ...success(201, keptFileSchema), ...failures([400, 401, 413, 429, 500]) },
    },
  },
  '/health': page('health', 'Whether the service lives', json({ type: 'object' }), []),
  '/ready': page('ready', 'Whether every part can answer', json({ type: 'object' }), [503]),
  '/metrics': page('metrics', 'Figures for Prometheus', { 'text/plain': { schema: { type: 'string' } } }, []),
}

function page(operationId: string, summary: string, content: object, errors: readonly number[]) {
  const responses = { 200: { description: sentences[200], content }, ...failures(errors) }
  return { get: { operationId, tags: ['service'], summary, security: [], responses } }
}

/** OpenAPI 3.1, from the same schemas that check every call. */
export function openApi(version: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of endpointNames) {
    const spec = endpoints[name]
    for (const [at, path] of pathsOf(name).entries()) {
      const described = operation(name)
      const operationId = at === 0 ? described.operationId : `${described.operationId}_alias${at}`
      paths[path] = { ...paths[path], [spec.method.toLowerCase()]: { ...described, operationId } }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Veridesk: document extraction and address matching', version },
    // Where this description was asked for.
    servers: [{ url: '/' }],
    paths: { ...paths, ...furtherPaths },
    components: { securitySchemes: schemes, schemas: { Error: schemaOf(errorBodySchema, 'output') } },
  }
}
