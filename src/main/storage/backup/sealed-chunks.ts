import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { CodedError } from '../../../shared/errors/coded-error'

/** Bytes of plain text in a chunk; only the last one has fewer. */
export const chunkBytes = 1 << 20
export const tagBytes = 16

const magic = Buffer.from('VDBK0001')
const saltBytes = 16
const prefixBytes = 7
/** scrypt's cost: 128 MB and a few tenths of a second a guess. */
const cost = { log2N: 17, r: 8, p: 1 }
export const headerBytes = magic.length + 3 + saltBytes + prefixBytes

/** What stands before the chunks, in clear: magic, cost (log2 N, r, p), salt, the nonces' prefix. */
export function newHeader(): Buffer {
  const { log2N, r, p } = cost
  return Buffer.concat([magic, Buffer.from([log2N, r, p]), randomBytes(saltBytes), randomBytes(prefixBytes)])
}

/**
 * Seals and opens chunks by AES-256-GCM under the passphrase. Nonce: prefix, number of the chunk (4 bytes), 1 for the
 * last one or 0: chunks can be neither changed, swapped, dropped nor cut off. The header is authenticated with each.
 * Throws BACKUP_UNREADABLE where the header is no backup's.
 */
export async function chunkCipher(header: Buffer, passphrase: string) {
  if (header.length !== headerBytes || !header.subarray(0, magic.length).equals(magic))
    throw new CodedError('BACKUP_UNREADABLE')
  const [log2N = 0, r = 0, p = 0] = header.subarray(magic.length)
  // What a stranger's file asks for must not take the machine's memory.
  if (log2N > 20 || r > 16 || p > 4) throw new CodedError('BACKUP_UNREADABLE')
  const salt = header.subarray(magic.length + 3, magic.length + 3 + saltBytes)
  const prefix = header.subarray(headerBytes - prefixBytes)
  const key = await keyOf(passphrase, salt, 2 ** log2N, r, p)
  let number = 0
  const nonce = (last: boolean): Buffer => {
    const count = Buffer.alloc(5)
    count.writeUInt32BE(number, 0)
    count[4] = last ? 1 : 0
    number += 1
    return Buffer.concat([prefix, count])
  }
  return {
    seal: (plain: Uint8Array, last: boolean): Buffer => {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(last)).setAAD(header)
      return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    /** Throws BACKUP_UNREADABLE: a wrong passphrase and a damaged chunk cannot be told apart. */
    open: (sealed: Buffer, last: boolean): Buffer => {
      const cipher = createDecipheriv('aes-256-gcm', key, nonce(last)).setAAD(header)
      try {
        cipher.setAuthTag(sealed.subarray(-tagBytes))
        return Buffer.concat([cipher.update(sealed.subarray(0, -tagBytes)), cipher.final()])
      } catch (cause) {
        throw new CodedError('BACKUP_UNREADABLE', null, { cause })
      }
    },
  }
}

const keyOf = (passphrase: string, salt: Buffer, N: number, r: number, p: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(passphrase.normalize('NFKC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
