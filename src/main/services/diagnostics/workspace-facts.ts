import type { Settings } from '../../../shared/ipc/app'
import type { ServiceContext } from '../context'

export interface DiagnosedServices {
  readonly store: ServiceContext['store']
  readonly keeping: { snapshots(): readonly string[] }
  /** Null on a server, which has its options instead. */
  readonly settings: { get(): Settings } | null
}

const tried = <T>(ask: () => T): T | 'failed' => {
  try {
    return ask()
  } catch {
    // A bundle is asked for when something is broken: what still answers is worth having.
    return 'failed'
  }
}

/** How an open workspace stands: counts, integrity, copies. No row of it. */
export function workspaceFacts({ store, keeping }: DiagnosedServices): object {
  return {
    documents: tried(() => store.documents.countByState()),
    documentErrors: tried(() => store.documents.countByError()),
    outbox: tried(() => store.outbox.counts()),
    service: {
      files: tried(() => store.service.files.counts()),
      cases: tried(() => store.service.cases.count('')),
      clients: tried(() => store.service.clients.all().length),
    },
    userTypes: tried(() => store.userTypes.all().length),
    log: tried(() => store.audit.verify()),
    database: tried(() => store.health()),
    dailyCopies: tried(() => keeping.snapshots().length),
  }
}
