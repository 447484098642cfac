import { Select, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { userFieldKinds, type UserFieldKind } from '../../../shared/domain/user-types/spec'
import { IconButton } from '../../components/IconButton'
import { useText } from '../../i18n'
import classes from './FieldOfType.module.css'

interface NamedField {
  readonly label: string
  readonly kind: UserFieldKind
  readonly pattern: string
}

/**
 * What a field of a type is called, of which kind it is, its pattern, and its removal; cells of the row around them.
 */
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
        maxLength={60}
        value={field.label}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
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
      {field.kind === 'identifier' && (
        <TextInput
          className={classes.pattern}
          classNames={{ input: 'vd-code' }}
          label={t('teach.pattern')}
          description={t('teach.patternMeans')}
          data-testid={testId && `${testId}:pattern`}
          size="xs"
          maxLength={60}
          value={field.pattern}
          onChange={(event) => onChange({ pattern: event.currentTarget.value })}
        />
      )}
    </>
  )
}
