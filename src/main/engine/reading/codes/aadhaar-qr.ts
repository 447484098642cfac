import type { AadhaarFields } from './aadhaar-fields'
import { looksSecure, readSecureQr } from './aadhaar-secure'
import type { SignatureState } from './aadhaar-signature'
import { readAadhaarXml } from './aadhaar-xml'
import type { UidaiKey } from './uidai-keys'

/** What an Aadhaar code holds. */
export interface AadhaarQr {
  /** `xml`: the old form, unsigned; else the version of the Secure QR, as V1. */
  readonly form: string
  readonly fields: AadhaarFields
  readonly madeAt: string
  readonly signature: SignatureState
}

export type AadhaarQrResult =
  { readonly kind: 'read'; readonly qr: AadhaarQr } | { readonly kind: 'damaged' } | { readonly kind: 'other' }

/** Reads the text of a QR code as Aadhaar's, in any of its forms. `other` where it is some other code. */
export function readAadhaarQr(text: string, keys: readonly UidaiKey[]): AadhaarQrResult {
  const xml = readAadhaarXml(text)
  if (xml !== null)
    return {
      kind: 'read',
      qr: {
        form: 'xml',
        fields: xml,
        madeAt: '',
        signature: { state: 'none' },
      },
    }
  if (!looksSecure(text)) return { kind: 'other' }
  const secure = readSecureQr(text, keys)
  if (secure === 'not_secure_qr') return { kind: 'other' }
  if (secure === 'damaged') return { kind: 'damaged' }
  const { version, fields, madeAt, signature } = secure
  return { kind: 'read', qr: { form: version, fields, madeAt, signature } }
}
