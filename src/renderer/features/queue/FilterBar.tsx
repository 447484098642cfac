import { Button, Menu, Select } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react'
import { useText } from '../../i18n'
import { bands, type Band } from '../../../shared/domain/bands'
import { documentTypes } from '../../../shared/domain/document-types'
import type { RowFilter, RowSort } from '../../../shared/domain/review'
import { countersStore } from '../../api/counters'
import { changeFilter, changeSort, viewStore } from '../../api/view'
import { BandMark } from '../../components/BandMark'
import { useStore } from '../../lib/store'
import { useOwnTypes } from '../user-types/use-own-types'
import classes from './FilterBar.module.css'
import { presetOf, presets } from './presets'

const sorts: readonly RowSort['by'][] = ['disagreement', 'taken_in', 'risk', 'name', 'type', 'state']

const turned = <T,>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]

/** What the queue shows, and in which order; kept for the next start. */
export function FilterBar() {
  const { t } = useText()
  const filter = useStore(viewStore, (view) => view.filter)
  const sort = useStore(viewStore, (view) => view.sort)
  const counters = useStore(countersStore, (now) => now)
  const own = useOwnTypes()
  const preset = presetOf(filter)
  // Who sends nothing to a service needs no way to what it disagrees with.
  const shown = presets.filter(({ id }) => id !== 'disagreement' || counters.disagreements > 0 || preset === id)
  return (
    <div className={classes.bar}>
      <div className={classes.chips} role="group" aria-label={t('queue.filters')}>
        {shown.map(({ id, patch, sort: own, count }) => (
          <button
            key={id}
            type="button"
            className={classes.chip}
            aria-pressed={preset === id}
            onClick={() => changeFilter(patch, own)}
          >
            {t(`queue.preset.${id}`)}
            <Count of={count?.(counters) ?? 0} />
          </button>
        ))}
      </div>
      <Many label={t('queue.type')} chosen={filter.types.length}>
        {[...documentTypes, ...own, 'UNRECOGNISED'].map((type) => (
          <Menu.CheckboxItem
            key={type}
            checked={filter.types.includes(type)}
            onChange={() => changeFilter({ types: turned(filter.types, type) })}
          >
            {t(`type.${type}`)}
          </Menu.CheckboxItem>
        ))}
      </Many>
      <Many label={t('queue.band')} chosen={filter.bands.length}>
        {bands.map((band: Band) => (
          <Menu.CheckboxItem
            key={band}
            checked={filter.bands.includes(band)}
            onChange={() => changeFilter({ bands: turned<RowFilter['bands'][number]>(filter.bands, band) })}
          >
            <BandMark band={band} />
          </Menu.CheckboxItem>
        ))}
      </Many>
      <span className={classes.gap} />
      <Select
        size="xs"
        variant="unstyled"
        className={classes.sort}
        aria-label={t('queue.sortBy')}
        data={sorts.map((by) => ({ value: by, label: t(`queue.sort.${by}`) }))}
        value={sort.by}
        allowDeselect={false}
        onChange={(by) => by && changeSort({ ...sort, by: by as RowSort['by'] })}
      />
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        aria-label={t(`queue.direction.${sort.direction}`)}
        onClick={() => changeSort({ ...sort, direction: sort.direction === 'asc' ? 'desc' : 'asc' })}
      >
        {sort.direction === 'asc' ? <IconArrowUp size={14} /> : <IconArrowDown size={14} />}
      </Button>
    </div>
  )
}

/** How many a chip would show; none is not worth a figure. */
const Count = ({ of }: { readonly of: number }) => (of > 0 ? <span className={classes.count}> {of}</span> : null)

/** A menu of which several may hold. */
function Many({
  label,
  chosen,
  children,
}: {
  readonly label: string
  readonly chosen: number
  readonly children: React.ReactNode
}) {
  return (
    <Menu closeOnItemClick={false} position="bottom-start" shadow="md">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant={chosen > 0 ? 'light' : 'subtle'}
          color={chosen > 0 ? 'accent' : 'gray'}
          rightSection={<IconChevronDown size={12} />}
        >
          {chosen > 0 ? `${label} (${chosen})` : label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
