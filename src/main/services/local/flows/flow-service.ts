import { ApiError } from '../../../../shared/contract/api-error'
import type { InputOf, OutputOf } from '../../../../shared/contract/endpoints'
import { pageNumbers, type FlowExtracts } from '../../../../shared/contract/extracts'
import type { Delivery, DeliveryLog, FlowMoved, FlowStatus } from '../../../../shared/contract/flows'
import type { Area } from '../../../../shared/contract/states'
import type { UploadResult } from '../../../../shared/contract/uploads'
import type { Caller, LocalContext } from '../context'
import type { DeliveryRecord, FlowRecord } from '../../ports/service-records'
import { answeredItem } from '../uploads/answered-item'
import { expiry } from '../uploads/retention'
import { takeIn, toFetch, type IncomingFile } from '../uploads/take-in'
import { countedTypes, keptProduct, missingKinds, productOf } from './products'
import { settleFlow } from './settle'

/** Verification flows: one an application, completed when its documents are in. */
export class FlowService {
  constructor(
    private readonly context: LocalContext,
    private readonly kick: { readonly files: () => void; readonly deliveries: () => void },
  ) {}

  async init({ client }: Caller, input: InputOf<'flow.init'>): Promise<{ flow_uuid: string }> {
    const { store, products, now, newId, mayCall } = this.context
    productOf(products, input.product_type)
    for (const name of ['auth_url', 'callback_url'] as const) {
      if (!(await mayCall(input[name]))) {
        throw new ApiError(400, `Invalid parameter: ${name} leads to an address that may not be called.`)
      }
    }
    const id = newId()
    store.write((tx) =>
      tx.flows.insert({
        id,
        client: client.id,
        area: 'flow',
        productType: input.product_type,
        applicationId: input.application_id,
        authUrl: input.auth_url,
        callbackUrl: input.callback_url,
        status: 'CREATED',
        submitted: false,
        createdAt: now().toISOString(),
        crossChecks: null,
      }),
    )
    return { flow_uuid: id }
  }

  upload(caller: Caller, area: Area, { flow_uuid, file_urls }: InputOf<'flow.multiupload'>): UploadResult[] {
    return this.take(
      caller,
      area,
      flow_uuid,
      file_urls.map((file) => toFetch(caller.client.id, file)),
    )
  }

  /** Takes files into a flow that still collects. Throws 404 and 409. */
  take(caller: Caller, area: Area, id: string, files: readonly IncomingFile[]): UploadResult[] {
    const { store } = this.context
    const results = store.write((tx) => {
      const flow = this.flowOf(caller, area, id)
      refuseEnded(flow)
      if (flow.submitted) throw new ApiError(409, 'The flow has been submitted.')
      const { client, productType } = flow
      const answer = takeIn(this.context, tx, { client, area, productType, flow: flow.id, requestKey: null, files })
      settleFlow(this.context, tx, flow.id)
      return answer
    })
    this.kick.files()
    return results
  }

  submit(caller: Caller, { flow_uuid }: InputOf<'flow.submit'>): FlowMoved {
    const { store } = this.context
    const status = store.write((tx) => {
      const flow = this.flowOf(caller, 'flow', flow_uuid)
      if (flow.status === 'CANCELLED') throw new ApiError(409, 'The flow has been cancelled.')
      if (flow.submitted) throw new ApiError(409, 'The flow has been submitted already.')
      if (store.files.countOfFlow(flow.id) === 0) throw new ApiError(400, 'The flow has no documents.')
      tx.flows.update(flow.id, { submitted: true })
      return settleFlow(this.context, tx, flow.id) ?? flow.status
    })
    this.kick.deliveries()
    return { flow_uuid, status }
  }

  cancel(caller: Caller, { flow_uuid }: InputOf<'flow.cancel'>): FlowMoved {
    this.context.store.write((tx) => {
      const flow = this.flowOf(caller, 'flow', flow_uuid)
      if (flow.status === 'COMPLETED') throw new ApiError(409, 'The flow has completed.')
      tx.flows.update(flow.id, { status: 'CANCELLED' })
    })
    return { flow_uuid, status: 'CANCELLED' }
  }

