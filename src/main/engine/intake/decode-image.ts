import type { Metadata } from 'sharp'
import { CodedError } from '../../../shared/errors/coded-error'
import type { SourcePage } from '../model'
import type { FileFormat } from './sniff'
import type { IntakeLimits } from './limits'
import { checkPageSize, keptSize } from './page-size'
import { sharp } from './sharp'
import { encodeDisplay } from './encode-display'

type SharpFormat = Exclude<FileFormat, 'heic' | 'pdf'>

const displayMimes = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/** Formats whose frames are pages; of an animated WebP or PNG only the first frame counts. */
const pagedFormats: ReadonlySet<FileFormat> = new Set(['tiff'])

/** Yields the pages of a JPEG, PNG, WebP or TIFF. Throws DAMAGED, TOO_LARGE, TOO_SMALL. */
export async function* decodeImage(
  bytes: Uint8Array,
  format: SharpFormat,
  limits: IntakeLimits,
  pictures: boolean,
): AsyncGenerator<SourcePage> {
  const pages = pagedFormats.has(format) ? ((await readHeader(bytes, 0)).pages ?? 1) : 1
  if (pages > limits.maxPages) throw new CodedError('TOO_LARGE', `${pages} pages`)
  for (let index = 0; index < pages; index++) yield await decodePage(bytes, format, index, limits, pictures)
}

async function decodePage(
  bytes: Uint8Array,
  format: SharpFormat,
  index: number,
  limits: IntakeLimits,
  pictures: boolean,
): Promise<SourcePage> {
  const header = await readHeader(bytes, index)
  checkPageSize(header, limits)
  const upright = header.autoOrient
  const size = keptSize(upright, limits)
  const resized = size.width !== upright.width || size.height !== upright.height
  const { data } = await sharp(bytes, { page: index, limitInputPixels: limits.maxPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(resized ? { width: size.width, height: size.height, fit: 'fill' } : null)
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(asDamaged)
  const colour = { ...size, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
  const untouched = !resized && (header.orientation ?? 1) === 1 && !header.hasAlpha && isPlainColour(header)
  const mime = format === 'tiff' ? null : displayMimes[format]
  const shown = async () => (untouched && mime ? { mime, bytes } : encodeDisplay(colour))
  return { index, colour, textLayer: null, drawn: true, encoded: pictures ? await shown() : null }
}

/** Browsers show these as they are; CMYK and 16 bits come out differently from what was read. */
function isPlainColour(header: Metadata): boolean {
  return header.depth === 'uchar' && (header.space === 'srgb' || header.space === 'b-w') && (header.pages ?? 1) === 1
}

async function readHeader(bytes: Uint8Array, page: number): Promise<Metadata> {
  // No pixel limit here: the size is what we came for, and checkPageSize judges it.
  return sharp(bytes, { page, limitInputPixels: false }).metadata().catch(asDamaged)
}

function asDamaged(cause: unknown): never {
  throw new CodedError('DAMAGED', null, { cause })
}
