import { useLayoutEffect, useMemo, useRef } from 'react'
import type { PageQuad } from '../../shared/domain/geometry'
import { decodedPage, imagesStore, loadPage } from '../api/page-images'
import { cropOf } from '../features/review/logic/crop'
import { drawPage } from '../features/review/viewer/draw'
import { useStore } from '../lib/store'

interface Props {
  readonly documentId: string
  readonly page: number
  readonly quad: PageQuad
  /** Places of the document that are never shown. */
  readonly masks: readonly { readonly page: number; readonly quad: PageQuad | null }[]
  /** CSS pixels, both at most. */
  readonly height: number
  readonly widest: number
  /** What it shows, for those who do not see it. */
  readonly label: string
}

/** A place of a page, cut out upright. */
export function PageCrop({ documentId, page, quad, masks, height, widest, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useStore(imagesStore, () => decodedPage(documentId, page))
  const { size, matrix } = useMemo(() => cropOf(quad, height, widest), [quad, height, widest])
  useLayoutEffect(() => {
    if (!image) void loadPage(documentId, page)
    if (!canvas.current) return
    const hidden = masks.flatMap((mask) => (mask.page === page && mask.quad ? [mask.quad] : []))
    drawPage(canvas.current, image, { size, matrix, masks: hidden, ratio: window.devicePixelRatio })
  }, [documentId, image, masks, matrix, page, size])
  // Where there is less room than that it is smaller, and never cut.
  const shape = { width: size.width, maxWidth: '100%', aspectRatio: `${size.width} / ${size.height}` }
  return <canvas ref={canvas} role="img" aria-label={label} style={{ display: 'block', ...shape }} />
}
