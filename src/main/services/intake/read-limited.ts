import { createReadStream } from 'node:fs'
import { limits } from '../../../shared/contract/limits'
import { CodedError } from '../../../shared/errors/coded-error'

const mostShown = `${limits.fileBytes / (1024 * 1024)} MB`

/**
 * Reads a whole file of bounded size. The limit is kept while reading, for a file may grow meanwhile.
 * Throws EMPTY_FILE, TOO_LARGE or FILE_UNREADABLE.
 */
export async function readLimited(path: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limits.fileBytes) throw new CodedError('TOO_LARGE', mostShown)
      chunks.push(chunk)
    }
  } catch (cause) {
    throw cause instanceof CodedError ? cause : new CodedError('FILE_UNREADABLE', null, { cause })
  }
  const bytes = Buffer.concat(chunks)
  checkSize(bytes)
  return bytes
}

/** Throws EMPTY_FILE or TOO_LARGE. */
export function checkSize({ length }: Uint8Array): void {
  if (length === 0) throw new CodedError('EMPTY_FILE')
  if (length > limits.fileBytes) throw new CodedError('TOO_LARGE', mostShown)
}
