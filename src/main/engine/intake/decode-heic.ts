import { CodedError } from '../../../shared/errors/coded-error'
import type { SourcePage } from '../model'
import { encodeDisplay } from './encode-display'
import type { IntakeLimits } from './limits'
import { checkPageSize, keptSize } from './page-size'
import { sharp } from './sharp'

/**
 * Yields the pictures of a HEIC file. The decoder applies the turn that the file asks for. Throws DAMAGED,
 * TOO_LARGE, TOO_SMALL.
 */
export async function* decodeHeic(bytes: Uint8Array, limits: IntakeLimits): AsyncGenerator<SourcePage> {
  // Loaded on first use: the decoder is 2 MB of WebAssembly that most runs never need.
  const { all } = (await import('heic-decode')).default
  const pictures = await quietly(() => all({ buffer: bytes })).catch(asDamaged)
  try {
    if (pictures.length > limits.maxPages) throw new CodedError('TOO_LARGE', `${pictures.length} pages`)
    for (const [index, picture] of pictures.entries()) {
      checkPageSize(picture, limits)
      const { width, height, data } = await quietly(() => picture.decode()).catch(asDamaged)
      const size = keptSize(picture, limits)
      const raw = await sharp(data, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .resize({ width: size.width, height: size.height, fit: 'fill' })
        .raw()
        .toBuffer()
      const colour = { ...size, data: new Uint8Array(raw.buffer, raw.byteOffset, raw.length) }
      yield { index, colour, textLayer: null, drawn: true, encoded: await encodeDisplay(colour) }
    }
  } finally {
    pictures.dispose()
  }
}

/** The decoder reports damage on standard output, which belongs to whoever runs the engine. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { log } = console
  console.log = () => undefined
  try {
    return await work()
  } finally {
    console.log = log
  }
}

function asDamaged(cause: unknown): never {
  throw new CodedError('DAMAGED', null, { cause })
}
