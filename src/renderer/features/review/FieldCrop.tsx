import { useLayoutEffect, useMemo, useRef } from 'react'
import { useText } from '../../i18n'
import type { PageQuad } from '../../../shared/domain/geometry'
import { documentsStore } from '../../api/documents'
import { decodedPage, imagesStore, loadPage } from '../../api/page-images'
import { useStore } from '../../lib/store'
import classes from './FieldCrop.module.css'
import { cropOf } from './logic/crop'
import { linesIn } from './logic/words'
import { reviewStore } from './state/review-store'
import { drawPage } from './viewer/draw'
import { useCropWidth } from './use-crop-width'

const lineHeight = 40
const highest = 132
/** A crop of which a line is lower than this cannot be read: the page itself shows the place. */
const leastLine = 15

interface Props {
  readonly documentId: string
  readonly page: number
  readonly quad: PageQuad
}

/** What the page shows at the field, upright, right above its editor: the eyes stay where the hands are. */
export function FieldCrop({ documentId, page, quad }: Props) {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = useCropWidth(frame)
  const detail = useStore(documentsStore, (documents) => documents.get(documentId))
  const revealed = useStore(reviewStore, (state) => state.revealed !== null)
  const image = useStore(imagesStore, () => decodedPage(documentId, page))
  const words = detail?.pageReadings.find((one) => one.index === page)?.words
  const crop = useMemo(() => {
    const lines = linesIn(words ?? [], quad)
    const fitted = cropOf(quad, Math.min(highest, lineHeight * lines), Math.max(1, width))
    return { ...fitted, readable: fitted.size.height / lines >= leastLine }
  }, [quad, width, words])
  useLayoutEffect(() => {
    if (!image) void loadPage(documentId, page)
    if (!canvas.current || width === 0) return
    const masks = revealed
      ? []
      : (detail?.maskedRegions ?? []).flatMap((region) => (region.page === page && region.quad ? [region.quad] : []))
    drawPage(canvas.current, image, { size: crop.size, matrix: crop.matrix, masks, ratio: window.devicePixelRatio })
  }, [crop, detail?.maskedRegions, documentId, image, page, revealed, width])
  return (
    <div ref={frame} className={classes.frame}>
      {width > 0 && crop.readable && (
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('review.crop')}
          className={classes.crop}
          style={{ width: crop.size.width, height: crop.size.height }}
        />
      )}
    </div>
  )
}
