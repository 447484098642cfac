import type { ServiceContext } from '../context'
import type { DocumentService } from '../queue/document-service'
import type { SettingsService } from '../settings/settings-service'

const day = 86_400_000
const everyHour = 3_600_000

/** Deletes documents when the days are over for which they may be kept: decided ones, and those that nobody decided. */
export class RetentionService {
  private timer: NodeJS.Timeout | null = null

  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly documents: DocumentService,
  ) {}

  start(): void {
    const run = () => void this.run().catch((error: unknown) => this.context.log.error('retention_failed', error))
    run()
    this.timer = setInterval(run, everyHour)
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer)
  }

  /** Returns how many were deleted. */
  async run(): Promise<number> {
    const { retentionDays, retentionOpenDays } = this.settings.get()
    const { documents } = this.context.store
    const before = (days: number): string => new Date(this.context.now().getTime() - days * day).toISOString()
    const ids = [
      ...(retentionDays === null ? [] : documents.decidedBefore(before(retentionDays))),
      ...(retentionOpenDays === null ? [] : documents.openSince(before(retentionOpenDays))),
    ]
    if (ids.length > 0) await this.documents.remove(ids)
    return ids.length
  }
}
