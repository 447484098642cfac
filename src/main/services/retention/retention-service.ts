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

  private async run(): Promise<void> {
    const { retentionDays, retentionOpenDays } = this.settings.get()
    const { documents } = this.context.store
    if (retentionDays !== null)
      await this.remove(documents.decidedBefore(this.before(retentionDays)), `decided ${retentionDays} days ago`)
    if (retentionOpenDays !== null)
      await this.remove(documents.openSince(this.before(retentionOpenDays)), `undecided for ${retentionOpenDays} days`)
  }

  private before(days: number): string {
    return new Date(this.context.now().getTime() - days * day).toISOString()
  }

  private async remove(ids: readonly string[], why: string): Promise<void> {
    if (ids.length > 0) await this.documents.remove(ids, { why: `retention, ${why}` })
  }
}
