import { Button } from '@mantine/core'
import { ask } from '../../api/ask'
import { workspaceStore } from '../../api/workspace'
import { closeOverlay, showLog } from '../../app/navigation'
import { showDone } from '../../components/notices'
import { useWork } from '../../components/use-work'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { BackupSettings } from './BackupSettings'
import { Managed } from './Managed'
import classes from './Settings.module.css'

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

/** Copies of the workspace, its log and its size; what the administrators decided. */
export function KeepingSettings() {
  const { t } = useText()
  const { busy, run } = useWork()
  const kept = useStore(workspaceStore, (info) => info?.workspace.kind === 'open' && info.workspace.keptOnDisk)
  const compact = run(async () => {
    const { before, after } = await ask('keeping:compact', {})
    showDone(t('keeping.compactDone', { before: megabytes(before), after: megabytes(after) }))
  })
  const changeKey = run(async () => {
    await ask('keeping:changeKey', {})
    showDone(t('keeping.keyDone'))
  })
  return (
    <div className={classes.stack}>
      <Managed />
      <BackupSettings kept={kept} />
      <div>
        <div>{t('log.title')}</div>
        <p className={classes.note}>{t('settings.logMeans')}</p>
        <Button
          mt={4}
          size="xs"
          variant="default"
          data-testid="open-log"
          onClick={() => {
            closeOverlay()
            showLog()
          }}
        >
          {t('log.open')}
        </Button>
      </div>
      <div>
        <div>{t('keeping.compact')}</div>
        <p className={classes.note}>{t('keeping.compactMeans')}</p>
        <Button mt={4} size="xs" variant="default" disabled={!kept || busy} onClick={compact}>
          {t('keeping.compactNow')}
        </Button>
      </div>
      <div>
        <div>{t('keeping.key')}</div>
        <p className={classes.note}>{t('keeping.keyMeans')}</p>
        <Button
          mt={4}
          size="xs"
          variant="default"
          disabled={!kept || busy}
          data-testid="change-key"
          onClick={changeKey}
        >
          {t('keeping.keyChange')}
        </Button>
      </div>
    </div>
  )
}
