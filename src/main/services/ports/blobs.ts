/** Stored images by content. */
export interface Blobs {
  /** The name that these bytes have or would have. */
  nameOf(bytes: Uint8Array): string
  /** On the disk when it resolves, and kept until released. Throws DISK_FULL. */
  put(bytes: Uint8Array): Promise<{ readonly name: string; release(): void }>
  /** Throws BLOB_MISSING. */
  get(name: string): Promise<Uint8Array>
  /** Deletes those of `names` that nothing needs. */
  collect(names: readonly string[], isNeeded: (name: string) => boolean): Promise<void>
  /** Deletes everything that nothing needs. */
  sweep(isNeeded: (name: string) => boolean): Promise<void>
}
