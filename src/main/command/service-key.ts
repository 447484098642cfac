import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CodedError } from '../../shared/errors/coded-error'
import { workspaceExists } from '../storage'

const keyBytes = 32
const fileName = 'service.key'
/** A keychain that has to ask someone does not answer; on a server nobody is asked. */
const keychainMs = 3_000

/**
 * The key of the folder's store: from the system's keychain where there is one, else from a file that its owner alone
 * may read. Once made it stays where it is. Throws STORE_UNREADABLE where a store has lost its key.
 */
export async function serviceKey(folder: string): Promise<Buffer> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, fileName)
  if (existsSync(path)) return decode(readFileSync(path, 'utf8'))
  const keychain = await reachKeychain()
  const name = `service-key ${realpathSync(folder)}`
  const stored = keychain && (await within(keychain.get(name)))
  if (stored) return decode(stored)
  if (workspaceExists(folder)) throw new CodedError('STORE_UNREADABLE')
  const key = randomBytes(keyBytes).toString('hex')
  if (keychain && stored === null && (await keeps(keychain, name, key))) return decode(key)
  return decode(claimFile(path, key))
}

type Keychain = Awaited<ReturnType<typeof loadKeychain>>

const loadKeychain = async () => (await import('../secrets/keychain')).systemKeychain()

/** Null where there is none: no session bus on Linux means no keychain, and asking might start one. */
async function reachKeychain(): Promise<Keychain | null> {
  if (process.platform === 'linux' && !process.env['DBUS_SESSION_BUS_ADDRESS']) return null
  return loadKeychain().catch(() => null)
}

/** Undefined where the keychain does not answer. */
const within = <T>(answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([answer.catch(() => undefined), wait(keychainMs, undefined, { ref: false })])

async function keeps(keychain: Keychain, name: string, key: string): Promise<boolean> {
  await within(keychain.set(name, key))
  return (await within(keychain.get(name))) === key
}

/** Writes the key whole or not at all; of two that begin at once, one is first and both have its key. */
function claimFile(path: string, key: string): string {
  const beside = `${path}.${process.pid}.part`
  writeFileSync(beside, key, { mode: 0o600, flush: true })
  try {
    linkSync(beside, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(beside, { force: true })
  }
  return readFileSync(path, 'utf8')
}

function decode(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'hex')
  if (key.length !== keyBytes) throw new CodedError('STORE_UNREADABLE')
  return key
}
