import { useLayoutEffect, useMemo, useRef } from 'react'
import { useText } from '../../i18n'
import type { PageQuad } from '../../../shared/domain/geometry'
import type { PageWord } from '../../../shared/domain/reading'
import { documentsStore } from '../../api/documents'
import { decodedPage, imagesStore, loadPage } from '../../api/page-images'
import { useStore } from '../../lib/store'
import classes from './FieldCrop.module.css'
import { cropOf, type Crop } from './logic/crop'
import { cropPieces } from './logic/crop-pieces'
import { linesIn } from './logic/words'
import { reviewStore } from './state/review-store'
import { drawPage } from './viewer/draw'
import { useCropWidth } from './use-crop-width'

const lineHeight = 40
const highest = 132
/** Of a line with the room around it: what would be lower is cut into pieces. */
const easyLine = 24
/** Of pieces as many as this are shown at the most: after that the page itself is the better place. */
const mostPieces = 8
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
  const width = useCropWidth(frame)
  const detail = useStore(documentsStore, (documents) => documents.get(documentId))
  const revealed = useStore(reviewStore, (state) => state.revealed !== null)
  const words = detail?.pageReadings.find((one) => one.index === page)?.words
  const crops = useMemo(() => (width > 0 ? cropsOf(words ?? [], quad, width) : []), [quad, width, words])
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
      {crops.map((crop, i) => (
        <Piece key={i} documentId={documentId} page={page} crop={crop} masks={masks} />
      ))}
    </div>
  )
}

/** One crop, or, where its lines would be too low to be read, pieces of them below each other; none where that fails. */
function cropsOf(words: readonly PageWord[], quad: PageQuad, width: number): readonly Crop[] {
  const lines = linesIn(words, quad)
  const whole = cropOf(quad, Math.min(highest, lineHeight * lines), width)
  const lineOfWhole = whole.size.height / lines
  if (lineOfWhole >= easyLine) return [whole]
  const pieces = cropPieces(words, quad, width / easyLine)
  if (pieces.length > 1 && pieces.length <= mostPieces) {
    // All as high as the one with the least room: print of one size stays that.
    const height = Math.min(...pieces.map((piece) => cropOf(piece, lineHeight, width).size.height))
    return pieces.map((piece) => cropOf(piece, height, width))
  }
  return lineOfWhole >= leastLine ? [whole] : []
}

interface PieceProps {
  readonly documentId: string
  readonly page: number
  readonly crop: Crop
  readonly masks: readonly PageQuad[]
}

function Piece({ documentId, page, crop: { size, matrix }, masks }: PieceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useStore(imagesStore, () => decodedPage(documentId, page))
  useLayoutEffect(() => {
    if (!image) void loadPage(documentId, page)
    if (canvas.current) drawPage(canvas.current, image, { size, matrix, masks, ratio: window.devicePixelRatio })
  }, [documentId, image, masks, matrix, page, size])
  return <canvas ref={canvas} className={classes.crop} style={{ width: size.width, height: size.height }} />
}
