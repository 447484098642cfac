import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import type { CaseName } from '../../shared/ipc/cases'
import { ask } from '../api/ask'
import { useKept, useLive } from '../api/live'
import { useText } from '../i18n'

interface Props {
  readonly value: CaseName | null
  readonly onChange: (value: CaseName | null) => void
  readonly label: string
  readonly description?: string
  /** Shown where none is chosen. */
  readonly placeholder: string
  readonly testId: string
}

const optionOf = ({ id, applicationId }: CaseName) => ({ value: id, label: applicationId })

/** One of all cases, however many there are: what is typed is searched in the store. Nothing where there is none. */
export function CaseSelect({ value, onChange, testId, ...input }: Props) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed, 200)
  // The name of the chosen one stands in the input; it is not looked for.
  const search = settled === value?.applicationId ? '' : settled
  const found = useKept(useLive(useCallback(() => ask('cases:list', { search, limit: 50 }), [search])))
  const rows: readonly CaseName[] = found?.rows ?? []
  if (rows.length === 0 && typed === '' && value === null) return null
  const listed = value === null || rows.some(({ id }) => id === value.id) ? rows : [value, ...rows]
  return (
    <Select
      {...input}
      data-testid={testId}
      clearable
      searchable
      comboboxProps={{ withinPortal: true }}
      data={listed.map(optionOf)}
      // What is listed was found already, by the words that were typed.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('cases.noneFits')}
      value={value?.id ?? null}
      onChange={(id) => onChange(listed.find((one) => one.id === id) ?? null)}
    />
  )
}
