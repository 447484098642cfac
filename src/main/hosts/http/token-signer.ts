import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { TokenSigner } from '../../services/local'

const issuer = 'veridesk'
const claimsSchema = z.object({ sub: z.string(), sid: z.string(), use: z.enum(['access', 'refresh']) })

/**
 * Signs with HS256, a key derived from the workspace's: tokens outlive a restart, and the key lies nowhere by itself.
 */
export function tokenSigner(workspaceKey: Buffer, now: () => Date): TokenSigner {
  const key = new Uint8Array(hkdfSync('sha256', workspaceKey, '', 'veridesk token signing', 32))
  return {
    sign: ({ client, session, use }, area, seconds) => {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT({ sid: session, use })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(client)
        .setAudience(area)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .setJti(crypto.randomUUID())
        .sign(key)
    },
    verify: async (token, area) => {
      const options = { issuer, audience: area, algorithms: ['HS256'], requiredClaims: ['exp'], currentDate: now() }
      const verified = await jwtVerify(token, key, options).catch(() => null)
      const claims = claimsSchema.safeParse(verified?.payload)
      return claims.success ? { client: claims.data.sub, session: claims.data.sid, use: claims.data.use } : null
    },
  }
}
