import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { showDone, showError } from '../../components/notices'
import { useText } from '../../i18n'

interface Props {
  readonly id: string
  readonly held: boolean
  /** Something was logged. */
  readonly onDone: () => void
}

/** The evidence of one document as a file, and its legal hold. */
export function DocumentProof({ id, held, onDone }: Props) {
  const { t } = useText()
  const [reason, setReason] = useState('')
  const tell = (error: unknown): void => showError(toEnvelope(error))
  const save = (): void =>
    void ask('log:evidence', { id, masked: true }).then((done) => {
      if (done) showDone(t('log.evidenceDone', { file: done.fileName }))
      onDone()
    }, tell)
  const hold = (why: string | null): void =>
    void ask('keeping:hold', { ids: [id], reason: why }).then(() => {
      setReason('')
      onDone()
    }, tell)
  return (
    <div>
      <Button size="xs" variant="default" data-testid="evidence" onClick={save}>
        {t('log.evidence')}
      </Button>
      <Group gap={8} my={12} align="flex-end" wrap="nowrap">
        {held ? (
          <Button size="xs" variant="default" data-testid="lift-hold" onClick={() => hold(null)}>
            {t('keeping.lift')}
          </Button>
        ) : (
          <>
            <TextInput
              size="xs"
              flex={1}
              label={t('keeping.holdReason')}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Button
              size="xs"
              variant="default"
              data-testid="hold"
              disabled={reason.trim() === ''}
              onClick={() => hold(reason)}
            >
              {t('keeping.hold')}
            </Button>
          </>
        )}
      </Group>
    </div>
  )
}
