/** A stored image that will not be collected until it is released, whatever refers to it by then. */
export interface HeldBlob {
  readonly name: string
  release(): void
}

/** Encrypted images by content: the same bytes are kept once, under one name. */
export interface BlobStore {
  nameOf(bytes: Uint8Array): string
  /** When this resolves, the bytes are on the disk. Throws DISK_FULL. */
  put(bytes: Uint8Array): Promise<HeldBlob>
  /** Throws BLOB_MISSING where the image is gone or was changed. */
  get(name: string): Promise<Uint8Array>
  /** Deletes those of `names` that nothing refers to and nobody holds. */
  collect(names: readonly string[], isNeeded: (name: string) => boolean): Promise<void>
  /** Deletes everything that nothing refers to, and what an interrupted write left behind. */
  sweep(isNeeded: (name: string) => boolean): Promise<void>
}
