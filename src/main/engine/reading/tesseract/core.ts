/**
 * The tesseract.js WebAssembly build, driven directly: no worker thread, no download, no image file. Only what the
 * reader uses of its interface is typed here. The `lstm` builds hold no adaptive classifier: nothing that is learnt on
 * one document reaches the next.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { relaxedSimd, simd } from 'wasm-feature-detect'

export interface TesseractApi {
  Init(dataPath: string, language: string, engineMode: number): number
  SetVariable(name: string, value: string): boolean
  SetPageSegMode(mode: number): void
  SetImage(pointer: number, width: number, height: number, bytesPerPixel: number, bytesPerLine: number): void
  SetSourceResolution(dotsPerInch: number): void
  Recognize(monitor: null): number
  GetJSONText(page: number): string
  Clear(): void
  End(): void
}

interface TesseractModule {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void }
  readonly TessBaseAPI: new () => TesseractApi
  _malloc(bytes: number): number
  _free(pointer: number): void
}

interface ModuleOptions {
  print(text: string): void
  printErr(text: string): void
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): Record<string, never>
}

export interface TesseractCore {
  readonly module: TesseractModule
  /** The heap; its buffer is replaced whenever it grows, so take a new view for each use. */
  readonly memory: WebAssembly.Memory
}

// Not named `require`: the bundler declares that itself.
const load = createRequire(import.meta.url)
let compiled: Promise<{
  factory: (options: ModuleOptions) => Promise<TesseractModule>
  wasm: WebAssembly.Module
}> | null = null

/** The fastest build that this runtime accepts, compiled once in the life of the process. */
function compile() {
  compiled ??= (async () => {
    const build = (await relaxedSimd()) ? 'relaxedsimd-lstm' : (await simd()) ? 'simd-lstm' : 'lstm'
    const folder = dirname(load.resolve('tesseract.js-core/package.json'))
    const factory = load(join(folder, `tesseract-core-${build}.js`))
    return {
      factory,
      wasm: await WebAssembly.compile(await readFile(join(folder, `tesseract-core-${build}.wasm`))),
    }
  })()
  return compiled
}

/** A fresh instance with its own heap. */
export async function startTesseractCore(): Promise<TesseractCore> {
  const { factory, wasm } = await compile()
  let memory: WebAssembly.Memory | undefined
  const module = await factory({
    // Tesseract writes remarks on odd images to its error stream; they may hold what was read, so they go nowhere.
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm: (imports, done) => {
      void WebAssembly.instantiate(wasm, imports).then((instance) => {
        // Export names are minified in this build; the memory is known by its type alone.
        memory = Object.values(instance.exports).find((e) => e instanceof WebAssembly.Memory)
        done(instance, wasm)
      })
      return {}
    },
  })
  if (!memory) throw new Error('tesseract core exports no memory')
  return { module, memory }
}
