import { Select, TextInput } from '@mantine/core'
import type { LogFilter, LogPage } from '../../../shared/ipc/keeping'
import { useText } from '../../i18n'
import classes from './LogScreen.module.css'

interface Props {
  readonly filter: LogFilter
  /** What there is to choose from. */
  readonly page: Pick<LogPage, 'actions' | 'people'>
  readonly onChange: (filter: LogFilter) => void
}

/** The beginning of a day here, as an instant (ISO). */
const day = (value: string): string | null => (value === '' ? null : new Date(`${value}T00:00:00`).toISOString())

/** Which entries of the log are shown. */
export function LogFilters({ filter, page, onChange }: Props) {
  const { t } = useText()
  return (
    <div className={classes.filters}>
      <Select
        size="xs"
        clearable
        searchable
        label={t('log.action')}
        data={page.actions.map((value) => ({ value, label: t(`audit.${value}`, { defaultValue: value }) }))}
        value={filter.action}
        onChange={(action) => onChange({ ...filter, action })}
      />
      <Select
        size="xs"
        clearable
        label={t('log.by')}
        data={[...page.people]}
        value={filter.by}
        onChange={(by) => onChange({ ...filter, by })}
      />
      <TextInput
        size="xs"
        type="date"
        label={t('log.from')}
        onChange={(event) => onChange({ ...filter, from: day(event.currentTarget.value) })}
      />
      <TextInput
        size="xs"
        type="date"
        label={t('log.until')}
        onChange={(event) => onChange({ ...filter, until: day(event.currentTarget.value) })}
      />
    </div>
  )
}
