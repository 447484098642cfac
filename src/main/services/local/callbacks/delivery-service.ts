import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '../../../../shared/contract/limits'
import type { LocalContext } from '../context'
import type { HttpAnswer } from '../../ports/local-service'
import type { DeliveryRecord, FlowRecord } from '../../ports/service-records'
import { retryAt } from './backoff'

const atOnce = 8
/** What could not be written down, as on a full disk, is looked at again after this. */
const haltMs = 30_000

type Outcome = {
  readonly ok: boolean
  readonly httpStatus: number | null
  readonly error: string | null
  readonly call: 'auth' | 'callback'
}

/** Sends the results of completed flows to their clients until they are taken, over restarts. */
export class DeliveryService {
  private timer: NodeJS.Timeout | null = null
  private readonly running = new Map<string, Promise<void>>()
  private stopping = false
  private gone = false
  /** Set while nothing can be written down: nothing is sent, for nobody would know of it. */
  private halted: NodeJS.Timeout | null = null

  constructor(private readonly context: Pick<LocalContext, 'store' | 'postJson' | 'now' | 'meter' | 'log'>) {}

  /** Starts every delivery that is due, and wakes again when the next one is. */
  readonly kick = (): void => {
    if (this.stopping || this.halted) return
    const { store, now } = this.context
    // Those under way are due as well until they have ended.
    const due = store.deliveries.due(now().toISOString(), atOnce + this.running.size)
    for (const delivery of due.filter(({ id }) => !this.running.has(id)).slice(0, atOnce - this.running.size)) {
      const ended = this.attempt(delivery)
        .catch((error: unknown) => this.halt(error))
        .then(() => {
          this.running.delete(delivery.id)
          this.kick()
        })
      this.running.set(delivery.id, ended)
    }
    if (this.running.size === 0) this.wakeAt(store.deliveries.nextDueAt())
  }

  /** Takes up no more. A call that has not ended within `graceMs` is made again by the next run, under the same id. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true
    if (this.timer) clearTimeout(this.timer)
    if (this.halted) clearTimeout(this.halted)
    await Promise.race([Promise.all(this.running.values()), wait(graceMs, undefined, { ref: false })])
    this.gone = true
  }

  private halt(error: unknown): void {
    this.context.log.error('deliveries_halted', error)
    this.halted ??= setTimeout(() => {
      this.halted = null
      this.kick()
    }, haltMs)
    this.halted.unref()
  }

  private wakeAt(at: string | null): void {
    if (this.timer) clearTimeout(this.timer)
    if (at === null) return
    // A clock that is set back or forward is noticed within a minute.
    const ms = Math.min(60_000, Math.max(50, Date.parse(at) - this.context.now().getTime()))
    this.timer = setTimeout(this.kick, ms)
    this.timer.unref()
  }

  private async attempt(delivery: DeliveryRecord): Promise<void> {
    const { store, now, meter, log } = this.context
    const outcome = await this.send(delivery).catch((error: unknown): Outcome => {
      log.error('delivery_fault', error, { delivery: delivery.id })
      return { ok: false, httpStatus: null, error: 'fault', call: 'auth' }
    })
    // The store may be closed by now, or the case erased.
    if (this.gone || !this.kept(delivery)) return
    const attempts = delivery.attempts + 1
    const isLast = attempts >= limits.deliveryTries
    const at = now()
    store.write((tx) => {
      tx.deliveries.append(delivery.id, {
        at: at.toISOString(),
        call: outcome.call,
        http_status: outcome.httpStatus,
        error: outcome.error,
      })
      tx.deliveries.update(delivery.id, {
        status: outcome.ok ? 'DELIVERED' : isLast ? 'FAILED' : 'PENDING',
        attempts,
        lastAttemptAt: at.toISOString(),
        nextAttemptAt: outcome.ok || isLast ? null : retryAt(at, attempts, Math.random()).toISOString(),
        lastError: outcome.error,
      })
    })
    meter.delivered(outcome.ok)
    log.info('delivery_tried', { delivery: delivery.id, attempts, ok: outcome.ok, call: outcome.call })
  }

  private async send(delivery: DeliveryRecord): Promise<Outcome> {
    const flow = this.context.store.flows.byId(delivery.flow)
    const client = flow && this.context.store.clients.byId(flow.client)
    if (!flow?.authUrl || !flow.callbackUrl || !client) {
      return { ok: false, httpStatus: null, error: 'the flow is gone', call: 'auth' }
    }
    const auth = await this.call('auth', flow.authUrl, authBody(flow), {})
    const token = auth.ok ? accessTokenOf(auth.body) : null
    if (!auth.ok) return auth
    if (token === null) return { ...auth, ok: false, error: 'no access_token in the answer' }
    // While the client gave its token something of the body may have been erased, or all of it.
    const body = this.kept(delivery)?.body
    if (body === undefined) return { ...auth, ok: false, error: 'the flow is gone' }
    const signature = createHmac('sha256', client.callbackSecret).update(body).digest('hex')
    return this.call('callback', flow.callbackUrl, body, {
      authorization: `Bearer ${token}`,
      'x-delivery-id': delivery.id,
      'x-signature': `sha256=${signature}`,
    })
  }

  /** The delivery as it is kept now; undefined where its flow is gone. */
  private kept({ id, flow }: DeliveryRecord): DeliveryRecord | undefined {
    return this.context.store.deliveries.ofFlow(flow).find((delivery) => delivery.id === id)
  }

  private async call(call: 'auth' | 'callback', url: string, body: string, headers: Record<string, string>) {
    const answered = ({ status, body: text }: HttpAnswer) => {
      const ok = status >= 200 && status < 300
      return { ok, httpStatus: status, error: ok ? null : `HTTP ${status}`, call, body: text }
    }
    return this.context.postJson(url, body, headers).then(answered, (error: unknown) => ({
      ok: false,
      httpStatus: null,
      error: error instanceof Error ? error.message : 'no answer',
      call,
      body: '',
    }))
  }
}

const authBody = (flow: FlowRecord): string =>
  JSON.stringify({ application_id: flow.applicationId, flow_uuid: flow.id })

/** Null where there is none, or one that no header can carry. */
function accessTokenOf(text: string): string | null {
  try {
    const body = JSON.parse(text) as unknown
    const token = typeof body === 'object' && body !== null && 'access_token' in body ? body.access_token : null
    return typeof token === 'string' && /^[\x21-\x7e]+$/.test(token) ? token : null
  } catch {
    return null
  }
}
