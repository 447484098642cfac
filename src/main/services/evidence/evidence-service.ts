import { createHash } from 'node:crypto'
import { zipSync, strToU8 } from 'fflate'
import { CodedError } from '../../../shared/errors/coded-error'
import type { DetectedType } from '../../../shared/domain/document-types'
import { boxAround, type PageQuad } from '../../../shared/domain/geometry'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import { exportFields, reviewedItem, type ExportSource } from '../export/reviewed-item'
import { mayHoldIdentityCode } from '../masking/aadhaar'
import type { WriteFile } from '../ports/write-file'
import { projectFields } from '../review/project'
import { projectionRules } from '../review/projection-rules'
import type { SettingsService } from '../settings/settings-service'

type Files = Record<string, Uint8Array>

const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`)
/** Pixels around a value, so that its crop can be judged. */
const margin = 6
/** Times that a picture is painted over and looked at again; one that still shows a code then is left out. */
const mostLooks = 4

/** One document with all that shows how its values came about, in a file that a stranger can check. */
export class EvidenceService {
  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly writeFile: WriteFile,
  ) {}

  /** Throws NOT_FOUND, or POLICY_FORBIDS where only masked exports are allowed. */
  require(id: string, masked: boolean): void {
    if (this.context.policy.exportMasked && !masked) throw new CodedError('POLICY_FORBIDS')
    if (!this.context.store.documents.byId(id)) throw new CodedError('NOT_FOUND')
  }

  /**
   * Writes the bundle (docs/evidence.md): values, how they were read and corrected, pages, crops, the log's entries
   * with the links of its chain, the hashes of all files, and what a stranger checks them with. Masked: Aadhaar numbers
   * and codes are painted over in pictures drawn anew, and the original file is left out.
   */
  async run(id: string, masked: boolean, path: string): Promise<void> {
    this.require(id, masked)
    const { store } = this.context
    // Logged first: what leaves is in the log that goes with it.
    const how = masked ? 'masked' : 'unmasked'
    store.write((tx) => tx.audit.append(auditEntry(this.context, 'evidence_exported', { documentId: id, reason: how })))
    const files: Files = {
      ...(await this.context.evidenceCheck()),
      ...this.values(id, masked),
      ...(await this.pictures(id, masked)),
      ...this.log(id),
    }
    files['manifest.json'] = json({
      format: 'veridesk-evidence-1',
      document: id,
      made_at: this.context.now().toISOString(),
      made_by: this.context.analyst,
      masked,
      sha256: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, sha256(bytes)])),
    })
    try {
      await this.writeFile(path, zipSync(files, { level: 6 }))
    } catch (cause) {
      throw cause instanceof CodedError ? cause : new CodedError('EXPORT_FAILED', null, { cause })
    }
  }

  private source(id: string): ExportSource {
    const { documents, readings, verdicts } = this.context.store
    const record = documents.byId(id)
    if (!record) throw new CodedError('NOT_FOUND')
    return { record, reading: readings.byDocument(id), verdicts: verdicts.byDocument(id) }
  }

  private values(id: string, masked: boolean): Files {
    const source = this.source(id)
    const rules = projectionRules(this.context, this.settings)
    const { record } = source
    const versions = exportFields(source, rules, masked).map(({ path, value }) => ({ path, ...value }))
    return {
      'document.json': json({
        id,
        document_id: record.documentId,
        taken_in_at: record.takenInAt,
        decided_at: record.decidedAt,
        read_state: record.readState,
        review_state: record.reviewState,
        type: record.type,
        engine_version: source.reading?.engineVersion ?? null,
      }),
      'values.json': json(reviewedItem(source, rules, masked)),
      'versions.json': json(versions),
    }
  }

  private async pictures(id: string, masked: boolean): Promise<Files> {
    const { store, blobs } = this.context
    const source = this.source(id)
    const pages = new Map<number, { bytes: Uint8Array; name: string }>()
    for (const { index, mime, blob } of store.readings.pages(id)) {
      const bytes = await blobs.get(blob)
      const places = coveredPlaces(source, index)
      if (!masked) pages.set(index, { bytes, name: `pages/page-${index + 1}.${mime.slice('image/'.length)}` })
      else {
        const covered = await this.covered(bytes, places, source.record.type)
        // A picture that cannot be painted over does not leave.
        if (covered) pages.set(index, { bytes: covered, name: `pages/page-${index + 1}.png` })
      }
    }
    const files: Files = Object.fromEntries([...pages.values()].map(({ name, bytes }) => [name, bytes]))
    if (!masked) {
      files['original'] = await blobs.get(source.record.originalBlob)
      const back = source.record.joined && store.documents.byId(source.record.joined.back)
      if (back) files['original-back'] = await blobs.get(back.originalBlob)
    }
    return { ...files, ...this.crops(source, pages) }
  }

  /**
   * The picture with these places painted over, and, on a card of a person, with every code, whether it could be read
   * or not; looked at again until none is found any more. Null where it cannot be painted over.
   */
  private async covered(
    bytes: Uint8Array,
    places: readonly PageQuad[],
    type: DetectedType | null,
  ): Promise<Uint8Array | null> {
    const { imageTools, findCodePlaces } = this.context
    if (!mayHoldIdentityCode(type)) return imageTools.cover(bytes, places)
    let picture: Uint8Array | null = bytes
    let next = [...places, ...(await findCodePlaces(bytes))]
    for (let looks = 0; picture && looks < mostLooks; looks += 1) {
      picture = imageTools.cover(picture, next)
      if (picture) next = [...(await findCodePlaces(picture))]
      if (next.length === 0) return picture
    }
    return null
  }

  /** Cut from the pages as they are in the bundle: what is painted over there is so here. */
  private crops(source: ExportSource, pages: ReadonlyMap<number, { readonly bytes: Uint8Array }>): Files {
    const { reading, record, verdicts } = source
    if (!reading || record.readState !== 'EXTRACTED') return {}
    const fields = projectFields(record.type, reading, verdicts, projectionRules(this.context, this.settings))
    const files: Files = {}
    for (const field of fields) {
      // A code shows nothing to the eye; the place of the printed words does.
      const evidence = field.evidence.find(({ source, quad }) => source !== 'qr' && quad) ?? field.evidence[0]
      const page = evidence && pages.get(evidence.page)
      if (!evidence?.quad || !page) continue
      const box = boxAround(evidence.quad)
      const crop = this.context.imageTools.crop(page.bytes, {
        x: box.x - margin,
        y: box.y - margin,
        width: box.width + 2 * margin,
        height: box.height + 2 * margin,
      })
      if (crop) files[`crops/${field.path.replace(/[^\w.-]/g, '_')}.png`] = crop
    }
    return files
  }

  private log(id: string): Files {
    const { entries, links } = this.context.store.audit.proof(id)
    return { 'log.json': json({ entries, links }) }
  }
}

/** Numbers, and codes that may hold them. */
function coveredPlaces({ reading, record }: ExportSource, index: number): readonly PageQuad[] {
  const numbers = (reading?.masked ?? []).filter(({ page }) => page === index).map(({ quad }) => quad)
  if (!mayHoldIdentityCode(record.type)) return numbers
  const codes = (reading?.fields ?? [])
    .flatMap((field) => [...field.evidence, ...field.alternates.map((other) => other.evidence)])
    .flatMap(({ source, page, quad }) => (source === 'qr' && page === index && quad ? [quad] : []))
  return [...numbers, ...codes]
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
