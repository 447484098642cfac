import { IconEqualNot } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { errorText, useText } from '../../i18n'
import type { DocumentRow } from '../../../shared/domain/review'
import { isErrorCode } from '../../../shared/errors/codes'
import { thumbnailUrl } from '../../../shared/ipc/addresses'
import { BandMark } from '../../components/BandMark'
import { openDocument } from '../review/state/document-actions'
import { agoOf } from './duration'
import classes from './RowList.module.css'
import { selectionStore, toggle } from './selection'

interface Props {
  readonly index: number
  readonly top: number
  /** Null while its page is being fetched. */
  readonly row: DocumentRow | null
  readonly now: number
  readonly active: boolean
  readonly ticked: boolean
}

/** A document in the queue: what it is, what of it needs a human, and since when it waits. */
export const Row = memo(function Row({ index, top, row, now, active, ticked }: Props) {
  const { t, language } = useText()
  const place = { transform: `translateY(${top}px)` }
  if (!row) return <div className={classes.row} role="row" aria-rowindex={index + 1} aria-busy style={place} />
  return (
    <div
      id={`row-${row.id}`}
      className={classes.row}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={ticked}
      data-active={active || undefined}
      data-testid={`queue-row:${row.documentId}`}
      data-read-state={row.readState}
      data-review-state={row.reviewState}
      style={place}
      onClick={() => void openDocument(row.id)}
    >
      <div role="gridcell" onClick={(event) => event.stopPropagation()}>
        <input
          type="checkbox"
          className={classes.tick}
          checked={ticked}
          onChange={() => selectionStore.set(toggle(selectionStore.get(), index, row.id))}
          tabIndex={-1}
          aria-label={t('queue.tick', { name: row.documentId })}
        />
      </div>
      <div role="gridcell">
        <Thumbnail key={`${row.id}${row.readState}`} id={row.id} />
      </div>
      <div role="gridcell">
        <div className={classes.name} title={row.fileName}>
          {row.documentId}
        </div>
        <div className={classes.meta}>
          {[
            row.pages > 1 ? t('queue.pages', { count: row.pages }) : '',
            row.duplicateOf === null ? '' : t('review.duplicate'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      {row.readState === 'FAILED' ? (
        <Failure row={row} />
      ) : (
        <>
          <div role="gridcell" className={classes.what}>
            {row.type === null ? '' : t(`type.${row.type}`)}
          </div>
          <div role="gridcell">
            <Standing row={row} />
          </div>
        </>
      )}
      <div role="gridcell" className={classes.meta}>
        {row.readState === 'EXTRACTED' || row.readState === 'UNRECOGNISED'
          ? t(`reviewState.${row.reviewState}`)
          : t(`readState.${row.readState}`)}
      </div>
      <div role="gridcell" className={classes.age}>
        {agoOf(row.takenInAt, now, language)}
      </div>
    </div>
  )
})

/** Why nothing could be read, and what to do; it has the room of the type too. */
function Failure({ row }: { readonly row: DocumentRow }) {
  const { t } = useText()
  const code = isErrorCode(row.errorCode) ? row.errorCode : 'INTERNAL'
  return (
    <div role="gridcell" aria-colspan={2} className={classes.failure} title={errorText(t, code)}>
      <div className={classes.failed}>{t(`error.${code}.message`)}</div>
      <div className={classes.meta}>{t(`error.${code}.whatToDo`)}</div>
    </div>
  )
}

function Standing({ row }: { readonly row: DocumentRow }) {
  const { t } = useText()
  if (row.band === null) return null
  return (
    <>
      <div className={classes.standing}>
        <BandMark band={row.band} />
        {row.disagreements > 0 && (
          <strong className={classes.disagreement} data-testid="disagreement">
            <IconEqualNot size={14} stroke={2.4} aria-hidden />
            {t('remote.disagree', { count: row.disagreements })}
          </strong>
        )}
      </div>
      <div className={classes.meta}>
        {row.needHuman > 0 ? t('queue.needHuman', { count: row.needHuman }) : t('queue.noneNeed')}
      </div>
    </>
  )
}

/** The masked thumbnail; an empty plate until the document has been read. */
function Thumbnail({ id }: { readonly id: string }) {
  const [gone, setGone] = useState(false)
  if (gone) return <div className={classes.picture} />
  return (
    <img
      className={classes.picture}
      src={thumbnailUrl(id)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setGone(true)}
    />
  )
}
