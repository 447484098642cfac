import sharp, { type Sharp } from 'sharp'

/** A picture with some detail, so that its compressed form has a middle that can be cut. */
export function picture(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let i = 0; i < data.length; i++) data[i] = (i * 7 + ((i / width) | 0) * 13) % 251
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) text += `${String(offset).padStart(10, '0')} 00000 n \n`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

/** A PDF whose pages, of this size in points, all have the same content. */
export function pdfWith(
  content: string,
  pages = 1,
  size: readonly [number, number] = [595, 842],
  trailer = '',
): Uint8Array {
  const kids = Array.from({ length: pages }, (_, i) => `${5 + i} 0 R`).join(' ')
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ...Array.from(
        { length: pages },
        () =>
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size[0]} ${size[1]}] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      ),
    ],
    trailer,
  )
}

/** The head of a PNG of any size, without its pixels. */
export async function pngHead(width: number, height: number): Promise<Uint8Array> {
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const bytes = new Uint8Array(small)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  bytes.set([1, 0], 24)
  view.setUint32(29, crc32(bytes.subarray(12, 29)))
  return bytes
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
