/** What keeps a workspace that is on the disk: copies of it, and its size. */
export interface Keeping {
  /**
   * Writes everything to one file under the passphrase. Returns the number of images in it.
   * Throws DISK_FULL or EXPORT_FAILED.
   */
  backup(target: string, passphrase: string): Promise<number>
  /** Copies the database within the workspace; of several copies the last few stay. */
  snapshot(at: Date): void
  /** Newest first, by the time at which they were made: `20261121T101500Z`. */
  snapshots(): readonly string[]
  /** Deletes all copies within the workspace; returns how many there were. */
  dropSnapshots(): number
  /** Gives back the room of what was deleted; sizes of the database in bytes. */
  compact(): { readonly before: number; readonly after: number }
}
