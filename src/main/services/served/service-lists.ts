import { CodedError } from '../../../shared/errors/coded-error'
import type { BatchFile, BatchLine, ClientSecrets, DeliveryLine, ServedClient } from '../../../shared/ipc/service'
import { deskClientId, type LocalContext, type LocalService } from '../local'
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
    const { flows, clients } = this.context.store
    const client = clients.byId(flows.byId(flow)?.client ?? '')
    if (!client) throw new CodedError('NOT_FOUND')
    await asCoded(() => this.local.answer('flow.redeliver', { client, session: null }, { flow_uuid: flow }))
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
}
