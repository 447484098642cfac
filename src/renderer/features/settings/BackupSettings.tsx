import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { ask } from '../../api/ask'
import { overlayStore } from '../../app/navigation'
import { shortestPassphrase } from '../../../shared/ipc/keeping'
import { showDone } from '../../components/notices'
import { useWork } from '../../components/use-work'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import classes from './Settings.module.css'

/** The workspace in one file under a passphrase, and back; `kept`: it lies on a disk at all. */
export function BackupSettings({ kept }: { readonly kept: boolean }) {
  const { t } = useText()
  const [passphrase, setPassphrase] = useState('')
  const { busy, run } = useWork()
  const given = useStore(overlayStore, (overlay) => (overlay.kind === 'settings' ? (overlay.backup ?? null) : null))
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
  return (
    <div>
      <div>{t('keeping.backup')}</div>
      <p className={classes.note}>{t('keeping.backupMeans')}</p>
      <PasswordInput
        mt={8}
        label={t('keeping.passphrase')}
        description={t('keeping.passphraseMeans', { count: shortestPassphrase })}
        value={passphrase}
        autoComplete="off"
        data-testid="passphrase"
        onChange={(event) => setPassphrase(event.currentTarget.value)}
      />
      <div className={classes.line}>
        <Button
          mt={8}
          size="xs"
          disabled={!kept || passphrase.length < shortestPassphrase}
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
  )
}
