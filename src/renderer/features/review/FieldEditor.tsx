import { IconEye } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../i18n'
import type { ReviewField } from '../../../shared/domain/review'
import { IconButton } from '../../components/IconButton'
import { useStore } from '../../lib/store'
import classes from './FieldEditor.module.css'
import { LiveCheckMark } from './LiveCheckMark'
import { choicesOf, isCode, isLong } from './logic/choices'
import { normaliseValue } from './logic/normalise-value'
import { reveal, typeInto, writeDraft } from './state/field-actions'
import { focusField } from './state/focus'
import { reviewStore } from './state/review-store'

interface Props {
  readonly field: ReviewField
  readonly focused: boolean
}

/**
 * The editor of a field. It always takes input; until something is typed its value is selected whole, so that the
 * first character replaces it, and the other keys are commands.
 */
export function FieldEditor({ field, focused }: Props) {
  const { t } = useText()
  const { path, kind } = field
  const long = isLong(kind)
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const draft = useStore(reviewStore, (state) => state.drafts[path] ?? null)
  const editing = useStore(reviewStore, (state) => state.editing === path)
  const revealed = useStore(reviewStore, (state) => (state.revealed?.path === path ? state.revealed.value : null))
  const covered = useStore(reviewStore, (state) => state.panel.kind !== 'none')
  const value = draft?.text ?? revealed ?? field.value ?? ''

  useEffect(() => {
    // A dialog takes the keys, and gives them back to the field when it closes.
    if (!focused || covered || !element.current) return
    if (document.activeElement !== element.current) element.current.focus({ preventScroll: true })
    // A value that changes while it is typed must not move the caret.
    if (!editing) element.current.select()
  }, [covered, focused, editing, value])

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
  const described = [field.needsHuman ? `reason-${path}` : ''].filter(Boolean).join(' ')
  return (
    <div className={classes.editor} data-editing={editing || undefined}>
      <Tag
        ref={element}
        id={`field-${path}`}
        className={`${classes.input} ${isCode(kind) ? 'vd-code' : ''}`}
        data-testid={`field:${path}`}
        data-field-path={path}
        data-band={field.band}
        data-confidence={field.confidence ?? ''}
        data-verdict={field.verdict ?? undefined}
        data-needs-human={field.needsHuman || undefined}
        aria-describedby={described || undefined}
        aria-invalid={draft?.error ? true : undefined}
        autoComplete="off"
        spellCheck={false}
        rows={long ? 1 : undefined}
        placeholder={t(
          field.verdict === 'illegible' || field.verdict === 'not_on_document'
            ? `verdict.${field.verdict}`
            : 'review.noValue',
        )}
        value={value}
        onFocus={(event) => {
          focusField(path)
          event.currentTarget.select()
        }}
        onChange={(event) => typeInto(path, event.currentTarget.value)}
        onPaste={paste}
        onBlur={() => void writeDraft(path)}
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
