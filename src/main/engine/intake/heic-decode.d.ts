declare module 'heic-decode' {
  interface Picture {
    readonly width: number
    readonly height: number
    decode(): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>
  }
  interface Decode {
    all(options: { buffer: Uint8Array }): Promise<readonly Picture[] & { dispose(): void }>
  }
  const decode: Decode
  export default decode
}
