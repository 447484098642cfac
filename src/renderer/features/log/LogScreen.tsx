import { Button } from '@mantine/core'
import { useState } from 'react'
import type { LogFilter } from '../../../shared/ipc/keeping'
import { useLogVerdict } from '../../api/log-verdict'
import { goBack } from '../../app/navigation'
import { Screen } from '../../components/Screen'
import { useText } from '../../i18n'
import { useScreenKeys } from '../../keys/use-screen-keys'
import { LogFilters } from './LogFilters'
import { LogRow } from './LogRow'
import classes from './LogScreen.module.css'
import { useLogPages } from './use-log-pages'

const everything: LogFilter = { action: null, by: null, documentId: null, from: null, until: null }

/** The log of the workspace: who did what to which document, and whether its chain holds. */
export default function LogScreen() {
  const { t } = useText()
  const [filter, setFilter] = useState(everything)
  const { page, isWhole, busy, more } = useLogPages(filter)
  const { verdict, verify } = useLogVerdict()
  useScreenKeys('[data-line]', () => false)
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
      <LogFilters filter={filter} page={page} onChange={setFilter} />
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
          <Button size="xs" variant="default" m={16} loading={busy} onClick={more}>
            {t('log.more')}
          </Button>
        )}
      </div>
    </Screen>
  )
}
