import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import type { CaseDetail } from '../../../shared/ipc/cases'
import { ask } from '../../api/ask'
import { leaveCase } from '../../app/navigation'
import { showDone } from '../../components/notices'
import { useWork } from '../../components/use-work'
import { useText } from '../../i18n'
import { forgetAddresses } from '../addresses/address-store'
import classes from './CaseScreen.module.css'

/** Erases the case with its documents, once that is confirmed. */
export function EraseCase({ detail }: { readonly detail: CaseDetail }) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const { busy, run } = useWork()
  const { id, applicationId, documents, shared, client } = detail
  const erase = run(async () => {
    const { backups } = await ask('cases:erase', { id }).finally(() => setAsking(false))
    forgetAddresses()
    leaveCase(id)
    showDone(
      backups.length > 0
        ? t('keeping.inBackups', { count: backups.length, names: backups.join(', ') })
        : t('cases.erased', { application: applicationId }),
    )
  })
  return (
    <>
      <Button size="xs" variant="subtle" color="red" data-testid="erase-case" onClick={() => setAsking(true)}>
        {t('cases.erase')}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('cases.eraseTitle', { application: applicationId })}
        transitionProps={{ duration: 0 }}
      >
        <div className={classes.means}>
          <p>{t('cases.eraseMeans', { count: documents.length })}</p>
          {shared > 0 && <p>{t('cases.eraseShared', { count: shared })}</p>}
          {client !== null && <p>{t('cases.eraseOfClient', { client })}</p>}
        </div>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button color="red.9" loading={busy} data-testid="erase-case-sure" onClick={erase}>
            {t('cases.eraseSure')}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
