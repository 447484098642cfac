import type { z } from 'zod'
import { addressMatchResponseSchema, addressMatchSchema } from './address-match'
import type { ErrorStatus } from './api-error'
import {
  conversationMessageInSchema,
  conversationSchema,
  conversationStartSchema,
  conversationTurnSchema,
  wholeConversationSchema,
} from './conversation'
import {
  batchReferenceSchema,
  batchRetriedSchema,
  bulkExtractsQuerySchema,
  bulkExtractsSchema,
  flowExtractsQuerySchema,
  flowExtractsSchema,
} from './extracts'
import {
  deliveryLogSchema,
  flowCreatedSchema,
  flowInitSchema,
  flowMovedSchema,
  flowReferenceSchema,
  flowRetriedSchema,
  flowStatusSchema,
} from './flows'
import type { Area } from './states'
import { accessTokenSchema, loggedOutSchema, onboardingTokenSchema } from './tokens'
import { bulkUploadSchema, flowUploadSchema, uploadResultsSchema } from './uploads'

/**
 * What proves who calls. `client`: headers Client-Id and Client-Secret. `address`: headers client_id and
 * client_secret. `access`: an access token in the header Token. `session`: an access or a refresh token there.
 */
export type Credentials = 'client' | 'address' | 'access' | 'session'

interface Shape<Input extends z.ZodType | null, Output extends z.ZodType> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Other paths of the same call. */
  readonly aliases?: readonly string[]
  readonly area: Area | null
  readonly credentials: Credentials
  /** Body of a POST, query of a GET; null where there is neither. */
  readonly input: Input
  /** Names that must be there and filled, in the order in which an error lists them. */
  readonly required: readonly string[]
  readonly status: 200 | 201
  readonly output: Output
  readonly errors: readonly ErrorStatus[]
  readonly summary: string
}

const endpoint = <Input extends z.ZodType | null, Output extends z.ZodType>(shape: Shape<Input, Output>) => shape
const post = { method: 'POST' } as const
const get = { method: 'GET' } as const
const withClient = { credentials: 'client', input: null, required: [], status: 200, errors: [401] } as const
const onboarding = { area: 'onboarding', credentials: 'access', errors: [400, 401, 404, 409] } as const
const bulk = { area: 'bulk', credentials: 'access', errors: [400, 401] } as const
const flow = { area: 'flow', credentials: 'access', errors: [400, 401, 404, 409] } as const
/** Calls that name a flow and nothing else. */
const ofFlow = { ...flow, input: flowReferenceSchema, required: ['flow_uuid'], status: 200 } as const
const uploadNames = ['flow_uuid', 'file_urls'] as const

