import { IconEqual, IconEqualNot } from '@tabler/icons-react'
import { errorText, useText } from '../../../i18n'
import { groupedDigits } from '../../../lib/grouped-digits'
import { useStore } from '../../../lib/store'
import { mainReason } from '../logic/main-reason'
import { reviewStore } from '../state/review-store'
import { breakText } from './break-text'
import { cellAt, type GridModel } from './grid-model'
import classes from './TableGrid.module.css'

/** What the sums say, and, of the cell at hand, why it needs a look. */
export function GridFooter({ model }: { readonly model: GridModel }) {
  const { t } = useText()
  const place = useStore(reviewStore, (state) =>
    state.focusedPath === null ? undefined : model.places.get(state.focusedPath),
  )
  // What is said of a field beside the table is said there.
  const isElsewhere = useStore(
    reviewStore,
    ({ focusedPath }) => focusedPath !== null && !focusedPath.startsWith(`${model.name}.`),
  )
  const hint = useStore(reviewStore, (state) => (isElsewhere ? null : state.hint))
  const error = useStore(reviewStore, (state) =>
    isElsewhere ? null : (state.drafts[state.focusedPath ?? '']?.error ?? null),
  )
  const checks = [...model.check.rows.values()]
  const broken = checks.filter(({ state }) => state === 'breaks').length
  const holds = checks.filter(({ state }) => state === 'holds').length
  const field = place && cellAt(model, place)
  const row = place && model.rows[place.row]
  const check = row && model.check.rows.get(row.row)
  const why = field?.needsHuman ? mainReason(field) : null
  return (
    <footer className={classes.footer}>
      <span className={classes.sums}>
        {model.check.sums.map(({ column, sum, path, printed, agrees }) => (
          <span key={column} data-agrees={agrees ?? undefined} className={classes.sum}>
            <span className="vd-dim">{t(`column.${column}`)} </span>
            {groupedDigits(sum)}
            {path !== null && (
              <span>
                {' '}
                {/* The face of the text has no sign for "differs". */}
                {agrees ? (
                  <IconEqual size={12} role="img" aria-label="=" />
                ) : (
                  <IconEqualNot size={12} role="img" aria-label="≠" />
                )}{' '}
                {t(`field.${path}`)} {printed && groupedDigits(printed)}
              </span>
            )}
          </span>
        ))}
        {checks.length > 0 && (
          <span
            data-testid="table-check"
            data-agrees={broken === 0 ? holds > 0 || undefined : false}
            className={classes.sum}
          >
            {broken > 0 ? t('table.broken', { count: broken }) : t('table.holds', { count: holds })}
          </span>
        )}
      </span>
      <span className={classes.why} role="status">
        {error
          ? errorText(t, error.code)
          : hint
            ? t(hint)
            : check?.state === 'breaks'
              ? breakText(t, check)
              : why
                ? t(why.key, why.params)
                : ''}
      </span>
    </footer>
  )
}
