import { hasEnded, type FlowState } from '../../../../shared/contract/states'
import type { LocalContext } from '../context'
import { crossChecksOf } from '../cross-checks'
import { newDelivery } from '../callbacks/new-delivery'
import type { FlowRecord } from '../../ports/service-records'
import type { ServiceWrites } from '../../ports/service-store'
import { countedTypes, keptProduct, missingKinds } from './products'

/**
 * Moves a flow to where its documents put it, within the transaction that changed them. A flow of a conversation
 * waits for the conversation: `submitted` is its end.
 */
export function settleFlow(context: LocalContext, tx: ServiceWrites, id: string): FlowState | null {
  const { store } = context
  const flow = store.flows.byId(id)
  if (!flow || flow.status === 'COMPLETED' || flow.status === 'CANCELLED') return flow?.status ?? null
  const files = store.files.ofFlow(id)
  const isTalk = store.conversations.byFlow(id) !== undefined
  const product = keptProduct(context.products, flow.productType)
  const isWhole =
    flow.submitted || (!isTalk && files.length > 0 && missingKinds(product, countedTypes(files)).length === 0)
  const open = files.some((file) => !hasEnded(file.state))
  if (isWhole && !open) return complete(context, tx, flow)
  const status: FlowState = isWhole ? 'PROCESSING' : files.length === 0 ? 'CREATED' : 'COLLECTING'
  if (status !== flow.status) tx.flows.update(id, { status })
  return status
}

function complete(context: LocalContext, tx: ServiceWrites, flow: FlowRecord): 'COMPLETED' {
  const documents = context.store.files.endedOfFlow(flow.id)
  const product = keptProduct(context.products, flow.productType)
  const crossChecks = crossChecksOf(context, product, documents)
  const completed = { ...flow, status: 'COMPLETED', crossChecks } as const
  tx.flows.update(flow.id, { status: 'COMPLETED', crossChecks })
  if (flow.callbackUrl !== null) tx.deliveries.insert(newDelivery(context, completed, documents))
  return 'COMPLETED'
}
