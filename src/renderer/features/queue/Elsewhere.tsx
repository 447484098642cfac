import { ActionIcon } from '@mantine/core'
import { IconLayoutColumns, IconMapPinSearch, IconMessages, IconSettings, IconStack2, type Icon } from '@tabler/icons-react' // prettier-ignore
import { openOverlay } from '../../app/navigation'
import { useText } from '../../i18n'
import type { ActionId } from '../../keys/actions'
import { screenActions } from '../../keys/screen-actions'
import { HelpMenu } from '../support/HelpMenu'

const ways: readonly { readonly to: ActionId; readonly icon: Icon; readonly go: () => void }[] = [
  { to: 'cases', icon: IconLayoutColumns, go: screenActions.cases },
  { to: 'batches', icon: IconStack2, go: screenActions.batches },
  { to: 'onboarding', icon: IconMessages, go: screenActions.onboarding },
  { to: 'addresses', icon: IconMapPinSearch, go: screenActions.addresses },
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
