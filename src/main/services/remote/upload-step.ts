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
  const { store } = step.context
  change(step, [item.id], { state: 'UPLOADING', reason: null, detail: null })
  try {
    const record = store.documents.byId(item.document)
    // Removed meanwhile, and the item with it.
    if (!record) return
    const bytes = await imageOf(step, record)
    if (bytes.length > limits.fileBytes) throw new CodedError('TOO_LARGE')
    const place = await step.remote.storage.put(item.id, bytes, step.signal)
    if (store.outbox.byId(item.id)) change(step, [item.id], { place, attempts: 0, notBefore: null })
    else store.write((tx) => tx.outbox.leave(place))
  } catch (error) {
    putBack(step, [item], { state: 'WAITING' }, error)
  }
}

/** The file itself; of a file that holds several documents, the pages that are this one. */
async function imageOf({ context }: Step, record: DocumentRecord): Promise<Uint8Array> {
  const { blobs, store, bindPages } = context
  if (record.part === null) return blobs.get(record.originalBlob)
  const pages = await Promise.all(store.readings.pages(record.id).map(({ blob }) => blobs.get(blob)))
  const [only] = pages
  if (!only) throw new CodedError('INVALID_STATE', 'not read yet')
  return pages.length === 1 ? only : bindPages(pages)
}
