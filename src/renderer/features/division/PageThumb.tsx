import { useEffect, useLayoutEffect, useRef } from 'react'
import { documentAtHand, documentsStore, loadDocument } from '../../api/documents'
import { decodedPage, imagesStore, loadPage } from '../../api/page-images'
import { useStore } from '../../lib/store'
import { fitView, toScreenMatrix, turnedSize, type Size } from '../review/logic/view-transform'
import { drawPage } from '../review/viewer/draw'
import classes from './DivisionDialog.module.css'

const box: Size = { width: 88, height: 116 }

/** A page, small, with its masks. */
export function PageThumb({ page, shownBy }: { readonly page: number; readonly shownBy: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const detail = useStore(documentsStore, (documents) => documents.get(shownBy))
  const image = useStore(imagesStore, () => decodedPage(shownBy, page))
  useEffect(() => {
    if (!documentAtHand(shownBy)) void loadDocument(shownBy).catch(() => undefined)
    if (!image) void loadPage(shownBy, page)
  }, [image, page, shownBy])
  useLayoutEffect(() => {
    // Without its document nobody knows what of the page is masked.
    if (!canvas.current || !image || !detail) return
    const turn = detail.pageReadings.find(({ index }) => index === page)?.turn ?? 0
    const turned = turnedSize(image, turn)
    const scale = Math.min(box.width / turned.width, box.height / turned.height)
    const size = { width: turned.width * scale, height: turned.height * scale }
    const view = { ...fitView(image, size, turn), scale }
    const masks = detail.maskedRegions.flatMap(({ page: at, quad }) => (at === page && quad ? [quad] : []))
    canvas.current.style.width = `${size.width}px`
    canvas.current.style.height = `${size.height}px`
    drawPage(canvas.current, image, { size, matrix: toScreenMatrix(view, size), masks, ratio: window.devicePixelRatio })
  }, [detail, image, page])
  return <canvas ref={canvas} className={classes.picture} aria-hidden />
}
