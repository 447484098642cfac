import { Button, Progress, SegmentedControl } from '@mantine/core'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { Settings } from '../../../shared/ipc/app'
import type { UpdateState } from '../../../shared/ipc/updates'
import { ask } from '../../api/ask'
import { settingsStore } from '../../api/settings'
import { updateStore } from '../../api/updates'
import { workspaceStore } from '../../api/workspace'
import { showError } from '../../components/notices'
import { whenExactly } from '../../components/when'
import { errorText, useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { save } from './save'
import classes from './Settings.module.css'

const run = (channel: 'updates:check' | 'updates:download' | 'updates:install') => (): void =>
  void ask(channel, {}).then(
    (state) => updateStore.set(state),
    (error: unknown) => showError(toEnvelope(error)),
  )

/** The version that runs, which releases are looked for, and how far a newer one has come. */
export function UpdateSettings() {
  const { t } = useText()
  const info = useStore(workspaceStore, (now) => now)
  const settings = useStore(settingsStore, (now) => now)
  const state = useStore(updateStore, (now) => now)
  const update = 'update' in state ? state.update : null
  return (
    <div className={classes.stack}>
      <dl className={classes.about}>
        <dt>{t('settings.version')}</dt>
        <dd>{info?.version}</dd>
        <dt>{t('updates.state')}</dt>
        <dd>
          <span role="status" data-testid="update-state">
            <StateText state={state} />
          </span>
        </dd>
      </dl>
      {state.kind === 'fetching' && <Progress value={state.percent} aria-label={t('updates.progress')} />}
      {update && (
        <section aria-label={t('updates.notes', { version: update.version })}>
          <div>{t('updates.notes', { version: update.version })}</div>
          <pre className={classes.release}>{update.notes || t('updates.noNotes')}</pre>
        </section>
      )}
      <div className={classes.line}>
        <Actions state={state} />
      </div>
      <div>
        <div id="update-channel">{t('updates.channel')}</div>
        <SegmentedControl
          mt={4}
          aria-labelledby="update-channel"
          disabled={info?.policy.updateChannel !== undefined}
          value={settings.updateChannel}
          onChange={(updateChannel) => save({ updateChannel: updateChannel as Settings['updateChannel'] })}
          data={(['off', 'stable', 'beta'] as const).map((value) => ({ value, label: t(`updates.channels.${value}`) }))}
        />
        <p className={classes.note}>{t('updates.means')}</p>
      </div>
    </div>
  )
}

function StateText({ state }: { readonly state: UpdateState }) {
  const { t, language } = useText()
  switch (state.kind) {
    case 'off':
      return t(`updates.off.${state.reason}`)
    case 'current':
      return state.checkedAt === null
        ? t('updates.notYet')
        : t('updates.current', { at: whenExactly(state.checkedAt, language) })
    case 'checking':
      return t('updates.checking')
    case 'fetching':
      return t('updates.fetching', { version: state.update.version, percent: state.percent })
    case 'failed':
      return errorText(t, state.error.code)
    default:
      return t(`updates.${state.kind}`, { version: state.update.version })
  }
}

function Actions({ state }: { readonly state: UpdateState }) {
  const { t } = useText()
  switch (state.kind) {
    case 'offered':
      return (
        <Button size="xs" data-testid="update-fetch" onClick={run('updates:download')}>
          {t('updates.fetch')}
        </Button>
      )
    case 'ready':
      return (
        <Button size="xs" data-testid="update-install" onClick={run('updates:install')}>
          {t('updates.install')}
        </Button>
      )
    default:
      return (
        <Button
          size="xs"
          variant="default"
          data-testid="update-check"
          disabled={state.kind === 'off' || state.kind === 'fetching'}
          loading={state.kind === 'checking'}
          onClick={run('updates:check')}
        >
          {t('updates.check')}
        </Button>
      )
  }
}
