import { lazy, Suspense, useEffect, useState } from 'react'
import { listen } from '../api/ask'
import { DropZone } from '../features/queue/DropZone'
import { reportIntake } from '../features/queue/import'
import { QueueScreen } from '../features/queue/QueueScreen'
import { useText } from '../i18n'
import { useStore } from '../lib/store'
import classes from './Desk.module.css'
import { overlayStore, screenStore } from './navigation'

// The queue is what a start shows; the rest is fetched when the desk has nothing else to do.
const loadReview = () => import('../features/review/ReviewScreen')
const ReviewScreen = lazy(loadReview)
const AddressScreen = lazy(() => import('../features/addresses/AddressScreen'))
const Overlays = lazy(() => import('./Overlays'))

const longestWait = { timeout: 2000 }

/** The open workspace: one screen, what lies over it, and a window that takes files wherever they are dropped. */
export function Desk({ keptOnDisk }: { readonly keptOnDisk: boolean }) {
  const { t } = useText()
  const screen = useStore(screenStore, (now) => now)
  useEffect(() => listen('intake:report', reportIntake), [])
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
        {screen.kind === 'queue' ? (
          <QueueScreen />
        ) : screen.kind === 'addresses' ? (
          <Suspense>
            <AddressScreen />
          </Suspense>
        ) : (
          <Suspense>
            <ReviewScreen id={screen.id} />
          </Suspense>
        )}
      </div>
      {(idle || asked) && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </DropZone>
  )
}
