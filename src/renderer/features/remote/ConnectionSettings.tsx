import { Button, SegmentedControl, Switch, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n'
import type { Connection, ConnectionSecrets, ConnectionTest } from '../../../shared/domain/connection'
import { toEnvelope, type ErrorEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { settingsKept, settingsStore } from '../../api/settings'
import { showError } from '../../components/notices'
import { useStore } from '../../lib/store'
import settings from '../settings/Settings.module.css'
import { save } from '../settings/save'
import classes from './Remote.module.css'
import { SecretInput } from './SecretInput'

type Given = Readonly<Record<keyof ConnectionSecrets, boolean>>

/** The service to which documents can be sent: where it is, who calls it, and whether that works. */
export function ConnectionSettings() {
  const { t } = useText()
  const noNetwork = useStore(settingsStore, (now) => now.noNetwork)
  const connection = useStore(settingsStore, (now) => now.connection)
  const [given, setGiven] = useState<Given | null>(null)
  const [test, setTest] = useState<ConnectionTest | 'running' | null>(null)
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
  const run = (): void => {
    setTest('running')
    settingsKept()
      .then(() => ask('remote:test', {}))
      .then(setTest, (error: unknown) => {
        setTest(null)
        tell(error)
      })
  }
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
        <Kept
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
        <div className={classes.fields}>
          <Kept
            label={t('remote.bucket.endpoint')}
            placeholder="https://"
            value={connection.bucket.endpoint}
            testId="bucket-endpoint"
            onKeep={(endpoint) => changeBucket({ endpoint })}
            wide
          />
          <Kept
            label={t('remote.bucket.name')}
            value={connection.bucket.name}
            testId="bucket-name"
            onKeep={(name) => changeBucket({ name })}
          />
          <Kept
            label={t('remote.bucket.region')}
            value={connection.bucket.region}
            testId="bucket-region"
            onKeep={(region) => changeBucket({ region })}
          />
          {secret('accessKeyId')}
          {secret('secretAccessKey')}
        </div>
      )}
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

interface KeptProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly testId: string
  readonly wide?: boolean
  readonly onKeep: (value: string) => void
}

/** A text that is written when the analyst leaves it. */
function Kept({ label, value, placeholder = '', testId, wide = false, onKeep }: KeptProps) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  return (
    <TextInput
      size="xs"
      className={wide ? (classes.wide ?? '') : ''}
      label={label}
      placeholder={placeholder}
      data-testid={testId}
      spellCheck={false}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => draft.trim() !== value && onKeep(draft.trim())}
    />
  )
}
