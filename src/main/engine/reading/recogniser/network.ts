import type { GreyRaster } from '../../model'
import { Kernel } from './kernel/kernel'
import { planLanes, type Span } from './lanes'
import type { LineImage } from './line-recogniser'
import {
  columnPixels,
  lanes,
  mostBoxPixels,
  mostBoxWidth,
  mostColumns,
  mostLineColumns,
  placeBuffers,
  type NetworkBuffers,
} from './network-buffers'
import type { NetworkWeights } from './network-file'
import { packConvolution, packDense, packLstm, type PackedWeights } from './packing'

/** What the network says of one line. Views into its memory: gone with the next call. */
export interface LineOutput {
  readonly columns: number
  /** Outputs a column, with idle ones at the end. */
  readonly stride: number
  /** Probabilities, column by column. */
  readonly probabilities: Float32Array
  /** The likeliest output of each column. */
  readonly best: Int32Array
  /** The output that means "no character here". */
  readonly blank: number
  /** Width of a column in pixels of the sheet. */
  readonly columnWidth: number
}

interface Placed {
  readonly values: number
  readonly biases: number
  readonly scales: number
  readonly groups: number
  readonly inputs: number
  /** Units of an LSTM: a group of four rows each, one a gate. */
  readonly units: number
}

/** One language's network in a kernel of its own. */
export class Network {
  private readonly convolution: Placed
  private readonly column: Placed
  private readonly forward: Placed
  private readonly backward: Placed
  private readonly last: Placed
  private readonly output: Placed
  private readonly rows: number
  private readonly buffers: NetworkBuffers
  private sheet: {
    readonly grey: GreyRaster
    readonly start: number
    readonly room: number
  } | null = null

  private constructor(
    private readonly kernel: Kernel,
    weights: NetworkWeights,
  ) {
    this.height = weights.height
    this.blank = weights.blank
    this.rows = weights.height / 3
    this.convolution = this.place(packConvolution(weights.convolution), 0)
    this.column = this.placeLstm(packLstm(weights.column, kernel.byteOffset))
    this.forward = this.placeLstm(packLstm(weights.forward, kernel.byteOffset))
    this.backward = this.placeLstm(packLstm(weights.backward, kernel.byteOffset))
    this.last = this.placeLstm(packLstm(weights.last, kernel.byteOffset))
    this.output = this.place(packDense(weights.output, kernel.byteOffset), 0)
    this.buffers = placeBuffers(kernel, {
      height: weights.height,
      rows: this.rows,
      outputs: this.output.groups * 4,
      column: this.column,
      passes: [this.forward, this.backward, this.last],
    })
  }

  readonly height: number
  private readonly blank: number

  /** `bytes`: whether bytes are multiplied where this machine can; what is read is the same. */
  static async start(weights: NetworkWeights, { bytes = true } = {}): Promise<Network> {
    return new Network(await Kernel.start(bytes), weights)
  }

  get memory(): number {
    return this.kernel.size
  }

  /**
   * Reads lines; `receive` gets each line's output while it is there. Boxes too large for any line of text are passed
   * over.
   */
  read(lines: readonly LineImage[], receive: (index: number, output: LineOutput) => void): void {
    const order = lines
      .map((line, index) => ({ index, line, columns: this.columnsOf(line) }))
      .filter(({ line: { box } }) => box.width <= mostBoxWidth && box.width * box.height <= mostBoxPixels)
    let batch: typeof order = []
    let total = 0
    const flush = (): void => {
      if (batch.length > 0) this.readBatch(batch, receive)
      batch = []
      total = 0
    }
    for (const entry of order) {
      if (total + entry.columns > mostColumns) flush()
      batch.push(entry)
      total += entry.columns
    }
    flush()
  }

  /**
   * A line's image as the network takes it, for those who train it: -127..127, `height` values for each of the pixels
   * from left to right, three of which are a column.
   */
  inputOf(line: LineImage): Int8Array {
    const columns = this.columnsOf(line)
    this.drawLine(line, columns)
    const [pitch, pixels] = [this.height + 4, columns * columnPixels]
    const { buffer, byteOffset } = this.kernel.bytes(this.buffers.image, (pixels + 2) * pitch * 2)
    const framed = new Int16Array(buffer, byteOffset, (pixels + 2) * pitch)
    return Int8Array.from({ length: pixels * this.height }, (_, i) => {
      const x = Math.floor(i / this.height)
      return framed[(x + 1) * pitch + 1 + (i % this.height)]!
    })
  }

  private columnsOf({ box }: LineImage): number {
    const columns = Math.floor((box.width * this.height) / box.height / columnPixels)
    return Math.min(mostLineColumns, Math.max(1, columns))
  }

