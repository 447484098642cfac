import { Button, SegmentedControl } from '@mantine/core'
import { useCallback, useState } from 'react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { DeliveryLine } from '../../../shared/ipc/service'
import { ask } from '../../api/ask'
import { useLive } from '../../api/live'
import { showError } from '../../components/notices'
import { StateWord } from '../../components/StateWord'
import { when } from '../../components/when'
import { useText } from '../../i18n'
import classes from './Settings.module.css'

const tones = { PENDING: 'busy', DELIVERED: 'good', FAILED: 'bad' } as const

/** What was asked of the service in this run, and what it called back. */
export function ServiceLogs() {
  const { t } = useText()
  const [which, setWhich] = useState('requests')
  return (
    <div>
      <SegmentedControl
        size="xs"
        aria-label={t('service.logs')}
        data={['requests', 'deliveries'].map((value) => ({ value, label: t(`service.${value}`) }))}
        value={which}
        onChange={setWhich}
      />
      {which === 'requests' ? <Requests /> : <Deliveries />}
    </div>
  )
}

function Requests() {
  const { t, language } = useText()
  const lines = useLive(useCallback(() => ask('service:requests', {}), [])) ?? []
  if (lines.length === 0) return <p className={classes.note}>{t('service.noRequests')}</p>
  return (
    <div className={classes.log} tabIndex={0} role="region" aria-label={t('service.requests')}>
      <table data-testid="service-requests">
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${line.at} ${index}`}>
              <td>{when(line.at, language)}</td>
              <td>{line.client ?? '—'}</td>
              <td className="vd-code">
                {line.method} {line.endpoint}
              </td>
              <td>
                <StateWord
                  tone={line.status < 400 ? 'good' : line.status < 500 ? 'look' : 'bad'}
                  word={String(line.status)}
                />
              </td>
              <td>{line.ms} ms</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Deliveries() {
  const { t } = useText()
  const lines = useLive(useCallback(() => ask('service:deliveries', {}), [])) ?? []
  if (lines.length === 0) return <p className={classes.note}>{t('service.noDeliveries')}</p>
  return (
    <div className={classes.log} tabIndex={0} role="region" aria-label={t('service.deliveries')}>
      <table data-testid="service-deliveries">
        <tbody>
          {lines.map((line) => (
            <Delivery key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Delivery({ line }: { readonly line: DeliveryLine }) {
  const { t, language } = useText()
  const last = line.tries.at(-1)
  const again = (): void =>
    void ask('service:redeliver', { flow: line.flow }).catch((error: unknown) => showError(toEnvelope(error)))
  return (
    <tr>
      <td>{when(line.createdAt, language)}</td>
      <td>{line.client}</td>
      <td>{line.applicationId}</td>
      <td>
        <StateWord tone={tones[line.status]} word={t(`service.delivery.${line.status}`)} />
        <div className={classes.note}>
          {t('service.tries', { count: line.tries.length })}
          {last?.error && ` · ${last.error}`}
          {line.nextAttemptAt !== null && ` · ${t('service.next', { at: when(line.nextAttemptAt, language) })}`}
        </div>
      </td>
      <td>
        <Button size="compact-xs" variant="default" onClick={again}>
          {t('service.sendAgain')}
        </Button>
      </td>
    </tr>
  )
}
