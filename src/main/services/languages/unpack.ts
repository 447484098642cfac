/** From a file as it was fetched or given to the plain data of a language that is known by its sum. */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { furtherLanguages, type LanguageCode } from '../../../shared/domain/languages'

export interface LanguageData {
  readonly code: LanguageCode
  readonly bytes: Uint8Array
}

/** Far more than any package holds unpacked: what grows beyond it is no package. */
const mostPlain = 64 * 1024 * 1024
const block = 512

/**
 * The languages in a package of the npm registry, or in their data alone, packed or plain. Whatever has not the sum of
 * a known language is passed over, so that nothing unchecked is ever kept.
 */
export function languagesIn(file: Uint8Array): readonly LanguageData[] {
  const plain = unzipped(file)
  if (plain === null) return []
  const candidates = isArchive(plain) ? filesIn(plain).map(unzipped) : [plain]
  return candidates.flatMap((bytes) => {
    const code = bytes && codeOf(bytes)
    return code ? [{ code, bytes }] : []
  })
}

function codeOf(bytes: Uint8Array): LanguageCode | null {
  const known = furtherLanguages.filter((language) => language.bytes.plain === bytes.length)
  if (known.length === 0) return null
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return known.find((language) => language.sha256 === sha256)?.code ?? null
}

/** Null where the file is packed and cannot be unpacked. */
function unzipped(file: Uint8Array): Uint8Array | null {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file
  try {
    return gunzipSync(file, { maxOutputLength: mostPlain })
  } catch {
    return null
  }
}

const text = (bytes: Uint8Array, from: number, length: number): string =>
  Buffer.from(bytes.subarray(from, from + length)).toString('latin1')

const isArchive = (bytes: Uint8Array): boolean => text(bytes, 257, 5) === 'ustar'

/** The plain files of a tar archive; what is cut short is left out. */
function filesIn(archive: Uint8Array): readonly Uint8Array[] {
  const files: Uint8Array[] = []
  for (let at = 0; at + block <= archive.length;) {
    const size = Number.parseInt(text(archive, at + 124, 12), 8)
    if (!Number.isFinite(size)) break
    const from = at + block
    const kind = text(archive, at + 156, 1)
    if ((kind === '0' || kind === '\0') && from + size <= archive.length)
      files.push(archive.subarray(from, from + size))
    at = from + Math.ceil(size / block) * block
  }
  return files
}