  private readBatch(
    batch: readonly { index: number; line: LineImage; columns: number }[],
    receive: (index: number, output: LineOutput) => void,
  ): void {
    const { kernel, buffers: b } = this
    const spans: Span[] = []
    let columns = 0
    for (const { line, columns: length } of batch) {
      this.drawLine(line, length)
      const { values, biases, scales } = this.convolution
      const pooled = b.pooled + columns * this.rows * 16 * 2
      kernel.run.conv_pool(values, biases, scales, b.image, this.height, length, pooled)
      spans.push({ start: columns, length })
      columns += length
    }
    const c = this.column
    kernel.run.column_lstm(
      c.values,
      c.biases,
      c.scales,
      16,
      c.units,
      b.pooled,
      this.rows,
      columns,
      b.first,
      b.states,
      b.cells,
      b.sums,
    )
    this.readRows(this.forward, spans, 'forward', b.first, b.second)
    this.readRows(this.backward, spans, 'backward', b.second, b.third)
    this.readRows(this.last, spans, 'forward', b.third, b.fourth)
    const o = this.output
    const stride = o.groups * 4
    kernel.run.softmax(
      o.values,
      o.biases,
      o.scales,
      o.inputs,
      o.groups,
      b.fourth,
      columns,
      b.probabilities,
      b.best,
      b.sums,
    )
    batch.forEach(({ index, line }, i) => {
      const { start, length } = spans[i] as Span
      receive(index, {
        columns: length,
        stride,
        probabilities: kernel.float32s(b.probabilities + start * stride * 4, length * stride),
        best: kernel.int32s(b.best + start * 4, length),
        blank: this.blank,
        columnWidth: line.box.width / length,
      })
    })
  }

  /** The line's image as the network takes it, at `image`. */
  private drawLine(line: LineImage, columns: number): void {
    const sheet = this.show(line.sheet)
    const { run } = this.kernel
    const { image, rows, row, across, scaled, sharp } = this.buffers
    const { x, y, width, height } = line.box
    const factor = this.height / height
    const scaledWidth = columns * columnPixels
    run.line_image(
      sheet,
      line.sheet.width,
      line.sheet.height,
      x,
      y,
      width,
      height,
      line.slope,
      line.inverted ? 1 : 0,
      scaledWidth,
      this.height,
      rows,
      row,
      across,
      scaled,
    )
    // The networks were trained on images that were sharpened in this way when they were scaled.
    if (factor < 0.7) run.sharpen(scaled, scaledWidth, this.height, 1, factor > 0.2 ? 0.2 : 0, row, sharp)
    else run.sharpen(scaled, scaledWidth, this.height, 2, factor < 1.4 && factor !== 1 ? 0.4 : 0, row, sharp)
    run.network_input(sharp, scaledWidth, this.height, image)
  }

  private readRows(
    layer: Placed,
    spans: readonly Span[],
    direction: 'forward' | 'backward',
    from: number,
    to: number,
  ): void {
    const { kernel, buffers: b } = this
    const plan = planLanes(spans, lanes, direction)
    kernel.int32s(b.plan, plan.columns.length).set(plan.columns)
    kernel.int32s(b.lengths, plan.lanes).set(plan.lengths)
    const { values, biases, scales, units } = layer
    const inputs = layer.inputs - units
    kernel.run.row_lstm(
      values,
      biases,
      scales,
      inputs,
      units,
      from,
      to,
      b.plan,
      b.lengths,
      plan.lanes,
      plan.steps,
      b.states,
      b.cells,
      b.sums,
    )
  }

  /** Copies the sheet in, unless it is there already. */
  private show(grey: GreyRaster): number {
    if (this.sheet?.grey === grey) return this.sheet.start
    const room = this.sheet?.room ?? 0
    const start = this.sheet && grey.data.length <= room ? this.sheet.start : this.growSheet(grey.data.length)
    this.kernel.bytes(start, grey.data.length).set(grey.data)
    this.sheet = { grey, start, room: Math.max(room, grey.data.length) }
    return start
  }

  /** The sheet lies at the top of the memory, so that it can grow in place. */
  private growSheet(bytes: number): number {
    if (!this.sheet) return this.kernel.reserve(bytes)
    this.kernel.reserve(bytes - this.sheet.room)
    return this.sheet.start
  }

  private place(packed: PackedWeights, units: number): Placed {
    return {
      values: this.kernel.place(packed.values),
      biases: this.kernel.place(packed.biases),
      scales: this.kernel.place(packed.scales),
      groups: packed.groups,
      inputs: packed.inputs,
      units,
    }
  }

  private placeLstm(packed: PackedWeights): Placed {
    return this.place(packed, packed.groups)
  }
}
