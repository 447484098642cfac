import { useEffect, useMemo, useRef } from 'react'
import { useText } from '../../i18n'
import { documentsStore } from '../../api/documents'
import { changeSettings, settingsStore } from '../../api/settings'
import { useStore } from '../../lib/store'
import { DocumentState } from './DocumentState'
import { FieldPane } from './FieldPane'
import { HistoryDrawer } from './HistoryDrawer'
import { withoutOpeningClick } from './opening-click'
import { ReasonDialog } from './ReasonDialog'
import { ReviewHeader } from './ReviewHeader'
import classes from './ReviewScreen.module.css'
import { SidesBar } from './SidesBar'
import { openDocument, writeDrafts } from './state/document-actions'
import { reviewStore } from './state/review-store'
import { TableDock } from './table/TableDock'
import { TypeDialog } from './TypeDialog'
import { TeachPane } from '../user-types/TeachPane'
import { teachStore } from '../user-types/teach-store'
import { useReviewKeys } from './use-review-keys'
import { Viewer } from './viewer/Viewer'

/** The desk: the document on the left, its fields on the right. */
export default function ReviewScreen({ id }: { readonly id: string }) {
  const { t } = useText()
  const detail = useStore(documentsStore, (documents) => documents.get(id))
  const share = useStore(settingsStore, (settings) => settings.documentPaneShare)
  const teaching = useStore(teachStore, (now) => now)
  const frame = useRef<HTMLDivElement>(null)
  const presses = useMemo(withoutOpeningClick, [])
  useReviewKeys()
  useEffect(() => {
    if (reviewStore.get().documentId !== id) void openDocument(id)
  }, [id])
  useEffect(() => {
    const flush = (): void => void writeDrafts()
    const leavings = ['beforeunload', 'pagehide', 'blur', 'visibilitychange'] as const
    // Another window in front, a hidden or a closing one: what was typed is written first.
    for (const leaving of leavings) window.addEventListener(leaving, flush)
    return () => {
      for (const leaving of leavings) window.removeEventListener(leaving, flush)
      flush()
    }
  }, [])

  const drag = (event: React.PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || event.buttons !== 1) return
    const next = Math.min(0.8, Math.max(0.2, (event.clientX - box.left) / box.width))
    frame.current?.style.setProperty('--pane', `${next * 100}%`)
  }
  const drop = (event: React.PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    const next = Math.min(0.8, Math.max(0.2, (event.clientX - box.left) / box.width))
    void changeSettings({ documentPaneShare: Math.round(next * 1000) / 1000 }).catch(() => undefined)
  }
  const nudge = (event: React.KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? -0.02 : event.key === 'ArrowRight' ? 0.02 : 0
    if (step === 0 || event.altKey) return
    event.preventDefault()
    void changeSettings({ documentPaneShare: Math.min(0.8, Math.max(0.2, share + step)) }).catch(() => undefined)
  }

  return (
    <main className={classes.screen} aria-label={t('review.title')}>
      <ReviewHeader id={id} detail={detail} />
      {detail && <SidesBar detail={detail} />}
      <div className={classes.panes} ref={frame} style={{ ['--pane' as string]: `${share * 100}%` }} {...presses}>
        <TableDock detail={detail}>
          <Viewer id={id} detail={detail} />
        </TableDock>
        <div
          className={classes.divider}
          role="separator"
          aria-orientation="vertical"
          aria-label={t('review.divider')}
          aria-valuenow={Math.round(share * 100)}
          aria-valuemin={20}
          aria-valuemax={80}
          tabIndex={0}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onPointerUp={drop}
          onKeyDown={nudge}
        />
        <section className={classes.fields} aria-label={t('review.fields')}>
          {teaching?.documentId === id ? (
            <TeachPane teaching={teaching} />
          ) : detail && detail.readState === 'EXTRACTED' ? (
            <FieldPane detail={detail} />
          ) : (
            <DocumentState detail={detail} />
          )}
        </section>
      </div>
      <ReasonDialog />
      <TypeDialog id={id} />
      <HistoryDrawer id={id} />
    </main>
  )
}
