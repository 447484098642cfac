import { z } from 'zod'
import type { DocumentDetail } from '../domain/review'
import { userFieldKinds, userFieldLabelSchema, userPatternSchema, type UserTypeSpec } from '../domain/user-types/spec'
import { channel } from './channel'
import { documentIdSchema } from './document-id'
import { pointedAtSchema } from './review'

/** A field as it was shown on a sample. */
const shownFieldSchema = z.object({
  label: userFieldLabelSchema,
  kind: z.enum(userFieldKinds),
  /** Of an identifier. */
  pattern: userPatternSchema.nullable(),
  place: pointedAtSchema,
})

const userTypeNameSchema = z.string().trim().min(2).max(60)

/** A type as it is to be: its fields in their order, each by the name that it had. Those left out are gone. */
const changedTypeSchema = z.object({
  name: userTypeNameSchema,
  fields: z
    .array(shownFieldSchema.omit({ place: true }).extend({ was: z.string().max(60) }))
    .min(1)
    .max(60)
    .refine((fields) => new Set(fields.map(({ was }) => was)).size === fields.length),
})
export type ChangedType = z.output<typeof changedTypeSchema>

/** A type, and how many documents were read with it. */
export interface UserTypeView {
  readonly spec: UserTypeSpec
  readonly documents: number
  /** Of them, those on which nobody has decided. */
  readonly open: number
}

export const userTypeChannels = {
  'types:list': channel<readonly UserTypeView[]>()(z.object({})),
  /** Makes a type of a document that is read; the document, and all that are not recognised, are read again with it. */
  'types:define': channel<DocumentDetail>()(
    z.object({ id: documentIdSchema, name: userTypeNameSchema, fields: z.array(shownFieldSchema).min(1).max(60) }),
  ),
  /**
   * Another name, other fields; documents that are still open are read again with it, and keep what was said of them.
   */
  'types:change': channel<readonly UserTypeView[]>()(z.object({ name: userTypeNameSchema, to: changedTypeSchema })),
  'types:remove': channel<readonly UserTypeView[]>()(z.object({ name: userTypeNameSchema })),
  /** Opens the system's dialog; null where it was closed. */
  'types:export': channel<{ fileName: string; types: number } | null>()(z.object({})),
  /** Opens the system's dialog; null where it was closed. Types of the same names are replaced. */
  'types:import': channel<readonly UserTypeView[] | null>()(z.object({})),
} as const
