import type { Band } from '../../../../shared/domain/bands'
import type { PageQuad } from '../../../../shared/domain/geometry'
import type { ReviewField } from '../../../../shared/domain/review'
import { placeOf } from './place-of'

/** Where a field stands on the page at hand, in page pixels. */
export interface FieldBox {
  readonly path: string
  readonly band: Band
  readonly quad: PageQuad
}

/**
 * The boxes of a page, in the order in which they lie over each other, uppermost first. An address stands where its
 * parts stand: what needs a human is never under what does not.
 */
export function boxesOn(page: number, fields: readonly ReviewField[]): readonly FieldBox[] {
  const boxOf = (field: ReviewField): readonly FieldBox[] => {
    const seen = placeOf(field, page)
    return seen ? [{ path: field.path, band: field.verdict === null ? field.band : 'corrected', quad: seen.quad }] : []
  }
  const open = fields.filter(({ needsHuman }) => needsHuman)
  const settled = fields.filter(({ needsHuman }) => !needsHuman)
  return [...open, ...settled].flatMap(boxOf)
}
