import { z } from 'zod'
import { crossCheckSchema } from './cross-checks'
import { extractionItemSchema } from './extraction'
import { limits } from './limits'
import { batchStateSchema, flowStateSchema } from './states'
import { flowUuidSchema } from './uploads'

/** A whole number in a query, whose values are text. */
const count = (min: number, max: number, fallback: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => (/^\d{1,15}$/.test(String(value)) ? Number(value) : NaN))
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
    .prefault(fallback)
    // A description cannot follow the transform: it says what a caller should send.
    .meta({ type: 'integer', minimum: min, maximum: max })

const pages = {
  page: count(1, Number.MAX_SAFE_INTEGER, 1),
  per_page: count(1, limits.perPage, limits.perPage),
}

export const batchReferenceSchema = z.object({ batch_id: z.string().max(limits.identifierLength) })
export const batchRetriedSchema = z.object({
  batch_id: z.string(),
  status: batchStateSchema,
  retried: z.int().describe('Files that are fetched again'),
})
export const bulkExtractsQuerySchema = batchReferenceSchema.extend(pages)
export const flowExtractsQuerySchema = z.object({ flow_uuid: flowUuidSchema, ...pages })

const envelope = z.object({
  data: z.array(extractionItemSchema),
  page: z.int(),
  per_page: z.int(),
  total_pages: z.int(),
  total_items: z.int(),
  has_next: z.boolean(),
  has_prev: z.boolean(),
})

/** `data` holds those documents of the page that have ended; a document never changes its page. */
export const bulkExtractsSchema = envelope.extend({ batch_id: z.string(), status: batchStateSchema })
export type BulkExtracts = z.infer<typeof bulkExtractsSchema>

export const flowExtractsSchema = envelope.extend({
  flow_uuid: z.guid(),
  status: flowStateSchema,
  cross_checks: z.array(crossCheckSchema),
})
export type FlowExtracts = z.infer<typeof flowExtractsSchema>

/** The numbers of a pagination envelope. */
export function pageNumbers(page: number, perPage: number, total: number) {
  const pagesInAll = Math.ceil(total / perPage)
  return {
    page,
    per_page: perPage,
    total_pages: pagesInAll,
    total_items: total,
    has_next: page < pagesInAll,
    has_prev: page > 1,
  }
}
