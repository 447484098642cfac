import { toEnvelope } from '../../../shared/errors/coded-error'
import type { RequestLine, ServiceState } from '../../../shared/ipc/service'
import type { ServiceContext } from '../context'
import type { LocalService } from '../local'
import type { RunningHost, ServiceHost } from '../ports/service-host'
import type { SettingsService } from '../settings/settings-service'
import type { Moved } from './moved'

/** Requests that are remembered, of this run alone. */
const mostLines = 500

/** The HTTP face of the desk's service: on and off as the settings say, and never on where there is no network. */
export class ServiceMode {
  private current: ServiceState = { kind: 'off' }
  private running: RunningHost | null = null
  /** One change after the other. */
  private last: Promise<void> = Promise.resolve()
  private stopped = false
  private lines: RequestLine[] = []

  constructor(
    private readonly context: Pick<ServiceContext, 'emit' | 'log'>,
    private readonly settings: SettingsService,
    private readonly local: LocalService,
    private readonly host: ServiceHost,
    private readonly moved: Moved,
  ) {
    settings.onChange((now, before) => {
      const isSame = (['serviceOn', 'servicePort', 'serviceHost', 'noNetwork'] as const).every(
        (key) => now[key] === before[key],
      )
      if (!isSame) this.apply()
    })
  }

  get state(): ServiceState {
    return this.current
  }

  /** The latest first. */
  get requests(): readonly RequestLine[] {
    return [...this.lines].reverse()
  }

  /** Brings the face to what the settings say; what it was is ended first. */
  apply(): void {
    this.last = this.last.then(async () => {
      await this.close()
      const { serviceOn, noNetwork, servicePort: port, serviceHost: host } = this.settings.get()
      if (!serviceOn || noNetwork || this.stopped) return this.become({ kind: 'off' })
      this.become({ kind: 'starting' })
      try {
        this.running = await this.host.listen(this.local, { host, port }, this.hear)
        this.become({ kind: 'on', address: this.running.address })
      } catch (error) {
        this.context.log.error('service_not_started', error)
        this.become({ kind: 'failed', error: toEnvelope(error) })
      }
    })
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.last = this.last.then(() => this.close())
    await this.last
  }

  private async close(): Promise<void> {
    const running = this.running
    this.running = null
    await running?.close().catch((error: unknown) => this.context.log.error('service_not_closed', error))
  }

  private readonly hear = (line: RequestLine): void => {
    this.lines = [...this.lines.slice(1 - mostLines), line]
    this.moved.tell()
  }

  private become(state: ServiceState): void {
    this.current = state
    this.context.emit('service:state', state)
  }
}
