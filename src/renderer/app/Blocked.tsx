import { Button, Group } from '@mantine/core'
import { IconLockExclamation } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useText } from '../i18n'
import { useStore } from '../lib/store'
import type { ErrorCode } from '../../shared/errors/codes'
import type { ErrorEnvelope } from '../../shared/errors/coded-error'
import { goOnUnkept, restoreSnapshot, tryAgain } from '../api/workspace'
import { useWork } from '../components/use-work'
import { whenExactly } from '../components/when'
import classes from './Gate.module.css'
import { openOverlay, overlayStore } from './navigation'
import { RestoreBackup } from './RestoreBackup'

const DiagnosticsDialog = lazy(async () => ({
  default: (await import('../features/support/DiagnosticsDialog')).DiagnosticsDialog,
}))

/** Where another workspace under another key is a way out. */
const mendedByBackup: readonly ErrorCode[] = ['STORE_DAMAGED', 'STORE_UNREADABLE']

interface Props {
  readonly error: ErrorEnvelope
  readonly canGoOnUnkept: boolean
  /** Copies of earlier days, newest first. */
  readonly snapshots: readonly string[]
}

/** Why the workspace cannot be opened, said plainly, and what can be done. */
export function Blocked({ error, canGoOnUnkept, snapshots }: Props) {
  const { t, language } = useText()
  const { busy, run } = useWork()
  const [last] = snapshots
  const asked = useStore(overlayStore, (overlay) => overlay.kind === 'diagnostics')
  return (
    <main className={classes.gate}>
      <div role="alert" className={classes.message}>
        <IconLockExclamation size={32} stroke={1.4} aria-hidden />
        <h1>{t(`error.${error.code}.message`)}</h1>
        <p>{t(`error.${error.code}.whatToDo`)}</p>
        {last !== undefined && <p className="vd-dim">{t('gate.restoreMeans')}</p>}
        {canGoOnUnkept && <p className="vd-dim">{t('gate.unkeptMeans')}</p>}
        <Group gap="sm" mt="md">
          <Button loading={busy} onClick={run(tryAgain)} data-autofocus>
            {t('gate.tryAgain')}
          </Button>
          {last !== undefined && (
            <Button
              variant="default"
              disabled={busy}
              data-testid="restore-snapshot"
              onClick={run(() => restoreSnapshot(last))}
            >
              {t('gate.restore', { when: whenExactly(timeOf(last), language) })}
            </Button>
          )}
          {canGoOnUnkept && (
            <Button variant="default" disabled={busy} data-testid="go-on-unkept" onClick={run(goOnUnkept)}>
              {t('gate.goOnUnkept')}
            </Button>
          )}
          <Button variant="subtle" data-testid="open-diagnostics" onClick={() => openOverlay({ kind: 'diagnostics' })}>
            {t('support.diagnostics')}…
          </Button>
        </Group>
        {mendedByBackup.includes(error.code) && <RestoreBackup busy={busy} run={run} />}
      </div>
      <Suspense>{asked && <DiagnosticsDialog />}</Suspense>
    </main>
  )
}

/** `20261121T101500Z` as ISO has it. */
const timeOf = (name: string): string => name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
