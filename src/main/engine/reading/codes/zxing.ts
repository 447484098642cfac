import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult } from 'zxing-wasm/reader'
import type { GreyRaster } from '../../model'

/** QR codes at any turn, black on white. */
export const thorough: ReaderOptions = {
  formats: ['QRCodeModel2'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 4,
}

let ready: Promise<unknown> | null = null

/** Starts the decoder from the file in its package; left to itself it would fetch it from the network. */
function start(): Promise<unknown> {
  ready ??= prepareZXingModule({
    overrides: { wasmBinary: binary() },
    fireImmediately: true,
  })
  return ready
}

function binary(): ArrayBuffer {
  const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
}

/** Runs the decoder on a grey raster. */
export async function decode(raster: GreyRaster, options: ReaderOptions): Promise<readonly ReadResult[]> {
  await start()
  return readBarcodes(imageData(raster), options)
}

/** The decoder takes four bytes a pixel and makes them grey again. */
function imageData({ width, height, data }: GreyRaster): ImageData {
  const pixels = new Uint32Array(width * height)
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (data[index] ?? 0) * 0x010101
  return {
    width,
    height,
    data: new Uint8ClampedArray(pixels.buffer),
    colorSpace: 'srgb',
  }
}
