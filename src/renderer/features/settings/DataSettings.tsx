import { ActionIcon, Button, Switch } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useText } from '../../i18n'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { settingsStore } from '../../api/settings'
import { CountInput } from '../../components/CountInput'
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
      <Retention name="retention" of="retentionDays" first={90} />
      <Retention name="retentionOpen" of="retentionOpenDays" first={180} />
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

interface RetentionProps {
  readonly name: 'retention' | 'retentionOpen'
  readonly of: 'retentionDays' | 'retentionOpenDays'
  /** Days that are set when it is turned on. */
  readonly first: number
}

/** Whether documents of one kind are deleted, and after how many days. */
function Retention({ name, of, first }: RetentionProps) {
  const { t } = useText()
  const days = useStore(settingsStore, (settings) => settings[of])
  return (
    <div>
      <Switch
        label={t(`settings.${name}`)}
        checked={days !== null}
        onChange={(event) => save({ [of]: event.currentTarget.checked ? first : null })}
      />
      {days !== null && (
        <CountInput
          mt={8}
          label={t(`settings.${name}Days`)}
          min={1}
          max={3650}
          value={days}
          onTake={(count) => save({ [of]: count })}
        />
      )}
    </div>
  )
}
