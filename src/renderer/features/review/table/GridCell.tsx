import { memo, useEffect, useRef } from 'react'
import type { ReviewField } from '../../../../shared/domain/review'
import { BandGlyph } from '../../../components/BandMark'
import { useText } from '../../../i18n'
import { groupedDigits } from '../../../lib/grouped-digits'
import { useStore } from '../../../lib/store'
import { isCode } from '../logic/choices'
import { reviewStore } from '../state/review-store'
import { useFieldInput } from '../use-field-input'
import { commitBlurredCell } from './blur'
import classes from './TableGrid.module.css'

interface Props {
  readonly field: ReviewField
  /** Counted from 0, as the grid stands. */
  readonly column: number
  readonly label: string
  readonly chosen: boolean
  /** True where the arithmetic says that this value is out. */
  readonly broken: boolean
}

/** One cell; the keys that are no input are those of the grid. */
export const GridCell = memo(function GridCell({ field, column, label, chosen, broken }: Props) {
  const { t } = useText()
  const { path, kind } = field
  const focused = useStore(reviewStore, (state) => state.focusedPath === path)
  const numeric = kind === 'amount' || kind === 'number'
  const kept = field.value ?? ''
  const { input, value, isRefused } = useFieldInput(field, focused, numeric && !focused ? groupedDigits(kept) : kept)
  const cell = useRef<HTMLDivElement>(null)
  // The rows come into view by themselves; a table that is wider than its pane is moved to the cell too.
  useEffect(() => {
    if (focused) cell.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [focused])
  const blank = value === '' && !field.needsHuman
  return (
    <div
      ref={cell}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={chosen || focused}
      className={classes.cell}
      data-band={field.verdict !== null && field.verdict !== 'confirmed' ? 'corrected' : field.band}
      data-open={field.needsHuman || undefined}
      data-chosen={chosen || undefined}
      data-focused={focused || undefined}
      data-broken={broken || undefined}
      data-numeric={numeric || undefined}
    >
      <input
        {...input}
        className={`${classes.input} ${isCode(kind) && !numeric ? 'vd-code' : ''}`}
        aria-label={label}
        aria-invalid={isRefused || broken || undefined}
        tabIndex={focused ? 0 : -1}
        title={value}
        onBlur={() => commitBlurredCell(path)}
      />
      {!blank && (
        <span className={classes.glyph} title={t(field.verdict ? `verdict.${field.verdict}` : `band.${field.band}`)}>
          <BandGlyph band={field.band} verdict={field.verdict} />
        </span>
      )}
    </div>
  )
})
