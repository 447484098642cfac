import i18next from 'i18next'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { assertNever } from '../../shared/lib/assert-never'
import type { UpdateState } from '../../shared/ipc/updates'
import { toEnvelope } from '../../shared/errors/coded-error'
import { ask, listen } from '../api/ask'
import { followUpdates } from '../api/updates'
import { showDone, showError } from '../components/notices'
import { DropZone } from '../features/queue/DropZone'
import { reportIntake, tellCutImport } from '../features/queue/import'
import { QueueScreen } from '../features/queue/QueueScreen'
import { openDocument } from '../features/review/state/document-actions'
import { useText } from '../i18n'
import { useStore } from '../lib/store'
import classes from './Desk.module.css'
import { overlayStore, screenStore, type Screen } from './navigation'
import { useGuideKey } from './use-guide-key'

// The queue is what a start shows; the rest is fetched when the desk has nothing else to do.
const loadReview = () => import('../features/review/ReviewScreen')
const ReviewScreen = lazy(loadReview)
const AddressScreen = lazy(() => import('../features/addresses/AddressScreen'))
const CasesScreen = lazy(() => import('../features/cases/CasesScreen'))
const CaseScreen = lazy(() => import('../features/cases/CaseScreen'))
const BatchesScreen = lazy(() => import('../features/batches/BatchesScreen'))
const OnboardingScreen = lazy(() => import('../features/onboarding/OnboardingScreen'))
const LogScreen = lazy(() => import('../features/log/LogScreen'))
const GuideScreen = lazy(() => import('../features/guide/GuideScreen'))
const Overlays = lazy(() => import('./Overlays'))

const longestWait = { timeout: 2000 }

/** The open workspace: one screen, what lies over it, and a window that takes files wherever they are dropped. */
export function Desk({ keptOnDisk }: { readonly keptOnDisk: boolean }) {
  const { t } = useText()
  const screen = useStore(screenStore, (now) => now)
  useEffect(() => listen('intake:report', reportIntake), [])
  useEffect(() => void tellCutImport(), [])
  useEffect(() => followUpdates(tellUpdate), [])
  useGuideKey()
  useEffect(() => {
    const show = (): void => void showOpened()
    show()
    return listen('app:opened', show)
  }, [])
  const asked = useStore(overlayStore, (overlay) => overlay.kind !== 'none')
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const waiting = requestIdleCallback(() => {
      void loadReview()
      setIdle(true)
    }, longestWait)
    return () => cancelIdleCallback(waiting)
  }, [])
  return (
    <DropZone>
      {!keptOnDisk && (
        <p className={classes.unkept} role="status">
          {t('gate.unkept')}
        </p>
      )}
      <div className={classes.screen}>
        {screen.kind === 'queue' ? <QueueScreen /> : <Suspense>{otherScreen(screen)}</Suspense>}
      </div>
      {(idle || asked) && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </DropZone>
  )
}

/** What another program asked for: a document by a link, or a backup that was double-clicked. */
async function showOpened(): Promise<void> {
  try {
    const opened = await ask('app:opened', {})
    if (opened?.kind === 'document') await openDocument(opened.id)
    if (opened?.kind === 'backup') overlayStore.set({ kind: 'settings', tab: 'keeping', backup: opened.fileName })
  } catch (error) {
    showError(toEnvelope(error))
  }
}

function tellUpdate(state: UpdateState): void {
  if (state.kind === 'offered') showDone(i18next.t('updates.noticeOffered', { version: state.update.version }))
  if (state.kind === 'ready') showDone(i18next.t('updates.noticeReady', { version: state.update.version }))
}

function otherScreen(screen: Exclude<Screen, { kind: 'queue' }>): ReactNode {
  switch (screen.kind) {
    case 'addresses':
      return <AddressScreen />
    case 'log':
      return <LogScreen />
    case 'guide':
      return <GuideScreen file={screen.file} />
    case 'review':
      return <ReviewScreen id={screen.id} />
    case 'cases':
      return <CasesScreen />
    case 'case':
      return <CaseScreen key={screen.id} id={screen.id} />
    case 'batches':
      return <BatchesScreen batch={screen.batch} />
    case 'onboarding':
      return <OnboardingScreen id={screen.id} />
    default:
      return assertNever(screen)
  }
}
