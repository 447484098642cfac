import { fileDataOf } from '../../../shared/contract/file-data'
import type { FileData } from '../../../shared/contract/extraction'
import { auditEntry } from '../audit/entry'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import { reviewedItem } from '../export/reviewed-item'
import type { ReadResult } from '../../engine'
import type { ReviewDesk, ShelvedReading } from '../ports/review-desk'
import type { FileRecord } from '../ports/service-records'
import { searchText } from '../queue/search-text'
import { storeImages, writeDown, type StoredImages } from '../read-queue/keep-result'
import { projectionRules } from '../review/projection-rules'
import type { SettingsService } from '../settings/settings-service'
import { plainData } from './plain-data'

/** Who is told in the log to have refused a document: no analyst did. */
const refusedBecause = 'asked for again in the conversation'

/** The desk of this workspace: what its service reads becomes documents of the queue. */
export function reviewDesk(context: ServiceContext, settings: SettingsService, notifier: ChangeNotifier): ReviewDesk {
  return {
    shelve: async (file, result): Promise<ShelvedReading> => {
      const images = await storeImages(context, result)
      return {
        makeDocument: (refused) => {
          const id = makeDocument(context, settings, file, result, images, refused)
          notifier.changed(id)
          return id
        },
        release: () => images.release([]),
      }
    },
    fileDataOf: (document) => reviewedData(context, settings, document),
  }
}

function makeDocument(
  context: ServiceContext,
  settings: SettingsService,
  file: FileRecord,
  result: ReadResult,
  images: StoredImages,
  refused: boolean,
): string {
  const { store, newId, now } = context
  const id = newId()
  const at = now().toISOString()
  const fileName = nameOf(file)
  const original = file.blob ?? ''
  const duplicateOf = store.documents.byOriginal(original)?.id ?? null
  store.write((tx) => {
    tx.documents.insert({
      id,
      documentId: file.documentId,
      fileName,
      originalBlob: original,
      takenInAt: at,
      duplicateOf,
    })
    tx.search.put(id, searchText({ documentId: file.documentId, fileName }, null, []))
    tx.audit.append(auditEntry(context, 'taken_in', { documentId: id }))
    writeDown(
      context,
      { id, documentId: file.documentId, fileName },
      result,
      images,
      projectionRules(context, settings),
    )
    if (!refused) return
    tx.documents.update(id, { reviewState: 'RESUBMIT', decidedAt: at })
    tx.audit.append(auditEntry(context, 'resubmit', { documentId: id, reason: refusedBecause }))
  })
  return id
}

/** The last word of the address, without what follows it; the client's own name where there is none. */
function nameOf({ url, documentId }: FileRecord): string {
  if (!URL.canParse(url)) return documentId
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last).slice(0, 256) || documentId
  } catch {
    return last.slice(0, 256)
  }
}

function reviewedData(context: ServiceContext, settings: SettingsService, id: string): FileData | null {
  const { documents, readings, verdicts } = context.store
  const record = documents.byId(id)
  const reading = readings.byDocument(id)
  // What is being read again is answered as it was before.
  if (!record || !reading || (record.readState !== 'EXTRACTED' && record.readState !== 'UNRECOGNISED')) return null
  const said = verdicts.byDocument(id)
  if (said.length === 0) return fileDataOf(reading)
  const { file_data } = reviewedItem({ record, reading, verdicts: said }, projectionRules(context, settings), false)
  return plainData(file_data)
}
