import type { ConnectRemote, Remote } from '../services/ports/remote'
import type { Door } from '../services/ports/door'
import { RemoteApi } from './api'
import { Bucket } from './bucket'
import { OwnStorage } from './own-storage'
import { RemoteService } from './remote-service'

/** Reaches the connected service through `door`. */
export function remoteConnector(door: Door, now: () => Date): ConnectRemote {
  return (connection, secrets): Remote => {
    const api = new RemoteApi(door, connection.baseUrl.replace(/\/+$/, ''))
    const service = new RemoteService(api, secrets, now, new AbortController().signal)
    return {
      storage:
        connection.storage === 'bucket'
          ? new Bucket(door, connection.bucket, secrets, now)
          : new OwnStorage(door, service),
      prepare: async (signal) => void (await service.token('bulk', signal)),
      get isOwn() {
        return service.isOwn === true
      },
      handOver: (files, key, signal) =>
        service.ask(
          'bulk.multiupload',
          {
            product_type: connection.productType,
            file_urls: files.map(({ id, url }) => ({ file_url: url, document_id: id })),
          },
          // A service that knows no keys passes over the header: only our own may be asked twice.
          { signal, idempotencyKey: key, isKeyKnown: service.isOwn === true },
        ),
      results: (batch_id, page, signal) => service.ask('bulk.extracts', { batch_id, page, per_page: 50 }, { signal }),
    }
  }
}
