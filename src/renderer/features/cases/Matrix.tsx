import { IconX } from '@tabler/icons-react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { CrossCheckName } from '../../../shared/contract/cross-checks'
import type { ReviewField } from '../../../shared/domain/review'
import type { CaseDetail, CaseDocument, CaseRow } from '../../../shared/ipc/cases'
import { ask } from '../../api/ask'
import { BandMark } from '../../components/BandMark'
import { IconButton } from '../../components/IconButton'
import { showError } from '../../components/notices'
import { PageCrop } from '../../components/PageCrop'
import { StateWord } from '../../components/StateWord'
import { fieldText } from '../../components/field-text'
import { useText } from '../../i18n'
import { openDocument } from '../review/state/document-actions'
import { rowsOf, seenAt, toneOf, worstOf } from './checks'
import classes from './Matrix.module.css'

interface Props {
  readonly detail: CaseDetail
  /** A row's head was taken: its check is wanted. */
  readonly onRow: (check: CrossCheckName) => void
}

/** Documents as columns, what they are compared in as rows; a cell opens its document at the field. */
export function Matrix({ detail, onRow }: Props) {
  const { t } = useText()
  const { documents, checks } = detail
  if (documents.length === 0) return <p className={classes.empty}>{t('cases.noDocuments')}</p>
  return (
    <div className={classes.frame} tabIndex={-1}>
      <table className={classes.table} aria-label={t('cases.matrix')}>
        <thead>
          <tr>
            <td className={classes.corner} />
            {documents.map((document) => (
              <th key={document.id} scope="col" className={classes.document}>
                <Head document={document} caseId={detail.id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(detail).map((row, rowIndex) => {
            const worst = worstOf(row, checks)
            return (
              <tr key={row}>
                <th scope="row" className={classes.row}>
                  <span>{t(`caseRow.${row}`)}</span>
                  {worst && (
                    <button type="button" className={`vd-plain ${classes.verdict}`} onClick={() => onRow(worst.check)}>
                      <StateWord tone={toneOf[worst.result]} word={t(`checkResult.${worst.result}`)} />
                    </button>
                  )}
                </th>
                {documents.map((document, column) => (
                  <td
                    key={document.id}
                    className={classes.cell}
                    data-result={document.cells[row].some(({ value }) => value !== null) ? worst?.result : undefined}
                  >
                    {document.cells[row]
                      .filter(({ value }) => value !== null)
                      .map((field, n) => (
                        <Cell
                          key={field.path}
                          document={document}
                          field={field}
                          row={row}
                          place={n === 0 ? `${rowIndex},${column}` : undefined}
                        />
                      ))}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Head({ document, caseId }: { readonly document: CaseDocument; readonly caseId: string }) {
  const { t } = useText()
  const takeOut = (): void =>
    void ask('cases:takeOut', { id: caseId, document: document.id }).catch((error: unknown) =>
      showError(toEnvelope(error)),
    )
  return (
    <div className={classes.head}>
      <button type="button" className={`vd-plain ${classes.open}`} onClick={() => void openDocument(document.id)}>
        <span className={classes.type}>{t(`type.${document.type ?? 'UNKNOWN'}`)}</span>
        <span className={classes.name}>{document.name}</span>
        <span className={classes.state}>
          {document.readState === 'EXTRACTED' || document.readState === 'UNRECOGNISED'
            ? document.needHuman > 0
              ? t('cases.open', { count: document.needHuman })
              : t(`reviewState.${document.reviewState}`)
            : t(`readState.${document.readState}`)}
        </span>
      </button>
      {document.isRemovable && (
        <IconButton label={t('cases.takeOut', { name: document.name })} onClick={takeOut}>
          <IconX size={14} stroke={1.8} />
        </IconButton>
      )}
    </div>
  )
}

interface CellProps {
  readonly document: CaseDocument
  readonly field: ReviewField
  readonly row: CaseRow
  readonly place: string | undefined
}

function Cell({ document, field, row, place }: CellProps) {
  const { t } = useText()
  const seen = seenAt(field)
  return (
    <button
      type="button"
      className={`vd-plain ${classes.value}`}
      data-cell={place}
      onClick={() => void openDocument(document.id, field.path)}
    >
      {seen && (
        <span className={classes.crop}>
          <PageCrop
            documentId={document.id}
            page={seen.page}
            quad={seen.quad}
            masks={document.maskedRegions}
            print={document.print}
            widest={208}
            label={t('review.crop')}
          />
        </span>
      )}
      <span className={row === 'identifiers' ? 'vd-code' : undefined}>{field.value}</span>
      <span className={classes.foot}>
        {row === 'identifiers' && <span>{fieldText(t, field.path)}</span>}
        <BandMark band={field.band} verdict={field.verdict} />
      </span>
    </button>
  )
}
