import { Button, Drawer } from '@mantine/core'
import { useText } from '../../i18n'
import type { OutboxRow } from '../../../shared/domain/outbox'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { onTheirWay, outboxStore } from '../../api/outbox'
import { closeOverlay, openOverlay, overlayStore } from '../../app/navigation'
import { showError } from '../../components/notices'
import { when } from '../../components/when'
import { useStore } from '../../lib/store'
import classes from './Remote.module.css'

const run = (channel: 'remote:retry' | 'remote:withdraw', ids: readonly string[]): void =>
  void ask(channel, { ids: [...ids] }).catch((error: unknown) => showError(toEnvelope(error)))

/** What is on its way to the service, where each stands, and why it waits. */
export function OutboxDrawer() {
  const { t } = useText()
  const open = useStore(overlayStore, (overlay) => overlay.kind === 'outbox')
  const view = useStore(outboxStore, (now) => now)
  const failed = view.rows.filter(({ state }) => state === 'FAILED').map(({ id }) => id)
  return (
    <Drawer
      opened={open}
      onClose={closeOverlay}
      position="right"
      size={520}
      title={t('remote.outbox')}
      transitionProps={{ duration: 0 }}
    >
      <div data-testid="outbox-panel">
        {view.held !== null && onTheirWay(view) > 0 && (
          <div className={classes.held} role="status" data-testid="outbox-held">
            <div>{t(`error.${view.held}.message`)}</div>
            <div className={classes.dim}>{t(`error.${view.held}.whatToDo`)}</div>
            <div className={classes.acts}>
              <Button
                size="compact-xs"
                variant="light"
                onClick={() => openOverlay({ kind: 'settings', tab: 'connection' })}
              >
                {t('remote.toSettings')}
              </Button>
              <Button
                size="compact-xs"
                variant="subtle"
                onClick={() => void ask('remote:retry', { ids: null }).catch(() => undefined)}
              >
                {t('remote.tryNow')}
              </Button>
            </div>
          </div>
        )}
        {view.rows.length === 0 && <p className={classes.dim}>{t('remote.outboxEmpty')}</p>}
        {failed.length > 1 && (
          <div className={classes.acts}>
            <Button size="compact-xs" variant="subtle" color="red" onClick={() => run('remote:withdraw', failed)}>
              {t('remote.withdrawFailed', { count: failed.length })}
            </Button>
          </div>
        )}
        <ul className={classes.rows}>
          {view.rows.map((row) => (
            <Item key={row.id} row={row} />
          ))}
        </ul>
      </div>
    </Drawer>
  )
}

function Item({ row }: { readonly row: OutboxRow }) {
  const { t, language } = useText()
  const { id, name, state, wanted, reason, detail, notBefore } = row
  const waits = state !== 'DONE' && state !== 'FAILED'
  return (
    <li className={classes.row} data-testid={`outbox-row:${name}`} data-state={state}>
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
        <span className={classes.dim}>{t(`remote.wanted.${wanted}`)}</span>
        <span className={state === 'FAILED' ? classes.failed : classes.state}>{t(`remote.state.${state}`)}</span>
      </div>
      {reason !== null && (
        <div className={classes.dim}>
          {t(`error.${reason}.message`)} {detail === null ? '' : `(${detail})`}
          {waits && notBefore !== null && ` · ${t('remote.nextTry', { time: when(notBefore, language) })}`}
        </div>
      )}
      {state === 'FAILED' && <div className={classes.dim}>{reason !== null && t(`error.${reason}.whatToDo`)}</div>}
      {state !== 'DONE' && (
        <div className={classes.acts}>
          {state === 'FAILED' && (
            <Button size="compact-xs" variant="light" onClick={() => run('remote:retry', [id])}>
              {t('remote.sendAgain')}
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => run('remote:withdraw', [id])}>
            {t('remote.withdraw')}
          </Button>
        </div>
      )}
    </li>
  )
}
