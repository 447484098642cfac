import { memo, useEffect, useRef, type Ref } from 'react'
import { turnedBy, type PagePoint } from '../../../../shared/domain/geometry'
import { extentOf, type TableEdges } from '../../../../shared/domain/table-edges'
import { useText } from '../../../i18n'
import { useStore } from '../../../lib/store'
import { chooseEdge, flush, loadEdges, moveTo } from './edges-actions'
import { edgeKeys } from './edge-keys'
import type { EdgeAt } from './edges-logic'
import { edgesStore } from './edges-store'
import classes from './EdgeLayer.module.css'

interface Props {
  readonly page: number
  readonly revision: number
  /** Moved with the page by the viewer; `--unit` on it is a screen pixel in page pixels. */
  readonly group: Ref<SVGGElement>
  /** Where on the page a pointer is. */
  readonly pointAt: (event: React.PointerEvent) => PagePoint | null
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** The edges of the table over the page: lines that are dragged, or walked and moved by the keys. */
export const EdgeLayer = memo(function EdgeLayer({ page, revision, group, pointAt }: Props) {
  const { t } = useText()
  const edges = useStore(edgesStore, (state) => state?.edges ?? null)
  const known = useStore(edgesStore, (state) => state?.revision)
  useEffect(() => {
    // An undo, a correction or another page: the edges are asked for as they are now.
    if (edges?.page !== page || known === undefined || known < revision) void flush().then(loadEdges)
  }, [edges?.page, known, page, revision])
  if (!edges || edges.page !== page) return <svg className={classes.layer} />
  return (
    <svg className={classes.layer} role="group" aria-label={t('edges.title')} onKeyDown={edgeKeys}>
      <g ref={group}>
        <g transform={`rotate(${degrees(edges.angle)})`}>
          <RowBands edges={edges} />
          <ColumnNames edges={edges} />
          {(['columns', 'rows'] as const).flatMap((axis) =>
            edges[axis].at.map((_, index) => (
              <Edge key={`${axis}${index}`} edges={edges} edge={{ axis, index }} pointAt={pointAt} />
            )),
          )}
        </g>
      </g>
    </svg>
  )
})

const endsOf = ({ at }: { readonly at: readonly number[] }): readonly [number, number] => [at[0] ?? 0, at.at(-1) ?? 0]

function RowBands({ edges }: { readonly edges: TableEdges }) {
  const [left, right] = endsOf(edges.columns)
  return edges.rows.bands.map((band, i) => {
    const { from, to } = extentOf(edges.rows, i)
    return band === 'none' ? (
      <rect key={from} className={classes.none} x={left} y={from} width={right - left} height={to - from} />
    ) : null
  })
}

function ColumnNames({ edges }: { readonly edges: TableEdges }) {
  const { t } = useText()
  const [top, bottom] = endsOf(edges.rows)
  return edges.columns.bands.map((name, i) => {
    const { from, to } = extentOf(edges.columns, i)
    return (
      <g key={from}>
        {name === null && <rect className={classes.none} x={from} y={top} width={to - from} height={bottom - top} />}
        <foreignObject className={classes.name} x={from} y={top} width={to - from} height={1}>
          <div className={classes.chip} data-none={name === null || undefined}>
            {name === null ? t('edges.noColumn') : t(`column.${name}`)}
          </div>
        </foreignObject>
      </g>
    )
  })
}

interface EdgeProps {
  readonly edges: TableEdges
  readonly edge: EdgeAt
  readonly pointAt: Props['pointAt']
}

function Edge({ edges, edge, pointAt }: EdgeProps) {
  const { t } = useText()
  const { axis, index } = edge
  const line = useRef<SVGGElement>(null)
  const chosen = useStore(edgesStore, (state) => state?.chosen?.axis === axis && state.chosen.index === index)
  useEffect(() => {
    if (chosen) line.current?.focus({ preventScroll: true })
  }, [chosen])
  const isColumn = axis === 'columns'
  const [from, to] = endsOf(isColumn ? edges.rows : edges.columns)
  const at = edges[axis].at[index] ?? 0
  const ends = isColumn ? { x1: at, x2: at, y1: from, y2: to } : { x1: from, x2: to, y1: at, y2: at }
  const drag = (event: React.PointerEvent): void => {
    const point = pointAt(event)
    if (!point || event.buttons !== 1) return
    const { x, y } = turnedBy(-edges.angle)(point)
    moveTo(edge, isColumn ? x : y, 'on release')
  }
  return (
    <g
      ref={line}
      role="separator"
      tabIndex={chosen ? 0 : -1}
      aria-orientation={isColumn ? 'vertical' : 'horizontal'}
      aria-label={t(isColumn ? 'edges.column' : 'edges.row', { at: index + 1, of: edges[axis].at.length })}
      aria-valuenow={Math.round(at)}
      aria-valuemin={Math.round(edges[axis].at[index - 1] ?? 0)}
      aria-valuemax={Math.round(edges[axis].at[index + 1] ?? at)}
      className={classes.edge}
      data-axis={axis}
      data-chosen={chosen || undefined}
      data-testid={`edge:${axis}:${index}`}
      onFocus={() => chooseEdge(edge)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.stopPropagation()
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        chooseEdge(edge)
        line.current?.focus({ preventScroll: true })
      }}
      onPointerMove={(event) => {
        event.stopPropagation()
        drag(event)
      }}
      onPointerUp={(event) => {
        event.stopPropagation()
        void flush()
      }}
    >
      <line className={classes.grip} {...ends} />
      <line className={classes.line} {...ends} />
    </g>
  )
}
