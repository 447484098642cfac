import { isAddressMember, isInDoubt, memberName, settleMembers } from '../../../shared/domain/address-members'
import type { ReasonCode } from '../../../shared/domain/reading'
import type { ReviewField } from '../../../shared/domain/review'
import type { DeriveAddress } from '../ports/derive-address'

/**
 * The members of formatted_address were parsed from the address. A human's word on the address is a word on them as
 * well: with a confirmed address they stand, with another one they follow it, without any they go. Only a member
 * against which something speaks still needs a human; each can be corrected by itself.
 */
export function followAddress(fields: readonly ReviewField[], derive: DeriveAddress): ReviewField[] {
  const address = fields.find((field) => field.kind === 'address')
  if (!address || address.verdict === null) return [...fields]
  if (address.value === address.machineValue) return settleMembers(fields)
  const text = address.value ?? ''
  const { members, doubts } = text === '' ? { members: {}, doubts: [] } : derive(text)
  return fields.map((field) =>
    isAddressMember(field) ? follow(field, members[memberName(field.path)] ?? null, text, doubts) : field,
  )
}

function follow(field: ReviewField, value: string | null, address: string, doubts: readonly ReasonCode[]): ReviewField {
  const open = value !== null && isInDoubt(field.path, doubts)
  return {
    ...field,
    value,
    band: value === null ? 'missing' : open ? 'check' : 'corrected',
    needsHuman: open,
    evidence: [{ page: 0, quad: null, source: 'derived', rule: 'address.corrected', rawText: address, proofs: [] }],
    alternates: [],
    reasons: [{ code: 'parsed_from_address' }, ...(open ? doubts.map((code) => ({ code })) : [])],
  }
}
