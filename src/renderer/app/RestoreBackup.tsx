import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../i18n'
import { restoreBackup } from '../api/workspace'
import type { Work } from '../components/use-work'
import classes from './Gate.module.css'

/** A backup in the place of a workspace that cannot be opened; the system's dialog asks for its file. */
export function RestoreBackup({ busy, run }: Work) {
  const { t } = useText()
  const [passphrase, setPassphrase] = useState('')
  return (
    <form
      className={classes.restore}
      onSubmit={(event) => {
        event.preventDefault()
        if (passphrase !== '' && !busy) run(() => restoreBackup(passphrase))()
      }}
    >
      <p>{t('gate.backupMeans')}</p>
      <div className={classes.line}>
        <PasswordInput
          className={classes.passphrase}
          aria-label={t('keeping.passphrase')}
          placeholder={t('keeping.passphrase')}
          value={passphrase}
          autoComplete="off"
          data-testid="backup-passphrase"
          onChange={(event) => setPassphrase(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={busy || passphrase === ''} data-testid="restore-backup">
          {t('gate.backup')}
        </Button>
      </div>
    </form>
  )
}
