import { app } from 'electron'
import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const feedSchema = z.strictObject({ server: z.url().nullable(), publicKey: z.string() })

/** What this build knows of updates: a server, where its maker has one, and the key by which they are signed. */
export interface Feed {
  readonly server: string | null
  /** Ed25519. */
  readonly publicKey: KeyObject
}

/** Put into a package by its maker (docs/updates.md); a checkout may name one, for trying it out. */
const feedFile = (): string | undefined =>
  app.isPackaged ? join(process.resourcesPath, 'update-feed.json') : process.env['VERIDESK_UPDATE_FEED']

/** Null where this build has no key: whatever a server says then, it could not be told from anybody else's word. */
export function readFeed(): Feed | null {
  const path = feedFile()
  if (path === undefined) return null
  try {
    const { server, publicKey } = feedSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    const key = createPublicKey(publicKey)
    return key.asymmetricKeyType === 'ed25519' ? { server, publicKey: key } : null
  } catch {
    return null
  }
}
