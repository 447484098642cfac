import { z } from 'zod'

export const crossCheckNames = [
  'name_agreement',
  'date_of_birth_agreement',
  'address_agreement',
  'pan_in_gstin',
  'identifier_validity',
  'document_expiry',
  'duplicate_document',
  'missing_document',
] as const
export const crossCheckNameSchema = z.enum(crossCheckNames)
export type CrossCheckName = z.infer<typeof crossCheckNameSchema>

const crossCheckResultSchema = z.enum(['PASS', 'FAIL', 'REVIEW', 'NOT_APPLICABLE'])
export type CrossCheckResult = z.infer<typeof crossCheckResultSchema>

/** A value that a check looked at, and where it stands. */
const crossCheckEvidenceSchema = z.object({
  document_id: z.string(),
  file_uuid: z.guid(),
  field: z.string(),
  value: z.string(),
})
export type CrossCheckEvidence = z.infer<typeof crossCheckEvidenceSchema>

export const crossCheckSchema = z.object({
  check: crossCheckNameSchema,
  /** The documents that it looked at, by the client's ids. */
  documents: z.array(z.string()),
  result: crossCheckResultSchema,
  score: z.number().min(0).max(1).nullable(),
  detail: z.string(),
  evidence: z.array(crossCheckEvidenceSchema),
})
export type CrossCheck = z.infer<typeof crossCheckSchema>
