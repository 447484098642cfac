import { whileWanted } from './while-wanted'

export interface FreshToken {
  readonly token: string
  readonly refresh: string | null
  /** Seconds, counted from now. */
  readonly seconds: number
}

interface Held extends FreshToken {
  readonly wallMs: number
  readonly steadyMs: number
}

/** A token is renewed this much before its end, or a tenth of its life where that is less. */
const marginSeconds = 120

/**
 * One area's token. It is asked for when first needed and renewed before it ends; however many calls wait for it,
 * it is asked for once. Its age is taken by this machine's own clocks from the moment it came: what the other side
 * believes the time to be plays no part.
 */
export class TokenKeeper {
  private held: Held | null = null
  private renewing: Promise<Held> | null = null

  constructor(
    private readonly obtain: (refresh: string | null) => Promise<FreshToken>,
    private readonly now: () => Date,
  ) {}

  /** Rejects with the signal's reason where that is aborted before the token is there; others wait on for it. */
  async get(signal: AbortSignal): Promise<string> {
    if (this.held && !this.isNearEnd(this.held)) return this.held.token
    this.renewing ??= this.renew().finally(() => (this.renewing = null))
    return (await whileWanted(this.renewing, signal)).token
  }

  /** A call with `token` was refused; the next one gets another. One that was renewed meanwhile stays. */
  spoil(token: string): void {
    if (this.held?.token === token) this.held = { ...this.held, seconds: 0 }
  }

  private async renew(): Promise<Held> {
    const refresh = this.held?.refresh ?? null
    const [wallMs, steadyMs] = [this.now().getTime(), performance.now()]
    const fresh = await this.obtain(refresh)
    this.held = { ...fresh, refresh: fresh.refresh ?? refresh, wallMs, steadyMs }
    return this.held
  }

  /** The later of two clocks counts: one stands still while the machine sleeps, the other may be set back. */
  private isNearEnd({ seconds, wallMs, steadyMs }: Held): boolean {
    const age = Math.max(this.now().getTime() - wallMs, performance.now() - steadyMs) / 1000
    return age >= seconds - Math.min(marginSeconds, seconds / 10)
  }
}
