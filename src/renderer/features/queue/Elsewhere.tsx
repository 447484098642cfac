import { ActionIcon } from '@mantine/core'
import { IconLayoutColumns, IconMapPinSearch, IconMessages, IconSettings, IconStack2, type Icon } from '@tabler/icons-react' // prettier-ignore
import { openOverlay, showAddresses, showBatches, showCases, showOnboarding } from '../../app/navigation'
import { useText } from '../../i18n'
import type { ActionId } from '../../keys/actions'
import { HelpMenu } from '../support/HelpMenu'

const ways: readonly { readonly to: ActionId; readonly icon: Icon; readonly go: () => void }[] = [
  { to: 'cases', icon: IconLayoutColumns, go: showCases },
  { to: 'batches', icon: IconStack2, go: () => showBatches() },
  { to: 'onboarding', icon: IconMessages, go: () => showOnboarding() },
  { to: 'addresses', icon: IconMapPinSearch, go: showAddresses },
  { to: 'settings', icon: IconSettings, go: () => openOverlay({ kind: 'settings' }) },
]

/** The ways from the queue to what is no document. */
export function Elsewhere() {
  const { t } = useText()
  return (
    <>
      {ways.map(({ to, icon: Glyph, go }) => (
        <ActionIcon
          key={to}
          variant="subtle"
          color="gray"
          aria-label={t(`action.${to}`)}
          title={t(`action.${to}`)}
          data-testid={to}
          onClick={go}
        >
          <Glyph size={18} stroke={1.6} />
        </ActionIcon>
      ))}
      <HelpMenu />
    </>
  )
}
