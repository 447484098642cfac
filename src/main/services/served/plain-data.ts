import type { FileData } from '../../../shared/contract/extraction'
import type { ReviewedValue } from '../export/reviewed-item'

type Plain = FileData[string]
type Reviewed = FileData<ReviewedValue>[string]

/** Reviewed data as the interface answers it: who said it and when is the desk's own; what was corrected says so. */
export function plainData(data: FileData<ReviewedValue>): FileData {
  const members = Object.entries(data).map(([name, value]) => [name, plain(value)] as const)
  return { ...Object.fromEntries(members), document_type: data.document_type }
}

function plain(value: Reviewed): Plain {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainMembers)
  return isValue(value) ? plainValue(value) : plainMembers(value)
}

const isValue = (value: ReviewedValue | Record<string, ReviewedValue>): value is ReviewedValue =>
  typeof value['value'] === 'string'

const plainMembers = (members: Record<string, ReviewedValue>) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, plainValue(value)]))

const plainValue = ({ value, transliteration, confidence_score, corrected, original_value }: ReviewedValue) => ({
  value,
  ...(transliteration === undefined ? {} : { transliteration }),
  confidence_score: Math.round(confidence_score * 1e4) / 1e4,
  ...(corrected ? { corrected, original_value } : {}),
})
