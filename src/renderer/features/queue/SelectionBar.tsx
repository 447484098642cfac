import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { openOverlay } from '../../app/navigation'
import { SendMenu } from '../remote/SendMenu'
import { showDone, showError } from '../../components/notices'
import { useStore } from '../../lib/store'
import classes from './FilterBar.module.css'
import { compareTicked } from './compare-ticked'
import { intoCase } from './into-case'
import { cleared, selectionStore } from './selection'

/** What can be done with the rows that are ticked. */
export function SelectionBar() {
  const { t } = useText()
  const ids = useStore(selectionStore, (selection) => selection.ids)
  const [removing, setRemoving] = useState(false)
  const clear = (): void => selectionStore.update(cleared)
  const run = (channel: 'queue:retry' | 'queue:cancel'): void => {
    setRemoving(false)
    ask(channel, { ids: [...ids] }).then(clear, (error: unknown) => showError(toEnvelope(error)))
  }
  const erase = (): void => {
    setRemoving(false)
    ask('queue:remove', { ids: [...ids] }).then(
      ({ backups }) => {
        clear()
        if (backups.length > 0) showDone(t('keeping.inBackups', { count: backups.length, names: backups.join(', ') }))
      },
      (error: unknown) => showError(toEnvelope(error)),
    )
  }
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('queue.bulk')}>
      <strong>{t('queue.selected', { count: ids.size })}</strong>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => openOverlay({ kind: 'export', ids: [...ids], current: null })}
      >
        {t('action.export')}
      </Button>
      <Button size="compact-sm" variant="subtle" data-testid="selection-into-case" onClick={intoCase}>
        {t('action.intoCase')}
      </Button>
      {ids.size > 1 && (
        <Button size="compact-sm" variant="subtle" data-testid="selection-addresses" onClick={compareTicked}>
          {t('action.addresses')}
        </Button>
      )}
      <SendMenu ids={[...ids]} onSent={clear} />
      <Button size="compact-sm" variant="subtle" onClick={() => run('queue:retry')}>
        {t('queue.retry')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => run('queue:cancel')}>
        {t('queue.cancelReading')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => setRemoving(true)}>
        {t('queue.remove')}
      </Button>
      <span className={classes.gap} />
      <Button size="compact-sm" variant="subtle" color="gray" onClick={clear}>
        {t('queue.clearSelection')}
      </Button>
      <Modal
        opened={removing}
        onClose={() => setRemoving(false)}
        title={t('queue.removeTitle', { count: ids.size })}
        transitionProps={{ duration: 0 }}
      >
        <p style={{ margin: 0 }}>{t('queue.removeMeans')}</p>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setRemoving(false)} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button color="red.9" onClick={erase}>
            {t('queue.remove')}
          </Button>
        </Group>
      </Modal>
    </div>
  )
}
