import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { prepareDocument } from '../review/state/prepare'
import { Row } from './Row'
import classes from './RowList.module.css'
import { rowAt, rowsStore, showRows } from './rows-store'
import { selectionStore } from './selection'

const rowHeight = 56

/** The rows of the view; only those on the screen exist, whatever their number. */
export function RowList() {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const rows = useStore(rowsStore, (now) => now)
  const selection = useStore(selectionStore, (now) => now)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const virtual = useVirtualizer({
    count: rows.total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  useEffect(() => showRows(first, last), [first, last, rows])
  const seen = useRef(rows.shift)
  useLayoutEffect(() => {
    const by = rows.shift - seen.current
    seen.current = rows.shift
    // What is under the pointer stays there; who looks at the top sees what has come.
    if (by !== 0 && frame.current && frame.current.scrollTop > 0) frame.current.scrollTop += by * rowHeight
  }, [rows.shift])
  // Only a move of the active row scrolls; new rows must not.
  const bringIntoView = useEffectEvent((index: number) => {
    if (index < rows.total) virtual.scrollToIndex(index, { align: 'auto' })
  })
  useEffect(() => bringIntoView(selection.active), [selection.active])
  const active = rowAt(rows, selection.active)
  const activeId = active?.id ?? null
  useEffect(() => {
    if (activeId === null) return
    // Where the keys rest, Enter is likely to follow: the document is then at hand.
    const timer = setTimeout(() => void prepareDocument(activeId).catch(() => undefined), 200)
    return () => clearTimeout(timer)
  }, [activeId])
  return (
    <div
      ref={frame}
      id="rows"
      className={classes.frame}
      role="grid"
      aria-label={t('queue.rows')}
      aria-rowcount={rows.total}
      aria-multiselectable
      aria-activedescendant={active ? `row-${active.id}` : undefined}
      tabIndex={0}
    >
      <div role="rowgroup" className={classes.all} style={{ height: virtual.getTotalSize() }}>
        {items.map((item) => {
          const row = rowAt(rows, item.index)
          return (
            <Row
              // A press that is released over another document, because rows came in between, opens neither.
              key={row?.id ?? item.key}
              index={item.index}
              top={item.start}
              row={row}
              now={now}
              active={item.index === selection.active}
              ticked={row !== null && selection.ids.has(row.id)}
            />
          )
        })}
      </div>
    </div>
  )
}
