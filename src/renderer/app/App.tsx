import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toEnvelope } from '../../shared/errors/coded-error'
import { listen } from '../api/ask'
import { settingsStore } from '../api/settings'
import { workspaceStore } from '../api/workspace'
import { showError } from '../components/notices'
import { changeLanguage } from '../i18n'
import { useStore } from '../lib/store'
import { themeWith } from '../theme/theme'
import { Blocked } from './Blocked'
import { Desk } from './Desk'
import { Opening } from './Opening'
import { startDesk } from './start'

/** What is on the screen depends first on the workspace: opening, blocked with what to do, or open. */
export function App() {
  const scheme = useStore(settingsStore, (settings) => settings.theme)
  const language = useStore(settingsStore, (settings) => settings.language)
  const workspace = useStore(workspaceStore, (info) => info?.workspace ?? null)
  const open = workspace?.kind === 'open'
  const { t } = useTranslation()
  const theme = useMemo(() => themeWith(t('common.close')), [t])
  useEffect(() => changeLanguage(language), [language])
  useEffect(() => listen('notice', showError), [])
  useEffect(() => {
    if (open) startDesk().catch((error: unknown) => showError(toEnvelope(error)))
  }, [open])
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      {...(scheme === 'system' ? {} : { forceColorScheme: scheme })}
    >
      <Notifications position="bottom-left" />
      {workspace === null || workspace.kind === 'opening' ? (
        <Opening />
      ) : workspace.kind === 'blocked' ? (
        <Blocked error={workspace.error} canGoOnUnkept={workspace.canGoOnUnkept} />
      ) : (
        <Desk keptOnDisk={workspace.keptOnDisk} />
      )}
    </MantineProvider>
  )
}
