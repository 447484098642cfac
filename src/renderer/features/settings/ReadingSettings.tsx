import { Switch } from '@mantine/core'
import { useText } from '../../i18n'
import { settingsStore } from '../../api/settings'
import { CountInput } from '../../components/CountInput'
import { useStore } from '../../lib/store'
import { LanguageSettings } from './LanguageSettings'
import { save } from './save'
import classes from './Settings.module.css'

export function ReadingSettings() {
  const { t } = useText()
  const settings = useStore(settingsStore, (now) => now)
  return (
    <div className={classes.stack}>
      <LanguageSettings />
      <Switch
        label={t('settings.workersAuto')}
        checked={settings.workers === null}
        onChange={(event) => save({ workers: event.currentTarget.checked ? null : 1 })}
      />
      {settings.workers !== null && (
        <CountInput
          label={t('settings.workers')}
          min={1}
          max={64}
          value={settings.workers}
          onTake={(workers) => save({ workers })}
        />
      )}
    </div>
  )
}
