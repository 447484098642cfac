import { useRef, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import type { DocumentDetail } from '../../../../shared/domain/review'
import { useText } from '../../../i18n'
import { useStore } from '../../../lib/store'
import { gridOf } from './grid-model'
import { gridStore, patchGrid } from './grid-store'
import { TableGrid } from './TableGrid'
import classes from './TableDock.module.css'

const least = 0.15
const most = 0.8
const within = (share: number): number => Math.min(most, Math.max(least, share))

/** The page, and under it the table of the document, where its type has one; the line between them can be moved. */
export function TableDock({
  detail,
  children,
}: {
  readonly detail: DocumentDetail | undefined
  readonly children: ReactNode
}) {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const shown = useStore(gridStore, (state) => state.shown)
  const height = useStore(gridStore, (state) => state.height)
  const model = detail?.readState === 'EXTRACTED' ? gridOf(detail) : null
  const drag = (event: React.PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect()
    if (box && event.buttons === 1) patchGrid({ height: within((box.bottom - event.clientY) / box.height) })
  }
  const nudge = (event: React.KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? 0.02 : event.key === 'ArrowDown' ? -0.02 : 0
    if (step === 0) return
    event.preventDefault()
    patchGrid({ height: within(height + step) })
  }
  return (
    <div ref={frame} className={classes.dock}>
      {children}
      {model && detail && shown && (
        <>
          <div
            className={classes.divider}
            role="separator"
            aria-orientation="horizontal"
            aria-label={t('table.divider')}
            aria-valuenow={Math.round(height * 100)}
            aria-valuemin={least * 100}
            aria-valuemax={most * 100}
            tabIndex={0}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
            onKeyDown={nudge}
          />
          <div className={classes.table} style={{ height: `${height * 100}%` }}>
            <TableGrid detail={detail} />
          </div>
        </>
      )}
      {model && !shown && (
        <Button
          className={classes.unfold}
          variant="default"
          size="xs"
          leftSection={<IconChevronUp size={14} aria-hidden />}
          onClick={() => patchGrid({ shown: true })}
        >
          {t('table.unfold', { table: t(`table.${model.name}`), count: model.rows.length })}
        </Button>
      )}
    </div>
  )
}
