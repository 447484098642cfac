/** What the arithmetic of a document says of its single amounts. */
import type { DocumentType } from '../../../shared/domain/document-types'
import { fieldCatalogue } from '../../../shared/domain/field-catalogue'
import type { ExtractedField } from '../../../shared/domain/reading'
import { cellPlace } from '../../../shared/domain/tables'
import { mostDoubted } from '../extraction/bounds'
import { rupees } from '../extraction/tables/amounts'
import { gstinAgreesWithFirm } from '../identifiers'
import { gstCodesOfPin } from '../identifiers/pin-state'

const bornOutBy = 0.996

/** Rules that conclude from its place alone whose a tax number is. */
const byPlace = /\.gstin\.(?:first|second)$|\.head$/

/** Rules that conclude what a value is from where it stands, or from words of many meanings, and not from its label. */
const unlabelled = /\.(?:head|heading|envelope|pattern|row)$|^sum\./

/** A check digit proves a tax number, and not whose it is. */
function isOfWhom(field: ExtractedField, fields: readonly ExtractedField[]): boolean {
  if (!field.path.endsWith('_gstin')) return true
  const shared = fields.some((f) => f !== field && f.path.endsWith('_gstin') && f.value === field.value)
  return !shared && field.evidence.some((e) => !byPlace.test(e.rule))
}

/** True for fields that one rule found together: they stand in one block. */
const areOfOneBlock = (one: ExtractedField, other: ExtractedField): boolean =>
  one.evidence.some((e) => other.evidence.some(({ rule }) => rule === e.rule))

/** The tax number with a true check digit in the block of a party's name or address; null where there is none. */
function taxOfBlock(field: ExtractedField, fields: readonly ExtractedField[], part: 'name' | 'address'): string | null {
  const party = new RegExp(`^(\\w+)_${part}$`).exec(field.path)?.[1]
  const tax = fields.find((f) => party !== undefined && f.path === `${party}_gstin`)
  const passed = tax?.reasons.some((r) => r.code === 'check_digit_passed') ?? false
  return tax && passed && areOfOneBlock(field, tax) ? tax.value : null
}

/** A name is borne out by the tax number that stands in its own block, where that agrees with it. */
function isNamedByTax(field: ExtractedField, fields: readonly ExtractedField[]): boolean {
  const tax = taxOfBlock(field, fields, 'name')
  return tax !== null && gstinAgreesWithFirm(tax, field.value)
}

/**
 * An address is borne out by the name over it and the tax number under it, all of one block: the number's state is that
 * of the PIN code that ends the address.
 */
function isPlacedByTax(field: ExtractedField, fields: readonly ExtractedField[]): boolean {
  const tax = taxOfBlock(field, fields, 'address')
  const namePath = field.path.replace(/_address$/, '_name')
  const isNamed = fields.some((f) => f.path === namePath && areOfOneBlock(field, f))
  const pin = /([1-9]\d{2})\s?(\d{3})\W*$/.exec(field.value)
  return tax !== null && isNamed && pin !== null && gstCodesOfPin(`${pin[1]}${pin[2]}`).includes(tax.slice(0, 2))
}

/**
 * What a trade paper says in no place of its own is never sure by its reading alone: neither a proof nor a label bears
 * it. Cells of tables have their own measure.
 */
export function cautious(fields: readonly ExtractedField[]): ExtractedField[] {
  return fields.map((field) => {
    const proven = field.proven || field.reasons.some((r) => r.code === 'check_digit_passed')
    const labelled = field.evidence.some((e) => !unlabelled.test(e.rule))
    const borne =
      isOfWhom(field, fields) &&
      (proven ||
        labelled ||
        isNamedByTax(field, fields) ||
        isPlacedByTax(field, fields) ||
        cellPlace(field.path) !== null)
    return borne ? field : { ...field, confidence: Math.min(field.confidence, mostDoubted) }
  })
}

/** Raises an amount that the arithmetic of the document gives too, and marks one that contradicts it. */
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
        : field
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
