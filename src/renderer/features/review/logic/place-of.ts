import type { PageQuad } from '../../../../shared/domain/geometry'
import type { EvidenceSource } from '../../../../shared/domain/reading'
import type { ReviewField } from '../../../../shared/domain/review'

export interface FieldPlace {
  readonly page: number
  readonly quad: PageQuad
  readonly source: EvidenceSource
}

/**
 * Where a field is looked at, on a given page or on any; null where it is seen nowhere. Print comes before a code
 * that says the same: nobody reads a code with their eyes.
 */
export function placeOf({ evidence }: ReviewField, page?: number): FieldPlace | null {
  const places = evidence.flatMap(({ page: at, quad, source }) =>
    quad && (page === undefined || at === page) ? [{ page: at, quad, source }] : [],
  )
  return places.find(({ source }) => source !== 'qr') ?? places[0] ?? null
}
