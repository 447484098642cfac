import { Button } from '@mantine/core'
import type { ConnectionTest } from '../../../shared/domain/connection'
import { toEnvelope, type ErrorEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { settingsKept } from '../../api/settings'
import { showError } from '../../components/notices'
import { useText } from '../../i18n'
import settings from '../settings/Settings.module.css'
import classes from './Remote.module.css'

/** Null where what is set now was not tried. */
export type ShownTest = ConnectionTest | 'running' | null

interface Props {
  readonly test: ShownTest
  readonly onTest: (test: ShownTest) => void
}

/** Tries the service as it is set, and says what came of it. */
export function ConnectionCheck({ test, onTest }: Props) {
  const { t } = useText()
  const run = (): void => {
    onTest('running')
    settingsKept()
      .then(() => ask('remote:test', {}))
      .then(onTest, (error: unknown) => {
        onTest(null)
        showError(toEnvelope(error))
      })
  }
  return (
    <div className={settings.line}>
      <Button
        className={classes.test ?? ''}
        variant="default"
        size="xs"
        loading={test === 'running'}
        onClick={run}
        data-testid="test-connection"
      >
        {t('remote.test')}
      </Button>
      {test !== null && test !== 'running' && <Result test={test} />}
    </div>
  )
}

function Result({ test }: { readonly test: ConnectionTest }) {
  const { t } = useText()
  const said = (fault: ErrorEnvelope): string =>
    [
      t(`error.${fault.code}.message`),
      ...(fault.detail === null ? [] : [`(${fault.detail})`]),
      t(`error.${fault.code}.whatToDo`),
    ].join(' ')
  const fault = test.service ?? test.storage
  return (
    <span role="status" className={fault ? classes.failed : classes.works} data-testid="test-result">
      {fault
        ? `${t(test.service ? 'remote.testService' : 'remote.testStorage')}: ${said(fault)}`
        : t('remote.testWorks')}
    </span>
  )
}
