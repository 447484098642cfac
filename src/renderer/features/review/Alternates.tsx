import { useText } from '../../i18n'
import type { ReviewField } from '../../../shared/domain/review'
import classes from './Alternates.module.css'
import { isCode } from './logic/choices'
import { takeAlternate } from './state/field-actions'

/** Other readings of the field, each taken with its number. */
export function Alternates({ field }: { readonly field: ReviewField }) {
  const { t } = useText()
  if (field.alternates.length === 0) return null
  return (
    <div className={classes.chips} role="group" aria-label={t('review.alternates')}>
      {field.alternates.slice(0, 4).map((alternate, index) => (
        <button
          key={`${alternate.kind}-${alternate.value}`}
          type="button"
          tabIndex={-1}
          className={classes.chip}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => takeAlternate(index)}
        >
          <kbd className={classes.number}>{index + 1}</kbd>
          <span className={`${classes.text} ${isCode(field.kind) ? 'vd-code' : ''}`}>{alternate.value}</span>
          <span className={classes.kind}>{t(`alternate.${alternate.kind}`)}</span>
        </button>
      ))}
    </div>
  )
}
