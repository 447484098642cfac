import type { ReasonCode } from './reading'
import type { ReviewField } from './review'

const prefix = 'formatted_address.'

/** What speaks against a member although the address is as a human said: it is then still looked at. */
const doubted: Readonly<Record<string, readonly ReasonCode[]>> = {
  'formatted_address.postcode': ['pin_unknown', 'pin_state_mismatch'],
  'formatted_address.state': ['pin_state_mismatch'],
}

/** The member's name within formatted_address. */
export const memberName = (path: string): string => path.slice(prefix.length)

/** True of a member of formatted_address on which no human has said a word of its own. */
export const isAddressMember = (field: ReviewField): boolean => field.path.startsWith(prefix) && field.verdict === null

/** True where one of the reasons speaks against the member at `path`. */
export const isInDoubt = (path: string, reasons: readonly ReasonCode[]): boolean =>
  (doubted[path] ?? []).some((code) => reasons.includes(code))

/** With a human's word on the address its members stand; one against which something speaks still needs a human. */
export function settleMembers(fields: readonly ReviewField[]): ReviewField[] {
  const address = fields.find((field) => field.kind === 'address')
  if (!address || address.verdict === null) return [...fields]
  return fields.map((field) => (isAddressMember(field) ? settle(field) : field))
}

function settle(field: ReviewField): ReviewField {
  const reasons = field.reasons.map((reason) => reason.code)
  return field.needsHuman && !isInDoubt(field.path, reasons) ? { ...field, needsHuman: false } : field
}
