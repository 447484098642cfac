import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../i18n'
import type { DocumentDetail } from '../../../shared/domain/review'
import { ApproveBar } from './ApproveBar'
import classes from './FieldPane.module.css'
import { FieldRow } from './FieldRow'
import { groupFields } from './logic/field-order'
import { SaidLater } from './SaidLater'
import { takeUpKeys } from './state/focus'
import { TableSummary } from './table/TableSummary'

/** The fields in the order of the document; what was split out of one stands together under its name, and tables. */
export function FieldPane({ detail }: { readonly detail: DocumentDetail }) {
  const { t } = useText()
  const read = useEffectEvent(() => takeUpKeys(detail))
  useEffect(() => read(), [detail.id, detail.type])
  return (
    <>
      <div className={classes.list}>
        {detail.saidLater && <SaidLater type={detail.type} differences={detail.saidLater} />}
        {detail.fields.length === 0 && <p className={classes.empty}>{t('review.noFields')}</p>}
        {groupFields(detail.fields).map((group) =>
          group.kind === 'field' ? (
            <FieldRow key={group.field.path} documentId={detail.id} type={detail.type} field={group.field} />
          ) : group.kind === 'table' ? (
            <div key={group.table.name} role="group" className={classes.group}>
              <h2 className={classes.groupName}>{t(`table.${group.table.name}`)}</h2>
              <TableSummary table={group.table} />
            </div>
          ) : (
            <div key={group.name} role="group" aria-label={t(`group.${group.name}`)} className={classes.group}>
              <h2 className={classes.groupName}>{t(`group.${group.name}`)}</h2>
              {group.fields.map((field) => (
                <FieldRow key={field.path} documentId={detail.id} type={detail.type} field={field} />
              ))}
            </div>
          ),
        )}
      </div>
      <ApproveBar detail={detail} />
    </>
  )
}
