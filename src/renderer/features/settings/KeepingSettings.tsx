import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { ask } from '../../api/ask'
import { workspaceStore } from '../../api/workspace'
import { closeOverlay, overlayStore, showLog } from '../../app/navigation'
import { showDone } from '../../components/notices'
import { useWork } from '../../components/use-work'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { Managed } from './Managed'
import classes from './Settings.module.css'

const shortest = 12
const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

/** Copies of the workspace, its log and its size; what the administrators decided. */
export function KeepingSettings() {
  const { t } = useText()
  const [passphrase, setPassphrase] = useState('')
  const { busy, run } = useWork()
  const given = useStore(overlayStore, (overlay) => (overlay.kind === 'settings' ? (overlay.backup ?? null) : null))
  const kept = useStore(workspaceStore, (info) => info?.workspace.kind === 'open' && info.workspace.keptOnDisk)
  const backup = run(async () => {
    const done = await ask('keeping:backup', { passphrase })
    if (!done) return
    setPassphrase('')
    showDone(t('keeping.backupDone', { file: done.fileName, count: done.images }))
  })
  const restore = run(async () => {
    // All that is shown belongs to the workspace that was.
    if (await ask('keeping:restore', { passphrase, given: given !== null })) window.location.reload()
  })
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
      <div>
        <div>{t('keeping.backup')}</div>
        <p className={classes.note}>{t('keeping.backupMeans')}</p>
        <PasswordInput
          mt={8}
          label={t('keeping.passphrase')}
          description={t('keeping.passphraseMeans', { count: shortest })}
          value={passphrase}
          autoComplete="off"
          data-testid="passphrase"
          onChange={(event) => setPassphrase(event.currentTarget.value)}
        />
        <div className={classes.line}>
          <Button
            mt={8}
            size="xs"
            disabled={!kept || passphrase.length < shortest}
            loading={busy}
            data-testid="backup"
            onClick={backup}
          >
            {t('keeping.backupNow')}
          </Button>
          <Button
            mt={8}
            size="xs"
            variant="default"
            disabled={!kept || passphrase === '' || busy}
            data-testid="restore"
            onClick={restore}
          >
            {given === null ? t('keeping.restore') : t('keeping.restoreGiven', { file: given })}
          </Button>
        </div>
        <p className={classes.note}>{t('keeping.restoreMeans')}</p>
      </div>
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
