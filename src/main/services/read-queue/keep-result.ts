import type { ReadResult } from '../../engine'
import type { DocumentRecord, PageBlob, StoredReading } from '../../../shared/domain/records'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import type { StoreWrites } from '../ports/store'
import { searchText } from '../queue/search-text'
import { withRemote } from '../remote/merge'
import { projectFields, summarise, type ProjectionRules } from '../review/project'
import { partsOf, type PartResult } from './parts'

type Kept = PartResult & { readonly images: StoredImages }

/**
 * Writes down what was read: images first, then readings and states in one transaction. Documents that follow the
 * first in its file become rows of their own. Human corrections of an earlier reading stay. Does nothing where the
 * document was removed or cancelled meanwhile. Answers the ids of the documents that are new.
 */
export async function keepResult(
  context: ServiceContext,
  id: string,
  result: ReadResult,
  rules: ProjectionRules,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { store } = context
  const before = store.blobs.ofDocument(id)
  const kept: Kept[] = []
  try {
    for (const part of partsOf(result)) kept.push({ ...part, images: await storeImages(context, part) })
    const record = store.documents.byId(id)
    if (record?.readState !== 'PROCESSING' || signal.aborted) return []
    return writeParts(context, record, kept, rules)
  } finally {
    for (const { images } of kept) await images.release(before)
  }
}

/** The images of a reading, stored and held. */
export interface StoredImages {
  readonly pages: readonly PageBlob[]
  /** Null where none could be made. */
  readonly thumbnailBlob: string | null
  /** Lets go of them; those, and of `others`, that nothing needs are deleted. */
  release(others: readonly string[]): Promise<void>
}

export async function storeImages(
  { store, blobs }: Pick<ServiceContext, 'store' | 'blobs'>,
  result: Pick<ReadResult, 'pages' | 'thumbnail'>,
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
    return { pages, thumbnailBlob: result.thumbnail.length > 0 ? await put(result.thumbnail) : null, release }
  } catch (error) {
    await release([])
    throw error
  }
}

/** Puts a reading to its document, in one transaction with what the queue and the search know of it. */
export function writeDown(
  context: ServiceContext,
  record: Pick<DocumentRecord, 'id' | 'documentId' | 'fileName'>,
  { reading }: Pick<ReadResult, 'reading'>,
  images: StoredImages,
  rules: ProjectionRules,
): void {
  context.store.write((tx) => writeReading(context, tx, record, reading, images, rules))
}

function writeParts(
  context: ServiceContext,
  record: DocumentRecord,
  parts: readonly Kept[],
  rules: ProjectionRules,
): readonly string[] {
  const { store, newId } = context
  const added: string[] = []
  store.write((tx) => {
    parts.forEach(({ reading, images, part }, i) => {
      if (i === 0) {
        writeReading(context, tx, record, reading, images, rules)
        if (part) tx.documents.update(record.id, { part })
        return
      }
      const own = {
        id: newId(),
        documentId: `${record.documentId}-${i + 1}`,
        fileName: record.fileName,
        originalBlob: record.originalBlob,
        takenInAt: record.takenInAt,
        duplicateOf: null,
        part,
        partOf: record.partOf ?? record.id,
      }
      tx.documents.insert(own)
      tx.audit.append(auditEntry(context, 'taken_in', { documentId: own.id }))
      writeReading(context, tx, own, reading, images, rules)
      added.push(own.id)
    })
  })
  return added
}

function writeReading(
  context: ServiceContext,
  tx: StoreWrites,
  { id, documentId, fileName }: Pick<DocumentRecord, 'id' | 'documentId' | 'fileName'>,
  local: StoredReading,
  { pages, thumbnailBlob }: StoredImages,
  rules: ProjectionRules,
): void {
  // What the service said of it before stands beside the new reading too.
  const said = context.store.remoteReadings.byDocument(id)
  const remote = said && { ...said, local: { classification: local.classification, fields: local.fields } }
  const reading = remote ? withRemote(local, remote, context.rules) : local
  if (remote) tx.remoteReadings.put(id, remote)
  const { type, confidence } = reading.classification
  const verdicts = context.store.verdicts.byDocument(id)
  const fields = projectFields(type, reading, verdicts, rules)
  tx.readings.put(id, reading, pages)
  tx.documents.update(id, {
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
  tx.search.put(id, searchText({ documentId, fileName }, type, fields))
  tx.audit.append(auditEntry(context, 'read', { documentId: id, after: type }))
}
