import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { sample } from '../../test/e2e/support/desk'

/** Fifty files that mean no good: cut, turned, mislabelled, too large, crafted. Returns how many there are. */
export function writeHostileFiles(folder: string): number {
  mkdirSync(folder, { recursive: true })
  let count = 0
  const put = (name: string, bytes: Uint8Array | string): void => {
    writeFileSync(join(folder, name), bytes)
    count += 1
  }
  const card = readFileSync(sample('pan-card-2017.jpg'))
  const letter = readFileSync(sample('aadhaar-letter.pdf'))
  put('empty.jpg', '')
  put('text.jpg', 'not an image')
  put('nul.png', Buffer.alloc(100_000))
  put('html.pdf', '<html><script>alert(1)</script></html>')
  put('svg.png', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')
  put('xxe.svg', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>')
  put('zip.jpg', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2000)]))
  put('elf.pdf', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(2000)]))
  put('नाम.jpg', card.subarray(0, 3000))
  put('$(touch hacked).jpg', 'x')
  put('=cmd|calc!A1.csv', 'x')
  put('bomb.png', pngOf(30_000, 30_000, deflateSync(Buffer.alloc(40_000_000), { level: 9 })))
  put('strip.png', pngOf(60_000, 2, deflateSync(Buffer.alloc(15_002))))
  put('no-pixels.png', pngOf(0, 0, Buffer.alloc(0)))
  put('negative.png', pngOf(0xffffffff, 0xffffffff, Buffer.alloc(10)))
  put('javascript.pdf', pdfWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'))
  put('launch.pdf', pdfWith('/OpenAction << /S /Launch /F (/bin/sh) >>'))
  put('uri.pdf', pdfWith('/OpenAction << /S /URI /URI (http://127.0.0.1:9/) >>'))
  put('pages-loop.pdf', pdfWith('', '2 0 obj << /Type /Pages /Kids [2 0 R] /Count 99999 >> endobj'))
  put('huge-box.pdf', pdfWith('', '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 1e9 1e9] >> endobj'))
  for (let i = 0; i < 10; i += 1) put(`cut-${i}.jpg`, card.subarray(0, Math.floor((card.length * (i + 1)) / 12)))
  for (let i = 0; i < 10; i += 1) put(`turned-${i}.jpg`, turned(card, i))
  for (let i = 0; i < 8; i += 1) put(`turned-${i}.pdf`, turned(letter, i))
  symlinkSync('/dev/zero', join(folder, 'endless.jpg'))
  symlinkSync(join(folder, 'loop.jpg'), join(folder, 'loop.jpg'))
  copyFileSync(sample('pan-card-2017.jpg'), join(folder, 'good.jpg'))
  return count + 2
}

function turned(bytes: Buffer, seed: number): Buffer {
  const copy = Buffer.from(bytes)
  for (let i = 0; i < 40; i += 1) copy[(seed * 7919 + i * 104_729) % copy.length]! ^= 1 << (i % 8)
  return copy
}

function pngOf(width: number, height: number, data: Buffer): Buffer {
  const chunk = (name: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length, 0)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, body, Buffer.alloc(4)])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([1, 0, 0, 0, 0], 8)
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', size), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const pdfWith = (catalogue: string, more = ''): string =>
  `%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R ${catalogue} >> endobj\n` +
  `${more.startsWith('2') ? '' : '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n'}` +
  `${more.startsWith('3') ? '' : '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\n'}` +
  `${more}\ntrailer << /Root 1 0 R >>\n%%EOF\n`
