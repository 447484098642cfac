import { Button, Group } from '@mantine/core'
import { IconLockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../i18n'
import { toEnvelope, type ErrorEnvelope } from '../../shared/errors/coded-error'
import { goOnUnkept, tryAgain } from '../api/workspace'
import { showError } from '../components/notices'
import classes from './Gate.module.css'

interface Props {
  readonly error: ErrorEnvelope
  readonly canGoOnUnkept: boolean
}

/** Why the workspace cannot be opened, said plainly, and what can be done. */
export function Blocked({ error, canGoOnUnkept }: Props) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const run = (action: () => Promise<void>) => (): void => {
    setBusy(true)
    action()
      .catch((reason: unknown) => showError(toEnvelope(reason)))
      .finally(() => setBusy(false))
  }
  return (
    <main className={classes.gate}>
      <div role="alert" className={classes.message}>
        <IconLockExclamation size={32} stroke={1.4} aria-hidden />
        <h1>{t(`error.${error.code}.message`)}</h1>
        <p>{t(`error.${error.code}.whatToDo`)}</p>
        {canGoOnUnkept && <p className="vd-dim">{t('gate.unkeptMeans')}</p>}
        <Group gap="sm" mt="md">
          <Button loading={busy} onClick={run(tryAgain)} data-autofocus>
            {t('gate.tryAgain')}
          </Button>
          {canGoOnUnkept && (
            <Button variant="default" disabled={busy} data-testid="go-on-unkept" onClick={run(goOnUnkept)}>
              {t('gate.goOnUnkept')}
            </Button>
          )}
        </Group>
      </div>
    </main>
  )
}
