import { errorText, useText } from '../../i18n'
import type { ReviewField } from '../../../shared/domain/review'
import { useStore } from '../../lib/store'
import classes from './ReasonLine.module.css'
import { mainReason } from './logic/main-reason'
import { reviewStore } from './state/review-store'

const general: ReadonlySet<string> = new Set(['reason.likelihood', 'reason.parsed_from_address', 'reason.not_found'])

/** Why a field needs a human, or what its last change said, in one line. */
export function ReasonLine({ field, focused }: { readonly field: ReviewField; readonly focused: boolean }) {
  const { t } = useText()
  const error = useStore(reviewStore, (state) => state.drafts[field.path]?.error ?? null)
  const hint = useStore(reviewStore, (state) => (focused ? state.hint : null))
  if (error)
    return (
      <p className={classes.error} role="alert">
        {t('review.notSaved')} {errorText(t, error.code)}
      </p>
    )
  if (hint)
    return (
      <p className={classes.hint} role="status">
        {t(hint)}
      </p>
    )
  if (field.verdictReason) return <p className={classes.reason}>{field.verdictReason}</p>
  if (!field.needsHuman && !focused) return null
  const text = mainReason(field)
  // What its band says already, or its heading, is said of the field at hand alone.
  if (!text || (!focused && general.has(text.key))) return null
  return (
    <p className={classes.reason} id={`reason-${field.path}`}>
      {t(text.key, text.params)}
      {field.machineValue !== null && field.machineValue !== field.value && field.verdict === 'corrected' && (
        <span className={classes.was}>{t('review.was', { value: field.machineValue })}</span>
      )}
    </p>
  )
}
