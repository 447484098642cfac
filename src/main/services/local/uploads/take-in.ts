import type { Area } from '../../../../shared/contract/states'
import type { FileUrl, UploadResult } from '../../../../shared/contract/uploads'
import type { LocalContext } from '../context'
import type { NewFile } from '../../ports/service-records'
import type { ServiceWrites } from '../../ports/service-store'
import { batchIdOf } from './batch-id'

export interface Upload {
  readonly client: string
  readonly area: Area
  readonly productType: string
  readonly flow: string | null
  /** By which the client means this one upload; null where it gave none. */
  readonly requestKey: string | null
  readonly files: readonly IncomingFile[]
}

export type IncomingFile = Omit<NewFile, 'id'>

/** A file that is fetched from its address, in the lane of its client and its origin. */
export const toFetch = (client: string, { file_url, document_id }: FileUrl): IncomingFile => ({
  documentId: document_id,
  url: file_url,
  lane: `${client} ${new URL(file_url).origin}`,
  blob: null,
})

/** Writes an upload as one batch whose files wait to be fetched; one answer for each entry, in its order. */
export function takeIn(
  context: Pick<LocalContext, 'now' | 'newId'>,
  tx: ServiceWrites,
  upload: Upload,
): UploadResult[] {
  const now = context.now()
  const files = upload.files.map((file): NewFile => ({ ...file, id: context.newId() }))
  const batch_id = tx.batches.insert({
    idOf: (number) => batchIdOf(number, now),
    client: upload.client,
    area: upload.area,
    productType: upload.productType,
    flow: upload.flow,
    createdAt: now.toISOString(),
    requestKey: upload.requestKey,
    files,
  })
  return files.map(({ id, documentId }) => ({ file_uuid: id, batch_id, document_id: documentId }))
}
