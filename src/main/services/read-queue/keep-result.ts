import type { ReadResult } from '../../engine'
import type { DocumentRecord, PageBlob } from '../../../shared/domain/records'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import { searchText } from '../queue/search-text'
import { projectFields, summarise, type ProjectionRules } from '../review/project'

/**
 * Writes down what was read: images first, then reading and state in one transaction. Human corrections of an
 * earlier reading stay. Does nothing where the document was removed or cancelled meanwhile.
 */
export async function keepResult(
  context: ServiceContext,
  id: string,
  result: ReadResult,
  rules: ProjectionRules,
  signal: AbortSignal,
): Promise<void> {
  const { store } = context
  const before = store.blobs.ofDocument(id)
  const images = await storeImages(context, result)
  try {
    const record = store.documents.byId(id)
    if (record?.readState === 'PROCESSING' && !signal.aborted) writeDown(context, record, result, images, rules)
  } finally {
    await images.release(before)
  }
}

/** The images of a reading, stored and held. */
export interface StoredImages {
  readonly pages: readonly PageBlob[]
  readonly thumbnailBlob: string
  /** Lets go of them; those, and of `others`, that nothing needs are deleted. */
  release(others: readonly string[]): Promise<void>
}

export async function storeImages(
  { store, blobs }: Pick<ServiceContext, 'store' | 'blobs'>,
  result: ReadResult,
): Promise<StoredImages> {
  const held: { readonly name: string; release(): void }[] = []
  const release = async (others: readonly string[]): Promise<void> => {
    for (const blob of held) blob.release()
    await blobs.collect([...others, ...held.map((blob) => blob.name)], (name) => store.blobs.isNeeded(name))
  }
  const put = async (bytes: Uint8Array): Promise<string> => {
    const blob = await blobs.put(bytes)
    held.push(blob)
    return blob.name
  }
  try {
    const pages: PageBlob[] = []
    for (const { index, mime, bytes } of result.pages) pages.push({ index, mime, blob: await put(bytes) })
    return { pages, thumbnailBlob: await put(result.thumbnail), release }
  } catch (error) {
    await release([])
    throw error
  }
}

/** Puts a reading to its document, in one transaction with what the queue and the search know of it. */
export function writeDown(
  context: ServiceContext,
  record: Pick<DocumentRecord, 'id' | 'fileName'>,
  { reading }: ReadResult,
  { pages, thumbnailBlob }: StoredImages,
  rules: ProjectionRules,
): void {
  const { store } = context
  const { type, confidence } = reading.classification
  const verdicts = store.verdicts.byDocument(record.id)
  const fields = projectFields(type, reading, verdicts, rules)
  store.write((tx) => {
    tx.readings.put(record.id, reading, pages)
    tx.documents.update(record.id, {
      readState: type === 'UNRECOGNISED' ? 'UNRECOGNISED' : 'EXTRACTED',
      type,
      typeConfidence: confidence,
      thumbnailBlob,
      pages: pages.length,
      errorCode: null,
      errorDetail: null,
      attempts: 0,
      ...summarise(type, fields),
    })
    tx.search.put(record.id, searchText(record.fileName, type, fields))
    tx.audit.append(auditEntry(context, 'read', { documentId: record.id, after: type }))
  })
}
