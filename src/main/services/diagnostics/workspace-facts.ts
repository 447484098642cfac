import type { Services } from '../create-services'

const tried = <T>(ask: () => T): T | 'failed' => {
  try {
    return ask()
  } catch {
    // A bundle is asked for when something is broken: what still answers is worth having.
    return 'failed'
  }
}

/** How an open workspace stands: counts, integrity, copies. No row of it. */
export function workspaceFacts({ store, keeping }: Services): object {
  return {
    documents: tried(() => store.documents.countByState()),
    documentErrors: tried(() => store.documents.countByError()),
    outbox: tried(() => store.outbox.counts()),
    userTypes: tried(() => store.userTypes.all().length),
    log: tried(() => store.audit.verify()),
    database: tried(() => store.health()),
    dailyCopies: tried(() => keeping.snapshots().length),
  }
}
