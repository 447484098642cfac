import { CodedError } from '../../../shared/errors/coded-error'
import type { SourcePage } from '../model'
import { decodeHeic } from './decode-heic'
import { decodeImage } from './decode-image'
import { defaultLimits, type IntakeLimits } from './limits'
import { decodePdf } from './pdf/decode-pdf'
import { sniffFormat } from './sniff'

/**
 * `pictures`: whether pages are encoded for showing.
 * Yields the pages of a file one at a time, so that only one page's pixels need to be held. The content decides
 * the format. Throws a CodedError: EMPTY_FILE, UNSUPPORTED_FORMAT, DAMAGED, PASSWORD_PROTECTED, TOO_LARGE,
 * TOO_SMALL; some only when the page that is at fault is reached.
 */
export async function* decodeFile(
  bytes: Uint8Array,
  limits: IntakeLimits = defaultLimits,
  pictures = true,
): AsyncGenerator<SourcePage> {
  if (bytes.length > limits.maxBytes) throw new CodedError('TOO_LARGE', `${bytes.length} bytes`)
  const format = await sniffFormat(bytes)
  if (format === 'pdf') yield* decodePdf(bytes, limits, pictures)
  else if (format === 'heic') yield* decodeHeic(bytes, limits)
  else yield* decodeImage(bytes, format, limits, pictures)
}
