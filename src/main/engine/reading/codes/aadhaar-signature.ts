import { constants, createHash, publicDecrypt, verify } from 'node:crypto'
import type { UidaiKey } from './uidai-keys'

/**
 * - `verified`: signed with this key of UIDAI's
 * - `invalid`: made with this key of UIDAI's for other data: the code was changed
 * - `unknown_key`: signed with a key that is not at hand; neither true nor false can be said
 * - `none`: the form carries no signature
 */
export type SignatureState =
  | {
      readonly state: 'verified'
      readonly keyFrom: string
      readonly keyTo: string
    }
  | { readonly state: 'invalid' }
  | { readonly state: 'unknown_key' }
  | { readonly state: 'none' }

/** Judges an RSA-SHA256 signature (PKCS #1 v1.5) against all keys. */
export function judgeSignature(data: Uint8Array, signature: Uint8Array, keys: readonly UidaiKey[]): SignatureState {
  const match = keys.find(({ key }) => verify('RSA-SHA256', data, key, signature))
  if (match !== undefined)
    return {
      state: 'verified',
      keyFrom: match.validFrom,
      keyTo: match.validTo,
    }
  return keys.some((key) => signedSomethingElse(data, signature, key)) ? { state: 'invalid' } : { state: 'unknown_key' }
}

/** True where the signature opens with the key to a SHA-256 digest, but not to that of this data. */
function signedSomethingElse(data: Uint8Array, signature: Uint8Array, { key }: UidaiKey): boolean {
  try {
    const opened = publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signature)
    // A DigestInfo of SHA-256 is 19 bytes of ASN.1 and 32 of digest.
    return opened.length === 51 && !opened.subarray(19).equals(createHash('sha256').update(data).digest())
  } catch {
    return false
  }
}
