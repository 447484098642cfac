import { limits } from '../../../shared/contract/limits'
import { CodedError } from '../../../shared/errors/coded-error'
import type { DocumentRecord } from '../../../shared/domain/records'
import type { OutboxItem } from '../../../shared/domain/outbox'
import { change, putBack, type Step } from './outbox-context'
import { isDue } from './outbox-timing'

/** Images under way at once: more would only share the same line. */
const atOnce = 3

/** Brings images to where the service can fetch them. False where there was nothing to do. */
export async function uploadStep(step: Step): Promise<boolean> {
  const { store, now } = step.context
  const items = store.outbox
    .inStates(['WAITING', 'UPLOADING'], limits.filesPerUpload)
    .filter((item) => item.place === null && isDue(item, now()))
  const left = [...items]
  const lane = async (): Promise<void> => {
    for (let item = left.shift(); item; item = left.shift()) await upload(step, item)
  }
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane))
  const broken = lanes.find((one) => one.status === 'rejected')
  if (broken) throw broken.reason
  return items.length > 0
}

async function upload(step: Step, item: OutboxItem): Promise<void> {
  const { store, blobs } = step.context
  change(step, [item.id], { state: 'UPLOADING', reason: null, detail: null })
  try {
    const record = store.documents.byId(item.document)
    // Removed meanwhile, and the item with it.
    if (!record) return
    const bytes = await blobs.get(imageOf(step, record))
    if (bytes.length > limits.fileBytes) throw new CodedError('TOO_LARGE')
    const place = await step.remote.storage.put(item.id, bytes, step.signal)
    change(step, [item.id], { place, attempts: 0, notBefore: null })
  } catch (error) {
    putBack(step, [item], { state: 'WAITING' }, error)
  }
}

/** The file itself; of a file that holds several documents, the page that is this one. Throws INVALID_STATE for more. */
function imageOf({ context }: Step, record: DocumentRecord): string {
  if (record.part === null) return record.originalBlob
  const [page, ...more] = context.store.readings.pages(record.id)
  if (!page || more.length > 0) throw new CodedError('INVALID_STATE', 'one of several documents in a file')
  return page.blob
}
