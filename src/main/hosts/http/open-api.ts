import { z } from 'zod'
import { errorBodySchema } from '../../../shared/contract/api-error'
import { endpointNames, endpoints, type Credentials, type EndpointName } from '../../../shared/contract/endpoints'

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
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest as { properties?: Record<string, object>; required?: string[] }
}
const json = (schema: object) => ({ 'application/json': { schema } })
const failure = { description: '', content: json({ $ref: '#/components/schemas/Error' }) }

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
    responses: {
      [spec.status]: { description: sentences[spec.status] ?? '', content: json(schemaOf(spec.output, 'output')) },
      ...Object.fromEntries(
        [...new Set<number>(statuses)]
          .sort((a, b) => a - b)
          .map((status) => [status, { ...failure, description: sentences[status] ?? '' }]),
      ),
    },
  }
}

/** OpenAPI 3.1, from the same schemas that check every call. */
export function openApi(version: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of endpointNames) {
    const spec = endpoints[name]
    const all: readonly string[] = 'aliases' in spec && spec.aliases ? [spec.path, ...spec.aliases] : [spec.path]
    for (const [at, path] of all.entries()) {
      const described = operation(name)
      const operationId = at === 0 ? described.operationId : `${described.operationId}_alias${at}`
      paths[path] = { ...paths[path], [spec.method.toLowerCase()]: { ...described, operationId } }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Veridesk: document extraction and address matching', version },
    paths,
    components: { securitySchemes: schemes, schemas: { Error: schemaOf(errorBodySchema, 'output') } },
  }
}
