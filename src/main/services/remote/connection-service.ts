import {
  connectionSecretsSchema,
  noSecrets,
  type ConnectionSecrets,
  type ConnectionTest,
} from '../../../shared/domain/connection'
import { CodedError, toEnvelope, type ErrorEnvelope } from '../../../shared/errors/coded-error'
import type { Keychain } from '../ports/keychain'
import type { ConnectRemote, Remote } from '../ports/remote'
import type { SettingsService } from '../settings/settings-service'

const entry = 'service-connection'
/** The name of the object that a test of the storage writes, and removes. */
const testName = 'veridesk-connection-test'

/** The connected service: its address in the settings, its secrets in the keychain. */
export class ConnectionService {
  private remote: Remote | null = null
  /** Secrets on their way into the keychain: one change after the other, and nothing is asked with those before. */
  private saving: Promise<void> = Promise.resolve()

  constructor(
    private readonly settings: SettingsService,
    private readonly keychain: Keychain,
    private readonly connect: ConnectRemote,
  ) {
    settings.onChange((now, before) => {
      if (now.connection !== before.connection) this.remote = null
    })
  }

  /** Throws NETWORK_OFF, REMOTE_NOT_SET or KEYCHAIN_UNAVAILABLE. */
  async current(): Promise<Remote> {
    const { noNetwork, connection } = this.settings.get()
    if (noNetwork) throw new CodedError('NETWORK_OFF')
    if (!URL.canParse(connection.baseUrl)) throw new CodedError('REMOTE_NOT_SET')
    await this.saving
    if (this.remote) return this.remote
    const secrets = await this.secrets()
    if (secrets.clientId === '' || secrets.clientSecret === '') throw new CodedError('REMOTE_NOT_SET')
    this.remote ??= this.connect(connection, secrets)
    return this.remote
  }

  /** Which secrets are set; never what they are. */
  async given(): Promise<Readonly<Record<keyof ConnectionSecrets, boolean>>> {
    const { clientId, clientSecret, matchClientId, matchClientSecret, ...storage } = await this.secrets()
    return {
      clientId: clientId !== '',
      clientSecret: clientSecret !== '',
      matchClientId: matchClientId !== '',
      matchClientSecret: matchClientSecret !== '',
      accessKeyId: storage.accessKeyId !== '',
      secretAccessKey: storage.secretAccessKey !== '',
    }
  }

  /** Those that are undefined stay as they are. Throws KEYCHAIN_UNAVAILABLE. */
  setSecrets(change: { readonly [K in keyof ConnectionSecrets]?: string | undefined }): Promise<void> {
    const set = Object.entries(change).filter(([, value]) => value !== undefined)
    const saved = this.saving.then(async () => {
      await this.keychain.set(entry, JSON.stringify({ ...(await this.secrets()), ...Object.fromEntries(set) }))
      this.remote = null
    })
    // Whoever waits behind it is not to fail with it.
    this.saving = saved.catch(() => undefined)
    return saved
  }

  /** Asks the service for a token, and puts a small object into the storage and removes it. Never throws. */
  async test(): Promise<ConnectionTest> {
    const { signal } = new AbortController()
    const service = await outcome(async () => (await this.current()).prepare(signal))
    if (service) return { service, storage: null }
    const storage = await outcome(async () => {
      const remote = await this.current()
      await remote.storage.remove(await remote.storage.put(testName, Buffer.from('veridesk'), signal), signal)
    })
    return { service, storage }
  }

  private async secrets(): Promise<ConnectionSecrets> {
    const kept = await this.keychain.get(entry)
    if (kept === null) return noSecrets
    const parsed = connectionSecretsSchema.safeParse(jsonOf(kept))
    return parsed.success ? parsed.data : noSecrets
  }
}

async function outcome(step: () => Promise<unknown>): Promise<ErrorEnvelope | null> {
  try {
    await step()
    return null
  } catch (error) {
    return toEnvelope(error)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
