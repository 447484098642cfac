import { z } from 'zod'
import type { DocumentDetail } from '../domain/review'
import { userFieldKinds, type UserTypeSpec } from '../domain/user-types/spec'
import { channel } from './channel'
import { documentIdSchema } from './queue'
import { pointedAtSchema } from './review'

/** A field as it was shown on a sample. */
export const shownFieldSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
  kind: z.enum(userFieldKinds),
  place: pointedAtSchema,
})

export const userTypeNameSchema = z.string().trim().min(2).max(60)

export const userTypeChannels = {
  'types:list': channel<readonly UserTypeSpec[]>()(z.object({})),
  /** Makes a type of a document that is read; the document, and all that are not recognised, are read again with it. */
  'types:define': channel<DocumentDetail>()(
    z.object({ id: documentIdSchema, name: userTypeNameSchema, fields: z.array(shownFieldSchema).min(1).max(60) }),
  ),
  'types:remove': channel<readonly UserTypeSpec[]>()(z.object({ name: userTypeNameSchema })),
  /** Opens the system's dialog; null where it was closed. */
  'types:export': channel<{ fileName: string; types: number } | null>()(z.object({})),
  /** Opens the system's dialog; null where it was closed. Types of the same names are replaced. */
  'types:import': channel<readonly UserTypeSpec[] | null>()(z.object({})),
} as const
