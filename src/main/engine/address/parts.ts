import type { SegmentKind } from './labels'
import { trim, type Segment } from './segments'

/** An address in parts; empty where it has none. */
export interface AddressParts {
  readonly careOf: string
  readonly house: string
  readonly street: string
  readonly landmark: string
  readonly locality: string
  /** Village, town or city. */
  readonly town: string
  readonly postOffice: string
  readonly subDistrict: string
  readonly district: string
  readonly state: string
  readonly postcode: string
}

/** The parts as pieces in the order of print, each saying what it is. State and PIN code are left out. */
export function segmentsOf(parts: AddressParts): readonly Segment[] {
  const row: readonly (readonly [SegmentKind, string, string])[] = [
    ['relation', parts.careOf, ''],
    ['plain', parts.house, ''],
    ['plain', parts.street, ''],
    ['landmark', parts.landmark, ''],
    ['plain', parts.locality, ''],
    ['town', parts.town, ''],
    ['post', parts.postOffice, 'PO: '],
    ['sub_district', parts.subDistrict, 'Sub District: '],
    ['district', parts.district, ''],
  ]
  return row
    .map(([kind, part, label]) => ({ kind, value: trim(part), text: label + trim(part) }))
    .filter((segment) => segment.value !== '')
}
