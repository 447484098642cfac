import { z } from 'zod'
import { documentKinds } from '../domain/document-types'
import { crossCheckSchema } from './cross-checks'
import { extractionItemSchema } from './extraction'
import { urlSchema } from './file-url'
import { deliveryStateSchema, fileStateSchema, flowStateSchema } from './states'
import { flowUuidSchema, requiredText } from './uploads'

export const flowInitSchema = z.object({
  product_type: requiredText().describe('Governs the documents and cross-checks of the flow'),
  application_id: requiredText().describe("The client's identifier of the case, echoed in callbacks"),
  auth_url: urlSchema.describe('Called to authenticate a callback'),
  callback_url: urlSchema.describe('Receives the results'),
  flow_params: z.record(z.string(), z.unknown()).nullish().describe('Further configuration'),
})

export const flowCreatedSchema = z.object({ flow_uuid: z.guid() })
export const flowReferenceSchema = z.object({ flow_uuid: flowUuidSchema })
export const flowMovedSchema = z.object({ flow_uuid: z.guid(), status: flowStateSchema })
export const flowRetriedSchema = flowMovedSchema.extend({ retried: z.int().describe('Files that are fetched again') })
export type FlowMoved = z.infer<typeof flowMovedSchema>

const deliverySchema = z.object({
  status: deliveryStateSchema,
  attempts: z.int(),
  last_attempt_at: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
  last_error: z.string().nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>

export const flowStatusSchema = z.object({
  flow_uuid: z.guid(),
  application_id: z.string(),
  product_type: z.string(),
  status: flowStateSchema,
  documents: z.array(
    z.object({
      document_id: z.string(),
      file_uuid: z.guid(),
      status: fileStateSchema,
      document_type: z.string().nullable(),
    }),
  ),
  missing: z.array(z.enum(documentKinds)),
  delivery: deliverySchema.nullable(),
})
export type FlowStatus = z.infer<typeof flowStatusSchema>

/** One try to deliver: which of the two calls ended it, and how. */
const deliveryAttemptSchema = z.object({
  at: z.string(),
  call: z.enum(['auth', 'callback']),
  /** HTTP status of the answer; null where there was none. */
  http_status: z.int().nullable(),
  error: z.string().nullable(),
})
export type DeliveryAttempt = z.infer<typeof deliveryAttemptSchema>

export const deliveryLogSchema = z.object({
  deliveries: z.array(
    deliverySchema.extend({ delivery_id: z.guid(), created_at: z.string(), log: z.array(deliveryAttemptSchema) }),
  ),
})
export type DeliveryLog = z.infer<typeof deliveryLogSchema>

/** What is posted to callback_url. */
export const callbackBodySchema = z.object({
  application_id: z.string(),
  flow_uuid: z.guid(),
  status: flowStateSchema,
  data: z.array(extractionItemSchema),
  cross_checks: z.array(crossCheckSchema),
})
export type CallbackBody = z.infer<typeof callbackBodySchema>
