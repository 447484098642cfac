import { Button, Menu, TextInput } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../i18n'
import { countersStore } from '../../api/counters'
import { changeFilter, viewStore } from '../../api/view'
import { openOverlay } from '../../app/navigation'
import { KeyCaps } from '../../components/KeyCaps'
import { Screen } from '../../components/Screen'
import { useStore } from '../../lib/store'
import { Elsewhere } from './Elsewhere'
import { OutboxButton } from '../remote/OutboxButton'
import { EmptyQueue } from './EmptyQueue'
import { FilterBar } from './FilterBar'
import { choose } from './import'
import { ProgressStrip } from './ProgressStrip'
import classes from './QueueScreen.module.css'
import { RowList } from './RowList'
import { followRows, rowsStore } from './rows-store'
import { SelectionBar } from './SelectionBar'
import { selectionStore } from './selection'
import { useQueueKeys } from './use-queue-keys'

/** All documents, and what of them waits for a human. */
export function QueueScreen() {
  const { t } = useText()
  const counters = useStore(countersStore, (now) => now)
  const search = useStore(viewStore, (view) => view.filter.search)
  const empty = useStore(rowsStore, (rows) => rows.known && rows.total === 0)
  const chosen = useStore(selectionStore, (selection) => selection.ids.size)
  const box = useRef<HTMLInputElement>(null)
  useEffect(followRows, [])
  useQueueKeys(box)
  return (
    <Screen
      title={t('queue.title')}
      beside={
        <p className={classes.counters}>
          <strong>{counters.left}</strong> {t('queue.left')}
          <span className={classes.dot}>·</span>
          <strong>{counters.doneToday}</strong> {t('queue.doneToday')}
          {counters.reading > 0 && (
            <>
              <span className={classes.dot}>·</span>
              <strong>{counters.reading}</strong> {t('queue.reading')}
            </>
          )}
        </p>
      }
      actions={
        <>
          <TextInput
            ref={box}
            className={classes.search}
            size="xs"
            type="search"
            aria-label={t('queue.search')}
            placeholder={t('queue.search')}
            leftSection={<IconSearch size={14} aria-hidden />}
            rightSection={<KeyCaps action="search" />}
            value={search}
            onChange={(event) => changeFilter({ search: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' && event.key !== 'Enter' && event.key !== 'ArrowDown') return
              if (event.key === 'Escape') changeFilter({ search: '' })
              event.currentTarget.blur()
              document.getElementById('rows')?.focus()
            }}
          />
          <Button
            size="xs"
            variant="default"
            data-testid="export"
            onClick={() => openOverlay({ kind: 'export', ids: [...selectionStore.get().ids], current: null })}
          >
            {t('action.export')}
          </Button>
          <Button.Group>
            <Button size="xs" data-testid="import" onClick={() => void choose('files')}>
              {t('queue.import')}
            </Button>
            <Menu position="bottom-end" shadow="md">
              <Menu.Target>
                <Button size="xs" px={6} aria-label={t('queue.importMore')} className={classes.more}>
                  <IconChevronDown size={14} />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void choose('files')}>{t('queue.importFiles')}</Menu.Item>
                <Menu.Item data-testid="import-folder" onClick={() => void choose('folder')}>
                  {t('queue.importFolder')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Button.Group>
          <OutboxButton />
          <Elsewhere />
        </>
      }
    >
      {chosen > 0 ? <SelectionBar /> : <FilterBar />}
      {empty ? <EmptyQueue anything={counters.total > 0} /> : <RowList />}
      <ProgressStrip />
    </Screen>
  )
}
