import { Button, Group, Modal } from '@mantine/core'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FileDivision } from '../../../shared/ipc/division'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { closeOverlay, overlayStore } from '../../app/navigation'
import { showError } from '../../components/notices'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { openDocument } from '../review/state/document-actions'
import type { Draft } from './division-logic'
import classes from './DivisionDialog.module.css'
import { PartRow } from './PartRow'

/** Which pages of a file make which document, to be put right. */
export const DivisionDialog = memo(function DivisionDialog() {
  const { t } = useText()
  const id = useStore(overlayStore, (overlay) => (overlay.kind === 'division' ? overlay.id : null))
  return (
    <Modal
      opened={id !== null}
      onClose={closeOverlay}
      title={t('division.title')}
      size={960}
      transitionProps={{ duration: 0 }}
    >
      {id !== null && <Division key={id} id={id} />}
    </Modal>
  )
})

function Division({ id }: { readonly id: string }) {
  const { t } = useText()
  const [division, setDivision] = useState<FileDivision | null>(null)
  const [draft, setDraft] = useState<Draft>([])
  const { frame, changed } = useKeptFocus(draft)
  useEffect(() => {
    ask('division:get', { id }).then(
      (found) => {
        setDivision(found)
        setDraft(found.documents.map(({ part }) => part))
      },
      (error: unknown) => showError(toEnvelope(error)),
    )
  }, [id])
  useEffect(() => {
    if (!division) return
    // A long file comes up at the document that was looked at, with the keys at what can be done there.
    const here = frame.current?.querySelector('[aria-current]')
    here?.scrollIntoView({ block: 'nearest' })
    here?.querySelector<HTMLElement>('[data-after]')?.focus()
  }, [division, frame])
  if (!division) return null
  const unchanged = JSON.stringify(draft) === JSON.stringify(division.documents.map(({ part }) => part))
  const apply = (): void => {
    const parts = draft.map(({ pages, at }) => ({ pages: [...pages], at }))
    ask('division:set', { id, parts }).then(
      ({ documents }) => {
        closeOverlay()
        const stays = documents.some((document) => document.id === id)
        void openDocument(stays ? id : (documents[0]?.id ?? id))
      },
      (error: unknown) => showError(toEnvelope(error)),
    )
  }
  return (
    <div ref={frame}>
      <p className={classes.lead}>{t('division.lead', { name: division.fileName })}</p>
      <ol className={classes.parts}>
        {draft.map((part, at) => (
          <PartRow
            key={`${part.pages[0]}/${part.at}`}
            division={division}
            draft={draft}
            at={at}
            from={id}
            onChange={(next, after) => {
              changed(after)
              setDraft(next)
            }}
          />
        ))}
      </ol>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={closeOverlay}>
          {t('common.cancel')}
        </Button>
        <Button data-testid="division-apply" disabled={unchanged} onClick={apply}>
          {t('division.apply', { count: draft.length })}
        </Button>
      </Group>
    </div>
  )
}

/** A control that goes with its own press leaves the keys at what stands at that place now, not at the whole window. */
function useKeptFocus(draft: Draft) {
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const here = frame.current?.querySelector<HTMLElement>(`[data-after="${place.current}"]`)
    const control = here ?? frame.current?.querySelector<HTMLElement>('button:enabled')
    control?.focus()
  }, [draft])
  return { frame, changed: (after: number) => void (place.current = after) }
}