/** Every call of the interface. */
export const endpoints = {
  'onboarding.authtoken': endpoint({
    ...post,
    ...withClient,
    path: '/v1/verification/authtoken',
    area: 'onboarding',
    output: onboardingTokenSchema,
    summary: 'Access and refresh token for onboarding',
  }),
  'onboarding.refreshToken': endpoint({
    ...post,
    path: '/v1/verification/refresh-token',
    area: 'onboarding',
    credentials: 'session',
    input: null,
    required: [],
    status: 200,
    output: accessTokenSchema,
    errors: [400, 401],
    summary: 'A new access token without the client credentials',
  }),
  'onboarding.logout': endpoint({
    ...post,
    path: '/v1/verification/logout',
    area: 'onboarding',
    credentials: 'session',
    input: null,
    required: [],
    status: 200,
    output: loggedOutSchema,
    errors: [401],
    summary: 'Revokes the session of the token',
  }),
  'onboarding.multiupload': endpoint({
    ...post,
    ...onboarding,
    path: '/v1/verification/multiupload',
    input: flowUploadSchema,
    required: uploadNames,
    status: 201,
    output: uploadResultsSchema,
    summary: 'Hands over documents of a conversation or a flow',
  }),
  'onboarding.extracts': endpoint({
    ...get,
    ...onboarding,
    path: '/v1/verification/extracts',
    input: flowExtractsQuerySchema,
    required: ['flow_uuid'],
    status: 200,
    output: flowExtractsSchema,
    summary: 'Results of a conversation or a flow, page by page',
  }),
  'onboarding.startConversation': endpoint({
    ...post,
    ...onboarding,
    path: '/v1/verification/conversation',
    input: conversationStartSchema,
    required: ['product_type', 'application_id'],
    status: 200,
    output: conversationSchema,
    summary: 'Begins a guided conversation',
  }),
  'onboarding.conversation': endpoint({
    ...get,
    ...onboarding,
    path: '/v1/verification/conversation',
    input: flowReferenceSchema,
    required: ['flow_uuid'],
    status: 200,
    output: wholeConversationSchema,
    summary: 'The whole conversation',
  }),
  'onboarding.message': endpoint({
    ...post,
    ...onboarding,
    path: '/v1/verification/conversation/message',
    input: conversationMessageInSchema,
    required: ['flow_uuid'],
    status: 200,
    output: conversationTurnSchema,
    summary: 'What the customer says or chooses',
  }),
  'bulk.authtoken': endpoint({
    ...post,
    ...withClient,
    path: '/v1/bulk/authtoken',
    area: 'bulk',
    output: accessTokenSchema,
    summary: 'Access token for bulk',
  }),
  'bulk.multiupload': endpoint({
    ...post,
    ...bulk,
    path: '/v1/bulk/multiupload',
    input: bulkUploadSchema,
    required: ['product_type', 'file_urls'],
    status: 201,
    output: uploadResultsSchema,
    summary: 'Queues documents for extraction',
  }),
  'bulk.extracts': endpoint({
    ...get,
    ...bulk,
    path: '/v1/bulk/extracts',
    input: bulkExtractsQuerySchema,
    required: ['batch_id'],
    status: 200,
    output: bulkExtractsSchema,
    summary: 'Results of a batch, page by page',
  }),
  'bulk.retry': endpoint({
    ...post,
    ...bulk,
    path: '/v1/bulk/retry',
    input: batchReferenceSchema,
    required: ['batch_id'],
    status: 200,
    output: batchRetriedSchema,
    summary: 'Tries the failed files of a batch again',
  }),
  'flow.authtoken': endpoint({
    ...post,
    ...withClient,
    path: '/v3/verification/authtoken',
    aliases: ['/authtoken'],
    area: 'flow',
    output: accessTokenSchema,
    summary: 'Access token for flows',
  }),
  'flow.init': endpoint({
    ...post,
    ...flow,
    path: '/v3/verification/flow/init',
    input: flowInitSchema,
    required: ['product_type', 'application_id', 'auth_url', 'callback_url'],
    status: 200,
    output: flowCreatedSchema,
    errors: [400, 401],
    summary: 'Creates a verification flow',
  }),
  'flow.multiupload': endpoint({
    ...post,
    ...flow,
    path: '/v3/verification/flow/multiupload',
    input: flowUploadSchema,
    required: uploadNames,
    status: 201,
    output: uploadResultsSchema,
    summary: 'Hands over documents of a flow',
  }),
  'flow.submit': endpoint({
    ...post,
    ...ofFlow,
    path: '/v3/verification/flow/submit',
    output: flowMovedSchema,
    summary: 'Says that nothing more comes',
  }),
  'flow.cancel': endpoint({
    ...post,
    ...ofFlow,
    path: '/v3/verification/flow/cancel',
    output: flowMovedSchema,
    summary: 'Cancels a flow that has not completed',
  }),
  'flow.status': endpoint({
    ...get,
    ...ofFlow,
    path: '/v3/verification/flow/status',
    output: flowStatusSchema,
    summary: 'Where a flow stands',
  }),
  'flow.extracts': endpoint({
    ...get,
    ...flow,
    path: '/v3/verification/flow/extracts',
    input: flowExtractsQuerySchema,
    required: ['flow_uuid'],
    status: 200,
    output: flowExtractsSchema,
    summary: 'Results and cross-checks of a flow',
  }),
  'flow.retry': endpoint({
    ...post,
    ...ofFlow,
    path: '/v3/verification/flow/retry',
    output: flowRetriedSchema,
    summary: 'Tries the failed files of a flow again that has not completed',
  }),
  'flow.deliveries': endpoint({
    ...get,
    ...ofFlow,
    path: '/v3/verification/flow/deliveries',
    output: deliveryLogSchema,
    summary: 'The log of callback deliveries',
  }),
  'flow.redeliver': endpoint({
    ...post,
    ...ofFlow,
    path: '/v3/verification/flow/redeliver',
    output: flowStatusSchema,
    summary: 'Sends the callback of a completed flow again',
  }),
  'address.match': endpoint({
    ...post,
    path: '/v1/address/match/batch',
    area: null,
    credentials: 'address',
    input: addressMatchSchema,
    required: ['application_id', 'source_address', 'target_addresses'],
    status: 200,
    output: addressMatchResponseSchema,
    errors: [400, 401, 422, 503],
    summary: 'Compares one address with others',
  }),
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export type InputOf<N extends EndpointName> = Endpoints[N]['input'] extends z.ZodType
  ? z.output<Endpoints[N]['input']>
  : null
export type OutputOf<N extends EndpointName> = z.output<Endpoints[N]['output']>
export const endpointNames = Object.keys(endpoints) as readonly EndpointName[]

/** All paths under which a call is answered, its own first. */
export function pathsOf(name: EndpointName): readonly string[] {
  const { path, aliases = [] }: Shape<z.ZodType | null, z.ZodType> = endpoints[name]
  return [path, ...aliases]
}
