import type { CallbackBody } from '../../../../shared/contract/flows'
import type { LocalContext } from '../context'
import type { DeliveryRecord, EndedFile, FlowRecord } from '../../ports/service-records'

/** The delivery of a completed flow, due at once. Its body is fixed here: every try sends the same bytes. */
export function newDelivery(
  { now, newId }: Pick<LocalContext, 'now' | 'newId'>,
  flow: FlowRecord,
  documents: readonly EndedFile[],
): DeliveryRecord {
  const body = {
    application_id: flow.applicationId,
    flow_uuid: flow.id,
    status: flow.status,
    data: documents.map(({ documentId, fileData }) => ({
      document_id: documentId,
      file_data: fileData as CallbackBody['data'][number]['file_data'],
    })),
    cross_checks: [...(flow.crossChecks ?? [])],
  } satisfies CallbackBody
  const at = now().toISOString()
  return {
    id: newId(),
    flow: flow.id,
    status: 'PENDING',
    attempts: 0,
    createdAt: at,
    lastAttemptAt: null,
    nextAttemptAt: at,
    lastError: null,
    body: JSON.stringify(body),
  }
}
