import type { QuarterTurn } from '../../../shared/domain/geometry'
import { sharp } from '../intake/sharp'
import type { Matrix3, PageQuad, SourcePage } from '../model'
import { invert, mapPoint, multiply, scaling, undoTurn } from './matrix'

const WIDTH = 320
const JPEG_QUALITY = 78

/** A JPEG of the page, upright, 320 px wide at most; the places in `masks`, in page space, are painted over. */
export async function makeThumbnail(
  page: SourcePage,
  turn: QuarterTurn,
  masks: readonly PageQuad[],
): Promise<Uint8Array> {
  const { width, height, data } = page.colour
  const [turnedWidth, turnedHeight] = turn % 180 === 0 ? [width, height] : [height, width]
  const scale = Math.min(1, WIDTH / turnedWidth)
  const size = {
    width: Math.max(1, Math.round(turnedWidth * scale)),
    height: Math.max(1, Math.round(turnedHeight * scale)),
  }
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(turn)
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer()
  const toSmall = multiply(
    scaling(size.width / turnedWidth, size.height / turnedHeight),
    invert(undoTurn(width, height, turn)),
  )
  const jpeg = await sharp(small, { raw: { ...size, channels: 3 } })
    .composite(masks.length > 0 ? [{ input: maskPicture(masks, toSmall, size) }] : [])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
  return new Uint8Array(jpeg.buffer, jpeg.byteOffset, jpeg.length)
}

/** An SVG of black shapes; their outline covers the pixels that the edges share with what lies beside them. */
function maskPicture(masks: readonly PageQuad[], toSmall: Matrix3, size: { width: number; height: number }): Buffer {
  const shapes = masks.map((quad) => {
    const points = quad.map((corner) => mapPoint(toSmall, corner.x, corner.y))
    return `<polygon points="${points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}"/>`
  })
  const style = 'fill="#111" stroke="#111" stroke-width="2" stroke-linejoin="round"'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><g ${style}>${shapes.join('')}</g></svg>`,
  )
}
