import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useText } from '../../../i18n'
import { useStore } from '../../../lib/store'
import { useDrawn } from '../../../lib/use-drawn'
import { reviewStore } from '../state/review-store'
import { GridFooter } from './GridFooter'
import { gridOf, type GridModel } from './grid-model'
import { GridRow } from './GridRow'
import { gridStore } from './grid-store'
import { GridTools } from './GridTools'
import { rangeBetween } from './range'
import classes from './TableGrid.module.css'
import { useGridKeys } from './use-grid-keys'
import { useGridPointer } from './use-grid-pointer'
import type { DocumentDetail } from '../../../../shared/domain/review'

const gridRowHeight = 28

/** Ten digits and a mark: a balance is never cut off. */
const amountWidth = 'minmax(132px, 1fr)'
/** How much of the width a column takes beside the others. A price is a number to its check, and as long as an amount. */
const weights: Readonly<Record<string, string>> = {
  description: 'minmax(160px, 3fr)',
  date: '124px',
  // Eight digits and a mark.
  hsn: '120px',
  unit_price: amountWidth,
}

/** A table of the document as a spreadsheet under its page. Only the rows on the screen exist. */
export function TableGrid({ detail }: { readonly detail: DocumentDetail }) {
  const model = gridOf(detail)
  return model && <Grid id={detail.id} model={model} />
}

function Grid({ id, model }: { readonly id: string; readonly model: GridModel }) {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const focusedPath = useStore(reviewStore, (state) => state.focusedPath)
  const anchor = useStore(gridStore, (state) => state.anchor)
  const at = focusedPath === null ? undefined : model.places.get(focusedPath)
  const corner = (anchor === null ? undefined : model.places.get(anchor)) ?? at
  const range = useMemo(() => (at && corner && at !== corner ? rangeBetween(at, corner) : null), [at, corner])
  const row = at?.row ?? -1
  const drawn = useDrawn(id)
  const rangeExtractor = useCallback(
    // The row that has the keys exists wherever the rows are scrolled to, lest the keys be lost; of a document that has
    // just come it is the only one: the page and the field at hand do not wait for a hundred cells.
    (seen: Range) => {
      const atHand = row >= 0 && row < seen.count ? [row] : []
      return [...new Set([...atHand, ...(drawn ? defaultRangeExtractor(seen) : [])])].sort((a, b) => a - b)
    },
    [drawn, row],
  )
  const virtual = useVirtualizer({
    count: model.rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => gridRowHeight,
    scrollPaddingStart: gridRowHeight,
    overscan: 8,
    rangeExtractor,
  })
  // Only a move of the keys scrolls; new values must not.
  const bringIntoView = useEffectEvent((index: number) => {
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
  })
  useEffect(() => bringIntoView(row), [row])
  const keys = useGridKeys()
  const pointer = useGridPointer()
  const template = `44px ${model.columns.map(({ name, kind }) => weights[name] ?? (kind === 'amount' ? amountWidth : 'minmax(88px, 1fr)')).join(' ')}`
  return (
    <section className={classes.panel} aria-label={t(`table.${model.name}`)}>
      <GridTools model={model} drawn={drawn} />
      <div
        ref={frame}
        role="grid"
        aria-label={t(`table.${model.name}`)}
        aria-rowcount={model.rows.length + 1}
        aria-colcount={model.columns.length + 1}
        aria-multiselectable
        data-testid="table-grid"
        className={classes.frame}
        style={{ ['--columns' as string]: template }}
        {...keys}
        {...pointer}
      >
        <div role="row" aria-rowindex={1} className={classes.head}>
          <div role="columnheader" className={classes.number} aria-label={t('table.row')} />
          {model.columns.map(({ name, kind }) => (
            <div key={name} role="columnheader" data-numeric={kind === 'amount' || kind === 'number' || undefined}>
              {t(`column.${name}`)}
            </div>
          ))}
        </div>
        <div role="rowgroup" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const shown = model.rows[item.index]
            if (!shown) return null
            const within = range && item.index >= range.top && item.index <= range.bottom ? range : null
            return (
              <GridRow
                key={shown.row}
                row={shown}
                columns={model.columns}
                at={item.index}
                top={item.start}
                check={model.check.rows.get(shown.row)}
                chosen={within}
              />
            )
          })}
        </div>
        {model.rows.length === 0 && <p className={classes.empty}>{t('table.noRows')}</p>}
      </div>
      <GridFooter model={model} />
    </section>
  )
}
