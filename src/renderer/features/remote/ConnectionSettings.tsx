import { SegmentedControl, Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n'
import type { Connection, ConnectionSecrets } from '../../../shared/domain/connection'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { settingsStore } from '../../api/settings'
import { showError } from '../../components/notices'
import { useStore } from '../../lib/store'
import settings from '../settings/Settings.module.css'
import { save } from '../settings/save'
import { BucketFields } from './BucketFields'
import { ConnectionCheck, type ShownTest } from './ConnectionCheck'
import { KeptText } from './KeptText'
import classes from './Remote.module.css'
import { SecretInput } from './SecretInput'

type Given = Readonly<Record<keyof ConnectionSecrets, boolean>>

/** The service to which documents can be sent: where it is, who calls it, and whether that works. */
export function ConnectionSettings() {
  const { t } = useText()
  const noNetwork = useStore(settingsStore, (now) => now.noNetwork)
  const connection = useStore(settingsStore, (now) => now.connection)
  const [given, setGiven] = useState<Given | null>(null)
  const [test, setTest] = useState<ShownTest>(null)
  const tell = (error: unknown): void => showError(toEnvelope(error))
  useEffect(() => void ask('remote:secrets', {}).then(setGiven, tell), [])

  const change = (patch: Partial<Connection>): void => {
    setTest(null)
    save({ connection: { ...connection, ...patch } })
  }
  const changeBucket = (patch: Partial<Connection['bucket']>): void =>
    change({ bucket: { ...connection.bucket, ...patch } })
  const keep = (name: keyof ConnectionSecrets) => (value: string) => {
    setTest(null)
    ask('remote:setSecrets', { [name]: value }).then(setGiven, tell)
  }
  const secret = (name: keyof ConnectionSecrets) => (
    <SecretInput
      key={name}
      label={t(`remote.secret.${name}`)}
      isGiven={given?.[name] ?? false}
      onKeep={keep(name)}
      testId={`secret:${name}`}
    />
  )
  return (
    <div className={settings.stack}>
      <div>
        <Switch
          label={t('remote.noNetwork')}
          checked={noNetwork}
          data-testid="no-network-switch"
          onChange={(event) => save({ noNetwork: event.currentTarget.checked })}
        />
        <p className={settings.note}>{t('remote.noNetworkMeans')}</p>
      </div>
      <div className={classes.fields}>
        <KeptText
          label={t('remote.address')}
          placeholder="https://"
          value={connection.baseUrl}
          testId="service-address"
          onKeep={(baseUrl) => change({ baseUrl })}
          wide
        />
        {secret('clientId')}
        {secret('clientSecret')}
        {secret('matchClientId')}
        {secret('matchClientSecret')}
        <p className={classes.wideNote}>{t('remote.matchMeans')}</p>
      </div>
      <div>
        <div id="storage-label">{t('remote.storage')}</div>
        <SegmentedControl
          mt={4}
          aria-labelledby="storage-label"
          value={connection.storage}
          onChange={(storage) => change({ storage: storage as Connection['storage'] })}
          data={(['service', 'bucket'] as const).map((value) => ({ value, label: t(`remote.storages.${value}`) }))}
        />
        <p className={settings.note}>{t(`remote.storageMeans.${connection.storage}`)}</p>
      </div>
      {connection.storage === 'bucket' && (
        <BucketFields bucket={connection.bucket} onChange={changeBucket} secret={secret} />
      )}
      <ConnectionCheck test={test} onTest={setTest} />
    </div>
  )
}
