import { z } from 'zod'
import { documentKinds, documentTypes } from '../domain/document-types'
import { crossCheckNameSchema } from './cross-checks'

const kind = z.object({
  kind: z.enum(documentKinds),
  /** The types that serve; every type of the kind where absent. */
  types: z.array(z.enum(documentTypes)).min(1).optional(),
})

/** A product is data: what a flow asks for and what it checks. */
export const productSchema = z.object({
  product_type: z.string().min(1),
  required: z.array(kind).min(1),
  optional: z.array(kind),
  cross_checks: z.array(crossCheckNameSchema),
})
export type Product = z.infer<typeof productSchema>
export type ProductKind = z.infer<typeof kind>
