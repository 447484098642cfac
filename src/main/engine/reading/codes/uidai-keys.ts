import { X509Certificate, type KeyObject } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A public key with which UIDAI signs QR codes, and the years in which it did. */
export interface UidaiKey {
  readonly key: KeyObject
  /** ISO times. */
  readonly validFrom: string
  readonly validTo: string
}

/** SHA-256 fingerprints of the certificates that are UIDAI's; what else lies in the folder does not count. */
const pinned: ReadonlySet<string> = new Set([
  'FC:F3:1A:3F:89:21:16:15:EB:D5:D4:49:AC:33:D8:D3:81:F6:54:D2:E2:D1:50:37:D5:CC:8D:4A:EB:72:F8:36',
  'E0:F0:F8:69:D3:2E:FC:7E:80:FA:E2:22:37:17:A5:6D:CF:8B:61:6F:82:0B:54:2A:49:E5:BD:5A:BF:1C:0F:7D',
])

/** The UIDAI keys of a folder, oldest first. Throws where the folder or a certificate in it cannot be read. */
export function loadUidaiKeys(folder: string): readonly UidaiKey[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.cer'))
    .map((name) => new X509Certificate(readFileSync(join(folder, name))))
    .filter((certificate) => pinned.has(certificate.fingerprint256))
    .map((certificate) => ({
      key: certificate.publicKey,
      validFrom: new Date(certificate.validFrom).toISOString(),
      validTo: new Date(certificate.validTo).toISOString(),
    }))
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
}
