import { IconCheck, IconX } from '@tabler/icons-react'
import { useText } from '../../i18n'
import type { FieldKind } from '../../../shared/domain/field-catalogue'
import { groupedDigits } from '../../lib/grouped-digits'
import { checkValue } from './logic/check-value'
import { readableDate } from './logic/iso-date'
import classes from './LiveCheckMark.module.css'
import { normaliseValue } from './logic/normalise-value'

interface Props {
  readonly kind: FieldKind
  readonly path: string
  readonly text: string
  readonly focused: boolean
}

/** Null where that is how it stands in the field anyway. */
const asPrinted = (value: string): string | null => (groupedDigits(value) === value ? null : groupedDigits(value))

/** What the check digit or the form of a value says while it is typed; a date also in words, an amount as printed. */
export function LiveCheckMark({ kind, path, text, focused }: Props) {
  const { t, language } = useText()
  const value = normaliseValue(kind, path, text)
  const check = checkValue(kind, value)
  const words = kind === 'date' ? readableDate(value, language) : kind === 'amount' ? asPrinted(value) : null
  if (words) return <span className={classes.words}>{words}</span>
  // At rest only what is wrong is said: the band already says how sure the rest is.
  const wrong = check.kind === 'digit_bad' || check.kind === 'form_bad'
  if (check.kind === 'none' || (!focused && !wrong)) return null
  if (check.kind === 'short')
    return <span className={classes.words}>{t('check.short', { have: check.have, want: check.want })}</span>
  return (
    <span className={classes.check} data-wrong={wrong || undefined} role="status">
      {wrong ? <IconX size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
      {t(`check.${check.kind}`)}
    </span>
  )
}
