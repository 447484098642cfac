import { IconEye } from '@tabler/icons-react'
import { useText } from '../../i18n'
import type { ReviewField } from '../../../shared/domain/review'
import { IconButton } from '../../components/IconButton'
import { useStore } from '../../lib/store'
import classes from './FieldEditor.module.css'
import { LiveCheckMark } from './LiveCheckMark'
import { choicesOf, isCode, isLong } from './logic/choices'
import { normaliseValue } from './logic/normalise-value'
import { reveal, typeInto, writeDraft } from './state/field-actions'
import { reviewStore } from './state/review-store'
import { commitBlurred } from './state/word-cursor'
import { useFieldInput } from './use-field-input'

interface Props {
  readonly field: ReviewField
  readonly focused: boolean
}

/** The editor of a field. */
export function FieldEditor({ field, focused }: Props) {
  const { t } = useText()
  const { path, kind } = field
  const long = isLong(kind)
  const revealed = useStore(reviewStore, (state) => (state.revealed?.path === path ? state.revealed.value : null))
  const settled = revealed ?? field.value ?? ''
  const { element, input, value, editing, isRefused } = useFieldInput(field, focused, settled)

  const paste = (event: React.ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain')
    const area = element.current
    const whole = area && area.selectionStart === 0 && area.selectionEnd === area.value.length
    if (!whole) return
    event.preventDefault()
    typeInto(path, normaliseValue(kind, path, text))
  }
  const Tag = long ? 'textarea' : 'input'
  const choices = choicesOf(kind, path)
  return (
    <div className={classes.editor} data-editing={editing || undefined}>
      <Tag
        {...input}
        id={`field-${path}`}
        className={`${classes.input} ${isCode(kind) ? 'vd-code' : ''}`}
        aria-describedby={field.needsHuman ? `reason-${path}` : undefined}
        aria-invalid={isRefused || undefined}
        rows={long ? 1 : undefined}
        placeholder={t(
          field.verdict === 'illegible' || field.verdict === 'not_on_document'
            ? `verdict.${field.verdict}`
            : 'review.noValue',
        )}
        onPaste={paste}
        onBlur={() => commitBlurred(path)}
      />
      {field.masked && field.value !== null && (
        <IconButton
          label={t('action.reveal')}
          title={t('action.reveal')}
          tabIndex={-1}
          aria-pressed={revealed !== null}
          data-testid={`reveal:${path}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void reveal(path)}
        >
          <IconEye size={16} stroke={1.6} aria-hidden />
        </IconButton>
      )}
      <LiveCheckMark kind={kind} path={path} text={value} focused={focused} />
      {focused && choices.length > 0 && (
        <div className={classes.choices} role="group" aria-label={t('review.choices')}>
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              tabIndex={-1}
              className={classes.choice}
              aria-pressed={choice === value}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                typeInto(path, choice)
                void writeDraft(path)
              }}
            >
              {t(`choice.${choice}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
