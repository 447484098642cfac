import { ActionIcon, Menu } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { openOverlay, showGuide } from '../../app/navigation'
import { KeyCaps } from '../../components/KeyCaps'
import { useText } from '../../i18n'

/** The guide, the keys, and what support asks for. */
export function HelpMenu() {
  const { t } = useText()
  return (
    <Menu position="bottom-end" shadow="md" width={300} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('support.help')}
          title={t('support.help')}
          data-testid="help"
        >
          <IconHelp size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item rightSection={<KeyCaps action="guide" />} data-testid="open-guide" onClick={() => showGuide()}>
          {t('action.guide')}
        </Menu.Item>
        <Menu.Item
          rightSection={<KeyCaps action="keySheet" />}
          data-testid="keySheet"
          onClick={() => openOverlay({ kind: 'keys' })}
        >
          {t('action.keySheet')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item data-testid="open-diagnostics" onClick={() => openOverlay({ kind: 'diagnostics' })}>
          {t('support.diagnostics')}…
        </Menu.Item>
        <Menu.Item data-testid="open-licences" onClick={() => openOverlay({ kind: 'licences' })}>
          {t('support.licences')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
