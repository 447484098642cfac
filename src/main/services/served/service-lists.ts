import { CodedError } from '../../../shared/errors/coded-error'
import type { BatchFile, BatchLine, ClientSecrets, DeliveryLine, ServedClient } from '../../../shared/ipc/service'
import { deskClientId, type Caller, type LocalContext, type LocalService } from '../local'
import { asCoded } from './as-coded'
import type { Moved } from './moved'

const mostDeliveries = 200

/** What the desk shows of its service: who calls, what came, what was called back. */
export class ServiceLists {
  constructor(
    private readonly context: Pick<LocalContext, 'store'>,
    private readonly local: LocalService,
    private readonly moved: Moved,
  ) {}

  clients(): ServedClient[] {
    return this.context.store.clients
      .all()
      .filter(({ id }) => id !== deskClientId)
      .map(({ id, name, createdAt, revokedAt }) => ({ id, name, createdAt, revokedAt }))
  }

  addClient(name: string): Promise<ClientSecrets> {
    return this.local.clients.add(name)
  }

  revokeClient(id: string): void {
    this.local.clients.revoke(id)
  }

  deliveries(): DeliveryLine[] {
    const { deliveries } = this.context.store
    return deliveries.recent(mostDeliveries).map(({ id, flow, applicationId, clientName, status, ...times }) => ({
      id,
      flow,
      applicationId,
      client: clientName,
      status,
      createdAt: times.createdAt,
      nextAttemptAt: times.nextAttemptAt,
      tries: deliveries.log(id),
    }))
  }

  /** Sends the last callback of a flow again. Throws NOT_FOUND. */
  async redeliver(flow: string): Promise<void> {
    const { flows } = this.context.store
    await asCoded(() => this.local.answer('flow.redeliver', this.clientOf(flows.byId(flow)), { flow_uuid: flow }))
    this.moved.tell()
  }

  /**
   * Fetches the files of a batch, or of the flow that it belongs to, that failed once more. Throws NOT_FOUND,
   * INVALID_STATE.
   */
  async retry(number: number): Promise<void> {
    const batch = this.context.store.batches.byNumber(number)
    if (batch?.flow) return this.retryFlow(batch.flow)
    await asCoded(() => this.local.answer('bulk.retry', this.clientOf(batch), { batch_id: batch?.id }))
    this.moved.tell()
  }

  /** Fetches the files of a flow that failed once more. Throws NOT_FOUND, INVALID_STATE. */
  async retryFlow(flow: string): Promise<void> {
    const { flows } = this.context.store
    await asCoded(() => this.local.answer('flow.retry', this.clientOf(flows.byId(flow)), { flow_uuid: flow }))
    this.moved.tell()
  }

  batches(offset: number, limit: number): { rows: BatchLine[]; total: number } {
    const { batches } = this.context.store
    const rows = batches.list(deskClientId, offset, limit).map(({ clientName, ...batch }): BatchLine => ({
      ...batch,
      client: clientName,
      state: batch.ended === batch.total ? 'COMPLETED' : 'PROCESSING',
    }))
    return { rows, total: batches.count(deskClientId) }
  }

  files(batch: number, offset: number, limit: number): BatchFile[] {
    return this.context.store.batches
      .files(batch, offset, limit)
      .map(({ documentType, ...file }) => ({ ...file, type: documentType }))
  }

  /** The client whose it is, as if it called itself. Throws NOT_FOUND. */
  private clientOf(record: { readonly client: string } | undefined): Caller {
    const client = this.context.store.clients.byId(record?.client ?? '')
    if (!client) throw new CodedError('NOT_FOUND')
    return { client, session: null }
  }
}
