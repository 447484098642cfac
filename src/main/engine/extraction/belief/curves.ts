/** Which kinds of fields are judged alike. */
import { identifierKinds, type FieldKind } from '../../../../shared/domain/field-catalogue'

/** Groups of kinds that share a curve. `other` is for what nothing was learnt of: it is never sure without proof. */
export const curves = [
  'identifier',
  'code',
  'name',
  'date',
  'choice',
  'text',
  'list',
  'amount',
  'address',
  'mrz',
  'place',
  'city',
  'line',
  'flag',
  'other',
] as const
export type Curve = (typeof curves)[number]

/**
 * Members of formatted_address that the directory of places vouches for; a city has many names, lines are free text.
 */
const placeMembers = ['state', 'postcode']
/** Texts out of a short list of words: what is read wrongly is seldom another of them. */
const closedTexts = ['nationality', 'blood_group']

export function curveOf(kind: FieldKind, path: string): Curve {
  const [member, parent] = path.split('.').reverse()
  if (parent === 'formatted_address')
    return placeMembers.includes(member ?? '') ? 'place' : member === 'city' ? 'city' : 'line'
  if (closedTexts.includes(path)) return 'choice'
  if (identifierKinds.includes(kind)) return 'identifier'
  switch (kind) {
    case 'mrz_line':
      return 'mrz'
    case 'gender':
      return 'choice'
    case 'postcode':
      return 'text'
    case 'number':
      return 'amount'
    default:
      return curves.find((curve) => curve === kind) ?? 'other'
  }
}
