import type { Settings } from '../../../shared/ipc/app'

/** One thing that a change of settings opens: an address that is sent to or fetched from, or a door of this machine. */
export type NewReach =
  | { readonly kind: 'service' | 'storage' | 'private_host'; readonly address: string }
  | { readonly kind: 'network' | 'callers' }

type Change = { readonly [K in keyof Settings]?: Settings[K] | undefined }

/**
 * What a change would let documents go to, or let reach them, that nothing did before. A window that was taken over
 * can ask for such a change as the analyst does: the analyst says yes to it outside of the window.
 */
export function newReach(before: Settings, change: Change): NewReach[] {
  const { connection, serviceAllowedHosts = [] } = change
  const address = (kind: 'service' | 'storage', now: string | undefined, was: string): NewReach[] =>
    now && now !== was ? [{ kind, address: now }] : []
  return [
    ...(change.noNetwork === false && before.noNetwork ? [{ kind: 'network' as const }] : []),
    ...address('service', connection?.baseUrl, before.connection.baseUrl),
    ...address('storage', connection?.bucket.endpoint, before.connection.bucket.endpoint),
    ...(change.serviceHost === '0.0.0.0' && before.serviceHost !== '0.0.0.0' ? [{ kind: 'callers' as const }] : []),
    ...serviceAllowedHosts
      .filter((host) => !before.serviceAllowedHosts.includes(host))
      .map((host) => ({ kind: 'private_host' as const, address: host })),
  ]
}
