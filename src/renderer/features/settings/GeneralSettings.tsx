import { SegmentedControl, Select } from '@mantine/core'
import { useText } from '../../i18n'
import type { Settings } from '../../../shared/ipc/app'
import { settingsStore } from '../../api/settings'
import { workspaceStore } from '../../api/workspace'
import { useStore } from '../../lib/store'
import { save } from './save'
import classes from './Settings.module.css'

/** Each language by its own name, so that it is found by who reads it. */
const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
  { value: 'mr', label: 'मराठी' },
]

export function GeneralSettings() {
  const { t } = useText()
  const settings = useStore(settingsStore, (now) => now)
  const info = useStore(workspaceStore, (now) => now)
  const kept = info?.workspace.kind === 'open' && info.workspace.keptOnDisk
  return (
    <div className={classes.stack}>
      <div>
        <div id="theme-label">{t('settings.theme')}</div>
        <SegmentedControl
          mt={4}
          aria-labelledby="theme-label"
          value={settings.theme}
          onChange={(theme) => save({ theme: theme as Settings['theme'] })}
          data={(['light', 'dark', 'system'] as const).map((value) => ({
            value,
            label: t(`settings.themes.${value}`),
          }))}
        />
      </div>
      <Select
        label={t('settings.language')}
        data={languages}
        value={settings.language}
        allowDeselect={false}
        onChange={(language) => language && save({ language: language as Settings['language'] })}
      />
      <dl className={classes.about}>
        <dt>{t('settings.version')}</dt>
        <dd>{info?.version}</dd>
        <dt>{t('settings.analyst')}</dt>
        <dd>{info?.analyst}</dd>
        <dt>{t('settings.keychain')}</dt>
        <dd>{t(kept ? 'settings.keychainKept' : 'settings.keychainUnkept')}</dd>
      </dl>
    </div>
  )
}
