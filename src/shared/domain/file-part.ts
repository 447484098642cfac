/** One document of a file that holds several. */
export interface FilePart {
  /** Indices of its pages, in the order of the file. */
  readonly pages: readonly number[]
  /** Which of the documents on these pages it is, where several share them (cards on one page); else null. */
  readonly at: number | null
}

export const samePart = (a: FilePart, b: FilePart): boolean => a.at === b.at && samePages(a.pages, b.pages)

const samePages = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((page, i) => page === b[i])
