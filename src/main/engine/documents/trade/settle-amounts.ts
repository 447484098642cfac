/** What the arithmetic of a document says of its single amounts. */
import type { DocumentType } from '../../../../shared/domain/document-types'
import { fieldCatalogue } from '../../../../shared/domain/field-catalogue'
import type { ExtractedField } from '../../../../shared/domain/reading'
import { cellPlace } from '../../../../shared/domain/tables'
import { inDoubt } from '../../extraction/rules/bounds'
import { rupees } from '../../extraction/tables/amounts'

const bornOutBy = 0.996

/**
 * Raises an amount that the arithmetic of the document gives too, and marks one that contradicts it. Where the arithmetic
 * does not come out (`unknown`), one that is another is in doubt too: nothing says which of the two was misread.
 */
export function borneOut(
  fields: readonly ExtractedField[],
  path: string,
  paise: number | null,
  outcome: 'holds' | 'unknown',
): ExtractedField[] {
  return fields.map((field) => {
    if (field.path !== path || paise === null) return field
    if (field.value !== rupees(paise))
      return outcome === 'holds'
        ? {
            ...field,
            confidence: Math.min(field.confidence, 0.5),
            reasons: [...field.reasons, { code: 'arithmetic_fails' }],
            alternates: [
              { value: rupees(paise), confidence: 0.5, kind: 'repaired' as const, evidence: field.evidence[0]! },
              ...field.alternates,
            ],
          }
        : inDoubt(field)
    if (outcome === 'unknown') return field
    return proved(field)
  })
}

/** Of amounts that do not add up one at least is wrong, and no arithmetic tells which. */
export const contradicted = (field: ExtractedField): ExtractedField => ({
  ...field,
  confidence: Math.min(field.confidence, 0.85),
  reasons: [...field.reasons, { code: 'arithmetic_fails' }],
})

/** A field that the arithmetic proves. */
export function proved(field: ExtractedField): ExtractedField {
  const [first, ...others] = field.evidence
  return {
    ...field,
    confidence: Math.max(field.confidence, bornOutBy),
    proven: true,
    evidence: first ? [{ ...first, proofs: [...first.proofs, 'arithmetic'] }, ...others] : [],
    reasons: [...field.reasons.filter((r) => r.code !== 'low_ocr_confidence'), { code: 'arithmetic_holds' }],
  }
}

/** Adds amounts that are not printed and follow from others. */
export function computed(
  fields: readonly ExtractedField[],
  type: DocumentType,
  amounts: readonly (readonly [string, number | null])[],
): ExtractedField[] {
  const missing = amounts.flatMap(([path, paise]): ExtractedField[] => {
    if (paise === null || fields.some((f) => f.path === path)) return []
    return [
      {
        path,
        value: rupees(paise),
        confidence: 0.9,
        proven: false,
        evidence: [{ page: 0, quad: null, source: 'derived', rule: `computed.${path}`, rawText: '', proofs: [] }],
        alternates: [],
        reasons: [{ code: 'computed' }],
      },
    ]
  })
  const order = (fieldCatalogue[type] ?? []).map((spec) => spec.path)
  const place = (path: string): number => (cellPlace(path) ? order.length : order.indexOf(path))
  return [...fields, ...missing].sort((a, b) => place(a.path) - place(b.path))
}