  /** Fetches the files that failed once more. Throws 404, and 409 for a flow that has ended. */
  retry(caller: Caller, { flow_uuid }: InputOf<'flow.retry'>): OutputOf<'flow.retry'> {
    const answer = this.context.store.write((tx) => {
      const flow = this.flowOf(caller, 'flow', flow_uuid)
      refuseEnded(flow)
      const retried = tx.files.retry({ flow: flow.id })
      return { flow_uuid, status: settleFlow(this.context, tx, flow.id) ?? flow.status, retried }
    })
    this.kick.files()
    return answer
  }

  status(caller: Caller, { flow_uuid }: InputOf<'flow.status'>): FlowStatus {
    const { store, products } = this.context
    const flow = this.flowOf(caller, 'flow', flow_uuid)
    const files = store.files.ofFlow(flow.id)
    const delivery = store.deliveries.ofFlow(flow.id).at(-1)
    return {
      flow_uuid,
      application_id: flow.applicationId,
      product_type: flow.productType,
      status: flow.status,
      documents: files.map(({ id, documentId, state, documentType }) => ({
        document_id: documentId,
        file_uuid: id,
        status: state,
        document_type: documentType,
      })),
      missing: missingKinds(keptProduct(products, flow.productType), countedTypes(files)),
      delivery: delivery ? shown(delivery) : null,
    }
  }

  extracts(caller: Caller, area: Area, { flow_uuid, page, per_page }: InputOf<'flow.extracts'>): FlowExtracts {
    const { store } = this.context
    const flow = this.flowOf(caller, area, flow_uuid)
    return {
      flow_uuid,
      status: flow.status,
      data: store.files.pageOfFlow(flow.id, (page - 1) * per_page, per_page).map((f) => answeredItem(this.context, f)),
      ...pageNumbers(page, per_page, store.files.countOfFlow(flow.id)),
      cross_checks: [...(flow.crossChecks ?? [])],
    }
  }

  deliveries(caller: Caller, { flow_uuid }: InputOf<'flow.deliveries'>): DeliveryLog {
    const { deliveries } = this.context.store
    const flow = this.flowOf(caller, 'flow', flow_uuid)
    return {
      deliveries: deliveries.ofFlow(flow.id).map((delivery) => ({
        ...shown(delivery),
        delivery_id: delivery.id,
        created_at: delivery.createdAt,
        log: deliveries.log(delivery.id),
      })),
    }
  }

  /** Sends the last delivery again, under its own id, whatever became of it. */
  redeliver(caller: Caller, input: InputOf<'flow.redeliver'>): FlowStatus {
    const { store, now } = this.context
    const flow = this.flowOf(caller, 'flow', input.flow_uuid)
    const delivery = store.deliveries.ofFlow(flow.id).at(-1)
    if (!delivery) throw new ApiError(409, 'The flow has nothing to deliver yet.')
    const again = { status: 'PENDING', attempts: 0, nextAttemptAt: now().toISOString() } as const
    store.write((tx) => tx.deliveries.update(delivery.id, again))
    this.kick.deliveries()
    return this.status(caller, input)
  }

  /**
   * Throws 404 for a flow that is unknown, another's, or past its retention. Onboarding takes those of the flow area
   * too; a conversation is none that the flow area knows, or a submit there would end it under the customer.
   */
  flowOf({ client }: Caller, area: Area, id: string): FlowRecord {
    const flow = this.context.store.flows.byId(id.toLowerCase())
    const isKnown = flow?.client === client.id && flow.createdAt >= expiry(this.context)
    if (!isKnown || (area === 'flow' && flow.area !== 'flow')) throw new ApiError(404, 'There is no such flow.')
    return flow
  }
}

function refuseEnded({ status }: FlowRecord): void {
  if (status === 'COMPLETED') throw new ApiError(409, 'The flow has completed.')
  if (status === 'CANCELLED') throw new ApiError(409, 'The flow has been cancelled.')
}

const shown = (delivery: DeliveryRecord): Delivery => ({
  status: delivery.status,
  attempts: delivery.attempts,
  last_attempt_at: delivery.lastAttemptAt,
  next_attempt_at: delivery.nextAttemptAt,
  last_error: delivery.lastError,
})
