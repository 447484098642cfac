import { z } from 'zod'
import { documentTypes } from '../domain/document-types'

/** A scalar field of the interface. */
const extractedValueSchema = z.object({
  value: z.string(),
  confidence_score: z.number().min(0).max(1),
  /** An extension: a value in Devanagari, in Latin letters beside it. */
  transliteration: z.string().optional(),
})

/** A field after review: the corrected value, and beside it what the machine had said. */
export const reviewedValueSchema = extractedValueSchema.extend({
  original_value: z.string().nullable(),
  corrected: z.boolean(),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  verdict: z.string().nullable(),
})

type Field = z.infer<typeof extractedValueSchema>

/** file_data: the type and one entry per extracted field; a table is an array of rows whose members are fields. */
export type FileData<F = Field> = { document_type: string } & {
  [name: string]: string | F | Record<string, F> | Record<string, F>[]
}

/** Codes that a FAILED item may carry. */
export const failureCodes = [
  'FETCH_FAILED',
  'UNSUPPORTED_FORMAT',
  'TOO_LARGE',
  'DAMAGED',
  'PASSWORD_PROTECTED',
  // Of this project: an analyst erased the document.
  'ERASED',
] as const
export type FailureCode = (typeof failureCodes)[number]

const fileDataSchema = z
  // Or the name that a user gave to a type of their own.
  .object({ document_type: z.union([z.enum([...documentTypes, 'UNRECOGNISED', 'FAILED']), z.string().min(2).max(60)]) })
  .catchall(
    z.union([
      z.string(),
      extractedValueSchema,
      z.record(z.string(), extractedValueSchema),
      z.array(z.record(z.string(), extractedValueSchema)),
    ]),
  )

/** One element of `data` in a result list. */
export const extractionItemSchema = z.object({ document_id: z.string(), file_data: fileDataSchema })
export type ExtractionItem = z.infer<typeof extractionItemSchema>
