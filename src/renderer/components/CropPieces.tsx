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

/** Crops of a page below each other. */
export const CropPieces = ({ crops, ...page }: Props) => crops.map((crop, i) => <Piece key={i} {...page} crop={crop} />)

function Piece({ documentId, page, crop, masks }: Omit<Props, 'crops'> & { readonly crop: Crop }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useStore(imagesStore, () => decodedPage(documentId, page))
  const { size, matrix } = crop
  useLayoutEffect(() => {
    if (!image) void loadPage(documentId, page)
    if (canvas.current) drawPage(canvas.current, image, { size, matrix, masks, ratio: window.devicePixelRatio })
  }, [documentId, image, masks, matrix, page, size])
  // Where there is less room than that it is smaller, and never cut.
  const shape = { width: size.width, aspectRatio: `${size.width} / ${size.height}` }
  return <canvas ref={canvas} className={classes.piece} style={shape} />
}
