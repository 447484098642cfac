import { ActionIcon, Button, NumberInput, Switch } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useText } from '../../i18n'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { settingsStore } from '../../api/settings'
import { showError } from '../../components/notices'
import { useStore } from '../../lib/store'
import { save } from './save'
import classes from './Settings.module.css'

export function DataSettings() {
  const { t } = useText()
  const settings = useStore(settingsStore, (now) => now)
  const tell = (error: unknown): void => showError(toEnvelope(error))
  const addFolder = (): void =>
    void ask('settings:chooseWatchedFolder', {}).then((next) => next && settingsStore.set(next), tell)
  return (
    <div className={classes.stack}>
      <div>
        <Switch
          label={t('settings.retention')}
          checked={settings.retentionDays !== null}
          onChange={(event) => save({ retentionDays: event.currentTarget.checked ? 90 : null })}
        />
        {settings.retentionDays !== null && (
          <NumberInput
            mt={8}
            label={t('settings.retentionDays')}
            min={1}
            max={3650}
            value={settings.retentionDays}
            onChange={(value) =>
              typeof value === 'number' && value >= 1 && save({ retentionDays: Math.min(3650, Math.round(value)) })
            }
          />
        )}
      </div>
      <div>
        <Switch
          label={t('settings.retentionOpen')}
          checked={settings.retentionOpenDays !== null}
          onChange={(event) => save({ retentionOpenDays: event.currentTarget.checked ? 180 : null })}
        />
        {settings.retentionOpenDays !== null && (
          <NumberInput
            mt={8}
            label={t('settings.retentionOpenDays')}
            min={1}
            max={3650}
            value={settings.retentionOpenDays}
            onChange={(value) =>
              typeof value === 'number' && value >= 1 && save({ retentionOpenDays: Math.min(3650, Math.round(value)) })
            }
          />
        )}
      </div>
      <div>
        <div>{t('settings.watched')}</div>
        <p className={classes.note}>{t('settings.watchedMean')}</p>
        <ul className={classes.folders}>
          {settings.watchedFolders.map((folder) => (
            <li key={folder}>
              {folder}
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('settings.watchedRemove', { folder })}
                onClick={() => save({ watchedFolders: settings.watchedFolders.filter((one) => one !== folder) })}
              >
                <IconX size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <Button variant="default" size="xs" mt={4} onClick={addFolder}>
          {t('settings.watchedAdd')}
        </Button>
      </div>
    </div>
  )
}
