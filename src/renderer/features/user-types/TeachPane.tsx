import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { loadDocument } from '../../api/documents'
import { KeyCaps } from '../../components/KeyCaps'
import { showError } from '../../components/notices'
import { useText } from '../../i18n'
import { patchReview } from '../review/state/review-store'
import { FieldOfType } from './FieldOfType'
import {
  areNamed,
  patchTeaching,
  patternGiven,
  taughtPath,
  teachStore,
  type TaughtField,
  type Teaching,
} from './teach-store'
import classes from './TeachPane.module.css'

/** Defines a type on the document beside it: its name, and the values that were pointed at. */
export function TeachPane({ teaching }: { readonly teaching: Teaching }) {
  const { t } = useText()
  const { documentId, name, fields } = teaching
  const change = (at: number, patch: Partial<TaughtField>): void =>
    patchTeaching({ fields: fields.map((field, i) => (i === at ? { ...field, ...patch } : field)) })
  const ready = name.trim().length >= 2 && fields.length > 0 && areNamed(fields)
  const list = useRef<HTMLOListElement>(null)
  const count = useRef(fields.length)
  useEffect(() => {
    // What was just pointed at is named next; the name that was found beside it is replaced by what is typed.
    const name = fields.length > count.current ? list.current?.lastElementChild?.querySelector('input') : null
    name?.focus()
    name?.select()
    count.current = fields.length
  }, [fields.length])
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
    <form
      className={classes.pane}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) define()
      }}
    >
      <h2 className={classes.title}>{t('teach.title')}</h2>
      <TextInput
        autoFocus
        label={t('teach.name')}
        placeholder={t('teach.nameExample')}
        data-testid="teach-name"
        maxLength={60}
        value={name}
        onChange={(event) => patchTeaching({ name: event.currentTarget.value })}
      />
      <p className={classes.how}>
        {t('teach.how')} {t('teach.byKeys')} <KeyCaps action="pageWords" />
      </p>
      <ol ref={list} className={classes.fields}>
        {fields.map((field, at) => (
          <li
            key={`${field.page}/${field.quad[0].x}/${field.quad[0].y}/${field.text}`}
            className={classes.field}
            onFocus={() => patchReview({ hoveredPath: taughtPath(at) })}
            onPointerEnter={() => patchReview({ hoveredPath: taughtPath(at) })}
            onPointerLeave={() => patchReview({ hoveredPath: null })}
          >
            <span className={classes.value} title={field.text}>
              {field.text}
            </span>
            <FieldOfType
              field={field}
              testId={`teach-field:${at}`}
              onChange={(patch) => change(at, patch)}
              onRemove={() => patchTeaching({ fields: fields.filter((_, i) => i !== at) })}
            />
          </li>
        ))}
      </ol>
      {fields.length > 0 && !areNamed(fields) && (
        <p className={classes.alike} role="status">
          {t('teach.alike')}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => teachStore.set(null)}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" data-testid="teach-define" disabled={!ready}>
          {t('teach.define')}
        </Button>
      </div>
    </form>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}
