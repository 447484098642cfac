import { Modal, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { workspaceStore } from '../../api/workspace'
import { closeOverlay, overlayStore } from '../../app/navigation'
import { showError } from '../../components/notices'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import classes from './Support.module.css'
import { TwoPanes } from './TwoPanes'

interface Work {
  readonly name: string
  readonly licence: string
  readonly text: string
}

/** The works of others that Veridesk contains, each with its licence. */
export function LicencesDialog() {
  const { t } = useText()
  const open = useStore(overlayStore, (overlay) => overlay.kind === 'licences')
  return (
    <Modal
      opened={open}
      onClose={closeOverlay}
      title={t('support.licences')}
      size={1000}
      transitionProps={{ duration: 0 }}
    >
      {open && <Licences />}
    </Modal>
  )
}

function Licences() {
  const { t } = useText()
  const info = useStore(workspaceStore, (now) => now)
  const [works, setWorks] = useState<readonly Work[]>([])
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    // Written beside the page by the build (scripts/licences).
    fetch('/licences.json')
      .then((answer) => answer.json() as Promise<readonly Work[]>)
      .then(setWorks)
      .catch((error: unknown) => showError(toEnvelope(error)))
  }, [])
  const found = works.filter(({ name, licence }) =>
    `${name} ${licence}`.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  const shown = found.find(({ name }) => name === chosen) ?? found[0]
  return (
    <>
      <p className={classes.lead}>{t('support.licencesMean', { version: info?.version ?? '', count: works.length })}</p>
      <TextInput
        size="xs"
        mb={8}
        type="search"
        aria-label={t('support.search')}
        placeholder={t('support.search')}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <TwoPanes
        label={t('support.works')}
        names={found.map(({ name }) => name)}
        chosen={shown?.name ?? ''}
        onChoose={setChosen}
      >
        {shown && `${shown.name}\n${shown.licence}\n\n${shown.text}`}
      </TwoPanes>
    </>
  )
}
