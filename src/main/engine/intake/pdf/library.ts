import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import * as canvas from '@napi-rs/canvas'

export type PdfLibrary = typeof import('pdfjs-dist')

let loaded: Promise<PdfLibrary> | null = null

/** The PDF library, loaded on first use and run in this thread; it fetches nothing and evaluates nothing. */
export function pdfLibrary(): Promise<PdfLibrary> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<PdfLibrary> {
  // Set beforehand, because the library takes these from the canvas only where it believes itself to be in Node. That
  // there is one copy of the canvas, whose paths it knows, is said in package.json (overrides).
  const { DOMMatrix, ImageData, Path2D } = canvas
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
  // With the worker's code at hand the library runs it here; otherwise it would look for a file to load.
  Object.assign(globalThis, { pdfjsWorker: await import('pdfjs-dist/legacy/build/pdf.worker.mjs') })
  return (await import('pdfjs-dist/legacy/build/pdf.mjs')) as PdfLibrary
}

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

const dataFolders = { cMapUrl: 'cmaps', standardFontDataUrl: 'standard_fonts', wasmUrl: 'wasm' }

/** Hands the library its character maps, fonts and decoders from its package, and nothing else. */
class PackageDataFactory {
  async fetch({ kind, filename }: { kind: keyof typeof dataFolders; filename: string }): Promise<Uint8Array> {
    return new Uint8Array(await readFile(join(packageFolder, dataFolders[kind], basename(filename))))
  }
}

/** Draws on the same canvas library as we do. */
class CanvasFactory {
  create(width: number, height: number) {
    const surface = canvas.createCanvas(width, height)
    return { canvas: surface, context: surface.getContext('2d') }
  }

  reset(entry: ReturnType<CanvasFactory['create']>, width: number, height: number): void {
    entry.canvas.width = width
    entry.canvas.height = height
  }

  destroy(entry: ReturnType<CanvasFactory['create']>): void {
    entry.canvas.width = 0
    entry.canvas.height = 0
  }
}

/** Options of every document that is opened. */
export const documentOptions = {
  isEvalSupported: false,
  enableXfa: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  // Errors only: warnings go to the console and may quote the document.
  verbosity: 0,
  // The library looks a file up only where an address is set; the factory ignores all but the name.
  cMapUrl: 'package:///cmaps/',
  standardFontDataUrl: 'package:///standard_fonts/',
  wasmUrl: 'package:///wasm/',
  BinaryDataFactory: PackageDataFactory,
  CanvasFactory,
} as const
