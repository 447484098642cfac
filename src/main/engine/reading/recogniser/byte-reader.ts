/** Little-endian values, one after the other. Running past the end throws a RangeError. */
export class ByteReader {
  private readonly view: DataView
  private position = 0

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  int8(): number {
    return this.view.getInt8(this.advance(1))
  }
  uint8(): number {
    return this.view.getUint8(this.advance(1))
  }
  int32(): number {
    return this.view.getInt32(this.advance(4), true)
  }
  int64(): number {
    return Number(this.view.getBigInt64(this.advance(8), true))
  }
  float64(): number {
    return this.view.getFloat64(this.advance(8), true)
  }
  int8s(count: number): Int8Array {
    const start = this.advance(count)
    return Int8Array.from(new Int8Array(this.bytes.buffer, this.bytes.byteOffset + start, count))
  }
  text(): string {
    const length = this.int32()
    const start = this.advance(length)
    return new TextDecoder().decode(this.bytes.subarray(start, start + length))
  }
  skip(count: number): void {
    this.advance(count)
  }

  private advance(count: number): number {
    const start = this.position
    if (count < 0 || start + count > this.bytes.length) throw new RangeError('data ends too soon')
    this.position = start + count
    return start
  }
}
