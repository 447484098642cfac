/** The pages of a file, read, and the thumbnails of its documents. */
import type { DocumentReading } from '../../shared/domain/reading'
import { withoutSpecks } from './imaging'
import type { PageImage, ReadRequest } from './index'
import { decodeFiles, defaultLimits } from './intake'
import type { ReadPage, SourcePage } from './model'
import { readSourcePage } from './read-pages'
import type { Reading } from './reading'
import type { Stopwatch } from './stopwatch'
import { smallPage, smallThumbnail, type SmallPage } from './thumbnails'

type Masks = DocumentReading['masked']

/** The pages of one document of a file, and what is masked on them. */
export interface DocumentRead {
  readonly pages: readonly ReadPage[]
  readonly masked: Masks
}

/** Pixels of this many pages are kept for a second look; weak fields of later pages keep their first reading. */
const pagesKept = 4

/** What the pages of a file say, and as much of their pixels as is looked at again. */
export interface FileRead {
  readonly pages: readonly ReadPage[]
  readonly images: readonly PageImage[]
  readonly sources: readonly SourcePage[]
  /** Pages of which no source is kept, in small; none where no pictures are wanted. */
  readonly smalls: readonly SmallPage[]
  readonly pictures: boolean
}

/** Reads the pages of a request one after the other. Throws as `decodeFiles` does. */
export async function readFile(request: ReadRequest, reading: Reading, clock: Stopwatch): Promise<FileRead> {
  const { bytes, furtherFiles = [], part, pictures = true } = request
  const images: PageImage[] = []
  const sources: SourcePage[] = []
  const pages: ReadPage[] = []
  const smalls: SmallPage[] = []
  // Decoding is lazy: its time is that of asking for the next page.
  for await (const decoded of clock.each('decode', decodeFiles([bytes, ...furtherFiles], defaultLimits, pictures))) {
    if (part && !part.pages.includes(decoded.index)) continue
    const page = clock.span('sheet', () => withoutSpecks(decoded))
    const read = await readSourcePage(page, reading, clock)
    const isKept = sources.length < pagesKept
    pages.push(...(isKept ? read : read.map(measured)))
    if (page.encoded) images.push({ index: page.index, ...page.encoded })
    if (isKept) sources.push(page)
    else if (pictures) smalls.push(smallPage(page))
  }
  return { pages, images, sources, smalls, pictures }
}

/** A page whose quality is measured now, because its pixels are not kept. */
const measured = (page: ReadPage): ReadPage => ({ ...page, quality: { ...page.quality } })

export const noPicture = new Uint8Array()

/** The first page of each document, masked; the first document's shows what is masked of any of them on its page. */
export function thumbnailsOf(
  { pages, sources, smalls, pictures }: FileRead,
  [, ...others]: readonly DocumentRead[],
  masked: Masks,
): Promise<Uint8Array[]> {
  const [first] = sources
  const covered = masked.filter((m) => m.page === first?.index).map((m) => m.quad)
  const head =
    first && pictures ? smallThumbnail(smallPage(first), pages[0]?.turn ?? 0, covered) : Promise.resolve(noPicture)
  const further = others.map(({ pages: [own], masked: masks }) => {
    const kept = pictures ? sources.find((source) => source.index === own?.index) : undefined
    return thumbnailOf(own, kept ? [smallPage(kept)] : smalls, masks)
  })
  return Promise.all([head, ...further])
}

/** Empty where the page is not there. */
async function thumbnailOf(
  page: ReadPage | undefined,
  smalls: readonly SmallPage[],
  masks: Masks,
): Promise<Uint8Array> {
  const small = smalls.find((one) => one.page.index === page?.index)
  if (!page || !small) return noPicture
  const covered = masks.filter((mask) => mask.page === page.index).map((mask) => mask.quad)
  return smallThumbnail(small, page.turn, covered)
}
