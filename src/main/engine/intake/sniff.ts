import { fileTypeFromBuffer } from 'file-type'
import { CodedError } from '../../../shared/errors/coded-error'

export type FileFormat = 'jpeg' | 'png' | 'webp' | 'tiff' | 'heic' | 'pdf'

const formatByMime: Readonly<Record<string, FileFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'application/pdf': 'pdf',
}

/** The specification lets a PDF's header stand anywhere in the first 1024 bytes. */
const PDF_HEADER_WINDOW = 1024

const tiffHeads = [
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
]

/** The format of the content. Throws EMPTY_FILE or UNSUPPORTED_FORMAT. */
export async function sniffFormat(bytes: Uint8Array): Promise<FileFormat> {
  if (bytes.length === 0) throw new CodedError('EMPTY_FILE')
  const found = await fileTypeFromBuffer(bytes)
  const format = found && formatByMime[found.mime]
  if (format) return format
  // Where a TIFF was cut short its directory is missing, and without it the library does not know it for one.
  if (!found && tiffHeads.some((head) => head.every((byte, i) => bytes[i] === byte))) return 'tiff'
  if (!found && Buffer.from(bytes.subarray(0, PDF_HEADER_WINDOW)).includes('%PDF-')) return 'pdf'
  throw new CodedError('UNSUPPORTED_FORMAT', found?.mime ?? null)
}
