import { useLayoutEffect, useRef } from 'react'
import type { PageQuad } from '../../shared/domain/geometry'
import { decodedPage, imagesStore, loadPage } from '../api/page-images'
import type { Crop } from '../features/review/logic/crop'
import { drawPage } from '../features/review/viewer/draw'
import { useStore } from '../lib/store'
import classes from './CropPieces.module.css'

interface Props {
  readonly documentId: string
  readonly page: number
  readonly crops: readonly Crop[]
  /** Places of the page that are painted over. */
  readonly masks: readonly PageQuad[]
}

/** Crops of a page below each other; where there is less room than they have they are all smaller alike, and never cut. */
export function CropPieces({ crops, ...page }: Props) {
  if (crops.length === 0) return null
  const width = Math.max(...crops.map(({ indent, size }) => indent + size.width))
  return (
    <span className={classes.pieces} style={{ width }}>
      {crops.map((crop, i) => (
        <Piece key={i} {...page} crop={crop} of={width} />
      ))}
    </span>
  )
}

interface PieceProps extends Omit<Props, 'crops'> {
  readonly crop: Crop
  /** The width of all pieces together. */
  readonly of: number
}

function Piece({ documentId, page, crop, masks, of }: PieceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useStore(imagesStore, () => decodedPage(documentId, page))
  const { size, matrix, indent } = crop
  useLayoutEffect(() => {
    if (!image) void loadPage(documentId, page)
    if (canvas.current) drawPage(canvas.current, image, { size, matrix, masks, ratio: window.devicePixelRatio })
  }, [documentId, image, masks, matrix, page, size])
  const share = (width: number): string => `${(width / of) * 100}%`
  const shape = {
    width: share(size.width),
    marginLeft: share(indent),
    aspectRatio: `${size.width} / ${size.height}`,
  }
  return <canvas ref={canvas} className={classes.piece} style={shape} />
}
