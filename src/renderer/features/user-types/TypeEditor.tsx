import { Button, Group, TextInput } from '@mantine/core'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { UserTypeView } from '../../../shared/ipc/user-types'
import { ask } from '../../api/ask'
import { showError } from '../../components/notices'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { FieldOfType } from './FieldOfType'
import { areNamed, patternGiven } from './teach-store'
import { dropDraft, keepDraft, keptType, typeDrafts, type DraftField, type TypeDraft } from './type-drafts'
import classes from './TypeSettings.module.css'

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
  const draft = useStore(typeDrafts, (all) => all[view.spec.name]) ?? keptType(view)
  const { name, fields } = draft
  const change = (patch: Partial<TypeDraft>): void => keepDraft(view, { ...draft, ...patch })
  const changeField = (at: number, patch: Partial<DraftField>): void =>
    change({ fields: fields.map((field, i) => (i === at ? { ...field, ...patch } : field)) })
  const ready = name.trim().length >= 2 && areNamed(fields)
  const save = (): void => {
    const to = {
      name: name.trim(),
      fields: fields.map((field) => ({ ...field, pattern: patternGiven(field.kind, field.pattern) })),
    }
    ask('types:change', { name: view.spec.name, to }).then(
      (types) => {
        dropDraft(view.spec.name)
        onChanged(types)
      },
      (error: unknown) => showError(toEnvelope(error)),
    )
  }
  const drop = (): void => {
    dropDraft(view.spec.name)
    onClose()
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
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {fields.map((field, at) => (
        <div key={field.was} className={classes.field}>
          <FieldOfType
            field={field}
            onChange={(patch) => changeField(at, patch)}
            onRemove={fields.length === 1 ? null : () => change({ fields: fields.filter((_, i) => i !== at) })}
          />
        </div>
      ))}
      {view.open > 0 && <p className={classes.note}>{t('types.again', { count: view.open })}</p>}
      <Group gap={8}>
        <Button size="xs" variant="default" onClick={drop}>
          {t('common.cancel')}
        </Button>
        <Button size="xs" type="submit" disabled={!ready} data-testid="own-type-save">
          {t('types.save')}
        </Button>
      </Group>
    </form>
  )
}
