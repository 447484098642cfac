import { notNormalisable } from '../../../shared/contract/address-outcome'
import { addressRefusals } from '../../../shared/domain/address-match'
import type { AddressParser } from '../../engine'

const rounded = (confidence: number): number => Math.round(confidence * 1e4) / 1e4

/** An address in its parts, each with its place in the text, and as formatted_address; or why it is none. */
export function parsedAddress(parser: AddressParser, address: string): Readonly<Record<string, unknown>> {
  const report = parser.parse(address)
  if ('refusal' in report)
    return { address, error_code: notNormalisable, error_message: addressRefusals[report.refusal] }
  return {
    address,
    parts: report.parts.map(({ name, value, start, end, confidence }) => ({
      part: name,
      value,
      text: address.slice(start, end),
      start,
      end,
      confidence_score: rounded(confidence),
    })),
    formatted_address: Object.fromEntries(
      Object.entries(report.formatted).map(([member, { value, confidence }]) => [
        member,
        { value, confidence_score: rounded(confidence) },
      ]),
    ),
    doubts: report.doubts,
    ...(report.country === null ? {} : { country: report.country }),
  }
}
