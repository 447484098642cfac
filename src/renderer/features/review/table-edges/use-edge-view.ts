import { useEffect, useEffectEvent } from 'react'
import type { QuarterTurn } from '../../../../shared/domain/geometry'
import { useStore } from '../../../lib/store'
import type { Size } from '../logic/view-transform'
import type { PageViewHandle } from '../viewer/use-page-view'
import { edgesStore } from './edges-store'
import { broughtIn, viewOf } from './edges-view'

/** While edges are drawn the view shows the table, and follows the edge that has the keys. */
export function useEdgeView(view: PageViewHandle, page: Size | null, viewport: Size, turn: QuarterTurn): void {
  const edges = useStore(edgesStore, (state) => state?.edges ?? null)
  const chosen = useStore(edgesStore, (state) => state?.chosen ?? null)
  const drawn = edges?.page ?? null
  const frame = useEffectEvent(() => {
    if (edges && page && viewport.width > 0) view.set(viewOf(edges, page, viewport, turn))
  })
  const follow = useEffectEvent(() => {
    const now = view.get()
    const next = now && edges && chosen ? broughtIn(now, edges, chosen, viewport) : null
    if (next) view.glide(next)
  })
  useEffect(() => frame(), [drawn, page, viewport, turn])
  useEffect(() => follow(), [chosen])
}
