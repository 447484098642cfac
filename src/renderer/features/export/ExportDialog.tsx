import { Alert, Button, Group, Modal, Radio, Stack, Switch } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../i18n'
import type { ExportFormat, ExportScope } from '../../../shared/ipc/app'
import { ask } from '../../api/ask'
import { countersStore } from '../../api/counters'
import { closeOverlay, overlayStore, type Overlay } from '../../app/navigation'
import { showDone } from '../../components/notices'
import { useWork } from '../../components/use-work'
import { useStore } from '../../lib/store'

type Asked = Extract<Overlay, { kind: 'export' }>

/** Writes corrected data to a file of the analyst's choice; masked unless chosen otherwise. */
export function ExportDialog() {
  const { t } = useText()
  const overlay = useStore(overlayStore, (now) => now)
  const asked = overlay.kind === 'export' ? overlay : null
  return (
    <Modal opened={asked !== null} onClose={closeOverlay} title={t('export.title')} transitionProps={{ duration: 0 }}>
      {asked && <ExportForm asked={asked} />}
    </Modal>
  )
}

function ExportForm({ asked }: { readonly asked: Asked }) {
  const { t } = useText()
  const nearest = asked.current !== null ? 'current' : asked.ids.length > 0 ? 'selection' : 'approved'
  const [what, setWhat] = useState(nearest)
  // The keys start at what is chosen: Enter exports it, and the arrows choose another.
  const choice = (value: typeof nearest) => ({ value, 'data-autofocus': value === nearest || undefined })
  const [format, setFormat] = useState<ExportFormat>('json')
  const [masked, setMasked] = useState(true)
  const approved = useStore(countersStore, (counters) => counters.approved)
  const { busy, run } = useWork()
  const scope = (): ExportScope => {
    if (what === 'current' && asked.current !== null) return { kind: 'documents', ids: [asked.current] }
    return what === 'selection' ? { kind: 'documents', ids: [...asked.ids] } : { kind: 'approved' }
  }
  const write = run(async () => {
    const done = await ask('export:run', { scope: scope(), format, masked })
    if (!done) return
    closeOverlay()
    showDone(t('export.done', { count: done.documents, file: done.fileName }))
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        write()
      }}
    >
      <Stack gap="lg">
        <Radio.Group label={t('export.what')} value={what} onChange={(value) => setWhat(value as typeof nearest)}>
          <Stack gap={8} mt={8}>
            {asked.current !== null && <Radio {...choice('current')} label={t('export.current')} />}
            {asked.ids.length > 0 && (
              <Radio {...choice('selection')} label={t('export.selection', { count: asked.ids.length })} />
            )}
            <Radio {...choice('approved')} label={t('export.approved', { count: approved })} />
          </Stack>
        </Radio.Group>
        <Radio.Group label={t('export.format')} value={format} onChange={(value) => setFormat(value as ExportFormat)}>
          <Group gap="lg" mt={8}>
            <Radio value="json" label="JSON" />
            <Radio value="jsonl" label="JSON Lines" />
            <Radio value="csv" label="CSV" />
          </Group>
        </Radio.Group>
        <Switch
          label={t('export.masked')}
          checked={masked}
          onChange={(event) => setMasked(event.currentTarget.checked)}
        />
        {!masked && (
          <Alert color="orange" icon={<IconAlertTriangle size={18} />} role="alert">
            {t('export.unmaskedWarning')}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeOverlay}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={busy} data-testid="export-run">
            {t('action.export')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
