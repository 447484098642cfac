/** Pictures of pages as one file of several pages. Throws DAMAGED where one cannot be drawn. */
export type BindPages = (pictures: readonly Uint8Array[]) => Promise<Uint8Array>
