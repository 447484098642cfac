import { useEffect, useEffectEvent } from 'react'
import { boxAround, turnedBy, type QuarterTurn } from '../../../../shared/domain/geometry'
import type { TableEdges } from '../../../../shared/domain/table-edges'
import { useStore } from '../../../lib/store'
import { fitView, toScreen, type PageView, type Size } from '../logic/view-transform'
import type { PageViewHandle } from '../viewer/use-page-view'
import type { EdgeAt } from './edges-logic'
import { edgesStore } from './edges-store'

/** Room round the table, for the names of its columns, in pixels of the screen. */
const margin = 36

/** The top of the table as wide as the pane. */
function viewOf(edges: TableEdges, page: Size, viewport: Size, turn: QuarterTurn): PageView {
  const whole = fitView(page, viewport, turn)
  const [left, right] = [edges.columns.at[0], edges.columns.at.at(-1)]
  const [top, bottom] = [edges.rows.at[0], edges.rows.at.at(-1)]
  if (left === undefined || right === undefined || top === undefined || bottom === undefined || turn !== 0) return whole
  const corners = [[left, top], [right, top], [right, bottom], [left, bottom]] as const // prettier-ignore
  const box = boxAround(corners.map(([x, y]) => turnedBy(edges.angle)({ x, y })))
  const scale = Math.max(whole.scale, (viewport.width - 2 * margin) / box.width)
  const y = Math.min(box.y + box.height / 2, box.y + (viewport.height / 2 - margin) / scale)
  return { scale, centre: { x: box.x + box.width / 2, y }, turn }
}

/** Where the view has to move so that an edge is on the screen; null where it is. */
function broughtIn(view: PageView, edges: TableEdges, { axis, index }: EdgeAt, viewport: Size): PageView | null {
  const at = edges[axis].at[index]
  if (at === undefined) return null
  const centre = turnedBy(-edges.angle)(view.centre)
  const point = turnedBy(edges.angle)(axis === 'columns' ? { x: at, y: centre.y } : { x: centre.x, y: at })
  const { x, y } = toScreen(view, viewport, point)
  const isSeen = x >= margin && x <= viewport.width - margin && y >= margin && y <= viewport.height - margin
  return isSeen ? null : { ...view, centre: point }
}

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
