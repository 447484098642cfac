/** What the confidence of a field is concluded from. The order is that of the weights in the calibration file. */
import type { FieldKind } from '../../../shared/domain/field-catalogue'
import type { Group } from './judge'
import { leastConfidence } from './judge'
import { wordsOf } from './span'

export const featureNames = [
  'least_word',
  'mean_word',
  'strength',
  'check_passed',
  'check_spent',
  'edited',
  'signed',
  'code_agrees',
  'places_agree',
  'rival',
  'reread_same',
  'second_same',
  'reread_other',
  'second_other',
  'not_reread',
  'length',
  'derived_from',
  'part',
] as const
export type FeatureName = (typeof featureNames)[number]
export type Features = Readonly<Record<FeatureName, number>>

/** What the second look at the pixels said. */
export interface SecondLook {
  readonly own: 'same' | 'other' | 'none'
  readonly second: 'same' | 'other' | 'none'
}

/** Groups of kinds that share a curve. */
export const curves = [
  'identifier',
  'name',
  'date',
  'choice',
  'text',
  'address',
  'mrz',
  'place',
  'line',
  'flag',
] as const
export type Curve = (typeof curves)[number]

/** Members of formatted_address that the directory of places vouches for; its lines are free text. */
const placeMembers = ['state', 'postcode', 'city']
/** Texts out of a short list of words: what is read wrongly is seldom another of them. */
const closedTexts = ['nationality', 'blood_group']

export function curveOf(kind: FieldKind, path: string): Curve {
  const [member, parent] = path.split('.').reverse()
  if (parent === 'formatted_address') return placeMembers.includes(member ?? '') ? 'place' : 'line'
  if (closedTexts.includes(path)) return 'choice'
  switch (kind) {
    case 'aadhaar_number':
    case 'pan_number':
    case 'epic_number':
    case 'license_number':
    case 'passport_number':
    case 'gstin':
    case 'udyam_number':
    case 'fssai_number':
    case 'ifsc':
      return 'identifier'
    case 'mrz_line':
      return 'mrz'
    case 'gender':
      return 'choice'
    case 'list':
    case 'postcode':
    case 'code':
    case 'amount':
    case 'number':
      return 'text'
    default:
      return kind
  }
}

const logit = (p: number): number => Math.log(p / (1 - p))
const clamp = (p: number): number => Math.min(0.998, Math.max(0.02, p))

/** The features of a field whose best group has won over its rivals. */
export function featuresOf(best: Group, rivals: readonly Group[], look: SecondLook | null): Features {
  const candidate = best.candidates[0]
  const words = candidate?.span ? wordsOf(candidate.span) : []
  const least = candidate ? leastConfidence(candidate) : 0
  const mean = words.length > 0 ? words.reduce((s, w) => s + w.confidence, 0) / words.length : 1
  const codes = best.candidates.filter((c) => c.evidence.source === 'qr' || c.evidence.source === 'mrz').length
  const alike = rivals.filter(
    (r) => r.candidates.some((c) => c.evidence.source === 'qr') && sameWords(r.value, best.value),
  )
  const printed = best.candidates.some((c) => c.span !== null)
  const flag = (value: boolean | undefined): number => (value ? 1 : 0)
  return {
    least_word: logit(clamp(least)) / 4,
    mean_word: logit(clamp(mean)) / 4,
    strength: candidate?.strength ?? 0,
    check_passed: flag(best.candidates.some((c) => c.check === 'passed')),
    check_spent: flag(candidate?.check === 'spent'),
    edited: flag(candidate && candidate.edits > 0),
    signed: flag(best.candidates.some((c) => c.evidence.proofs.includes('signature'))),
    code_agrees: flag((codes > 0 && printed) || alike.length > 0),
    places_agree: Math.min(2, best.sources - 1),
    rival: Math.max(0, ...rivals.filter((r) => !alike.includes(r)).map((r) => r.score)),
    reread_same: flag(look?.own === 'same'),
    second_same: flag(look?.second === 'same'),
    reread_other: flag(look?.own === 'other'),
    second_other: flag(look?.second === 'other'),
    not_reread: flag(look === null),
    length: Math.log(1 + best.value.length) / 4,
    derived_from: 0,
    part: 0,
  }
}

/** True where nearly all words of two addresses are the same, whatever marks and labels stand between them. */
function sameWords(a: string, b: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const [short, long] = [words(a), words(b)].sort((x, y) => x.length - y.length)
  if (!short || !long || short.length < 4) return false
  return short.filter((w) => long.includes(w)).length >= 0.9 * short.length
}

/** The features of a member that was parsed out of a value of this confidence. */
export function derivedFeatures(
  source: Features,
  sourceConfidence: number,
  memberConfidence: number,
  length: number,
): Features {
  return {
    ...source,
    derived_from: logit(clamp(sourceConfidence)) / 4,
    part: memberConfidence,
    length: Math.log(1 + length) / 4,
  }
}
