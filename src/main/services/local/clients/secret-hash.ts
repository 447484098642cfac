import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { SecretHasher } from '../../ports/local-service'

const cost = 16_384
const blockSize = 8
const length = 32

const derive = (secret: string, salt: Buffer, N: number, r: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(secret, salt, length, { N, r, p: 1 }, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** scrypt with a salt of its own for each secret: `scrypt$N$r$salt$hash`. */
export const scryptHasher: SecretHasher = {
  hash: async (secret) => {
    const salt = randomBytes(16)
    const key = await derive(secret, salt, cost, blockSize)
    return ['scrypt', cost, blockSize, salt.toString('base64url'), key.toString('base64url')].join('$')
  },
  verify: async (secret, hash) => {
    const [name, N, r, salt, key] = hash.split('$')
    if (name !== 'scrypt' || !N || !r || !salt || !key) return false
    const expected = Buffer.from(key, 'base64url')
    const found = await derive(secret, Buffer.from(salt, 'base64url'), Number(N), Number(r))
    return found.length === expected.length && timingSafeEqual(found, expected)
  },
}
