import { Button, Group, Modal, Textarea } from '@mantine/core'
import { memo, useState } from 'react'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { decideWithReason } from './state/document-actions'
import { overrideField } from './state/field-actions'
import { focusField } from './state/focus'
import { closePanel, reviewStore, type ReviewPanel } from './state/review-store'

/** Asks why: a value is kept against its rule, or a document is rejected, sent back or opened again. */
export const ReasonDialog = memo(function ReasonDialog() {
  const { t } = useText()
  const panel = useStore(reviewStore, (state) => state.panel)
  const asked = panel.kind === 'reason' ? panel : null
  return (
    <Modal
      opened={asked !== null}
      onClose={giveUp}
      title={asked ? t(`reasonFor.${asked.purpose}`) : ''}
      transitionProps={{ duration: 0 }}
    >
      {asked && <ReasonForm key={`${asked.purpose}${asked.path}`} asked={asked} />}
    </Modal>
  )
})

/** No reason is given: the value that wants one is under the keys again, to be changed or left. */
function giveUp(): void {
  const { panel } = reviewStore.get()
  closePanel()
  if (panel.kind === 'reason' && panel.path !== null) focusField(panel.path)
}

function ReasonForm({ asked }: { readonly asked: Extract<ReviewPanel, { kind: 'reason' }> }) {
  const { t } = useText()
  const [reason, setReason] = useState('')
  const send = (): void => {
    if (reason.trim() === '') return
    closePanel()
    if (asked.purpose !== 'override') decideWithReason(asked.purpose, reason.trim())
    else if (asked.path !== null) void overrideField(asked.path, asked.value, reason.trim())
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {asked.purpose === 'override' && <p>{t('reasonFor.overrideWhy')}</p>}
      <Textarea
        label={t('reasonFor.label')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          send()
        }}
        maxLength={500}
        autosize
        minRows={2}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={giveUp}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={reason.trim() === ''}>
          {t('common.ok')}
        </Button>
      </Group>
    </form>
  )
}
