import { ActionIcon, Indicator } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useText } from '../../i18n'
import { followOutbox, onTheirWay, outboxStore } from '../../api/outbox'
import { openOverlay } from '../../app/navigation'
import { useStore } from '../../lib/store'

/** Opens the outbox; says how many documents are on their way, in another colour where something needs a human. */
export function OutboxButton() {
  const { t } = useText()
  const waiting = useStore(outboxStore, onTheirWay)
  const failed = useStore(outboxStore, (view) => view.counts.FAILED)
  useEffect(followOutbox, [])
  const count = waiting + failed
  return (
    <Indicator
      label={count > 999 ? '999+' : count}
      size={16}
      offset={4}
      disabled={count === 0}
      color={failed > 0 ? 'red' : 'accent'}
    >
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('remote.outbox')}
        title={t('remote.outbox')}
        data-testid="outbox"
        onClick={() => openOverlay({ kind: 'outbox' })}
      >
        <IconSend size={18} stroke={1.6} />
      </ActionIcon>
    </Indicator>
  )
}
