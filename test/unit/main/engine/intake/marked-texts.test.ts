import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodeFile } from '../../../../../src/main/engine/intake'
import { markedTexts } from '../../../../../src/main/engine/intake/pdf/marked-texts'
import { pdfObjects } from '../../../../../src/main/engine/intake/pdf/objects'
import { pdfOf } from './files'

const utf16 = (text: string): string =>
  [...`\uFEFF${text}`].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('')
const stream = (content: string, more = ''): string =>
  `<< /Length ${content.length} ${more} >>\nstream\n${content}\nendstream`

/** Signs of a font of which A and B stand for letters of Tamil, and all others for none. */
const letters = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange
2 beginbfchar <41> <0BB0> <42> <0BA4> endbfchar endcmap`

/** A page that draws this; the objects of its forms come from the eighth on. */
function page(content: string, more: readonly string[] = [], resources = ''): Uint8Array {
  const widths = Array.from({ length: 256 }, () => 500).join(' ')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [4 0 R 7 0 R] /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    stream(content),
    `<< /Type /Font /Subtype /TrueType /BaseFont /Arial /FirstChar 0 /LastChar 255 /Widths [${widths}] /ToUnicode 6 0 R >>`,
    stream(letters),
    stream('BT /F1 12 Tf 72 100 Td (ABABAB BABABA ABABAB BABABA) Tj ET'),
    ...more,
  ])
}

async function linesOf(bytes: Uint8Array): Promise<readonly string[]> {
  for await (const { textLayer } of decodeFile(bytes))
    return (textLayer ?? []).map(({ words }) => words.map(({ text }) => text).join(' '))
  throw new Error('no page')
}

const says = (text: string, drawn: string): string => `/Span <</ActualText <${utf16(text)}> >> BDC ${drawn} EMC`

describe('pieces of a page that say what they read', () => {
  it('are read as they say, in the place of what is drawn', async () => {
    const drawn = `BT /F1 12 Tf 72 700 Td (A) Tj ${says('சீ', '6 0 Td (XA) Tj')} 12 0 Td (B) Tj 12 0 Td (AB) Tj ET`
    expect((await linesOf(page(drawn)))[0]).toBe('ரசீத ரத')
  })

  it('take no other sign with them, and none away', async () => {
    const drawn = `BT /F1 12 Tf 72 700 Td ${says('சொ', '(XA) Tj')} 12 0 Td (B) Tj ET BT /F1 12 Tf 100 700 Td ${says('வரி', '(XX) Tj')} ET`
    expect((await linesOf(page(drawn)))[0]).toBe('சொத வரி')
  })

  it('are found within forms, by a name of the page, and around other pieces', async () => {
    const form = stream(
      `BT /F1 12 Tf 72 700 Td ${says('பெ', '(XA) Tj')} ET`,
      '/Type /XObject /Subtype /Form /BBox [0 0 595 842]',
    )
    const named = `<< /ActualText <${utf16('மின்')}> >>`
    const drawn = `/Fm1 Do BT /F1 12 Tf 72 650 Td /Span /MC0 BDC (X) Tj /Artifact BMC (X) Tj EMC EMC ET`
    const bytes = page(drawn, [form, named], '/XObject << /Fm1 8 0 R >> /Properties << /MC0 9 0 R >>')
    expect((await linesOf(bytes)).slice(0, 2)).toEqual(['பெ', 'மின்'])
  })

  it('are left alone where the page marks others than were found', async () => {
    const unpacked = stream('garbage', '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Filter /LZWDecode')
    const bytes = page(
      `/Fm1 Do BT /F1 12 Tf 72 700 Td ${says('சொ', '(AB) Tj')} ET`,
      [unpacked],
      '/XObject << /Fm1 8 0 R >>',
    )
    expect(markedTexts(pdfObjects(bytes)!, 3)).toBeNull()
    expect((await linesOf(bytes)).at(-1)).toBe('ரதரதரத தரதரதர ரதரதரத தரதரதர')
  })

  it('say nothing of a page of Latin letters', async () => {
    const plain = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      stream(`BT /F1 12 Tf 72 700 Td ${says('Amount Rs. 90,000', '(Amount Rs. 10,000 paid by cheque) Tj')} ET`),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ])
    expect(await linesOf(plain)).toEqual(['Amount Rs. 10,000 paid by cheque'])
  })
})

describe('objects of a file', () => {
  it('are found where several are packed in one, the last of a number counting', () => {
    const packed = deflateSync(Buffer.from('7 0 8 11 << /A 1 >> [ 2 (a\\)\\050) ]')).toString('latin1')
    const file = `%PDF-1.5\n7 0 obj\n(old)\nendobj\n3 0 obj\n<< /Type /ObjStm /N 2 /First 9 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n%%EOF`
    const objects = pdfObjects(new Uint8Array(Buffer.from(file, 'latin1')))!
    expect(objects.get(7)?.value).toEqual(new Map([['A', 1]]))
    expect(objects.get(8)?.value).toMatchObject([2, { bytes: Uint8Array.from([97, 41, 40]) }])
  })

  it.each([
    ['a locked file', '1 0 obj\n<< >>\nendobj\ntrailer\n<< /Encrypt 4 0 R >>', null],
    ['a list without an end', '1 0 obj\n[ 1 2', undefined],
    ['lists within lists', `1 0 obj\n${'['.repeat(5000)}`, undefined],
    ['a string without an end', '1 0 obj\n(((', undefined],
  ])('of %s are not read', (_name, file, expected) => {
    const objects = pdfObjects(new Uint8Array(Buffer.from(file, 'latin1')))
    expect(objects === null ? null : objects.get(1)).toBe(expected)
  })

  it('are not looked for in a file whose every beginning has no end', () => {
    const began = performance.now()
    expect(pdfObjects(new Uint8Array(Buffer.from('1 0 obj ('.repeat(100_000), 'latin1')))).toBeNull()
    expect(performance.now() - began).toBeLessThan(5000)
  })
})
