/** Tesseract as a reader of whole sheets or single lines; the second opinion beside our own recogniser. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SheetBox } from '../../../../shared/domain/geometry'
import type { BundledScript, GreyRaster, TextLine } from '../../model'
import { startTesseractCore, type TesseractApi, type TesseractCore } from './core'
import { toLines } from './to-lines'

export interface TesseractOptions {
  /** `sparse` for cards and forms, `block` for prose and tables, `line` for the crop of one line. */
  readonly layout: 'sparse' | 'block' | 'line'
  readonly script: BundledScript
  /** The only characters that may be read. */
  readonly whitelist?: string
}

export interface TesseractReader {
  /** Boxes are in pixels of `grey`. Rejects where the WebAssembly heap is exhausted; the next call starts afresh. */
  readSheet(grey: GreyRaster, options: TesseractOptions): Promise<TextLine<SheetBox>[]>
  close(): void
}

export interface TesseractReaderConfig {
  /** Folder of the traineddata files; absolute. */
  readonly languageDir: string
  /**
   * The model for Devanagari; `mar` where not given, which reads Hindi as well as `hin` does and costs less than half.
   */
  readonly devanagari?: 'hin' | 'mar'
}

const pageSegmentation = { sparse: 11, block: 6, line: 7 } as const
const lstmOnly = 1
/** A WebAssembly heap never shrinks: past this size the instance is dropped and a new one started. */
const heapLimit = 160 * 1024 * 1024

interface Warm {
  readonly core: TesseractCore
  readonly api: TesseractApi
}

async function start(languageDir: string, language: string): Promise<Warm> {
  const [core, data] = await Promise.all([startTesseractCore(), readFile(join(languageDir, `${language}.traineddata`))])
  core.module.FS.writeFile(`/${language}.traineddata`, data)
  const api = new core.module.TessBaseAPI()
  if (api.Init('/', language, lstmOnly) !== 0) throw new Error(`tesseract does not accept ${language}.traineddata`)
  api.SetVariable('tessedit_do_invert', '0')
  return { core, api }
}

function recognise({ core, api }: Warm, grey: GreyRaster, options: TesseractOptions): TextLine<SheetBox>[] {
  const pointer = core.module._malloc(grey.data.length)
  if (pointer === 0) throw new Error('tesseract has no memory left')
  try {
    new Uint8Array(core.memory.buffer).set(grey.data, pointer)
    api.SetVariable('tessedit_char_whitelist', options.whitelist ?? '')
    api.SetPageSegMode(pageSegmentation[options.layout])
    api.SetImage(pointer, grey.width, grey.height, 1, grey.width)
    api.SetSourceResolution(300)
    api.Recognize(null)
    return toLines(api.GetJSONText(0), options.script)
  } finally {
    api.Clear()
    core.module._free(pointer)
  }
}

export function createTesseractReader(config: TesseractReaderConfig): TesseractReader {
  const warm = new Map<string, Promise<Warm>>()
  return {
    async readSheet(grey, options) {
      const language = options.script === 'latin' ? 'eng' : (config.devanagari ?? 'mar')
      let entry = warm.get(language)
      if (!entry) {
        entry = start(config.languageDir, language)
        warm.set(language, entry)
      }
      try {
        const ready = await entry
        const lines = recognise(ready, grey, options)
        if (ready.core.memory.buffer.byteLength > heapLimit) warm.delete(language)
        return lines
      } catch (error) {
        warm.delete(language)
        throw error
      }
    },
    close() {
      warm.clear()
    },
  }
}
