import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const header = Buffer.from('VDB1')
const nonceLength = 12
const tagLength = 16

/** Names and seals stored bytes. Both keys come from the workspace's one key. */
export interface BlobCipher {
  /** HMAC-SHA256 of the bytes, hex: equal bytes have equal names, and a name tells nothing without the key. */
  nameOf(bytes: Uint8Array): string
  seal(name: string, bytes: Uint8Array): Buffer
  /** Null where the bytes were changed, cut, or belong under another name. */
  open(name: string, sealed: Buffer): Buffer | null
}

export function blobCipher(workspaceKey: Buffer): BlobCipher {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', workspaceKey, '', purpose, 32))
  const nameKey = derive('veridesk blob name')
  const sealKey = derive('veridesk blob seal')
  return {
    nameOf: (bytes) => createHmac('sha256', nameKey).update(bytes).digest('hex'),
    seal: (name, bytes) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(name))
      const body = cipher.update(bytes)
      return Buffer.concat([header, nonce, body, cipher.final(), cipher.getAuthTag()])
    },
    open: (name, sealed) => {
      if (sealed.length < header.length + nonceLength + tagLength || !sealed.subarray(0, 4).equals(header)) return null
      const nonce = sealed.subarray(header.length, header.length + nonceLength)
      const body = sealed.subarray(header.length + nonceLength, sealed.length - tagLength)
      const cipher = createDecipheriv('aes-256-gcm', sealKey, nonce)
      cipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(sealed.length - tagLength))
      try {
        return Buffer.concat([cipher.update(body), cipher.final()])
      } catch {
        return null
      }
    },
  }
}
