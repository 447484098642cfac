import type { ReviewField } from '../../../shared/domain/review'
import type { DeriveAddress } from '../ports/derive-address'

const prefix = 'formatted_address.'

/**
 * The members of formatted_address were parsed from the address as the machine read it. When a human has given
 * another address they follow it, to be looked at; when a human has said that there is none, they go.
 */
export function followAddress(fields: readonly ReviewField[], derive: DeriveAddress): ReviewField[] {
  const address = fields.find((field) => field.kind === 'address')
  if (!address || address.verdict === null || address.value === address.machineValue) return [...fields]
  const derived = address.value === null ? {} : derive(address.value)
  return fields.map((field) => {
    const isMember = field.path.startsWith(prefix) && field.verdict === null
    return isMember ? follow(field, derived[field.path.slice(prefix.length)] ?? null, address.value ?? '') : field
  })
}

function follow(field: ReviewField, value: string | null, address: string): ReviewField {
  if (value === field.machineValue) return field
  return {
    ...field,
    value,
    band: value === null ? 'missing' : 'check',
    needsHuman: value !== null,
    evidence: [{ page: 0, quad: null, source: 'derived', rule: 'address.corrected', rawText: address, proofs: [] }],
    alternates: [],
    reasons: [{ code: 'parsed_from_address' }],
  }
}
