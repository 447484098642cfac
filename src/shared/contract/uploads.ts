import { z } from 'zod'
import { urlSchema } from './file-url'
import { limits } from './limits'

const filled = (max: number = limits.identifierLength) =>
  z
    .string()
    .max(max)
    .refine((text) => text.trim() !== '', 'must not be empty')
    .meta({ minLength: 1 })

/** Text that must hold something other than white space. */
export const requiredText = filled

export const flowUuidSchema = z.guid('must be a UUID').describe('Identifies one verification flow')

const fileUrlSchema = z.object({
  file_url: urlSchema.describe('Object-storage URL of the document image'),
  document_id: filled().describe('Chosen by the client, echoed in responses and results'),
})
export type FileUrl = z.infer<typeof fileUrlSchema>

const fileUrls = z.array(fileUrlSchema).min(1).max(limits.filesPerUpload)

export const bulkUploadSchema = z.object({ product_type: filled(), file_urls: fileUrls })
export const flowUploadSchema = z.object({ flow_uuid: flowUuidSchema, file_urls: fileUrls })

const uploadResultSchema = z.object({
  file_uuid: z.guid(),
  batch_id: z.string().describe('BATCH-<number>-<5 letters>-<14-digit UTC time>'),
  document_id: z.string(),
})
export type UploadResult = z.infer<typeof uploadResultSchema>
export const uploadResultsSchema = z.array(uploadResultSchema)
