import type { ReasonCode } from '../../../shared/domain/reading'
import type { ReviewField } from '../../../shared/domain/review'
import type { DeriveAddress } from '../ports/derive-address'

const prefix = 'formatted_address.'

/** What speaks against a member although the address is as a human said: it is then still looked at. */
const doubted: Readonly<Record<string, readonly ReasonCode[]>> = {
  'formatted_address.postcode': ['pin_unknown', 'pin_state_mismatch'],
  'formatted_address.state': ['pin_state_mismatch'],
}

const isMember = (field: ReviewField): boolean => field.path.startsWith(prefix) && field.verdict === null

const inDoubt = (path: string, reasons: readonly ReasonCode[]): boolean =>
  (doubted[path] ?? []).some((code) => reasons.includes(code))

/**
 * The members of formatted_address were parsed from the address. A human's word on the address is a word on them as
 * well: with a confirmed address they stand, with another one they follow it, without any they go. Only a member
 * against which something speaks still needs a human; each can be corrected by itself.
 */
export function followAddress(fields: readonly ReviewField[], derive: DeriveAddress): ReviewField[] {
  const address = fields.find((field) => field.kind === 'address')
  if (!address || address.verdict === null) return [...fields]
  if (address.value === address.machineValue) return fields.map((field) => (isMember(field) ? settle(field) : field))
  const text = address.value ?? ''
  const { members, doubts } = text === '' ? { members: {}, doubts: [] } : derive(text)
  return fields.map((field) =>
    isMember(field) ? follow(field, members[field.path.slice(prefix.length)] ?? null, text, doubts) : field,
  )
}

function settle(field: ReviewField): ReviewField {
  const reasons = field.reasons.map((reason) => reason.code)
  return { ...field, needsHuman: field.needsHuman && inDoubt(field.path, reasons) }
}

function follow(field: ReviewField, value: string | null, address: string, doubts: readonly ReasonCode[]): ReviewField {
  const open = value !== null && inDoubt(field.path, doubts)
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
