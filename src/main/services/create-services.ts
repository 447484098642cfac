import { AddressService } from './addresses/address-service'
import { ChangeNotifier } from './change-notifier'
import type { ServiceContext } from './context'
import { ExportService } from './export/export-service'
import { IntakeService } from './intake/intake-service'
import type { WriteFile } from './ports/write-file'
import { DocumentService } from './queue/document-service'
import { ReadQueue } from './read-queue/read-queue'
import { RetentionService } from './retention/retention-service'
import { projectionRules } from './review/projection-rules'
import { Rebander } from './review/rebander'
import { DecisionService } from './review/decision-service'
import { FieldService } from './review/field-service'
import { TableService } from './review/table-service'
import { UndoService } from './review/undo-service'
import { SettingsService } from './settings/settings-service'
import { WatchService } from './watch/watch-service'

/** The use cases over one open workspace. */
export interface Services {
  readonly settings: SettingsService
  readonly documents: DocumentService
  readonly intake: IntakeService
  readonly queue: ReadQueue
  readonly fields: FieldService
  readonly tables: TableService
  readonly decisions: DecisionService
  readonly undo: UndoService
  readonly exports: ExportService
  readonly addresses: AddressService
  readonly store: ServiceContext['store']
  /** Takes up the queue, the watched folders and the retention. */
  start(): void
  /** Ends them and closes the store; what was being read is read again at the next start. */
  close(): Promise<void>
}

export function createServices(context: ServiceContext, writeFile: WriteFile): Services {
  const { store } = context
  const settings = new SettingsService(context)
  const notifier = new ChangeNotifier(context.emit)
  const queue = new ReadQueue(context, notifier, settings)
  const documents = new DocumentService(context, settings, queue, notifier)
  const intake = new IntakeService(context, notifier, () => queue.wake())
  const watch = new WatchService(context, settings, intake)
  const retention = new RetentionService(context, settings, documents)
  const rebander = new Rebander(context, notifier)
  settings.onChange((now, before) => {
    if (now.workers !== before.workers) {
      context.reader.resize(now.workers)
      queue.wake()
    }
    if (now.bandLimits !== before.bandLimits || now.fieldBandLimits !== before.fieldBandLimits)
      rebander.run(projectionRules(context, settings))
  })
  return {
    settings,
    documents,
    intake,
    queue,
    fields: new FieldService(context, settings, documents, notifier),
    tables: new TableService(context, settings, documents, notifier),
    decisions: new DecisionService(context, settings, documents, queue, notifier),
    undo: new UndoService(context, settings, queue, notifier),
    exports: new ExportService(context, settings, writeFile),
    addresses: new AddressService(context, documents),
    store,
    start: () => {
      context.reader.resize(settings.get().workers)
      queue.start()
      rebander.start(projectionRules(context, settings))
      retention.start()
      watch.start()
      // Tidying takes its time in a large workspace; nothing waits for it.
      context.blobs
        .sweep((name) => store.blobs.isNeeded(name))
        .catch((error: unknown) => context.log.error('sweep_failed', error))
    },
    close: async () => {
      retention.stop()
      rebander.stop()
      await watch.stop()
      await queue.stop()
      notifier.stop()
      store.close()
    },
  }
}
