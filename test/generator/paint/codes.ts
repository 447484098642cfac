import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer'

/** Dark modules of a code, row by row. */
export interface CodeMatrix {
  readonly width: number
  readonly height: number
  readonly dark: readonly boolean[]
}

const wasm = new URL('../../../node_modules/zxing-wasm/dist/writer/zxing_writer.wasm', import.meta.url)
let prepared = false

/** Makes the modules of a QR code or a bar code. */
export async function makeCode(
  content: string | Uint8Array,
  format: NonNullable<WriterOptions['format']> = 'QRCode',
  options = '',
): Promise<CodeMatrix> {
  if (!prepared) {
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(fileURLToPath(wasm))).buffer } })
    prepared = true
  }
  const result = await writeBarcode(content, { format, scale: 1, addQuietZones: false, options })
  if (result.error !== '') throw new Error(`cannot make a ${String(format)}: ${result.error}`)
  const { data, width, height } = result.symbol
  return { width, height, dark: Array.from(data, (value) => value === 0) }
}

/** Draws a code into a box, on a white ground with a margin. */
export function drawCode(
  ctx: SKRSContext2D,
  code: CodeMatrix,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = '#000',
): void {
  ctx.fillStyle = '#fff'
  ctx.fillRect(x, y, w, h)
  const margin = w * 0.03
  const mw = (w - 2 * margin) / code.width
  const mh = (h - 2 * margin) / code.height
  ctx.fillStyle = colour
  for (let row = 0; row < code.height; row++) {
    for (let col = 0; col < code.width; col++) {
      if (code.dark[row * code.width + col] === true)
        ctx.fillRect(x + margin + col * mw, y + margin + row * mh, mw + 0.3, mh + 0.3)
    }
  }
}
