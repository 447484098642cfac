import { Select, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { userFieldKinds, type UserFieldKind } from '../../../shared/domain/user-types/spec'
import { IconButton } from '../../components/IconButton'
import { useText } from '../../i18n'

interface NamedField {
  readonly name: string
  readonly kind: UserFieldKind
}

/** What a field of a type is called, of which kind it is, and its removal; three cells of the row around them. */
export function FieldOfType({
  field,
  testId,
  onChange,
  onRemove,
}: {
  readonly field: NamedField
  readonly testId?: string
  readonly onChange: (patch: Partial<NamedField>) => void
  /** Null where the field is the last one: a type has one at least. */
  readonly onRemove: (() => void) | null
}) {
  const { t } = useText()
  return (
    <>
      <TextInput
        aria-label={t('teach.fieldName')}
        placeholder={t('teach.fieldName')}
        data-testid={testId}
        size="xs"
        value={field.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Select
        aria-label={t('teach.kind')}
        size="xs"
        w={132}
        allowDeselect={false}
        value={field.kind}
        data={userFieldKinds.map((kind) => ({ value: kind, label: t(`teach.kinds.${kind}`) }))}
        onChange={(kind) => onChange({ kind: userFieldKinds.find((one) => one === kind) ?? field.kind })}
      />
      <IconButton label={t('teach.remove')} disabled={onRemove === null} onClick={onRemove ?? undefined}>
        <IconTrash size={16} stroke={1.6} />
      </IconButton>
    </>
  )
}
