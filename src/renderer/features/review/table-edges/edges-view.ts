import { boxAround, turnedBy, type QuarterTurn } from '../../../../shared/domain/geometry'
import type { TableEdges } from '../../../../shared/domain/table-edges'
import { fitView, toScreen, type PageView, type Size } from '../logic/view-transform'
import type { EdgeAt } from './edges-logic'

/** Room round the table, for the names of its columns, in pixels of the screen. */
const margin = 36

/** The top of the table as wide as the pane. */
export function viewOf(edges: TableEdges, page: Size, viewport: Size, turn: QuarterTurn): PageView {
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

/**
 * What an edge may be short of that room and still count as seen: where the table fills the pane, its outer ones are at
 * it.
 */
const tolerance = margin / 2

/** Where the view has to move so that an edge is on the screen; null where it is. */
export function broughtIn(view: PageView, edges: TableEdges, { axis, index }: EdgeAt, viewport: Size): PageView | null {
  const at = edges[axis].at[index]
  if (at === undefined) return null
  const centre = turnedBy(-edges.angle)(view.centre)
  const point = turnedBy(edges.angle)(axis === 'columns' ? { x: at, y: centre.y } : { x: centre.x, y: at })
  const { x, y } = toScreen(view, viewport, point)
  const isWithin = (place: number, length: number): boolean =>
    place >= margin - tolerance && place <= length - margin + tolerance
  return isWithin(x, viewport.width) && isWithin(y, viewport.height) ? null : { ...view, centre: point }
}
