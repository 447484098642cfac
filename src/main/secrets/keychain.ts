import keytar from 'keytar'
import { CodedError } from '../../shared/errors/coded-error'

/** The keychain of the operating system, entries under one service name. Every call may throw KEYCHAIN_UNAVAILABLE. */
export function systemKeychain(serviceName = 'Veridesk') {
  return {
    /** Null where nothing is stored under the name. */
    get: (name: string): Promise<string | null> => reach(() => keytar.getPassword(serviceName, name)),
    set: (name: string, secret: string): Promise<void> => reach(() => keytar.setPassword(serviceName, name, secret)),
  }
}

async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw new CodedError('KEYCHAIN_UNAVAILABLE', null, { cause })
  }
}
