import { CodedError } from '../../../shared/errors/coded-error'
import type { ExportFormat, ExportScope } from '../../../shared/ipc/app'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import type { WriteFile } from '../ports/write-file'
import { projectionRules } from '../review/projection-rules'
import type { SettingsService } from '../settings/settings-service'
import { exportText } from './formats'
import type { ExportSource } from './reviewed-item'

/** Writes reviewed documents to a file of the analyst's choice. */
export class ExportService {
  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly writeFile: WriteFile,
  ) {}

  /**
   * Asked before the analyst chooses a file. Throws NOTHING_TO_EXPORT where the scope holds no finished document,
   * failed ones among them, or POLICY_FORBIDS where only masked exports are allowed.
   */
  require(scope: ExportScope, masked: boolean): void {
    this.requiredIds(scope, masked)
  }

  /**
   * Writes the file whole or not at all; every document in it is logged before. Throws as `require` does, EXPORT_FAILED
   * or DISK_FULL.
   */
  async run(scope: ExportScope, format: ExportFormat, masked: boolean, path: string): Promise<number> {
    const { store } = this.context
    const sources = this.requiredIds(scope, masked).flatMap((id) => this.sourceOf(id) ?? [])
    const text = exportText(sources, format, projectionRules(this.context, this.settings), masked)
    const how = `${format}, ${masked ? 'masked' : 'unmasked'}`
    store.write((tx) => {
      for (const { record } of sources) {
        tx.audit.append(auditEntry(this.context, 'exported', { documentId: record.id, reason: how }))
      }
    })
    try {
      await this.writeFile(path, Buffer.from(text))
    } catch (cause) {
      if (cause instanceof CodedError) throw cause
      throw new CodedError('EXPORT_FAILED', null, { cause })
    }
    return sources.length
  }

  private requiredIds(scope: ExportScope, masked: boolean): readonly string[] {
    if (this.context.policy.exportMasked && !masked) throw new CodedError('POLICY_FORBIDS')
    const ids = this.idsOf(scope)
    if (ids.length === 0) throw new CodedError('NOTHING_TO_EXPORT')
    return ids
  }

  private idsOf(scope: ExportScope): readonly string[] {
    const { documents } = this.context.store
    if (scope.kind === 'approved') return documents.idsInReviewState('APPROVED')
    return scope.ids.filter((id) => {
      const state = documents.byId(id)?.readState
      return state === 'EXTRACTED' || state === 'UNRECOGNISED' || state === 'FAILED'
    })
  }

  private sourceOf(id: string): ExportSource | null {
    const { documents, readings, verdicts } = this.context.store
    const record = documents.byId(id)
    return record ? { record, reading: readings.byDocument(id), verdicts: verdicts.byDocument(id) } : null
  }
}
