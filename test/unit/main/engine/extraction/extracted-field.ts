import type { ExtractedField } from '../../../../../src/shared/domain/reading'

/** A field that was read surely, but for what is told otherwise. */
export const extractedField = (
  path: string,
  value: string,
  otherwise: Partial<ExtractedField> = {},
): ExtractedField => ({
  path,
  value,
  confidence: 0.99,
  proven: false,
  evidence: [],
  alternates: [],
  reasons: [],
  ...otherwise,
})
