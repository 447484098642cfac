import { Button, CopyButton, TextInput } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { ClientSecrets } from '../../../shared/ipc/service'
import { ask } from '../../api/ask'
import { useLive } from '../../api/live'
import { useWork } from '../../components/use-work'
import { when } from '../../components/when'
import { useText } from '../../i18n'
import classes from './Settings.module.css'

/** Who may call: added with a secret that is shown once, revoked for good. */
export function ServiceClients() {
  const { t, language } = useText()
  const [turn, setTurn] = useState(0)
  // A new question each time: clients change by these buttons alone.
  const load = useCallback(() => ask('service:clients', {}).then((clients) => ({ clients, turn })), [turn])
  const clients = useLive(load)?.clients ?? []
  const [name, setName] = useState('')
  const { busy, run } = useWork()
  const [secrets, setSecrets] = useState<ClientSecrets | null>(null)
  const reload = (): void => setTurn((now) => now + 1)
  const add = run(async () => {
    setSecrets(await ask('service:addClient', { name }))
    setName('')
    reload()
  })
  const revoke = (id: string): (() => void) =>
    run(async () => {
      await ask('service:revokeClient', { id })
      reload()
    })
  return (
    <div>
      <div>{t('service.clients')}</div>
      <ul className={classes.folders} data-testid="service-clients">
        {clients.map((client) => (
          <li key={client.id}>
            <span>
              <strong>{client.name}</strong> <span className={`${classes.note ?? ''} vd-code`}>{client.id}</span>
            </span>
            {client.revokedAt === null ? (
              <Button size="compact-xs" variant="default" disabled={busy} onClick={revoke(client.id)}>
                {t('service.revoke')}
              </Button>
            ) : (
              <span className={classes.note}>{t('service.revoked', { at: when(client.revokedAt, language) })}</span>
            )}
          </li>
        ))}
      </ul>
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') add()
        }}
      >
        <TextInput
          size="xs"
          aria-label={t('service.clientName')}
          placeholder={t('service.clientName')}
          maxLength={100}
          data-testid="client-name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default" loading={busy} disabled={name.trim() === ''}>
          {t('service.addClient')}
        </Button>
      </form>
      {secrets && <Secrets of={secrets} />}
    </div>
  )
}

/** What a new client calls with; nobody can ask for it again. */
function Secrets({ of }: { readonly of: ClientSecrets }) {
  const { t } = useText()
  return (
    <div className={classes.secrets} role="status" data-testid="client-secrets">
      <p className={classes.note}>{t('service.once')}</p>
      <div>
        {(['client_id', 'client_secret', 'callback_secret'] as const).map((key) => (
          <div key={key} className={classes.secret}>
            <span className="vd-code vd-dim">{key}</span>
            <span className="vd-code" data-secret={key}>
              {of[key]}
            </span>
            <CopyButton value={of[key]}>
              {({ copied, copy }) => (
                <Button size="compact-xs" variant="subtle" onClick={copy} aria-label={t('service.copy', { key })}>
                  {copied ? t('service.copied') : t('service.copyShort')}
                </Button>
              )}
            </CopyButton>
          </div>
        ))}
      </div>
    </div>
  )
}
