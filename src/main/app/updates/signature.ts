import { type KeyObject, verify } from 'node:crypto'

const bytesOfSignature = 64

/** `signature`: base64 of Ed25519 over the bytes. */
export function isSigned(bytes: Uint8Array, signature: string, key: KeyObject): boolean {
  const raw = Buffer.from(signature.trim(), 'base64')
  return raw.length === bytesOfSignature && verify(null, bytes, key, raw)
}
