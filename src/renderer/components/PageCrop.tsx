import { useMemo } from 'react'
import type { PageQuad } from '../../shared/domain/geometry'
import { layoutCrops, type CropStyle } from '../features/review/logic/crop-layout'
import { CropPieces } from './CropPieces'

interface Place {
  readonly page: number
  readonly quad: PageQuad | null
}

interface Props {
  readonly documentId: string
  readonly page: number
  readonly quad: PageQuad
  /** Places of the document that are never shown. */
  readonly masks: readonly Place[]
  /** Where words of the document stand. */
  readonly print: readonly Place[]
  /** CSS pixels, at most. */
  readonly widest: number
  /** What it shows, for those who do not see it. */
  readonly label: string
}

/** Small, since many stand beside each other; what would be smaller still is cut into pieces. */
const style: CropStyle = { wanted: 16, least: 11, highest: 136, mostPieces: 10 }

/** A place of a page, cut out upright. */
export function PageCrop({ documentId, page, quad, masks, print, widest, label }: Props) {
  const crops = useMemo(() => layoutCrops(onPage(print, page), quad, widest, style), [page, print, quad, widest])
  const hidden = useMemo(() => onPage(masks, page), [masks, page])
  if (crops.length === 0) return null
  return (
    <span role="img" aria-label={label} style={{ display: 'block' }}>
      <CropPieces documentId={documentId} page={page} crops={crops} masks={hidden} />
    </span>
  )
}

const onPage = (places: readonly Place[], page: number): readonly PageQuad[] =>
  places.flatMap((place) => (place.page === page && place.quad ? [place.quad] : []))
