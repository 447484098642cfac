import { CodedError, toEnvelope } from '../../../shared/errors/coded-error'
import type { Settings } from '../../../shared/ipc/app'
import type { UpdatesOffReason, UpdateState } from '../../../shared/ipc/updates'
import type { Updates } from '../../ipc/handlers'
import type { Log } from '../../services'
import type { Updater } from './updater'

const day = 86_400_000
/** Not while the desk is being opened. */
const firstLookMs = 60_000

export interface UpdatesParts {
  /** Why this build or this installation cannot be updated at all; null where it can. */
  readonly hindrance: UpdatesOffReason | null
  /** The server of the machine's policy, or else of the build. */
  readonly server: string | null
  readonly createUpdater: (server: string, channel: string) => Promise<Updater>
  readonly now: () => Date
  readonly onChange: (state: UpdateState) => void
  readonly log: Log
}

type Wishes = Pick<Settings, 'updateChannel' | 'noNetwork'>

/**
 * Updates as the analyst and the administrators want them: looked for once a day, fetched when the analyst says so,
 * installed when the desk is closed. What fails leaves everything as it is.
 */
export class DeskUpdates implements Updates {
  private current: UpdateState = { kind: 'off', reason: 'chosen' }
  private updater: Updater | null = null
  /** The channel, or why none is followed; null before the settings are known. */
  private followed: Settings['updateChannel'] | UpdatesOffReason | null = null
  private timer: NodeJS.Timeout | null = null

  constructor(private readonly parts: UpdatesParts) {}

  get state(): UpdateState {
    return this.current
  }

  /** Must be called with the settings at the start, and whenever they change. */
  obey(wishes: Wishes): void {
    const reason = this.reasonToBeOff(wishes)
    const followed = reason ?? wishes.updateChannel
    if (followed === this.followed) return
    this.stop()
    this.followed = followed
    this.become(reason === null ? { kind: 'current', checkedAt: null } : { kind: 'off', reason })
    if (reason === null) this.lookIn(firstLookMs)
  }

  /** Ends what is under way; what was fetched is not installed any more. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.updater?.stop()
    this.updater = null
  }

  async check(): Promise<UpdateState> {
    const { kind } = this.current
    if (kind === 'off' || kind === 'checking' || kind === 'fetching' || kind === 'ready') return this.current
    this.become({ kind: 'checking' })
    await this.attempt(async (updater) => {
      const update = await updater.check()
      return update ? { kind: 'offered', update } : { kind: 'current', checkedAt: this.parts.now().toISOString() }
    })
    return this.current
  }

  async download(): Promise<UpdateState> {
    if (this.current.kind !== 'offered') throw new CodedError('INVALID_STATE')
    const { update } = this.current
    const at = (percent: number): void => this.become({ kind: 'fetching', update, percent })
    at(0)
    await this.attempt(async (updater) => {
      await updater.download((percent) => {
        if (this.current.kind === 'fetching') at(percent)
      })
      return { kind: 'ready', update }
    })
    return this.current
  }

  install(): UpdateState {
    if (this.current.kind !== 'ready' || !this.updater) throw new CodedError('INVALID_STATE')
    this.updater.install()
    return this.current
  }

  private reasonToBeOff({ updateChannel, noNetwork }: Wishes): UpdatesOffReason | null {
    if (noNetwork) return 'no-network'
    if (updateChannel === 'off') return 'chosen'
    return this.parts.hindrance ?? (this.parts.server === null ? 'no-server' : null)
  }

  /** What `work` answers becomes the state, unless updates were turned off or to another channel meanwhile. */
  private async attempt(work: (updater: Updater) => Promise<UpdateState>): Promise<void> {
    const { server, createUpdater, log } = this.parts
    const { followed } = this
    try {
      if (server === null) throw new CodedError('INVALID_STATE')
      const updater = this.updater ?? (await createUpdater(server, followed === 'beta' ? 'beta' : 'latest'))
      if (this.followed !== followed) return updater.stop()
      this.updater = updater
      const next = await work(updater)
      if (this.followed === followed) this.become(next)
    } catch (error) {
      log.error('update_failed', error)
      if (this.followed === followed) this.become({ kind: 'failed', error: toEnvelope(error) })
    }
  }

  private lookIn(ms: number): void {
    this.timer = setTimeout(() => {
      void this.check()
      this.lookIn(day)
    }, ms)
    this.timer.unref()
  }

  private become(state: UpdateState): void {
    this.current = state
    this.parts.onChange(state)
  }
}
