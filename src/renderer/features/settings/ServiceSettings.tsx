import { Button, Select, Switch, TagsInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { ServiceState } from '../../../shared/ipc/service'
import { ask, listen } from '../../api/ask'
import { settingsStore } from '../../api/settings'
import { showError } from '../../components/notices'
import { CountInput } from '../../components/CountInput'
import { StateWord } from '../../components/StateWord'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import { save } from './save'
import { ServiceClients } from './ServiceClients'
import { ServiceLogs } from './ServiceLogs'
import classes from './Settings.module.css'

const tones = { off: 'none', starting: 'busy', on: 'good', failed: 'bad' } as const
const hostPort = /^(\[[\da-f:.]+\]|[^\s:/@]+):\d{1,5}$/i

/** Whether other programs may send documents to this desk, who they are, and what they did. */
export function ServiceSettings() {
  const { t } = useText()
  const settings = useStore(settingsStore, (now) => now)
  const [state, setState] = useState<ServiceState>({ kind: 'off' })
  useEffect(() => {
    void ask('service:state', {}).then(setState, (error: unknown) => showError(toEnvelope(error)))
    return listen('service:state', setState)
  }, [])
  return (
    <div className={classes.stack}>
      <div>
        <Switch
          label={t('service.on')}
          data-testid="service-on"
          checked={settings.serviceOn}
          onChange={(event) => save({ serviceOn: event.currentTarget.checked })}
        />
        <p className={classes.note}>{t('service.means')}</p>
        <div className={classes.line} role="status" data-testid="service-state" data-kind={state.kind}>
          <StateWord tone={tones[state.kind]} word={t(`service.state.${state.kind}`)} />
          {state.kind === 'on' && <span className="vd-code">{state.address}</span>}
          {state.kind === 'failed' && (
            <>
              <span>{t(`error.${state.error.code}.message`)}</span>
              <Button size="compact-xs" variant="default" onClick={() => void ask('service:tryAgain', {})}>
                {t('gate.tryAgain')}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className={classes.pair}>
        <CountInput
          label={t('service.port')}
          min={1}
          max={65_535}
          value={settings.servicePort}
          onTake={(servicePort) => save({ servicePort })}
        />
        <Select
          label={t('service.reach')}
          allowDeselect={false}
          data={[
            { value: '127.0.0.1', label: t('service.thisMachine') },
            { value: '0.0.0.0', label: t('service.wholeNetwork') },
          ]}
          value={settings.serviceHost}
          onChange={(host) => (host === '127.0.0.1' || host === '0.0.0.0') && save({ serviceHost: host })}
        />
      </div>
      {settings.serviceHost === '0.0.0.0' && <p className={classes.note}>{t('service.networkMeans')}</p>}
      <TagsInput
        label={t('service.allowed')}
        aria-describedby="allowed-means"
        placeholder="storage.office:9000"
        data-testid="service-allowed"
        value={[...settings.serviceAllowedHosts]}
        onChange={(hosts) => save({ serviceAllowedHosts: hosts.filter((host) => hostPort.test(host)) })}
      />
      <p id="allowed-means" className={`${classes.note ?? ''} ${classes.under ?? ''}`}>
        {t('service.allowedMeans')}
      </p>
      <ServiceClients />
      <ServiceLogs />
    </div>
  )
}
