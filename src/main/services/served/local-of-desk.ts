import { limits } from '../../../shared/contract/limits'
import type { ChangeNotifier } from '../change-notifier'
import type { ServiceContext } from '../context'
import { LocalService, type LocalContext, type Meter } from '../local'
import type { SettingsService } from '../settings/settings-service'
import type { Moved } from './moved'
import { reviewDesk } from './review-desk'
import type { ServedParts } from './served-parts'

/** The local service over the desk's own workspace and readers: what it reads is reviewed at the desk. */
export function localOfDesk(
  context: ServiceContext,
  parts: ServedParts,
  settings: SettingsService,
  notifier: ChangeNotifier,
  moved: Moved,
): { readonly local: LocalService; readonly localContext: LocalContext } {
  const { store, blobs, reader, rules, now, newId, log } = context
  const network = () => parts.network(settings.get().serviceAllowedHosts)
  const localContext: LocalContext = {
    store: store.service,
    blobs,
    isBlobNeeded: (name) => store.blobs.isNeeded(name),
    reader,
    fetchFile: (url, signal) => network().fetchFile(url, signal),
    postJson: (url, body, headers) => network().postJson(url, body, headers),
    mayCall: (url) => network().mayCall(url),
    signer: parts.signer,
    hasher: parts.hasher,
    matcher: parts.matcher,
    rules,
    products: parts.products,
    requestsPerSecond: limits.requestsPerSecond,
    retentionDays: limits.retentionDays,
    meter: telling(parts.host.meter, moved.tell),
    userTypes: () => context.store.userTypes.all(),
    desk: reviewDesk(context, settings, notifier),
    log,
    now,
    newId,
  }
  return { local: new LocalService(localContext), localContext }
}

const telling = (meter: Meter, tell: () => void): Meter => ({
  fileEnded: (state) => {
    meter.fileEnded(state)
    tell()
  },
  fetched: (seconds, ok) => {
    meter.fetched(seconds, ok)
    tell()
  },
  read: (seconds) => meter.read(seconds),
  delivered: (ok) => {
    meter.delivered(ok)
    tell()
  },
})
