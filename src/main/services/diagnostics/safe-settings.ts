import type { Policy } from '../../../shared/domain/policy'
import { documentTypes } from '../../../shared/domain/document-types'
import { defaultSettings, type Settings } from '../../../shared/ipc/app'

/** The settings without folders, machines, names of types or anything else that an analyst has typed. */
export function safeSettings(settings: Settings): object {
  const { connection } = settings
  return {
    theme: settings.theme,
    language: settings.language,
    workers: settings.workers,
    bandLimits: settings.bandLimits,
    fieldsWithLimits: Object.keys(settings.fieldBandLimits).filter((name) =>
      documentTypes.some((type) => new RegExp(`^${type}\\.[a-z_]+$`).test(name)),
    ),
    retentionDays: settings.retentionDays,
    retentionOpenDays: settings.retentionOpenDays,
    watchedFolders: settings.watchedFolders.length,
    serviceOn: settings.serviceOn,
    servicePort: settings.servicePort,
    serviceForOtherMachines: settings.serviceHost !== '127.0.0.1',
    serviceAllowedHosts: settings.serviceAllowedHosts.length,
    changedKeys: Object.keys(settings.keys).length,
    updateChannel: settings.updateChannel,
    noNetwork: settings.noNetwork,
    connection: {
      isSet: connection.baseUrl !== defaultSettings.connection.baseUrl,
      storage: connection.storage,
    },
    documentPaneShare: settings.documentPaneShare,
  }
}

/** What the administrators decided, without the machines that they named. */
export const safePolicy = (policy: Policy): object =>
  Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [
      name,
      typeof value !== 'string' || name === 'updateChannel' ? value : 'set',
    ]),
  )
