/** How sure a trade paper may be of what no label names: parties, their addresses, their tax numbers. */
import type { ExtractedField } from '../../../../shared/domain/reading'
import { cellPlace } from '../../../../shared/domain/tables'
import { inDoubt } from '../../extraction/rules/bounds'
import { endsAsFirm, endsInLegalForm } from '../../extraction/grammars/firm-names'
import { gstinAgreesWithFirm } from '../../identifiers'
import { gstCodesOfPin } from '../../identifiers/pin-state'

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

const pinAtEnd = /([1-9]\d{2})\s?(\d{3})\W*$/

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
  const pin = pinAtEnd.exec(field.value)
  return tax !== null && isNamed && pin !== null && gstCodesOfPin(`${pin[1]}${pin[2]}`).includes(tax.slice(0, 2))
}

/** Rules that read the name of a party out of the block in which its address stands. */
const ofBlock = /\.(?:head|heading|envelope)$/

/**
 * A company says itself whose name it is, and so does any firm under the heading of its party: at a head alone a trade
 * may be the name of the house. A person is borne out by an address under the name, up to its PIN code, as on an
 * envelope. Of such names 102 in 103 were right.
 */
function isNamedInBlock(field: ExtractedField, fields: readonly ExtractedField[]): boolean {
  const rule = field.evidence.find((e) => ofBlock.test(e.rule))?.rule
  if (!field.path.endsWith('_name') || rule === undefined) return false
  const isAddressee = fields.some((f) => f.path === 'address' && areOfOneBlock(field, f) && pinAtEnd.test(f.value))
  return endsInLegalForm(field.value) || (rule.endsWith('.heading') && endsAsFirm(field.value)) || isAddressee
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
        isNamedInBlock(field, fields) ||
        isPlacedByTax(field, fields) ||
        cellPlace(field.path) !== null)
    return borne ? field : inDoubt(field)
  })
}
