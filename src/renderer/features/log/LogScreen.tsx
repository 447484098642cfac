import { Button, Select, TextInput } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { LogFilter, LogPage } from '../../../shared/ipc/keeping'
import { ask } from '../../api/ask'
import { useLogVerdict } from '../../api/log-verdict'
import { goBack } from '../../app/navigation'
import { showError } from '../../components/notices'
import { Screen } from '../../components/Screen'
import { useText } from '../../i18n'
import { useScreenKeys } from '../../keys/use-screen-keys'
import { LogRow } from './LogRow'
import classes from './LogScreen.module.css'

const everything: LogFilter = { action: null, by: null, documentId: null, from: null, until: null }
const atOnce = 100
const nothing: LogPage = { rows: [], actions: [], people: [] }

/** The log of the workspace: who did what to which document, and whether its chain holds. */
export default function LogScreen() {
  const { t } = useText()
  const [filter, setFilter] = useState(everything)
  const [page, setPage] = useState(nothing)
  const [isWhole, setWhole] = useState(false)
  const { verdict, verify } = useLogVerdict()
  const tell = useCallback((error: unknown): void => showError(toEnvelope(error)), [])
  useEffect(() => {
    let wanted = true
    ask('log:list', { filter, before: null, limit: atOnce }).then((first) => {
      if (!wanted) return
      setPage(first)
      setWhole(first.rows.length < atOnce)
    }, tell)
    return () => {
      wanted = false
    }
  }, [filter, tell])
  useScreenKeys('[data-line]', () => false)
  const more = (): void =>
    void ask('log:list', { filter, before: page.rows.at(-1)?.sequence ?? null, limit: atOnce }).then((next) => {
      setPage({ ...next, rows: [...page.rows, ...next.rows] })
      setWhole(next.rows.length < atOnce)
    }, tell)
  const day = (value: string): string | null => (value === '' ? null : new Date(`${value}T00:00:00`).toISOString())
  return (
    <Screen
      title={t('log.title')}
      testId="log"
      onBack={goBack}
      actions={
        <>
          <span className={classes.verdict} role="status">
            {verdict}
          </span>
          <Button size="xs" variant="default" onClick={verify} data-testid="log-verify">
            {t('settings.logVerify')}
          </Button>
        </>
      }
    >
      <div className={classes.filters}>
        <Select
          size="xs"
          clearable
          searchable
          label={t('log.action')}
          data={page.actions.map((value) => ({ value, label: t(`audit.${value}`, { defaultValue: value }) }))}
          value={filter.action}
          onChange={(action) => setFilter({ ...filter, action })}
        />
        <Select
          size="xs"
          clearable
          label={t('log.by')}
          data={[...page.people]}
          value={filter.by}
          onChange={(by) => setFilter({ ...filter, by })}
        />
        <TextInput
          size="xs"
          type="date"
          label={t('log.from')}
          onChange={(event) => setFilter({ ...filter, from: day(event.currentTarget.value) })}
        />
        <TextInput
          size="xs"
          type="date"
          label={t('log.until')}
          onChange={(event) => setFilter({ ...filter, until: day(event.currentTarget.value) })}
        />
      </div>
      <div className={classes.body}>
        <table className={classes.table}>
          <thead>
            <tr>
              {(['when', 'who', 'what', 'document', 'before', 'after', 'why'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`log.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row) => (
              <LogRow key={row.sequence} row={row} />
            ))}
          </tbody>
        </table>
        {page.rows.length === 0 && <p className={classes.none}>{t('log.none')}</p>}
        {!isWhole && page.rows.length > 0 && (
          <Button size="xs" variant="default" m={16} onClick={more}>
            {t('log.more')}
          </Button>
        )}
      </div>
    </Screen>
  )
}
