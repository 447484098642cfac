import { byteKernelBase64 } from './byte-kernel-wasm'
import { kernelBase64 } from './kernel-wasm'

/** The functions of kernel.c; all arguments are numbers, pointers are byte offsets into the memory. */
export interface KernelFunctions {
  conv_pool(w: number, bias: number, scale: number, image: number, height: number, columns: number, out: number): void
  column_lstm(
    w: number,
    bias: number,
    scale: number,
    inputs: number,
    units: number,
    input: number,
    rows: number,
    columns: number,
    out: number,
    x: number,
    cell: number,
    sums: number,
  ): void
  row_lstm(
    w: number,
    bias: number,
    scale: number,
    inputs: number,
    units: number,
    input: number,
    out: number,
    plan: number,
    lengths: number,
    lanes: number,
    steps: number,
    x: number,
    cell: number,
    sums: number,
  ): void
  softmax(
    w: number,
    bias: number,
    scale: number,
    inputs: number,
    groups: number,
    input: number,
    columns: number,
    out: number,
    best: number,
    sums: number,
  ): void
  line_image(
    sheet: number,
    sheetWidth: number,
    sheetHeight: number,
    x: number,
    y: number,
    boxWidth: number,
    boxHeight: number,
    slope: number,
    invert: number,
    width: number,
    height: number,
    rows: number,
    line: number,
    across: number,
    to: number,
  ): void
  sharpen(from: number, width: number, height: number, half: number, amount: number, columns: number, to: number): void
  network_input(from: number, width: number, height: number, to: number): void
}

const pageBytes = 65536

/** Compiled once in the life of the process. */
const compiled = new Map<string, Promise<WebAssembly.Module>>()

async function instantiate(base64: string, memory: WebAssembly.Memory): Promise<WebAssembly.Exports> {
  const module = compiled.get(base64) ?? WebAssembly.compile(Buffer.from(base64, 'base64'))
  compiled.set(base64, module)
  const { exports } = await WebAssembly.instantiate(await module, { env: { memory } })
  return exports
}

/** Whether this runtime knows the instructions of the kernel of bytes; what they do is up to the machine. */
const knowsBytes = WebAssembly.validate(Buffer.from(byteKernelBase64, 'base64'))

/**
 * One instance of the kernel with a memory of its own, in which space is taken from the bottom and never given back.
 */
export class Kernel {
  private top: number

  private constructor(
    readonly run: KernelFunctions,
    private readonly memory: WebAssembly.Memory,
    heapBase: number,
    /** What the kernel adds to every input where it multiplies bytes; null where it multiplies words. */
    readonly byteOffset: 0 | 128 | null,
  ) {
    this.top = heapBase
  }

  /** `bytes`: whether to multiply bytes where this machine does so exactly. */
  static async start(bytes: boolean): Promise<Kernel> {
    const memory = new WebAssembly.Memory({ initial: 4 })
    const kernel = (exports: WebAssembly.Exports, byteOffset: 0 | 128 | null): Kernel => {
      const base = exports['__heap_base'] as WebAssembly.Global
      return new Kernel(exports as unknown as KernelFunctions, memory, base.value as number, byteOffset)
    }
    if (bytes && knowsBytes) {
      const exports = await instantiate(byteKernelBase64, memory)
      const offset = (exports['byte_offset'] as () => number)()
      if (offset === 0 || offset === 128) return kernel(exports, offset)
    }
    return kernel(await instantiate(kernelBase64, memory), null)
  }

  /** Bytes of the memory. */
  get size(): number {
    return this.memory.buffer.byteLength
  }

  /** Takes `bytes` of memory, zeroed, on a boundary of 16; the result is its offset. */
  reserve(bytes: number): number {
    const start = (this.top + 15) & ~15
    this.top = start + bytes
    const missing = this.top - this.size
    if (missing > 0) this.memory.grow(Math.ceil(missing / pageBytes))
    return start
  }

  /** Takes memory for the values and copies them there. */
  place(values: Int8Array | Int16Array | Int32Array | Float32Array): number {
    const start = this.reserve(values.byteLength)
    this.bytes(start, values.byteLength).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
    return start
  }

  /** Views end with the next call that grows the memory. */
  bytes(start: number, count: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, start, count)
  }
  int32s(start: number, count: number): Int32Array {
    return new Int32Array(this.memory.buffer, start, count)
  }
  float32s(start: number, count: number): Float32Array {
    return new Float32Array(this.memory.buffer, start, count)
  }
}
