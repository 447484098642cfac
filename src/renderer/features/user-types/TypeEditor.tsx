import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { readableName } from '../../../shared/domain/user-types/field-names'
import type { UserFieldKind } from '../../../shared/domain/user-types/spec'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { UserTypeView } from '../../../shared/ipc/user-types'
import { ask } from '../../api/ask'
import { showError } from '../../components/notices'
import { useText } from '../../i18n'
import { FieldOfType } from './FieldOfType'
import { areNamed, patternGiven } from './teach-store'
import classes from './TypeSettings.module.css'

interface Field {
  readonly was: string
  readonly label: string
  readonly kind: UserFieldKind
  readonly pattern: string
}

/** Another name and other fields for a type; where its values are sought stays as it was shown. */
export function TypeEditor({
  view,
  onChanged,
  onClose,
}: {
  readonly view: UserTypeView
  readonly onChanged: (types: readonly UserTypeView[]) => void
  readonly onClose: () => void
}) {
  const { t } = useText()
  const [name, setName] = useState(view.spec.name)
  const [fields, setFields] = useState<readonly Field[]>(
    view.spec.fields.map(({ name: was, label, kind, pattern }) => ({
      was,
      label: label ?? readableName(was),
      kind,
      pattern: pattern ?? '',
    })),
  )
  const change = (at: number, patch: Partial<Field>): void =>
    setFields(fields.map((field, i) => (i === at ? { ...field, ...patch } : field)))
  const ready = name.trim().length >= 2 && areNamed(fields)
  const save = (): void => {
    const to = {
      name: name.trim(),
      fields: fields.map((field) => ({ ...field, pattern: patternGiven(field.kind, field.pattern) })),
    }
    ask('types:change', { name: view.spec.name, to }).then(onChanged, (error: unknown) => showError(toEnvelope(error)))
  }
  return (
    <form
      className={classes.open}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) save()
      }}
    >
      <TextInput
        autoFocus
        label={t('types.name')}
        size="xs"
        maxLength={60}
        data-testid="own-type-name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {fields.map((field, at) => (
        <div key={field.was} className={classes.field}>
          <FieldOfType
            field={field}
            onChange={(patch) => change(at, patch)}
            onRemove={fields.length === 1 ? null : () => setFields(fields.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      {view.open > 0 && <p className={classes.note}>{t('types.again', { count: view.open })}</p>}
      <Group gap={8}>
        <Button size="xs" variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button size="xs" type="submit" disabled={!ready} data-testid="own-type-save">
          {t('types.save')}
        </Button>
      </Group>
    </form>
  )
}
