/** Writes a whole file or none, flushed to the disk. Throws DISK_FULL, or what the file system says. */
export type WriteFile = (path: string, bytes: Uint8Array) => Promise<void>
