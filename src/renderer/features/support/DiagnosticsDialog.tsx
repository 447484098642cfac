import { Button, Group, Loader, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { BundleFile } from '../../../shared/ipc/support'
import { ask } from '../../api/ask'
import { closeOverlay, overlayStore } from '../../app/navigation'
import { showDone, showError } from '../../components/notices'
import { useWork } from '../../components/use-work'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import classes from './Support.module.css'
import { TwoPanes } from './TwoPanes'

/** The bundle for support: all of it is shown before it is written. */
export function DiagnosticsDialog() {
  const { t } = useText()
  const open = useStore(overlayStore, (overlay) => overlay.kind === 'diagnostics')
  return (
    <Modal
      opened={open}
      onClose={closeOverlay}
      title={t('support.diagnostics')}
      size={1000}
      transitionProps={{ duration: 0 }}
    >
      {open && <Bundle />}
    </Modal>
  )
}

function Bundle() {
  const { t } = useText()
  const [files, setFiles] = useState<readonly BundleFile[] | null>(null)
  const [chosen, setChosen] = useState('machine.json')
  const { busy, run } = useWork()
  useEffect(() => {
    ask('support:diagnostics', {}).then(setFiles, (error: unknown) => {
      closeOverlay()
      showError(toEnvelope(error))
    })
  }, [])
  const save = run(async () => {
    const done = await ask('support:saveDiagnostics', {})
    if (!done) return
    closeOverlay()
    showDone(t('support.saved', { file: done.fileName }))
  })
  return (
    <>
      <p className={classes.lead}>{t('support.diagnosticsMeans')}</p>
      {files === null ? (
        <p className={classes.lead} role="status">
          <Loader size="xs" mr={8} />
          {t('support.collecting')}
        </p>
      ) : (
        <TwoPanes label={t('support.files')} names={files.map(({ name }) => name)} chosen={chosen} onChoose={setChosen}>
          {files.find(({ name }) => name === chosen)?.text}
        </TwoPanes>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={closeOverlay}>
          {t('common.cancel')}
        </Button>
        <Button loading={busy} disabled={files === null} data-testid="save-diagnostics" onClick={save}>
          {t('support.save')}
        </Button>
      </Group>
    </>
  )
}
