import { AddressService } from './addresses/address-service'
import { ChangeNotifier } from './change-notifier'
import type { ServiceContext } from './context'
import { DivisionService } from './division/division-service'
import { ExportService } from './export/export-service'
import { IntakeService } from './intake/intake-service'
import { CaseService } from './cases/case-service'
import { OnboardingService } from './onboarding/onboarding-service'
import { LanguageService } from './languages/language-service'
import type { WriteFile } from './ports/write-file'
import { DocumentService } from './queue/document-service'
import { EvidenceService } from './evidence/evidence-service'
import { KeepingService } from './keeping/keeping-service'
import { LegalHoldService } from './keeping/legal-hold-service'
import { PairingService } from './pairing/pairing-service'
import { ReadQueue } from './read-queue/read-queue'
import { RetentionService } from './retention/retention-service'
import { projectionRules } from './review/projection-rules'
import { Rebander } from './review/rebander'
import { ConnectionService } from './remote/connection-service'
import { OutboxService } from './remote/outbox-service'
import { DecisionService } from './review/decision-service'
import { FieldService } from './review/field-service'
import { TableCutService } from './review/cut-service'
import { TableService } from './review/table-service'
import { UndoService } from './review/undo-service'
import type { LocalService } from './local'
import { localOfDesk } from './served/local-of-desk'
import { Moved } from './served/moved'
import type { ServedParts } from './served/served-parts'
import { ServiceLists } from './served/service-lists'
import { ServiceMode } from './served/service-mode'
import { SettingsService } from './settings/settings-service'
import { UserTypeService } from './user-types/user-type-service'
import { WatchService } from './watch/watch-service'

/** The use cases over one open workspace. */
export interface Services {
  readonly settings: SettingsService
  readonly documents: DocumentService
  readonly intake: IntakeService
  readonly queue: ReadQueue
  readonly fields: FieldService
  readonly tables: TableService
  readonly tableCuts: TableCutService
  readonly decisions: DecisionService
  readonly division: DivisionService
  readonly pairing: PairingService
  readonly undo: UndoService
  readonly exports: ExportService
  readonly addresses: AddressService
  readonly userTypes: UserTypeService
  readonly languages: LanguageService
  readonly local: LocalService
  readonly served: ServiceLists
  readonly serviceMode: ServiceMode
  readonly cases: CaseService
  readonly onboarding: OnboardingService
  readonly connection: ConnectionService
  readonly outbox: OutboxService
  readonly keeping: KeepingService
  readonly holds: LegalHoldService
  readonly evidence: EvidenceService
  readonly store: ServiceContext['store']
  /** Takes up the queue, the watched folders and the retention. */
  start(): void
  /** Ends them and closes the store; what was being read is read again at the next start. */
  close(): Promise<void>
}

export function createServices(context: ServiceContext, writeFile: WriteFile, parts: ServedParts): Services {
  const { store } = context
  const settings = new SettingsService(context)
  const notifier = new ChangeNotifier(context.emit)
  const queue = new ReadQueue(context, notifier, settings)
  const documents = new DocumentService(context, settings, queue, notifier, () => outbox.kick())
  const division = new DivisionService(context, queue, notifier)
  const pairing = new PairingService(context, settings, queue, notifier)
  const intake = new IntakeService(context, notifier, () => queue.wake())
  const watch = new WatchService(context, settings, intake)
  const retention = new RetentionService(context, settings, documents)
  const moved = new Moved(context.emit)
  const { local, localContext } = localOfDesk(context, parts, settings, notifier, moved)
  const serviceMode = new ServiceMode(context, settings, local, parts.host, moved)
  const keeping = new KeepingService(context)
  const languages = new LanguageService(context, context.languages, queue)
  const rebander = new Rebander(context, notifier)
  const connection = new ConnectionService(settings, context.keychain, context.connectRemote)
  const outbox = new OutboxService(context, settings, connection, notifier)
  const obeyNetwork = (): void => context.network.turn(settings.get().noNetwork ? 'off' : 'on')
  settings.onChange((now, before) => {
    obeyNetwork()
    if (now.noNetwork !== before.noNetwork || now.connection !== before.connection) outbox.kick()
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
    tableCuts: new TableCutService(context, settings, documents, notifier),
    decisions: new DecisionService(context, settings, documents, queue, notifier),
    division,
    pairing,
    undo: new UndoService(context, settings, queue, division, pairing, notifier),
    exports: new ExportService(context, settings, writeFile),
    userTypes: new UserTypeService(context, documents, queue, notifier, writeFile),
    languages,
    addresses: new AddressService(context, documents),
    local,
    served: new ServiceLists(localContext, local, moved),
    serviceMode,
    cases: new CaseService(context, localContext, settings, documents, moved),
    onboarding: new OnboardingService(localContext, local, moved),
    connection,
    outbox,
    keeping,
    holds: new LegalHoldService(context),
    evidence: new EvidenceService(context, settings, writeFile),
    store,
    start: () => {
      context.reader.resize(settings.get().workers)
      queue.start()
      rebander.start(projectionRules(context, settings))
      retention.start()
      keeping.start()
      watch.start()
      obeyNetwork()
      local.start().catch((error: unknown) => context.log.error('service_start_failed', error))
      serviceMode.apply()
      outbox.start()
      // Tidying takes its time in a large workspace; nothing waits for it.
      context.blobs
        .sweep((name) => store.blobs.isNeeded(name))
        .catch((error: unknown) => context.log.error('sweep_failed', error))
    },
    close: async () => {
      // Before anything is awaited: what the readers give up from now on is read again by the next run.
      const localStopped = local.stop(0)
      languages.stop()
      retention.stop()
      rebander.stop()
      await outbox.stop()
      await watch.stop()
      await Promise.all([queue.stop(), serviceMode.stop(), localStopped])
      moved.stop()
      notifier.stop()
      keeping.stop()
      store.close()
    },
  }
}
