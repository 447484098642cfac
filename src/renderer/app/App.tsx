import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useEffect, useMemo } from 'react'
import { useText } from '../i18n'
import { toEnvelope } from '../../shared/errors/coded-error'
import { ask, listen } from '../api/ask'
import { settingsStore } from '../api/settings'
import { workspaceStore } from '../api/workspace'
import { showError } from '../components/notices'
import { changeLanguage } from '../i18n'
import { useStore } from '../lib/store'
import { styleNonce } from '../theme/style-nonce'
import { themeWith } from '../theme/theme'
import { Blocked } from './Blocked'
import { copiedText } from './copied-text'
import { Desk } from './Desk'
import { Opening } from './Opening'
import { startDesk, startedStore } from './start'

/** What is on the screen depends first on the workspace: opening, blocked with what to do, or open. */
export function App() {
  const scheme = useStore(settingsStore, (settings) => settings.theme)
  const language = useStore(settingsStore, (settings) => settings.language)
  const workspace = useStore(workspaceStore, (info) => info?.workspace ?? null)
  const open = workspace?.kind === 'open'
  const { t } = useText()
  const theme = useMemo(() => themeWith({ close: t('common.close'), show: t('common.showTyped') }), [t])
  const started = useStore(startedStore, (now) => now)
  useEffect(() => void changeLanguage(language).catch((error: unknown) => showError(toEnvelope(error))), [language])
  useEffect(() => listen('notice', showError), [])
  useEffect(() => {
    const copied = (event: ClipboardEvent): void =>
      void ask('app:copied', { text: copiedText(event) }).catch(() => undefined)
    const kinds = ['copy', 'cut'] as const
    for (const kind of kinds) window.addEventListener(kind, copied)
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, copied)
    }
  }, [])
  useEffect(() => {
    if (open) startDesk().catch((error: unknown) => showError(toEnvelope(error)))
  }, [open])
  return (
    <MantineProvider
      theme={theme}
      getStyleNonce={styleNonce}
      defaultColorScheme="auto"
      {...(scheme === 'system' ? {} : { forceColorScheme: scheme })}
    >
      <Notifications position="bottom-left" />
      {workspace?.kind === 'blocked' ? (
        <Blocked error={workspace.error} canGoOnUnkept={workspace.canGoOnUnkept} snapshots={workspace.snapshots} />
      ) : workspace?.kind === 'open' && started ? (
        <Desk keptOnDisk={workspace.keptOnDisk} />
      ) : (
        <Opening />
      )}
    </MantineProvider>
  )
}
