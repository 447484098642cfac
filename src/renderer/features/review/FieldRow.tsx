import { memo, useEffect, useRef } from 'react'
import { fieldText } from '../../components/field-text'
import { useText } from '../../i18n'
import type { ReviewField } from '../../../shared/domain/review'
import { BandMark } from '../../components/BandMark'
import { useStore } from '../../lib/store'
import { Alternates } from './Alternates'
import { FieldCrop } from './FieldCrop'
import { FieldEditor } from './FieldEditor'
import classes from './FieldRow.module.css'
import { allReasons } from './logic/main-reason'
import { placeOf } from './logic/place-of'
import { ReasonLine } from './ReasonLine'
import { patchReview, reviewStore } from './state/review-store'

interface Props {
  readonly documentId: string
  /** Of the document. */
  readonly type: string | null
  readonly field: ReviewField
}

/** No word of a human's own, and yet nothing to look at: the word on the address is a word on this one. */
const isSettled = ({ needsHuman, verdict, band }: ReviewField): boolean =>
  !needsHuman && verdict === null && (band === 'check' || band === 'doubtful' || band === 'corrected')

/** One field: name, value, how sure it is, and, where a human is needed, why. */
export const FieldRow = memo(function FieldRow({ documentId, type, field }: Props) {
  const { t } = useText()
  const row = useRef<HTMLDivElement>(null)
  const { path } = field
  const focused = useStore(reviewStore, (state) => state.focusedPath === path)
  const hovered = useStore(reviewStore, (state) => state.hoveredPath === path)
  useEffect(() => {
    if (focused) row.current?.scrollIntoView({ block: 'nearest' })
  }, [focused])
  // Only the page shows where a code is: nothing in it can be compared with the value by eye.
  const seen = placeOf(field)
  return (
    <div
      ref={row}
      className={classes.row}
      data-focused={focused || undefined}
      data-hovered={hovered || undefined}
      data-open={field.needsHuman ? field.band : undefined}
      onPointerEnter={() => patchReview({ hoveredPath: path })}
      onPointerLeave={() => patchReview({ hoveredPath: null })}
    >
      <label className={classes.label} htmlFor={`field-${path}`}>
        {fieldText(t, path, { label: field.label, type })}
      </label>
      <div className={classes.value}>
        {focused && seen && seen.source !== 'qr' && (
          <FieldCrop documentId={documentId} page={seen.page} quad={seen.quad} />
        )}
        <FieldEditor field={field} focused={focused} />
        {field.transliteration !== undefined && <span className={classes.latin}>{field.transliteration}</span>}
        <ReasonLine field={field} focused={focused} />
        {focused && <Alternates field={field} />}
      </div>
      <div
        className={classes.band}
        title={
          hovered
            ? allReasons(field)
                .map((one) => t(one.key, one.params))
                .join('\n')
            : undefined
        }
      >
        {field.band === 'missing' && !field.needsHuman && field.verdict === null ? (
          <span className={classes.absent}>{t('review.absent')}</span>
        ) : isSettled(field) ? (
          <span className={classes.absent}>{t('review.fromAddress')}</span>
        ) : (
          <BandMark band={field.band} verdict={field.verdict} />
        )}
      </div>
    </div>
  )
})
