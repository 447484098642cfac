import { randomBytes } from 'node:crypto'
import { CodedError } from '../../../shared/errors/coded-error'
import type { Keychain } from '../ports/keychain'

const keyBytes = 32
const keyName = 'workspace-key'
const probeName = 'probe'

/** Where the key of a workspace is that came from elsewhere. */
export const keyNameOf = (keyId: string): string => `${keyName} ${keyId}`

/**
 * The key of the workspace: the one in the keychain, or a new one for a new workspace. A workspace without its key
 * is never given another one: STORE_UNREADABLE. Throws KEYCHAIN_UNAVAILABLE.
 */
export async function workspaceKey(
  keychain: Keychain,
  workspaceExists: boolean,
  keyId: string | null,
): Promise<Buffer> {
  const own = keyId === null ? null : await keychain.get(keyNameOf(keyId))
  const stored = own ?? (await keychain.get(keyName))
  if (stored !== null) return decode(stored)
  if (workspaceExists) {
    // A locked keychain answers as if it held nothing; only writing shows that it is locked.
    await keychain.set(probeName, 'open')
    throw new CodedError('STORE_UNREADABLE')
  }
  return newKey(keychain, () => keyName)
}

/** Makes a key and keeps it in the keychain under the name that `nameOf` gives it. Throws KEYCHAIN_UNAVAILABLE. */
export async function newKey(keychain: Keychain, nameOf: (key: Buffer) => string): Promise<Buffer> {
  const key = randomBytes(keyBytes)
  const name = nameOf(key)
  await keychain.set(name, key.toString('hex'))
  // A keychain that forgets would cost the whole workspace: believe it only when it gives the key back.
  if ((await keychain.get(name)) !== key.toString('hex')) throw new CodedError('KEYCHAIN_UNAVAILABLE')
  return key
}

function decode(stored: string): Buffer {
  const key = Buffer.from(stored, 'hex')
  if (key.length !== keyBytes) throw new CodedError('STORE_UNREADABLE')
  return key
}
