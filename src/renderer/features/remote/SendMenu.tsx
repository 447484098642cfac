import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useText } from '../../i18n'
import { wantedReadings, type WantedReading } from '../../../shared/domain/outbox'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { settingsStore } from '../../api/settings'
import { openOverlay } from '../../app/navigation'
import { showError } from '../../components/notices'
import { useStore } from '../../lib/store'

/** Sends the ticked documents to the connected service; without one it leads to where one is connected. */
export function SendMenu({ ids, onSent }: { readonly ids: readonly string[]; readonly onSent: () => void }) {
  const { t } = useText()
  const connected = useStore(settingsStore, ({ connection }) => connection.baseUrl !== '')
  const send = (wanted: WantedReading): void =>
    void ask('remote:send', { ids: [...ids], wanted }).then(onSent, (error: unknown) => showError(toEnvelope(error)))
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" rightSection={<IconChevronDown size={12} />} data-testid="send">
          {t('remote.send')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {connected ? (
          wantedReadings.map((wanted) => (
            <Menu.Item key={wanted} onClick={() => send(wanted)} data-testid={`send:${wanted}`}>
              {t(`remote.wanted.${wanted}`)}
            </Menu.Item>
          ))
        ) : (
          <Menu.Item onClick={() => openOverlay({ kind: 'settings', tab: 'connection' })}>
            {t('remote.connectFirst')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
