import { ApiError } from '../../../../shared/contract/api-error'
import type { InputOf, OutputOf } from '../../../../shared/contract/endpoints'
import { pageNumbers, type BulkExtracts } from '../../../../shared/contract/extracts'
import type { BatchState } from '../../../../shared/contract/states'
import type { UploadResult } from '../../../../shared/contract/uploads'
import type { Caller, LocalContext } from '../context'
import type { BatchRecord } from '../../ports/service-records'
import { answeredItem } from './answered-item'
import { expiry } from './retention'
import { takeIn, toFetch } from './take-in'

/** Bulk: batches of documents that belong to no application. */
export class BulkService {
  constructor(
    private readonly context: Pick<LocalContext, 'store' | 'now' | 'newId' | 'retentionDays' | 'desk'>,
    private readonly onQueued: () => void,
  ) {}

  /** An upload whose key the client has used before is answered as it was then, and nothing is queued. */
  upload({ client, requestKey = null }: Caller, input: InputOf<'bulk.multiupload'>): UploadResult[] {
    const before = requestKey === null ? undefined : this.context.store.batches.byRequestKey(client.id, requestKey)
    if (before)
      return this.context.store.batches
        .uploadOf(before.number)
        .map(({ id, documentId }) => ({ file_uuid: id, batch_id: before.id, document_id: documentId }))
    const files = input.file_urls.map((file) => toFetch(client.id, file))
    const upload = { client: client.id, area: 'bulk', flow: null, productType: input.product_type, requestKey } as const
    const results = this.context.store.write((tx) => takeIn(this.context, tx, { ...upload, files }))
    this.onQueued()
    return results
  }

  /** Throws as `batchOf`. */
  extracts(caller: Caller, { batch_id, page, per_page }: InputOf<'bulk.extracts'>): BulkExtracts {
    const { store } = this.context
    const batch = this.batchOf(caller, batch_id)
    return {
      batch_id,
      status: stateOf(batch),
      data: store.batches.page(batch.number, (page - 1) * per_page, per_page).map((f) => answeredItem(this.context, f)),
      ...pageNumbers(page, per_page, batch.total),
    }
  }

  /** Fetches the files that failed once more. Throws as `batchOf`. */
  retry(caller: Caller, { batch_id }: InputOf<'bulk.retry'>): OutputOf<'bulk.retry'> {
    const { number } = this.batchOf(caller, batch_id)
    const retried = this.context.store.write((tx) => tx.files.retry({ batch: number }))
    this.onQueued()
    return { batch_id, status: stateOf(this.batchOf(caller, batch_id)), retried }
  }

  /** Throws 400 for a batch that is unknown, another's, of another area, or past its retention. */
  private batchOf({ client }: Caller, id: string): BatchRecord {
    const batch = this.context.store.batches.byId(id)
    if (!batch || batch.client !== client.id || batch.area !== 'bulk' || batch.createdAt < expiry(this.context)) {
      throw new ApiError(400, 'Invalid parameter: batch_id is unknown.')
    }
    return batch
  }
}

const stateOf = ({ ended, total }: BatchRecord): BatchState => (ended === total ? 'COMPLETED' : 'PROCESSING')
