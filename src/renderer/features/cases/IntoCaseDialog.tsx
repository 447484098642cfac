import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { CaseName } from '../../../shared/ipc/cases'
import { ask } from '../../api/ask'
import { closeOverlay, overlayStore, showCase } from '../../app/navigation'
import { CaseSelect } from '../../components/CaseSelect'
import { ProductSelect, useProduct } from '../../components/ProductSelect'
import { useWork } from '../../components/use-work'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'

/** The case that is called so, whatever its capitals. */
async function caseNamed(application: string): Promise<CaseName | null> {
  const name = application.trim()
  const [first] = (await ask('cases:list', { search: name, limit: 1 })).rows
  return first?.applicationId.toLowerCase() === name.toLowerCase() ? first : null
}

/** Puts documents into a case: one that is there, or a new one. */
export function IntoCaseDialog() {
  const { t } = useText()
  const overlay = useStore(overlayStore, (now) => now)
  const ids = overlay.kind === 'intoCase' ? overlay.ids : null
  return (
    <Modal opened={ids !== null} onClose={closeOverlay} title={t('action.intoCase')} transitionProps={{ duration: 0 }}>
      {ids && <IntoCaseForm ids={ids} />}
    </Modal>
  )
}

function IntoCaseForm({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useText()
  const choice = useProduct()
  const [into, setInto] = useState<CaseName | null>(null)
  /** True where the case was not chosen: a new one was to have its name. */
  const [isNamesake, setNamesake] = useState(false)
  const [application, setApplication] = useState('')
  const { busy, run } = useWork()
  const submit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The input that had the keys is gone by then.
    if (isNamesake && !busy) submit.current?.focus()
  }, [busy, isNamesake])
  const put = run(async () => {
    const documents = [...ids]
    const namesake = into === null ? await caseNamed(application) : null
    if (namesake !== null) {
      setInto(namesake)
      setNamesake(true)
      return
    }
    if (into !== null) await ask('cases:add', { id: into.id, documents })
    const id =
      into?.id ??
      (await ask('cases:create', { applicationId: application, productType: choice.product ?? '', documents })).id
    closeOverlay()
    showCase(id)
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        put()
      }}
    >
      <Stack gap="md">
        <div>{t('cases.chosen', { count: ids.length })}</div>
        <CaseSelect
          label={t('cases.existing')}
          placeholder={t('cases.newOne')}
          testId="existing-case"
          value={into}
          onChange={(chosen) => {
            setInto(chosen)
            setNamesake(false)
          }}
        />
        {into !== null && isNamesake && (
          <div role="status" data-testid="namesake">
            {t('cases.namesake', { application: into.applicationId })}
          </div>
        )}
        {into === null && (
          <>
            <TextInput
              label={t('cases.application')}
              data-autofocus
              data-testid="application"
              maxLength={256}
              value={application}
              onChange={(event) => setApplication(event.currentTarget.value)}
            />
            <ProductSelect {...choice} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeOverlay}>
            {t('common.cancel')}
          </Button>
          <Button
            ref={submit}
            type="submit"
            loading={busy}
            data-testid="into-case"
            disabled={into === null && (application.trim() === '' || choice.product === null)}
          >
            {into === null ? t('cases.create') : t('cases.put')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
