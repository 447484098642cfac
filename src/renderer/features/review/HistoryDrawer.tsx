import { Drawer } from '@mantine/core'
import { memo, useCallback, useEffect, useState } from 'react'
import { useText } from '../../i18n'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { AuditEntry } from '../../../shared/ipc/review'
import { ask } from '../../api/ask'
import { documentsStore } from '../../api/documents'
import { auditValue } from '../../components/audit-value'
import { fieldText } from '../../components/field-text'
import { showError } from '../../components/notices'
import { whenExactly } from '../../components/when'
import { useStore } from '../../lib/store'
import { DocumentProof } from './DocumentProof'
import classes from './HistoryDrawer.module.css'
import { closePanel, reviewStore } from './state/review-store'

/** Who did what to this document, and when; as the log has it. */
export const HistoryDrawer = memo(function HistoryDrawer({ id }: { readonly id: string }) {
  const { t } = useText()
  const open = useStore(reviewStore, (state) => state.panel.kind === 'history')
  return (
    <Drawer
      opened={open}
      onClose={closePanel}
      position="right"
      title={t('action.history')}
      transitionProps={{ duration: 0 }}
    >
      <Entries id={id} />
    </Drawer>
  )
})

function Entries({ id }: { readonly id: string }) {
  const { t, language } = useText()
  const [entries, setEntries] = useState<readonly AuditEntry[]>([])
  const load = useCallback((): void => {
    ask('review:history', { id }).then(setEntries, (error: unknown) => showError(toEnvelope(error)))
  }, [id])
  useEffect(load, [load])
  const document = useStore(documentsStore, (documents) => documents.get(id))
  const nameOf = (path: string): string => {
    const label = document?.fields.find((field) => field.path === path)?.label
    return fieldText(t, path, { label, type: document?.type })
  }
  const lastHold = entries.findLast(({ action }) => action === 'held' || action === 'hold_lifted')
  return (
    <>
      <DocumentProof id={id} held={lastHold?.action === 'held'} onDone={load} />
      <ol className={classes.list}>
        {[...entries].reverse().map((entry) => (
          <li key={entry.sequence} className={classes.entry}>
            <div className={classes.what}>
              {t(`audit.${entry.action}`, { defaultValue: entry.action })}
              {entry.path && <span className={classes.path}> · {nameOf(entry.path)}</span>}
            </div>
            {(entry.before !== null || entry.after !== null) && (
              <div className={classes.change}>
                {entry.before !== null &&
                  entry.before !== entry.after &&
                  `${auditValue(t, entry.action, entry.before)} → `}
                {auditValue(t, entry.action, entry.after) ?? '–'}
              </div>
            )}
            {entry.reason && <div>{entry.reason}</div>}
            <div className={classes.who}>
              {entry.by} · {whenExactly(entry.at, language)}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
