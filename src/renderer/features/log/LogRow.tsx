import { memo } from 'react'
import type { AuditRow } from '../../../shared/ipc/keeping'
import { auditValue } from '../../components/audit-value'
import { whenExactly } from '../../components/when'
import { fieldText } from '../../components/field-text'
import { useText } from '../../i18n'
import { openDocument } from '../review/state/document-actions'
import classes from './LogScreen.module.css'

/** One entry; the document's name leads to it, where it is still there. */
export const LogRow = memo(function LogRow({ row }: { readonly row: AuditRow }) {
  const { t, language } = useText()
  const { documentId, fileName, otherId, otherName } = row
  return (
    <tr data-testid={`log-row:${row.sequence}`} title={`${row.sequence} · ${row.hash}`}>
      <td className={classes.when}>{whenExactly(row.at, language)}</td>
      <td>{row.by}</td>
      <td>
        {t(`audit.${row.action}`, { defaultValue: row.action })}
        {row.path && <div className={classes.path}>{fieldText(t, row.path)}</div>}
      </td>
      <td>
        {documentId !== null && fileName !== null ? (
          <DocumentLink id={documentId} text={fileName} />
        ) : (
          documentId !== null && <span className={classes.path}>{t('log.gone')}</span>
        )}
      </td>
      <td className={classes.value}>{auditValue(t, row.action, row.before)}</td>
      <td className={classes.value}>{auditValue(t, row.action, row.after)}</td>
      <td className={classes.value}>
        {otherId !== null && otherName !== null ? (
          <DocumentLink id={otherId} text={t('log.with', { file: otherName })} />
        ) : (
          row.reason
        )}
      </td>
    </tr>
  )
})

function DocumentLink({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <button type="button" className={classes.link} onClick={() => void openDocument(id)}>
      {text}
    </button>
  )
}
