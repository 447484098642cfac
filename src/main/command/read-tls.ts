import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { standing } from '../hosts/cli/places'
import type { ServeCommand } from './arguments'

export interface TlsFiles {
  readonly key: Buffer
  readonly cert: Buffer
}

/**
 * The PEM files of HTTPS. Throws an Error with a sentence where one cannot be read, is none, or where the two do not
 * belong together: OpenSSL takes a key of another kind than the certificate's, and then no caller gets through.
 */
export function readTls({ key, cert }: NonNullable<ServeCommand['tls']>): TlsFiles {
  const files = { key: read('--tls-key', key), cert: read('--tls-cert', cert) }
  const secret = parsed<KeyObject>(() => createPrivateKey(files.key))
  if (!secret) throw new Error(`--tls-key: ${key} holds no private key in PEM, or one behind a passphrase.`)
  const certificate = parsed(() => new X509Certificate(files.cert))
  if (!certificate) throw new Error(`--tls-cert: ${cert} holds no certificate in PEM.`)
  if (!certificate.checkPrivateKey(secret)) throw new Error(`${key} is not the key of the certificate in ${cert}.`)
  return files
}

function read(option: string, path: string): Buffer {
  try {
    return readFileSync(resolve(standing, path))
  } catch (cause) {
    throw new Error(`${option}: ${path} cannot be read.`, { cause })
  }
}

function parsed<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch {
    return null
  }
}
