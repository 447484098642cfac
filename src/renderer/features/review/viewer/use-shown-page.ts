import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PageQuad, QuarterTurn } from '../../../../shared/domain/geometry'
import type { PageWord } from '../../../../shared/domain/reading'
import type { DocumentDetail } from '../../../../shared/domain/review'
import { decodedPage, imagesStore, loadPage, type PageImage } from '../../../api/page-images'
import { useStore } from '../../../lib/store'
import { taughtBoxes, teachStore } from '../../user-types/teach-store'
import { boxesOn, type FieldBox } from '../logic/boxes'
import type { Size } from '../logic/view-transform'
import { unmaskedWords } from '../logic/words'
import { patchReview, reviewStore } from '../state/review-store'

const noWords: readonly PageWord[] = []
const noMasks: readonly PageQuad[] = []

/** The page of a document that is looked at, and what is known of it. */
export interface ShownPage {
  readonly page: number
  /** All pages of the document, in their order. */
  readonly pages: readonly number[]
  readonly image: PageImage | null
  readonly size: Size | null
  readonly turn: QuarterTurn
  readonly turnOn: () => void
  /** What is painted over. */
  readonly masks: readonly PageQuad[]
  /** Words that may be taken. */
  readonly words: readonly PageWord[]
  readonly boxes: readonly FieldBox[]
}

export function useShownPage(id: string, detail: DocumentDetail | undefined): ShownPage {
  const page = useStore(reviewStore, (state) => (state.documentId === id ? state.page : 0))
  const revealed = useStore(reviewStore, (state) => state.revealed !== null)
  const [turns, setTurns] = useState<Readonly<Record<string, QuarterTurn>>>({})

  const pages = useMemo(() => (detail?.pageReadings ?? []).map(({ index }) => index), [detail?.pageReadings])
  const first = pages[0]
  useEffect(() => {
    // A document in the middle of a file has no page 0.
    if (first !== undefined && !pages.includes(page)) patchReview({ page: first })
  }, [first, page, pages])
  const image = useStore(imagesStore, () => decodedPage(id, page))
  useEffect(() => {
    if (!image) void loadPage(id, page)
  }, [detail?.readState, id, image, page])

  const reading = detail?.pageReadings.find((one) => one.index === page)
  const turn = turns[`${id}/${page}`] ?? reading?.turn ?? 0
  const turnOn = useCallback(
    () => setTurns((all) => ({ ...all, [`${id}/${page}`]: ((turn + 90) % 360) as QuarterTurn })),
    [id, page, turn],
  )
  const size = useMemo<Size | null>(() => {
    if (image) return { width: image.width, height: image.height }
    return reading ? { width: reading.width, height: reading.height } : null
  }, [image, reading])
  const masks = useMemo<readonly PageQuad[]>(
    () => (detail?.maskedRegions ?? []).flatMap((region) => (region.page === page && region.quad ? [region.quad] : [])),
    [detail?.maskedRegions, page],
  )
  const words = useMemo(
    () => (revealed ? (reading?.words ?? noWords) : unmaskedWords(reading?.words ?? noWords, masks)),
    [reading, masks, revealed],
  )
  // While a type is taught on the document, its boxes are those of the fields that were shown so far.
  const taught = useStore(teachStore, (now) => (now?.documentId === id ? now.fields : null))
  const boxes = useMemo<readonly FieldBox[]>(
    () => (taught ? taughtBoxes(page, taught) : boxesOn(page, detail?.fields ?? [])),
    [detail?.fields, page, taught],
  )
  return { page, pages, image, size, turn, turnOn, masks: revealed ? noMasks : masks, words, boxes }
}
