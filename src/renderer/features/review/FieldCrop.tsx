import { useMemo, useRef } from 'react'
import { useText } from '../../i18n'
import type { PageQuad } from '../../../shared/domain/geometry'
import { documentsStore } from '../../api/documents'
import { CropPieces } from '../../components/CropPieces'
import { useStore } from '../../lib/store'
import classes from './FieldCrop.module.css'
import { layoutCrops, type CropStyle } from './logic/crop-layout'
import { reviewStore } from './state/review-store'
import { useCropWidth } from './use-crop-width'

/** The print is about as high as that of the editor below it, so that the two are compared line by line. */
const style: CropStyle = { wanted: 22, least: 15, highest: 176, mostPieces: 12 }

interface Props {
  readonly documentId: string
  readonly page: number
  readonly quad: PageQuad
}

/** What the page shows at the field, upright, right above its editor: the eyes stay where the hands are. */
export function FieldCrop({ documentId, page, quad }: Props) {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const width = useCropWidth(frame)
  const detail = useStore(documentsStore, (documents) => documents.get(documentId))
  const revealed = useStore(reviewStore, (state) => state.revealed !== null)
  const words = detail?.pageReadings.find((one) => one.index === page)?.words
  const places = useMemo(() => (words ?? []).map((word) => word.quad), [words])
  const crops = useMemo(() => (width > 0 ? layoutCrops(places, quad, width, style) : []), [places, quad, width])
  const masks = useMemo(
    () =>
      (revealed ? [] : (detail?.maskedRegions ?? [])).flatMap((one) =>
        one.page === page && one.quad ? [one.quad] : [],
      ),
    [detail?.maskedRegions, page, revealed],
  )
  return (
    <div
      ref={frame}
      className={classes.frame}
      {...(crops.length > 0 && { role: 'img', 'aria-label': t('review.crop') })}
    >
      <CropPieces documentId={documentId} page={page} crops={crops} masks={masks} />
    </div>
  )
}
