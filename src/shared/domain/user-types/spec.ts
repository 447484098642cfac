import { z } from 'zod'
import type { FieldKind } from '../field-catalogue'

/**
 * A type of document that a user defined on a sample. Plain data: it is kept in the workspace, and goes to others as a
 * file. Lengths are in heights of the text that they stand beside, so that size and resolution do not matter.
 */
export const userFieldKinds = ['text', 'date', 'amount', 'identifier'] as const

/** Printed words near a value, and where the value begins, seen from their top left corner. */
const anchorSchema = z.object({
  text: z.string().min(2).max(120),
  right: z.number().min(-500).max(500),
  down: z.number().min(-500).max(500),
  /** How far the words reached on the sample; absent where that was not kept, or where more than they stood there. */
  width: z.number().min(0).max(500).optional(),
})

export const userFieldLabelSchema = z.string().trim().min(1).max(60)

/** Of an identifier: `A` a letter, `9` a digit, `*` either, anything else itself. */
export const userPatternSchema = z.string().trim().min(1).max(60)

const fieldSchema = z.object({
  /** Name in the exported JSON. */
  name: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
  /** As the user calls it, in any language. */
  label: userFieldLabelSchema.optional(),
  kind: z.enum(userFieldKinds),
  pattern: userPatternSchema.nullable(),
  /**
   * Places of the pattern, of those that are no blanks, at which the sample had a stroke or a ring: I or 1, O or 0.
   * Absent where that was not kept.
   */
  unclear: z.array(z.int().min(0).max(60)).max(60).optional(),
  anchors: z.array(anchorSchema).min(1).max(6),
  /** How far the value reached on the sample. */
  width: z.number().min(0).max(500),
  lines: z.int().min(1).max(20),
})

export const userTypeSchema = z.object({
  name: z.string().trim().min(2).max(60),
  /** Printed words by which the document is known. */
  cues: z.array(z.string().min(3).max(160)).min(1).max(12),
  fields: z.array(fieldSchema).min(1).max(60),
})

/** The file in which types go from one workspace to another, and to the command line. */
export const userTypesFileSchema = z.object({
  format: z.literal('veridesk-types'),
  version: z.literal(1),
  types: z.array(userTypeSchema).max(500),
})

export type UserTypeSpec = z.infer<typeof userTypeSchema>
export type UserFieldSpec = UserTypeSpec['fields'][number]
export type UserFieldKind = (typeof userFieldKinds)[number]
export type UserTypesFile = z.infer<typeof userTypesFileSchema>

/** How a field of such a type is edited and checked. */
export const kindOfUserField: Readonly<Record<UserFieldKind, FieldKind>> = {
  text: 'text',
  date: 'date',
  amount: 'amount',
  identifier: 'code',
}

export const typesFile = (types: readonly UserTypeSpec[]): UserTypesFile => ({
  format: 'veridesk-types',
  version: 1,
  types: [...types],
})

/** The pattern of an identifier's characters, as `A` and `9`; an upright stroke is an I that was not known. */
export const patternOf = (text: string): string =>
  text
    .trim()
    .replace(/[\p{Lu}\p{Ll}|]/gu, 'A')
    .replace(/\p{Nd}/gu, '9')

/** Of each character of a pattern, what it stands for. */
const stands: Readonly<Record<string, RegExp>> = { A: /^\p{L}$/u, '9': /^\p{Nd}$/u, '*': /^[\p{L}\p{Nd}*]$/u }

/** True where a text is what a pattern says, character for character. */
export function fitsPattern(text: string, pattern: string): boolean {
  const [chars, wanted] = [[...text], [...pattern]]
  return (
    chars.length === wanted.length && wanted.every((one, i) => stands[one]?.test(chars[i] ?? '') ?? one === chars[i])
  )
}

/** True where a text has the groups of letters, digits and marks that a pattern has, whatever their lengths. */
export const isLike = (text: string, pattern: string): boolean => groupsOf(patternOf(text)) === groupsOf(pattern)

const groupsOf = (pattern: string): string => pattern.replace(/A+/g, 'A').replace(/9+/g, '9')
