import { useTranslation } from 'react-i18next'
import { useEffect } from 'react'
import { listen } from '../api/ask'
import { ExportDialog } from '../features/export/ExportDialog'
import { reportIntake } from '../features/queue/import'
import { DropZone } from '../features/queue/DropZone'
import { QueueScreen } from '../features/queue/QueueScreen'
import { ReviewScreen } from '../features/review/ReviewScreen'
import { SettingsDialog } from '../features/settings/SettingsDialog'
import { useStore } from '../lib/store'
import classes from './Desk.module.css'
import { KeySheet } from './KeySheet'
import { screenStore } from './navigation'

/** The open workspace: one screen, what lies over it, and a window that takes files wherever they are dropped. */
export function Desk({ keptOnDisk }: { readonly keptOnDisk: boolean }) {
  const { t } = useTranslation()
  const screen = useStore(screenStore, (now) => now)
  useEffect(() => listen('intake:report', reportIntake), [])
  return (
    <DropZone>
      {!keptOnDisk && (
        <p className={classes.unkept} role="status">
          {t('gate.unkept')}
        </p>
      )}
      <div className={classes.screen}>
        {screen.kind === 'queue' ? <QueueScreen /> : <ReviewScreen id={screen.id} />}
      </div>
      <ExportDialog />
      <SettingsDialog />
      <KeySheet />
    </DropZone>
  )
}
