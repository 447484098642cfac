import { memo, useEffect, useRef } from 'react'
import type { ReviewField } from '../../../../shared/domain/review'
import { BandGlyph } from '../../../components/BandMark'
import { useText } from '../../../i18n'
import { useStore } from '../../../lib/store'
import { isCode } from '../logic/choices'
import { typeInto } from '../state/field-actions'
import { focusField } from '../state/focus'
import { reviewStore } from '../state/review-store'
import { commitBlurred } from './blur'
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

/**
 * One cell. It always takes input: until something is typed its value is selected whole, so that the first character
 * replaces it, and the other keys are those of the grid.
 */
export const GridCell = memo(function GridCell({ field, column, label, chosen, broken }: Props) {
  const { t } = useText()
  const { path, kind } = field
  const element = useRef<HTMLInputElement>(null)
  const focused = useStore(reviewStore, (state) => state.focusedPath === path)
  const editing = useStore(reviewStore, (state) => state.editing === path)
  const draft = useStore(reviewStore, (state) => state.drafts[path] ?? null)
  const covered = useStore(reviewStore, (state) => state.panel.kind !== 'none')
  const value = draft?.text ?? field.value ?? ''
  useEffect(() => {
    if (!focused || covered || !element.current) return
    if (document.activeElement !== element.current) element.current.focus({ preventScroll: true })
    if (!editing) element.current.select()
  }, [covered, focused, editing, value])
  const numeric = kind === 'amount' || kind === 'number'
  const blank = value === '' && !field.needsHuman
  return (
    <div
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
        ref={element}
        className={`${classes.input} ${isCode(kind) && !numeric ? 'vd-code' : ''}`}
        aria-label={label}
        aria-invalid={draft?.error || broken ? true : undefined}
        data-testid={`field:${path}`}
        data-field-path={path}
        data-band={field.band}
        data-confidence={field.confidence ?? ''}
        data-verdict={field.verdict ?? undefined}
        data-needs-human={field.needsHuman || undefined}
        autoComplete="off"
        spellCheck={false}
        tabIndex={focused ? 0 : -1}
        title={numeric ? undefined : value}
        value={value}
        onFocus={(event) => {
          focusField(path)
          event.currentTarget.select()
        }}
        onChange={(event) => typeInto(path, event.currentTarget.value)}
        onBlur={() => commitBlurred(path)}
      />
      {!blank && (
        <span className={classes.glyph} title={t(field.verdict ? `verdict.${field.verdict}` : `band.${field.band}`)}>
          <BandGlyph band={field.band} verdict={field.verdict} />
        </span>
      )}
    </div>
  )
})
