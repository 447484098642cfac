import { Checkbox, Group, NumberInput, Switch } from '@mantine/core'
import { useText } from '../../i18n'
import { readingLanguages } from '../../../shared/ipc/app'
import { settingsStore } from '../../api/settings'
import { useStore } from '../../lib/store'
import { save } from './save'
import classes from './Settings.module.css'

export function ReadingSettings() {
  const { t } = useText()
  const settings = useStore(settingsStore, (now) => now)
  return (
    <div className={classes.stack}>
      <Checkbox.Group
        label={t('settings.readingLanguages')}
        value={settings.readingLanguages}
        onChange={(chosen) => {
          const next = readingLanguages.filter((language) => chosen.includes(language))
          // At least one must stay: without a language nothing can be read.
          if (next.length > 0) save({ readingLanguages: next })
        }}
      >
        <Group mt={8}>
          {readingLanguages.map((language) => (
            <Checkbox key={language} value={language} label={t(`settings.readingLanguage.${language}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Switch
        label={t('settings.workersAuto')}
        checked={settings.workers === null}
        onChange={(event) => save({ workers: event.currentTarget.checked ? null : 1 })}
      />
      {settings.workers !== null && (
        <NumberInput
          label={t('settings.workers')}
          min={1}
          max={64}
          value={settings.workers}
          onChange={(value) =>
            typeof value === 'number' && value >= 1 && save({ workers: Math.min(64, Math.round(value)) })
          }
        />
      )}
    </div>
  )
}
