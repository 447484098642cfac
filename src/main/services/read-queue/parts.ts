import type { FilePart } from '../../../shared/domain/file-part'
import type { DocumentReading } from '../../../shared/domain/reading'
import type { ReadResult } from '../../engine'

/** One document of a file, with the images of its own pages. */
export interface PartResult {
  readonly reading: DocumentReading
  readonly pages: ReadResult['pages']
  /** Empty where none could be made. */
  readonly thumbnail: Uint8Array
  /** Null: the file holds no other. */
  readonly part: FilePart | null
}

/** The documents that were found in one file, the first of them first. */
export function partsOf({ reading, further, pages, thumbnail, furtherThumbnails }: ReadResult): readonly PartResult[] {
  const readings = [reading, ...further]
  const owned = readings.map(({ ownPages }) => ownPages ?? null)
  return readings.map((one, i) => {
    const own = owned[i]
    if (!own || readings.length === 1)
      return { reading: one, pages, thumbnail, part: own ? { pages: own, at: null } : null }
    // Cards on one page: the pages do not tell them apart, their order does.
    const sharing = owned.flatMap((other, at) => (other?.some((page) => own.includes(page)) ? [at] : []))
    return {
      reading: {
        ...one,
        pages: one.pages.filter((page) => own.includes(page.index)),
        masked: one.masked.filter((mask) => own.includes(mask.page)),
      },
      pages: pages.filter((page) => own.includes(page.index)),
      thumbnail: i === 0 ? thumbnail : (furtherThumbnails[i - 1] ?? new Uint8Array()),
      part: { pages: own, at: sharing.length > 1 ? sharing.indexOf(i) : null },
    }
  })
}
