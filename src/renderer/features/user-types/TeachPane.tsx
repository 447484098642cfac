import { Button, TextInput } from '@mantine/core'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { loadDocument } from '../../api/documents'
import { showError } from '../../components/notices'
import { useText } from '../../i18n'
import { FieldOfType } from './FieldOfType'
import { areNamed, patchTeaching, patternGiven, teachStore, type TaughtField, type Teaching } from './teach-store'
import classes from './TeachPane.module.css'

/** Defines a type on the document beside it: its name, and the values that were pointed at. */
export function TeachPane({ teaching }: { readonly teaching: Teaching }) {
  const { t } = useText()
  const { documentId, name, fields } = teaching
  const change = (at: number, patch: Partial<TaughtField>): void =>
    patchTeaching({ fields: fields.map((field, i) => (i === at ? { ...field, ...patch } : field)) })
  const ready = name.trim().length >= 2 && fields.length > 0 && areNamed(fields)
  const define = (): void => {
    const shown = fields.map(({ label, kind, pattern, page, quad }) => ({
      label,
      kind,
      pattern: patternGiven(kind, pattern),
      place: { page, quad: quad.map(({ x, y }) => ({ x, y })) as [Point, Point, Point, Point] },
    }))
    ask('types:define', { id: documentId, name: name.trim(), fields: shown }).then(
      () => {
        teachStore.set(null)
        void loadDocument(documentId)
      },
      (error: unknown) => showError(toEnvelope(error)),
    )
  }
  return (
    <div className={classes.pane}>
      <h2 className={classes.title}>{t('teach.title')}</h2>
      <TextInput
        label={t('teach.name')}
        placeholder={t('teach.nameExample')}
        data-testid="teach-name"
        maxLength={60}
        value={name}
        onChange={(event) => patchTeaching({ name: event.currentTarget.value })}
      />
      <p className={classes.how}>{t('teach.how')}</p>
      <ol className={classes.fields}>
        {fields.map((field, at) => (
          <li key={`${field.page}/${field.quad[0].x}/${field.quad[0].y}/${field.text}`} className={classes.field}>
            <span className={classes.value}>{field.text}</span>
            <FieldOfType
              field={field}
              testId={`teach-field:${at}`}
              onChange={(patch) => change(at, patch)}
              onRemove={() => patchTeaching({ fields: fields.filter((_, i) => i !== at) })}
            />
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => teachStore.set(null)}>
          {t('common.cancel')}
        </Button>
        <Button data-testid="teach-define" disabled={!ready} onClick={define}>
          {t('teach.define')}
        </Button>
      </div>
    </div>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}
